/** One rendered scene: which master it is cut from and where its subject stands. */
export interface SceneSource {
  /** File in art/masters, without `.png`. */
  readonly master: string;
  /** Horizontal centre of the portrait cut, 0 (left) to 1 (right) of the landscape frame. */
  readonly focus: number;
}

/** Every scene of the site; the order here is the order in the generated manifest. */
export const sceneSources = {
  puck: { master: 'puck', focus: 0.745 },
  'goal-dawn': { master: 'goal-dawn', focus: 0.6 },
  mandala: { master: 'mandala', focus: 0.69 },
  huddle: { master: 'huddle', focus: 0.5 },
  heap: { master: 'heap', focus: 0.62 },
  blade: { master: 'blade', focus: 0.73 },
  pylons: { master: 'pylons', focus: 0.735 },
  aurora: { master: 'aurora', focus: 0.61 },
  tape: { master: 'tape', focus: 0.66 },
  'lone-puck': { master: 'lone-puck', focus: 0.62 },
} as const satisfies Record<string, SceneSource>;
