import { isLanguage } from '@panelwise/contracts/domain/languages';
import { limits } from '@panelwise/contracts/domain/limits';
import { noCurriculum } from '../../../components/curriculum-choice/curriculum-choice.tsx';
import { type ChangeHow, useAddressChoices } from '../../../lib/address-choices.ts';
import type { LibraryFilter } from '../api/library-queries.ts';

/** Nothing left out. */
export const noFilter = {
  search: '',
  subject: '',
  grade: '',
  country: '',
  language: '' as const,
  ...noCurriculum,
};

/** The filter that an address asks for; what makes no sense in it is left out. */
export function filterIn(params: URLSearchParams): LibraryFilter {
  const language = params.get('language') ?? '';
  return {
    page: Math.min(1_000_000, Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)),
    search: (params.get('search') ?? '').slice(0, limits.searchMax),
    subject: (params.get('subject') ?? '').slice(0, 100),
    grade: (params.get('grade') ?? '').slice(0, 10),
    country: (params.get('country') ?? '').slice(0, 2).toUpperCase(),
    language: isLanguage(language) ? language : '',
    curriculum: (params.get('curriculum') ?? '').slice(0, 40),
    level: (params.get('level') ?? '').slice(0, 10),
    unit: (params.get('unit') ?? '').slice(0, 40),
    standard: (params.get('standard') ?? '').slice(0, limits.standardCodeMax),
  };
}

/** The filter lives in the address, so that a page of the library can be shared and gone back to. */
export function useLibraryFilter(): [
  LibraryFilter,
  (change: Partial<LibraryFilter>, how?: ChangeHow) => void,
] {
  const [params, change] = useAddressChoices();
  return [filterIn(params), change];
}
