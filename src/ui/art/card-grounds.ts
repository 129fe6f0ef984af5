/**
 * The six stalls behind a jersey, as classes of the design tokens: the hook reads on the wall, and the outline separates
 * the jersey from it.
 */
export const cardGrounds = [
  { wall: 'fill-sheet', shelf: 'fill-night', hook: 'stroke-night', outline: 'stroke-hairline' },
  { wall: 'fill-night', shelf: 'fill-boards', hook: 'stroke-edge', outline: 'stroke-sheet' },
  { wall: 'fill-ice', shelf: 'fill-edge', hook: 'stroke-edge', outline: 'stroke-hairline' },
  { wall: 'fill-crease', shelf: 'fill-blue', hook: 'stroke-blue', outline: 'stroke-sheet' },
  { wall: 'fill-boards', shelf: 'fill-night', hook: 'stroke-edge', outline: 'stroke-sheet' },
  { wall: 'fill-blue', shelf: 'fill-boards', hook: 'stroke-crease', outline: 'stroke-sheet' },
] as const;
