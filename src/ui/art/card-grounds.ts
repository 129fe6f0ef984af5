/**
 * The six stalls behind a jersey, as classes of the design tokens: the hook reads on the wall, and the outline separates
 * the jersey from it.
 */
export const cardGrounds = [
  { wall: 'bg-sheet', shelf: 'fill-night', hook: 'stroke-night', outline: 'stroke-hairline' },
  { wall: 'bg-night', shelf: 'fill-boards', hook: 'stroke-edge', outline: 'stroke-sheet' },
  { wall: 'bg-ice', shelf: 'fill-edge', hook: 'stroke-edge', outline: 'stroke-hairline' },
  { wall: 'bg-crease', shelf: 'fill-blue', hook: 'stroke-blue', outline: 'stroke-sheet' },
  { wall: 'bg-boards', shelf: 'fill-night', hook: 'stroke-edge', outline: 'stroke-sheet' },
  { wall: 'bg-blue', shelf: 'fill-boards', hook: 'stroke-crease', outline: 'stroke-sheet' },
] as const;
