/**
 * The star: six sticks come in from all sides and their blades close around one puck.
 * Units: the star fits a circle of radius 100 around 0,0; one stick is drawn along +x.
 */
export interface StickShape {
  /** Distance of the heel from the centre. */
  readonly heel: number;
  /** Thickness of the shaft. */
  readonly shaft: number;
  /** Length of the blade from heel to toe. */
  readonly blade: number;
  /** Distance the blade reaches to its ice side and to its upper side. */
  readonly iceSide: number;
  readonly upperSide: number;
  /** Place along the blade where the tape begins, and the gap before it. */
  readonly tapeFrom: number;
  readonly gap: number;
  /** Length of the taped butt end; 0 leaves it out. */
  readonly butt: number;
}

/** The shape for marks of 40 px and more. */
export const markStick: StickShape = {
  heel: 50,
  shaft: 12,
  blade: 39,
  iceSide: 8,
  upperSide: 10,
  tapeFrom: 4,
  gap: 2.4,
  butt: 9,
};

/** A sturdier shape that survives 16 px. */
export const iconStick: StickShape = {
  ...markStick,
  heel: 52,
  shaft: 16,
  blade: 41,
  iceSide: 10.5,
  upperSide: 12.5,
  tapeFrom: 5,
  gap: 1,
  butt: 0,
};

/** Outer end of every stick. */
const REACH = 98;
/** Angle between shaft and blade, in degrees: the lie of a real stick. */
const LIE = 134;
/** Corner radii of the toe. */
const TOE = 7;

const round = (value: number) => Number(value.toFixed(1));

/** The three path strings of one stick: the bare wood, the taped blade and the taped butt end. */
export function stickPaths(shape: StickShape): { wood: string; tape: string; butt: string } {
  const cos = Math.cos((LIE * Math.PI) / 180);
  const sin = Math.sin((LIE * Math.PI) / 180);
  const half = shape.shaft / 2;
  /** A point `along` the blade from the heel and `up` from its middle line. */
  const at = (along: number, up: number) =>
    `${round(shape.heel + along * cos + up * sin)} ${round(along * sin - up * cos)}`;
  const { iceSide: ice, upperSide: upper, blade, tapeFrom, gap } = shape;
  const iceCorner = (-half - ice * cos) / sin;
  const upperCorner = (half + upper * cos) / sin;
  const end = REACH - shape.butt;
  const tapeStart = tapeFrom + gap;
  return {
    wood:
      `M${end} ${-half}H${round(shape.heel + 5)}Q${at(iceCorner, -ice)} ${at(iceCorner + 5, -ice)}` +
      `L${at(tapeFrom, -ice)}L${at(tapeFrom + 2.4, upper * 0.86)}` +
      `Q${at(upperCorner + 1, upper * 0.8)} ${shape.heel + 12} ${half}H${end}Z`,
    tape:
      `M${at(tapeStart, -ice)}L${at(blade - TOE, -ice)}Q${at(blade, -ice)} ${at(blade + 0.6, TOE - ice)}` +
      `L${at(blade + 0.6, upper - 5)}Q${at(blade, upper)} ${at(blade - 5, upper)}L${at(tapeStart + 3, upper * 0.88)}Z`,
    butt: shape.butt > 0 ? `M${end + 2} ${round(-half - 1.4)}H${REACH}V${round(half + 1.4)}H${end + 2}Z` : '',
  };
}

/** The rotation of the stick with this index, in degrees: the first one points up. */
const stickAngle = (index: number): number => index * 60 - 90;

/** The whole star as SVG elements around 0,0. */
export function starSvg(
  shape: StickShape,
  colours: { wood: string; puck: string; tapes: readonly string[] },
  puckRadius: number,
): string {
  const { wood, tape, butt } = stickPaths(shape);
  const sticks = colours.tapes.map(
    (tapeColour, index) =>
      `<g transform="rotate(${stickAngle(index)})"><path fill="${colours.wood}" d="${wood}"/>` +
      `<path fill="${tapeColour}" d="${tape}${butt}"/></g>`,
  );
  return `${sticks.join('')}<circle r="${puckRadius}" fill="${colours.puck}"/>`;
}
