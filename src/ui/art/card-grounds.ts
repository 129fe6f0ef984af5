/** The stall behind a jersey, as classes of the design tokens. */
export interface CardGround {
  readonly wall: string;
  readonly shelf: string;
  /** The hook, which reads on the wall. */
  readonly hook: string;
  /** The edge around the jersey, which separates it from the wall. */
  readonly outline: string;
}

/** The six stalls of the set. */
export const cardGrounds: readonly CardGround[] = [
  { wall: 'fill-sheet', shelf: 'fill-night', hook: 'stroke-night', outline: 'stroke-hairline' },
  { wall: 'fill-night', shelf: 'fill-boards', hook: 'stroke-edge', outline: 'stroke-sheet' },
  { wall: 'fill-ice', shelf: 'fill-edge', hook: 'stroke-edge', outline: 'stroke-hairline' },
  { wall: 'fill-crease', shelf: 'fill-blue', hook: 'stroke-blue', outline: 'stroke-sheet' },
  { wall: 'fill-boards', shelf: 'fill-night', hook: 'stroke-edge', outline: 'stroke-sheet' },
  { wall: 'fill-blue', shelf: 'fill-boards', hook: 'stroke-crease', outline: 'stroke-sheet' },
];
