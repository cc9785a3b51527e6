import { type LabelledStory, labelledStories } from '../src/write/fixtures/labelled-stories.ts';
import { peopleByRules } from '../src/write/reading/english-people.ts';
import type { Entity } from '../src/write/reading/reading.ts';
import type { ReadStory } from '../src/write/reading/who-judge/who-evidence.ts';
import { tagSentence } from '../src/write/story/tagger.ts';
import { placeSentences } from '../src/write/text/sentences.ts';

/** What a careful reader says of somebody and the picture of a sentence. */
export type Place = 'must' | 'may' | 'wrong';

/** A story as rules read it, and what a careful reader says of each of its beings in each sentence; undefined where they said nothing. */
export type WhoStory = { story: ReadStory; place(at: number, being: Entity): Place | undefined };

/** Stories with labels of who is in the picture: to learn from, or to measure by and never to look at. */
export const whoStories = (folder: 'learned' | 'held-out'): WhoStory[] =>
  labelledStories(folder)
    .filter(({ sentences }) => sentences.every(({ who }) => who))
    .flatMap((labelled) => readByRules(labelled) ?? []);

function readByRules({ sentences, beings, country }: LabelledStory): WhoStory | undefined {
  const tagged = placeSentences(sentences.map(({ text }) => text).join(' ')).map((sentence) => ({
    ...sentence,
    tokens: tagSentence(sentence.text),
  }));
  // Where sentences are taken apart in another way, no label fits.
  if (tagged.length !== sentences.length) return undefined;
  const story = peopleByRules(tagged, undefined, country);
  const labels = beings.map(({ name }) => name);
  const labelOf = new Map(
    story.entities.flatMap((one) => {
      const label = labelFor(one, labels);
      return label ? [[one.name, label] as const] : [];
    }),
  );
  const known = new Set(labelOf.values());
  return {
    story,
    place(at, { name }) {
      const { must, may } = sentences[at]!.who!;
      const label = labelOf.get(name);
      if (label !== undefined) return must.includes(label) ? 'must' : may.includes(label) ? 'may' : 'wrong';
      // Whom rules see may be one of those whom the reader calls otherwise; nobody else without a label is there.
      const isSeen = story.people[at]!.people.includes(name);
      return isSeen && [...must, ...may].some((one) => !known.has(one)) ? undefined : 'wrong';
    },
  };
}

const plain = (name: string) => name.toLowerCase().replace(/^(?:the|my|our|his|her) /, '');

/** The label that means an entity: by the same name, by a part of it, or by what it is. */
function labelFor({ name, aliases, role, what }: Entity, labels: readonly string[]): string | undefined {
  const names = [name, ...aliases].map(plain);
  const has = (label: string, word: string | undefined) =>
    word !== undefined && plain(label).split(' ').includes(word.toLowerCase());
  return (
    labels.find((label) => names.includes(plain(label))) ??
    labels.find(
      (label) =>
        label.length > 2 && names.some((one) => one.split(/[ ']/).includes(plain(label)) || has(label, one)),
    ) ??
    labels.find((label) => has(label, role)) ??
    labels.find((label) => has(label, what))
  );
}
