import { msg } from '@lingui/core/macro';
import { textOr, textsOf } from '../../../lib/texts-of.ts';

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

/** What a theme is called in the language of the page; its own name where somebody of this site added it. */
export const themeName = ({ slug, name }: { slug: string; name: string }) => textOr(themeNames, slug, name);
