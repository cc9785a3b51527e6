import { sceneOrPlace } from '../../stage/scenes-by-place.ts';
import { narrationOf, type PhrasePlaces } from '../phrase-places.ts';
import { quicklyLeft } from '../place-stretches.ts';
import { speechOf, withoutSpeech } from '../without-speech.ts';
import { type PlaceMention, placeMentions } from './place-mentions.ts';
import { signsIn } from './signs-in.ts';
import { textTraits } from './text-traits.ts';
import { wordFeature, wordsTold } from './words-told.ts';

/** What speaks for or against something: names of features, each of which has a learned weight. */
export type Features = string[];

/** A story as the judge sees it: places that it may play in, what speaks for each in each sentence, and where it moves. */
export type StoryEvidence = {
  /** Classes of places that the story names or shows. */
  places: string[];
  /** For each sentence what speaks for each of the places, in their order. */
  forPlace: Features[][];
  /** For each sentence what speaks for no place at all. */
  forNone: Features[];
  /** For each sentence what tells whether the story moves before it. */
  moves: Features[];
};

type SentenceSigns = {
  told: PlaceMention[];
  said: PlaceMention[];
  narration: string;
  signs: Map<string, string[]>;
  /** The words of the whole sentence, and those of its narration. */
  words: string[];
  narrated: string[];
};

/** "3 and more" are one feature. */
const upTo = (count: number, most: number) => (count >= most ? `${most}+` : String(count));
/** How far away the nearest sentence is that speaks of a place. */
const distance = (sentences: number | undefined) =>
  sentences === undefined ? 'never' : sentences > 5 ? '6+' : sentences > 3 ? '4-5' : String(sentences);

export function evidenceOf(sentences: readonly string[], phrases: PhrasePlaces): StoryEvidence {
  const all = sentences.map((text): SentenceSigns => {
    const narrated = withoutSpeech(text);
    const words = wordsTold(text);
    return {
      told: placeMentions(narrated),
      said: text.includes('"') ? placeMentions(text.replace(narrated, ' ')) : [],
      narration: narrationOf(text),
      words,
      narrated: narrated === text ? words : wordsTold(narrated),
      signs: new Map(
        [...signsIn(narrated, ''), ...(text.includes('"') ? signsIn(speechOf(text), 'said') : [])].reduce(
          group,
          new Map(),
        ),
      ),
    };
  });
  const places = [
    ...new Set([
      ...phrases.places.filter((place) => place !== undefined),
      ...phrases.named.flatMap((named) => named?.place ?? []),
      ...all.flatMap(({ told, said, signs }) => [
        ...told.map(({ place }) => place),
        ...said.map(({ place }) => place),
        ...signs.keys(),
      ]),
    ]),
  ].sort();
  const traits = textTraits(sentences);
  const shows = places.map((place) =>
    all.map(
      ({ told, signs }, at) =>
        told.some((one) => one.place === place) || signs.has(place) || phrases.named[at]?.place === place,
    ),
  );
  const counts = shows.map((each) => each.filter(Boolean).length);
  const most = Math.max(...counts, 1);
  return {
    places,
    forPlace: sentences.map((text, at) =>
      places.map((place, i) => {
        const last = nearest(shows[i]!, at, -1);
        const next = nearest(shows[i]!, at, 1);
        const share = counts[i]! / sentences.length;
        return [
          `place:${place}`,
          ...namedFeatures(place, at, phrases),
          ...mentionFeatures(place, text, all[at]!, phrases.breaks[at] === true),
          ...signFeatures(all[at]!.signs.get(place)),
          `since:${distance(last)}`,
          `until:${distance(next)}`,
          ...(quicklyLeft.test(place) ? [`quick since:${distance(last)}`] : []),
          `share:${share > 0.6 ? 'most' : share > 0.3 ? 'many' : share > 0.15 ? 'some' : 'few'}`,
          ...(counts[i] === most ? ['shown most'] : []),
          ...traits.forPlace(place, at),
          ...all[at]!.words.map((word) => wordFeature(sceneOrPlace(place), word)),
        ];
      }),
    ),
    forNone: sentences.map((_, at) => [
      ...traits.forNone(at),
      ...all[at]!.narrated.map((word) => wordFeature('none', word)),
    ]),
    moves: sentences.map((_, at) => [
      'any',
      ...(phrases.breaks[at] ? ['time passes'] : []),
      ...(phrases.closed[at] ? ['closed'] : []),
      ...(phrases.leaves[at] ? ['leaves'] : []),
      ...(phrases.named[at] ? [phrases.named[at]!.arrives ? 'arrives' : 'named'] : []),
      ...traits.moves(at),
    ]),
  };
}

/** "In the kitchen she …": a sentence that begins with a place. */
const opens = ({ at }: PlaceMention) => at < 12;

function group(found: Map<string, string[]>, [place, kind]: [string, string]) {
  found.set(place, [...(found.get(place) ?? []), kind]);
  return found;
}

function namedFeatures(place: string, at: number, { places, named }: PhrasePlaces): Features {
  const here = named[at];
  return [
    ...(places[at] === place
      ? ['phrase', here ? 'phrase, named' : 'phrase, kept']
      : places[at]
        ? ['phrase of another']
        : []),
    ...(here
      ? here.place === place
        ? [`named:${here.arrives ? 'arrives' : 'is there'}`, `named:${place}`]
        : ['named another']
      : []),
  ];
}

function mentionFeatures(
  place: string,
  text: string,
  { told, said, narration }: SentenceSigns,
  timePasses: boolean,
): Features {
  const features = new Set<string>();
  for (const one of told)
    if (one.place === place) {
      features.add('word');
      features.add(`word:${one.preposition}`);
      features.add(`word:${one.preposition},${one.article}`);
      features.add(`word with:${one.article}`);
      if (one.isPlural) features.add('word:plural');
      if (one.namesThing) features.add('word:of thing');
      if (!narration.toLowerCase().includes(one.noun)) features.add('word:doubtful');
      if (opens(one)) features.add('word:opens').add(`word:opens ${one.preposition}`);
      if (timePasses) features.add(`word when time passes:${one.preposition}`);
      if (one.preposition === 'none' && opens(one)) features.add('word:subject');
    } else if (one.preposition !== 'none') features.add('word of another');
  for (const one of said)
    if (one.place === place) {
      features.add('said');
      features.add(`said:${one.preposition}`);
    }
  if (told.length > 1 && told.at(-1)!.place === place) features.add('word:last');
  if (text.includes('"') && features.has('word')) features.add('word beside speech');
  return [...features];
}

function signFeatures(kinds: readonly string[] | undefined): Features {
  if (!kinds) return [];
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  return [
    ...signKinds.flatMap((kind) =>
      count(kind) > 0
        ? [`sign:${kind}`, ...(count(kind) > 1 ? [`sign:${kind} ${upTo(count(kind), 3)}`] : [])]
        : [],
    ),
    `signs:${upTo(kinds.length, 4)}`,
  ];
}

const signKinds = ['', 'said '].flatMap((where) =>
  ['sure', 'rather', 'weak sure', 'weak rather'].flatMap((kind) =>
    ['', ', of two', ', of many'].map((shared) => where + kind + shared),
  ),
);

function nearest(shows: readonly boolean[], at: number, step: -1 | 1): number | undefined {
  for (let i = at; i >= 0 && i < shows.length; i += step) if (shows[i]) return Math.abs(i - at);
  return undefined;
}
