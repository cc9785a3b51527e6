import { calling } from './calling.ts';
import { beingOf } from './noun-kinds.ts';
import type { PeopleOfSentence } from './people-of-story.ts';
import type { Entity, Gender } from './reading.ts';

/** Who may be meant: somebody old, or somebody without a name who is known by what they do, as a tourist. */
type Known = (one: Entity) => boolean;
const isOld: Known = ({ elder }) => elder === true;
const isByWork: Known = ({ kind, name, role }) =>
  kind === 'adult' && name.toLowerCase() === role && !beingOf(role)?.kin && !/^(?:wo)?man$/.test(role);

/** "The old man", "the woman": who is called so is somebody whom the reader knows. */
const called: readonly [name: string, gender: Gender, who: Known, known: RegExp, fresh: RegExp][] = [
  [
    'Man',
    'he',
    isOld,
    /(?<!\p{L})the old man(?!\p{L})/iu,
    /(?<!\p{L})(?:an|another|one|some|two|three|every) old m[ae]n(?!\p{L})/iu,
  ],
  [
    'Woman',
    'she',
    isOld,
    /(?<!\p{L})the old (?:woman|lady)(?!\p{L})/iu,
    /(?<!\p{L})(?:an|another|one|some|two|three|every) old (?:wom[ae]n|lad(?:y|ies))(?!\p{L})/iu,
  ],
  [
    'Man',
    'he',
    isByWork,
    /(?<!\p{L})the man(?!\p{L})/iu,
    /(?<!\p{L})(?:an?|another|other|one|some|two|three|every|many|the) (?:\p{Ll}+ )?(?:old m[ae]n|men)(?!\p{L})|(?<!\p{L})(?:an?|another|other|one|every) (?:\p{Ll}+ )?man(?!\p{L})/iu,
  ],
  [
    'Woman',
    'she',
    isByWork,
    /(?<!\p{L})the woman(?!\p{L})/iu,
    /(?<!\p{L})(?:an?|another|other|one|some|two|three|every|many|the) (?:\p{Ll}+ )?(?:old wom[ae]n|women)(?!\p{L})|(?<!\p{L})(?:an?|another|other|one|every) (?:\p{Ll}+ )?woman(?!\p{L})/iu,
  ],
];

/**
 * "Yassine sat with his grandfather. … the grandfather … the old man …": one and the same, where the story tells of no other
 * of whom it may be. Entities are changed in place.
 * @returns the sentences, with one name for each
 */
export function withTheOneKnown(
  sentences: readonly PeopleOfSentence[],
  texts: readonly string[],
  entities: Entity[],
): readonly PeopleOfSentence[] {
  const told = texts.join(' ');
  return withTheSoCalled(withTheKinKnown(sentences, told, entities), told, entities);
}

/** Who is called by an article and what they are to somebody is the one of whom the story has said whose. */
function withTheKinKnown(
  sentences: readonly PeopleOfSentence[],
  told: string,
  entities: Entity[],
): readonly PeopleOfSentence[] {
  let read = sentences;
  for (const kin of entities.filter(({ name, role }) => role !== undefined && name.toLowerCase() === role)) {
    const role = kin.role!;
    const others = entities.filter((one) => one.role === role && one.name.endsWith(`'s ${role}`));
    const [only] = others;
    if (!only || others.length > 1 || !beingOf(role)?.kin || only.first > kin.first) continue;
    const isCalledSo = new RegExp(`(?<![Tt]he )(?<!\\p{L})${kin.name}(?!\\p{L})`, 'u').test(told);
    if (isCalledSo || !new RegExp(`(?<!\\p{L})[Tt]he ${role}(?!\\p{L})`, 'u').test(told)) continue;
    entities.splice(entities.indexOf(kin), 1);
    read = read.map((one) => calling(one, kin.name, only.name));
  }
  return read;
}

function withTheSoCalled(
  sentences: readonly PeopleOfSentence[],
  told: string,
  entities: Entity[],
): readonly PeopleOfSentence[] {
  return called.reduce((read, [name, gender, who, known, fresh]) => {
    const soCalled = entities.find((one) => one.name === name && one.kind === 'adult');
    if (!soCalled || !known.test(told) || fresh.test(told)) return read;
    const seen = (one: Entity) =>
      read.some(
        ({ people, quote }, at) =>
          at < soCalled.first && (people.includes(one.name) || quote?.speaker === one.name),
      );
    const others = entities.filter(
      (one) => one !== soCalled && who(one) && one.gender === gender && seen(one),
    );
    const [only] = others;
    if (!only || others.length > 1) return read;
    entities.splice(entities.indexOf(soCalled), 1);
    return read.map((one) => calling(one, name, only.name));
  }, sentences);
}
