/**
 * The six stalls behind a sweater, as classes of the design tokens: the hook reads on the wall and on the shelf.
 */
export const stalls = [
  { wall: 'bg-sheet', shelf: 'fill-steel', hook: 'stroke-night' },
  { wall: 'bg-night', shelf: 'fill-boards', hook: 'stroke-steel' },
  { wall: 'bg-ice', shelf: 'fill-steel', hook: 'stroke-night' },
  { wall: 'bg-crease', shelf: 'fill-blue', hook: 'stroke-night' },
  { wall: 'bg-boards', shelf: 'fill-night', hook: 'stroke-steel' },
  { wall: 'bg-blue', shelf: 'fill-boards', hook: 'stroke-crease' },
] as const;
