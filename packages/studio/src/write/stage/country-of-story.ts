import { countryIn, landOf } from '../../language/lands-of-countries.ts';
import type { Story } from '../story/analyse-story.ts';

/** So many sentences at the beginning tell where a story is set. */
const beginning = 4;

/** The country that a story tells of from its beginning, where open country looks different from that of its readers. */
export function countryAbroad(
  { sentences }: Pick<Story, 'sentences'>,
  country: string | undefined,
): string | undefined {
  const told = sentences.slice(0, beginning).flatMap(({ text }) => countryIn(text) ?? [])[0];
  return told && landOf(told) !== landOf(country ?? '') ? told : undefined;
}
