import type { Warning } from '@panelwise/contracts/domain/warnings';
import { lookOfEntity } from './stage/entity-looks.ts';
import type { Story } from './story/analyse-story.ts';

/** From so many sentences on a story is about somebody, and not only tells of them. */
const leastSentences = 3;

/**
 * What a creator is told where nothing can draw the animal that their story is about: one warning for the one that is told
 * of most, before anything is made.
 */
export function undrawnWarning({ entities, people, sentences, teller }: Story): Warning[] {
  const told = (name: string) =>
    sentences.filter((one) => one.people.includes(name) || one.named.includes(name)).length;
  const hero = people
    .flatMap((name) => entities.find((one) => one.name === name) ?? [])
    .find(
      (one) =>
        one.kind === 'animal' &&
        one.what !== undefined &&
        lookOfEntity(one) === undefined &&
        (one.name === teller || told(one.name) >= leastSentences),
    );
  if (!hero) return [];
  const { name, what } = hero;
  const animal = name.toLowerCase() === what ? what : `${name} (${what})`;
  return [
    {
      kind: 'undrawn',
      message: `Not drawn yet: ${animal}. The words will tell of it, and no picture will show another animal instead.`,
      names: [name],
      questions: ['Could an animal that we draw play this part, such as a dog, a fox or a turtle?'],
      lessons: [],
    },
  ];
}
