/** A rendered scene; its master is art/masters/<name>.avif, 1600 × 900. */
export interface SceneSource {
  /** Horizontal centre of the portrait cut, 0 (left) to 1 (right) of the landscape frame; or it has its own master. */
  readonly focus: number | 'own portrait';
}

/** Every scene of the site; the order here is the order in the generated manifest. */
export const sceneSources = {
  'goal-dawn': { focus: 0.6 },
  mandala: { focus: 0.69 },
  huddle: { focus: 0.5 },
  blade: { focus: 0.73 },
  pylons: { focus: 0.735 },
  aurora: { focus: 0.61 },
  tape: { focus: 0.66 },
  'lone-puck': { focus: 0.62 },
  chai: { focus: 0.685 },
  whiteboard: { focus: 0.62 },
  shelf: { focus: 0.64 },
  spray: { focus: 0.645 },
  net: { focus: 0.73 },
  door: { focus: 0.715 },
  'first-step': { focus: 'own portrait' },
  line: { focus: 'own portrait' },
  pair: { focus: 0.66 },
  room: { focus: 0.57 },
  bench: { focus: 0.65 },
  rink: { focus: 0.645 },
  laces: { focus: 0.69 },
  mitts: { focus: 0.5 },
  chair: { focus: 0.67 },
} as const satisfies Record<string, SceneSource>;
