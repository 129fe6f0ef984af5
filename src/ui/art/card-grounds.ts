/**
 * The six stalls behind a jersey, as classes of the design tokens: the hook reads on the wall and on the shelf.
 */
export const cardGrounds = [
  { wall: 'bg-sheet', shelf: 'fill-night', hook: 'stroke-night' },
  { wall: 'bg-night', shelf: 'fill-boards', hook: 'stroke-edge' },
  { wall: 'bg-ice', shelf: 'fill-edge', hook: 'stroke-edge' },
  { wall: 'bg-crease', shelf: 'fill-blue', hook: 'stroke-blue' },
  { wall: 'bg-boards', shelf: 'fill-night', hook: 'stroke-edge' },
  { wall: 'bg-blue', shelf: 'fill-boards', hook: 'stroke-crease' },
] as const;
