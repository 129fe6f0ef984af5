/** View boxes of parts of the rink in units of 0.1 ft, the whole sheet being 2000 × 850 (200 × 85 ft). */
export const rinkCrops = {
  length: '-12 255 2024 340',
  'left-zone': '-12 -12 783 874',
  'middle-zone': '734 -12 532 874',
  'right-zone': '1231 -12 781 874',
  'right-end': '1212 -12 800 874',
  neutral: '690 -12 620 874',
  centre: '800 225 400 400',
  strip: '1130 255 880 340',
} as const;

export type RinkCrop = keyof typeof rinkCrops;
