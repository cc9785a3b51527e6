import { msg } from '@lingui/core/macro';
import { textOr, textsOf } from './texts-of.ts';

/** The names of the styles that every site begins with, by their slug. */
const styleNames = textsOf({
  comic: msg({ message: 'Comic', context: 'style' }),
  manga: msg({ message: 'Manga', context: 'style' }),
  watercolor: msg({ message: 'Watercolor', context: 'style' }),
  flat: msg({ message: 'Flat', context: 'style' }),
  pixel: msg({ message: 'Pixel', context: 'style' }),
  chalkboard: msg({ message: 'Chalkboard', context: 'style' }),
  papercut: msg({ message: 'Paper cut', context: 'style' }),
});

/** What a style is called in the language of the page; its own name where somebody of this site added it. */
export const styleName = ({ slug, name }: { slug: string; name: string }) => textOr(styleNames, slug, name);
