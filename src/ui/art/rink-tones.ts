/** Colours of the rink: real markings on the light page, one quiet line colour on night. */
export const rinkTones = {
  light: {
    ice: 'fill-sheet',
    boards: 'stroke-edge',
    red: 'stroke-red',
    redFill: 'fill-red',
    blue: 'stroke-blue',
    crease: 'fill-crease',
    dash: 'stroke-sheet',
  },
  dark: {
    ice: 'fill-night',
    boards: 'stroke-scuff',
    red: 'stroke-scuff',
    redFill: 'fill-scuff',
    blue: 'stroke-scuff',
    crease: 'fill-boards',
    dash: 'stroke-night',
  },
} as const;

/** Ground that the rink is drawn on. */
export type RinkTone = keyof typeof rinkTones;
