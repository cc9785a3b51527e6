/** The styles that the studio draws in and every site begins with, in the order in which they are offered. */
export const firstStyles = [
  { slug: 'comic', name: 'Comic' },
  { slug: 'manga', name: 'Manga' },
  { slug: 'watercolor', name: 'Watercolor' },
  { slug: 'flat', name: 'Flat' },
  { slug: 'pixel', name: 'Pixel' },
  { slug: 'chalkboard', name: 'Chalkboard' },
  { slug: 'papercut', name: 'Paper cut' },
] as const;

export type FirstStyle = (typeof firstStyles)[number]['slug'];
