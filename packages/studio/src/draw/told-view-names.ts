/** Drawings of what lessons about words, living things and the past tell. */
export const toldViewNames = [
  'x-four-word-jobs',
  'x-max-eats-cake',
  'x-max-runs',
  'x-cake-described',
  'x-max-under-table',
  'x-tall-and-taller',
  'x-snail-boy-in-book',
  'x-snail-boy-shoes-on',
  'x-said-stronger',
  'x-three-characters',
  'x-garden-day',
  'x-day-or-night',
  'x-snail-at-sea',
  'x-plot-foot',
  'x-plot-mountain',
] as const;
