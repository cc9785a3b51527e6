import classes from './country-flag.module.css';

const flags = import.meta.glob<string>('../../../node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const names = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of a two-letter country code; the code itself when there is no such country. */
export function countryName(code: string): string {
  try {
    return names.of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}

/** The flag of a two-letter country code, from our own files. Decoration: the name stands beside it. */
export function CountryFlag({ code }: { code: string }) {
  const src = flags[`../../../node_modules/country-flag-icons/3x2/${code.toUpperCase()}.svg`];
  return src ? <img className={classes.flag} src={src} alt="" width={24} height={16} loading="lazy" /> : null;
}
