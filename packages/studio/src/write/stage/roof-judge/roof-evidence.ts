import type { Features, StoryEvidence } from '../../reading/place-judge/place-evidence.ts';
import { placeMentions } from '../../reading/place-judge/place-mentions.ts';
import { signsIn } from '../../reading/place-judge/signs-in.ts';
import { wordFeature, wordsTold } from '../../reading/place-judge/words-told.ts';
import { speechOf, withoutSpeech } from '../../reading/without-speech.ts';
import type { StorySentence } from '../../story/analyse-story.ts';
import { type Roof, roofOver } from './roofs.ts';

/** The two "places" of this judge. */
export const roofs = ['outdoors', 'indoors'] as const;

/** How much of a story is under a roof, from more than which part on. */
const shares: readonly [least: number, name: string][] = [
  [0.8, 'nearly all'],
  [0.5, 'most'],
  [0.2, 'some'],
];

const upTo = (count: number) => (count > 2 ? '3+' : String(count));
/** How far away the nearest sentence is whose place is known. */
const far = (sentences: number) => (sentences > 5 ? '6+' : sentences > 2 ? '3-5' : String(sentences));

/** What a sentence tells by itself: the roof over it where its place is known, its words, and the names of what it shows. */
type Told = { known: Roof | undefined; words: string[]; saidWords: string[]; shows: Features; is: Features };

function read(sentence: StorySentence): Told {
  const narrated = withoutSpeech(sentence.text);
  const said = speechOf(sentence.text);
  return {
    known: roofOver(sentence.place),
    words: wordsTold(narrated),
    saidWords: wordsTold(said),
    shows: signsOfRoof(narrated, said),
    is: ofSentence(sentence, narrated),
  };
}

/**
 * An English story as the judge of roofs sees it: what speaks in each sentence for the open sky and for a roof, from the
 * places that are known around it, what is named and seen, and the words.
 */
export function roofEvidence(sentences: readonly StorySentence[]): StoryEvidence {
  const told = sentences.map(read);
  const known = told.flatMap(({ known }) => known ?? []);
  const share = (roof: Roof) => {
    if (known.length === 0) return 'unknown';
    const part = known.filter((one) => one === roof).length / known.length;
    return shares.find(([least]) => part > least)?.[1] ?? 'few';
  };
  return {
    places: [...roofs],
    forPlace: told.map(({ words, saidWords, shows, is }, at) =>
      roofs.map((roof) => [
        roof,
        `${roof} share ${share(roof)}`,
        ...nearest(told, at, -1).map((name) => `${roof} since ${name}`),
        ...nearest(told, at, 1).map((name) => `${roof} until ${name}`),
        ...shows.map((name) => `${roof} ${name}`),
        ...words.map((word) => wordFeature(roof, word)),
        ...saidWords.map((word) => wordFeature(`${roof} said`, word)),
        ...is.map((name) => `${roof} ${name}`),
      ]),
    ),
    forNone: told.map(({ words, is }) => [
      ...is,
      `known ${known.length === 0 ? 'never' : 'somewhere'}`,
      ...words.map((word) => wordFeature('none', word)),
    ]),
    moves: sentences.map((sentence, at) => [
      'any',
      ...(at > 0 && sentences[at - 1]!.paragraph !== sentence.paragraph ? ['paragraph'] : []),
      ...(at > 0 && sentences[at - 1]!.place !== sentence.place ? ['place changes'] : []),
      `begins:${/^[\p{L}'’]+/u.exec(sentence.text)?.[0].toLowerCase() ?? ''}`,
    ]),
  };
}

function nearest(told: readonly Told[], at: number, step: -1 | 1): Features {
  for (let i = at; i >= 0 && i < told.length; i += step) {
    const { known } = told[i]!;
    if (known) return [known, `${known} ${far(Math.abs(i - at))}`];
  }
  return ['never'];
}

/** The places that the words name, by preposition, and those whose things are seen. */
function signsOfRoof(narrated: string, said: string): Features {
  const mentions = placeMentions(narrated).flatMap(({ place, preposition, isPlural }) => {
    const roof = roofOver(place);
    return roof ? [`names ${roof}`, `names ${roof} ${preposition}${isPlural ? ' many' : ''}`] : [];
  });
  const counts = new Map<string, number>();
  for (const [place, kind] of [...signsIn(narrated, ''), ...signsIn(said, 'said')]) {
    const roof = roofOver(place);
    if (!roof) continue;
    for (const name of [`sees ${roof}`, `sees ${roof} ${kind}`])
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...new Set(mentions), ...[...counts].map(([name, count]) => `${name} ${upTo(count)}`)];
}

const ofSentence = (
  { kind, people, firstPerson, text, taught }: StorySentence,
  narrated: string,
): Features => [
  `kind ${kind}`,
  people.length > 0 ? 'of people' : 'of nobody',
  ...(firstPerson ? ['of who tells'] : []),
  ...(taught ? ['taught'] : []),
  ...(text.includes('"') ? ['speech'] : []),
  ...(/(?<!\p{L})(?:is|are|has|have|does|do|can)(?!\p{L})/u.test(narrated) ? ['present'] : []),
  ...(/(?<!\p{L})(?:1\d{3}|20\d\d)(?!\d)/u.test(text) ? ['year'] : []),
];
