import { i18n } from '@lingui/core';
import classes from './country-flag.module.css';

const flags = import.meta.glob<string>('../../../node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Names of countries by their code, in the language of the interface. */
export const countryNames = () => new Intl.DisplayNames(i18n.locale, { type: 'region' });

/** The name of a two-letter country code; the code itself when there is no such country. */
export function countryName(code: string): string {
  try {
    return countryNames().of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}

/** The flag of a two-letter country code, from our own files. Decoration: the name stands beside it. */
export function CountryFlag({ code }: { code: string }) {
  const src = flags[`../../../node_modules/country-flag-icons/3x2/${code.toUpperCase()}.svg`];
  return src ? <img className={classes.flag} src={src} alt="" width={24} height={16} loading="lazy" /> : null;
}
