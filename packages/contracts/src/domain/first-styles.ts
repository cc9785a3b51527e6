/** Their slugs alone: what is sent names no more. */
export const styleSlugs = [
  'comic',
  'manga',
  'watercolor',
  'flat',
  'pixel',
  'chalkboard',
  'papercut',
] as const;
export type FirstStyle = (typeof styleSlugs)[number];

/** The styles that the studio draws in and every site begins with, in the order in which they are offered. */
export const firstStyles = [
  { slug: 'comic', name: 'Comic' },
  { slug: 'manga', name: 'Manga' },
  { slug: 'watercolor', name: 'Watercolor' },
  { slug: 'flat', name: 'Flat' },
  { slug: 'pixel', name: 'Pixel' },
  { slug: 'chalkboard', name: 'Chalkboard' },
  { slug: 'papercut', name: 'Paper cut' },
] as const satisfies readonly { slug: FirstStyle; name: string }[];
