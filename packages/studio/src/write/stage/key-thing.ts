import { kindOf } from '../../words/kind-of.ts';
import { pictureOf } from '../../words/picture-of.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { onceFor } from '../story/once-for.ts';
import { plainWords, singular } from '../text/words.ts';
import { isDenied } from './denied-pictures.ts';
import { pictureFor, topicWords } from './picture-for.ts';
import { thingsNamed } from './things-named.ts';

/** A story comes back to what it is about. */
const namedOften = 3;
const things = /^(?:artifact|food|plant)$/;
/** What holds, carries or frames what a story is about, and stands everywhere. */
const everywhere =
  /^(?:x-(?:cup|glass|bottle|pot|bag|table|bench|shelf|crate|barrel)|jar|bucket|basket|package|chair|bed|house|houses|door|window|open-book|notebook|pencil|pen|page-facing-up|memo|spoon|bowl-with-spoon|mobile-phone|laptop|school|world-map)$/;

/** Whether a picture is of something that holds, carries or frames what a story is about. */
export const holdsAnything = (icon: string) => everywhere.test(icon);

/**
 * The picture of the one thing that a story is about: what its concept names, else what its sentences name again and
 * again, as the kite in a story of how air pushes. Undefined where nothing shows it.
 */
export function keyThing(
  story: Pick<Story, 'concept' | 'terms' | 'language' | 'past'>,
  around: readonly string[] = topicWords(story),
): string | undefined {
  return pictureFor(story.concept, story.language, around) ?? thingNamedOften(story, around, things);
}

/**
 * What the sentences of a story name again and again.
 * @param kinds without them only what stays as it is: what is eaten, baked or grows becomes another thing
 */
export function thingNamedOften(
  { terms, language, past }: Pick<Story, 'terms' | 'language' | 'past'>,
  around: readonly string[],
  kinds = /^artifact$/,
): string | undefined {
  if (language !== 'en' || past) return undefined;
  return terms
    .filter(({ key, count }) => count >= namedOften && kinds.test(kindOf(key, around) ?? ''))
    .toSorted((a, b) => b.count - a.count)
    .map(({ key }) => ({ key, icon: pictureFor(key, language, around) }))
    .find(({ key, icon }) => icon !== undefined && !everywhere.test(icon) && !isDenied(icon, key, key))?.icon;
}

/**
 * The one thing of the concept that the story names most: the bicycle in a story of "How bicycle gears trade force for
 * speed". Things that people make stay as they are through a story.
 */
export function thingOfConcept(
  { concept, language, past, sentences }: Pick<Story, 'concept' | 'language' | 'past' | 'sentences'>,
  around: readonly string[],
): string | undefined {
  if (language !== 'en' || past) return undefined;
  const said = wordsOf(sentences);
  return plainWords(concept)
    .map(singular)
    .filter((word) => kindOf(word, around) === 'artifact')
    .flatMap((word) => {
      const icon = pictureFor(word, language, around);
      if (!icon || everywhere.test(icon) || isDenied(icon, word, concept)) return [];
      const names = new Set([word, ...namesOf(icon)]);
      return [{ icon, count: said.filter((one) => [...names].some((name) => one.has(name))).length }];
    })
    .filter(({ count }) => count >= namedOften)
    .toSorted((a, b) => b.count - a.count)[0]?.icon;
}

/** The words of each sentence of a story, in the singular. */
const wordsOf = onceFor((sentences: readonly StorySentence[]) =>
  sentences.map(({ text }) => new Set(plainWords(text).map(singular))),
);

/** The nouns that a picture is one of: "bicycle" and "bike". */
const namesOf = (icon: string): string[] =>
  Object.entries(everydayNames).flatMap(([name, picture]) => (picture === icon ? [name] : []));
const everydayNames: Readonly<Record<string, string>> = {
  bike: 'bicycle',
  car: 'automobile',
  phone: 'mobile-phone',
  lorry: 'delivery-truck',
  truck: 'delivery-truck',
};

type NamedInFull = { icon: string; since: number };

/**
 * The picture of what a noun stands for where the story has named it in full before: "the boat" of somebody who built a
 * paper boat. None where it has named two such things.
 */
export function pictureByHead(
  noun: string,
  index: number,
  sentences: readonly StorySentence[],
): string | undefined {
  const found = namedInFull(sentences).get(singular(noun));
  return found && found.since < index && !isDenied(found.icon, noun, sentences[index]?.text ?? '')
    ? found.icon
    : undefined;
}

/** What a noun alone stands for, since a sentence has named it in full. */
const namedInFull = onceFor((sentences: readonly StorySentence[]): ReadonlyMap<string, NamedInFull> => {
  const found = new Map<string, NamedInFull | undefined>();
  for (const { tokens, index } of sentences)
    for (const { words } of thingsNamed(tokens, () => true)) {
      const [kind, head] = [words.split(' ').slice(-2), singular(words.split(' ').at(-1)!)];
      const icon = kind.length === 2 ? pictureOf(kind.join(' '), []) : undefined;
      // What only narrows its noun is known by the picture of that noun.
      if (icon?.because !== 'same') continue;
      const before = found.get(head);
      if (!found.has(head)) found.set(head, { icon: icon.picture, since: index });
      else if (before?.icon !== icon.picture) found.set(head, undefined);
    }
  return new Map([...found].flatMap(([head, one]) => (one ? [[head, one] as const] : [])));
});
