import { msg } from '@lingui/core/macro';
import { textOr, textsOf } from '../../../lib/texts-of.ts';

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

/** The names of the themes that every site begins with, by their slug. */
const themeNames = textsOf({
  'everyday-life': msg`Everyday life`,
  adventure: msg`Adventure`,
  mystery: msg`Mystery`,
  'time-travel': msg`Time travel`,
  'in-the-lab': msg`In the lab`,
  sports: msg`Sports and games`,
  nature: msg`Out in nature`,
  space: msg`Space mission`,
  'folk-tale': msg`Folk tale`,
});

type Named = { slug: string; name: string };

/** What a style is called in the language of the page; its own name where somebody of this site added it. */
export const styleName = ({ slug, name }: Named) => textOr(styleNames, slug, name);

/** What a theme is called in the language of the page, as for `styleName`. */
export const themeName = ({ slug, name }: Named) => textOr(themeNames, slug, name);
