/** A rendered scene; its master is art/masters/<name>.avif, 1600 × 900. */
export interface SceneSource {
  /** Horizontal centre of the portrait cut, 0 (left) to 1 (right) of the landscape frame. */
  readonly focus: number;
}

/** Every scene of the site; the order here is the order in the generated manifest. */
export const sceneSources = {
  puck: { focus: 0.745 },
  'goal-dawn': { focus: 0.6 },
  mandala: { focus: 0.69 },
  huddle: { focus: 0.5 },
  heap: { focus: 0.62 },
  blade: { focus: 0.73 },
  pylons: { focus: 0.735 },
  aurora: { focus: 0.61 },
  tape: { focus: 0.66 },
  'lone-puck': { focus: 0.62 },
  chai: { focus: 0.685 },
  rink: { focus: 0.645 },
  laces: { focus: 0.69 },
  mitts: { focus: 0.72 },
  chair: { focus: 0.665 },
} as const satisfies Record<string, SceneSource>;
