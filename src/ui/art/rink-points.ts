/** Place of the number of each marking, in units of 0.1 ft. */
export const rinkPoints = {
  'goal-line': { x: 1890, y: 640 },
  crease: { x: 1742, y: 425 },
  'faceoff-circle': { x: 1556, y: 152 },
  'blue-line': { x: 1250, y: 600 },
  'centre-line': { x: 1000, y: 160 },
  'neutral-zone': { x: 1112, y: 640 },
} as const;
