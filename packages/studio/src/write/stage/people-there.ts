import type { Complexion } from '../../draw/vocabulary.ts';
import { countryOfCity } from '../../language/cities-of-countries.ts';
import { knownLook } from '../../language/known-looks.ts';
import { complexionsOf, complexionsOfThePast, countryOfPeriod } from '../../language/looks-of-countries.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';

type Told = Pick<Story, 'entities' | 'narrator'> & { sentences: readonly Pick<StorySentence, 'text'>[] };

/** Where a story plays, as far as looks go. */
export type Home = {
  country: string;
  /** What people there look like; undefined where anybody may look any way. */
  complexions?: readonly Complexion[];
  /** Whether a country of today's readers would show other people: it plays elsewhere, or long ago. */
  isElsewhere: boolean;
  isOfThePast: boolean;
};

/** So many sentences at the beginning tell where a story is set. */
const beginning = 3;
/** So many tell when. */
const opening = 3;

/** The words that Black people of America's past are told of with: who else is in such a story nobody can guess. */
const ofBlackAmerica =
  /(?<!\p{L})(?:Black|African[ -]Americans?|civil rights|segregat(?:ed|ion)|boycott|enslaved|slaves?|slavery|plantations?|Harlem|Underground Railroad|Jim Crow)(?!\p{L})/u;
const america = /^(?:us|usa|united states|america)$/i;

/** Where a story plays: what it tells of from its beginning or of somebody of history, else where it is read. */
export function homeOf(story: Told, country: string): Home {
  const told = toldOf(story);
  const home = told || country;
  const isOfThePast = isOfHistory(story);
  const isOpen = isOfThePast && america.test(home) && isOfBlackAmerica(story);
  const complexions = isOpen ? undefined : isOfThePast ? complexionsOfThePast(home) : complexionsOf(home);
  return {
    country: home,
    ...(complexions && { complexions }),
    isElsewhere: complexions !== undefined && String(complexions) !== String(complexionsOf(country)),
    isOfThePast,
  };
}

/** Whether it tells of them by its words or by somebody of history. */
const isOfBlackAmerica = ({ entities, sentences }: Told) =>
  sentences.some(({ text }) => ofBlackAmerica.test(text)) ||
  entities.some(({ known }) => known && (knownLook(known)?.skin ?? 0) > 2);

/** Whoever visits a country, or leaves one, is from elsewhere. */
const ofTravellers =
  /(?<!\p{L})(?:holidays?|vacation|tourists?|trip|visit(?:s|ed|ing)?|travel\p{L}*|flew|sail(?:s|ed)|voyage|expedition|exchange)(?!\p{L})/iu;

/** A country or a city of one that a story tells of from its beginning: people there look as people do there, wherever it is read. */
function toldOf({ entities, sentences }: Told): string {
  const early = entities.flatMap(({ kind, name, first }) =>
    kind === 'place' && first < beginning && !ofTravellers.test(sentences[first]?.text ?? '')
      ? [countryOfCity(name) ?? name]
      : [],
  );
  return (
    early.find((name) => complexionsOfThePast(name)) ??
    // Those around somebody of history look as people do there.
    entities.flatMap(({ known, period }) => (known && period && countryOfPeriod(period)) || []).at(0) ??
    ''
  );
}

const inLastCentury =
  /(?<!\p{L})(?:in|on|since|by|until|from|of|January|February|March|April|May|June|July|August|September|October|November|December) (?:the )?(?:early |late |year )?(?:1[0-8]\d\d|19\d\d)(?![\d.,]\d)/iu;

/** Whether a story tells of history: its people wear the clothes of another time, or its first sentences name a year of the last century. */
function isOfHistory({ entities, narrator, sentences }: Told): boolean {
  const people = entities.filter(({ kind }) => kind === 'child' || kind === 'adult');
  const dated = people.filter(({ period }) => period);
  if (dated.some(({ first }) => first < opening) && dated.length * 2 >= people.length) return true;
  return narrator === 'none' && sentences.slice(0, opening).some(({ text }) => inLastCentury.test(text));
}
