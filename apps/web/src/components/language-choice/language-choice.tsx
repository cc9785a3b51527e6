import { t } from '@lingui/core/macro';
import { isLanguage, languageNames } from '@panelwise/contracts/domain/languages';
import { useQuery } from '@tanstack/react-query';
import { libraryChoicesQuery } from '../../lib/library-choices.ts';
import { PlainSelect } from '../plain-select/plain-select.tsx';

/**
 * Narrows comics down to those in one language, as the library has them in several; else there is nothing to choose and
 * nothing to see, unless an address has chosen one. Needs no Mantine.
 * @param value a code, empty for all
 */
export function LanguageChoice({
  value,
  onChange,
  narrow = false,
}: {
  value: string;
  onChange: (language: string) => void;
  narrow?: boolean;
}) {
  const { data } = useQuery(libraryChoicesQuery);
  const there = data?.languages ?? [];
  const choices = there.some((one) => one.value === value) || !value ? there : [...there, { value }];
  if (choices.length < 2 && !value) return null;
  return (
    <PlainSelect label={t`Language`} any={t`Any language`} value={value} onChange={onChange} narrow={narrow}>
      {choices.flatMap(({ value: code }) =>
        isLanguage(code)
          ? [
              <option key={code} value={code} lang={code}>
                {languageNames[code]}
              </option>,
            ]
          : [],
      )}
    </PlainSelect>
  );
}
