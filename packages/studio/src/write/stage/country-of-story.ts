import { countryCalled, landOf } from '../../language/lands-of-countries.ts';
import type { Story } from '../story/analyse-story.ts';

/** So many sentences at the beginning tell where a story is set. */
const beginning = 4;

/** The country that a story tells of from its beginning, where open country looks different from that of its readers. */
export function countryAbroad(
  { entities }: Pick<Story, 'entities'>,
  country: string | undefined,
): string | undefined {
  const told = entities
    .filter(({ kind, first }) => kind === 'place' && first < beginning)
    .toSorted((a, b) => a.first - b.first)
    .flatMap(({ name }) => countryCalled(name) ?? [])[0];
  return told && landOf(told) !== landOf(country ?? '') ? told : undefined;
}
