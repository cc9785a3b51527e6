import { calling } from './calling.ts';
import { isNameless } from './new-being.ts';
import type { PeopleOfSentence } from './people-of-story.ts';
import type { Entity } from './reading.ts';

const saysName =
  /(?<!\p{L})(?:I'm|I am|[Mm]y name is|[Cc]all me) (?<name>\p{Lu}\p{L}+)(?=[,.!?]| and (?:I|my|you)(?!\p{L}))/u;

/** How a child says that it is a child: it may be the boy or girl that the story told of before. */
const areOne = (one: Entity, other: Entity) =>
  one.kind === other.kind &&
  (one.gender === undefined || other.gender === undefined || one.gender === other.gender);

/**
 * "A boy slid over. 'I'm Emmett,' he said.": whom the story called by what they are until they say their name. They are one
 * from then on and before. Entities are changed in place.
 * @returns the sentences, with one name for both
 */
export function withNamesSaid(
  sentences: readonly PeopleOfSentence[],
  entities: Entity[],
): readonly PeopleOfSentence[] {
  let read = sentences;
  for (const { quote } of sentences) {
    const name = saysName.exec(quote?.spoken.join(' ') ?? '')?.groups?.name;
    const named = entities.find((one) => one.name === name);
    const speaker = entities.find((one) => one.name === quote?.speaker);
    if (!named || !speaker || named === speaker || !areOne(named, speaker)) continue;
    const isOnlyCalled = speaker.kind === 'child' ? beingAlone.test(speaker.name) : isNameless(speaker);
    if (!isOnlyCalled) continue;
    if (speaker.gender) named.gender = speaker.gender;
    named.first = Math.min(named.first, speaker.first);
    entities.splice(entities.indexOf(speaker), 1);
    read = read.map((one) => calling(one, speaker.name, named.name));
  }
  return read;
}

const beingAlone = /^(?:Boy|Girl|Child|Kid)$/;
