import { t } from '@lingui/core/macro';
import { isLanguage, languageNames } from '@panelwise/contracts/domain/languages';
import { useQuery } from '@tanstack/react-query';
import { libraryChoicesQuery } from '../../lib/library-choices.ts';

/**
 * Narrows comics down to those in one language, as the library has them in several; else there is nothing to choose and
 * nothing to see, unless an address has chosen one. Needs no Mantine.
 * @param value a code, empty for all
 */
export function LanguageChoice({
  value,
  onChange,
  className,
}: {
  value: string;
  onChange: (language: string) => void;
  className: string | undefined;
}) {
  const { data } = useQuery(libraryChoicesQuery);
  const there = data?.languages ?? [];
  const choices = there.some((one) => one.value === value) || !value ? there : [...there, { value }];
  if (choices.length < 2 && !value) return null;
  return (
    <label>
      <span className="visually-hidden">{t`Language`}</span>
      <select className={className} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t`Any language`}</option>
        {choices.flatMap(({ value: code }) =>
          isLanguage(code)
            ? [
                <option key={code} value={code} lang={code}>
                  {languageNames[code]}
                </option>,
              ]
            : [],
        )}
      </select>
    </label>
  );
}
