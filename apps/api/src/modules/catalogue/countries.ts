import { DomainError } from '@panelwise/contracts/errors/domain-error';

export type CountryOption = { value: string; label: string };

/** Names that are no countries of today or that stand for groups of them. */
const notCountries = new Set([
  'AN',
  'BU',
  'CS',
  'DD',
  'EU',
  'EZ',
  'FX',
  'NT',
  'QO',
  'SU',
  'TP',
  'UK',
  'UN',
  'XA',
  'XB',
  'YD',
  'YU',
  'ZR',
  'ZZ',
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'IC',
  'TA',
  'DY',
  'HV',
  'NH',
  'RH',
  'VD',
]);
/** Where nobody lives for good, or nobody goes to school. */
const withoutSchools = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM']);
const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** All countries that have schools, with their English names, sorted by name. The codes are ISO 3166-1 alpha-2. */
export const countries: CountryOption[] = listCountries();

function listCountries(): CountryOption[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((value) => {
      const label = notCountries.has(value) || withoutSchools.has(value) ? undefined : names.of(value);
      return label ? [{ value, label }] : [];
    })
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

const codes = new Set(countries.map(({ value }) => value));

/** @throws DomainError `bad-input` where it is the code of no country */
export function mustBeCountry(code: string | null): void {
  if (code === null || codes.has(code)) return;
  const message = 'Please choose a country.';
  throw new DomainError('bad-input', { details: [{ path: 'country', message }] });
}

/** The country to offer first: the region of the first language that names one, else the USA. */
export function guessCountry(acceptLanguage: string | undefined): CountryOption {
  for (const [, region] of (acceptLanguage ?? '').matchAll(/[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/g)) {
    const known = countries.find((country) => country.value === region);
    if (known) return known;
  }
  return countries.find((country) => country.value === 'US') as CountryOption;
}
