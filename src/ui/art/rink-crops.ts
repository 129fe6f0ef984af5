/** View boxes of parts of the rink in units of 0.1 ft, the whole sheet being 2000 × 850 (200 × 85 ft). */
export const rinkCrops = {
  length: '-12 255 2024 340',
  'left-zone': '-12 -12 783 874',
  'middle-zone': '734 -12 532 874',
  'right-zone': '1231 -12 781 874',
  neutral: '690 -12 620 874',
  centre: '800 225 400 400',
  strip: '1130 255 880 340',
} as const;

export type RinkCrop = keyof typeof rinkCrops;

/** View boxes of parts of a play. On a rink sheet of the same proportions the line lies where it was skated. */
export const playParts = {
  /** A give-and-go on the ice of `right-zone`. */
  'right-zone': '-46 -341 1154 1154',
  /** The same on the ice of `strip`. */
  strip: '-396 -121 1650 637.5',
  /** The three stages of the play over the full ice: on `left-zone`, `middle-zone` and `right-zone`. */
  stages: ['0 0 464 200', '442 0 316 200', '737 0 463 200'],
} as const;
