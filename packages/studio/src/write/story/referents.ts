import type { Gender } from '../reading/reading.ts';
import { placesOfName } from '../text/marked-word.ts';

/** Who can be meant without a name: how a language says "she" and "he", and what is known of a name. */
export type Pronouns = { she: RegExp; he: RegExp; genderOf(name: string): Gender | undefined };

/** Remembers who was named, the last one first, so that "she" finds the last person it fits. */
export type Referents = {
  mention(names: readonly string[]): void;
  /** The person a text means by its first pronoun; `except` are people it names besides. */
  resolve(text: string, except?: readonly string[]): string | undefined;
  /** Who was named, the last sentence first, and in it the one whom it is about. */
  recent(): readonly string[];
  /** Who was named a moment ago beside somebody, and so may be listening. */
  lastBeside(name: string): string | undefined;
};

/** Beyond so many people nobody is meant by a pronoun any more. */
const remembered = 5;
/** Sentences for which somebody is still there without being named. */
const present = 4;

export function createReferents({ she, he, genderOf }: Pronouns): Referents {
  let recent: string[] = [];
  let now = 0;
  const seenAt = new Map<string, number>();
  return {
    mention(names) {
      now++;
      for (const name of names) seenAt.set(name, now);
      // The one named first is mostly the one the sentence is about: it is the last to be forgotten.
      recent = [...new Set([...names, ...recent])].slice(0, remembered);
    },
    resolve(text, except = []) {
      const [woman, man] = [she.exec(text)?.index, he.exec(text)?.index];
      if (woman === undefined && man === undefined) return undefined;
      const either = woman === man;
      const wanted: Gender =
        (woman ?? Number.POSITIVE_INFINITY) < (man ?? Number.POSITIVE_INFINITY) ? 'she' : 'he';
      const free = recent.filter((name) => !except.includes(name));
      if (either) return free[0];
      return free.find((name) => (genderOf(name) ?? wanted) === wanted);
    },
    recent: () => recent,
    lastBeside: (name) => recent.find((other) => other !== name && now - seenAt.get(other)! < present),
  };
}

/** Whether a text names a person, as a whole word. */
export const isNamed = (text: string, name: string): boolean =>
  placesOfName(text, name).some(({ isWhole }) => isWhole);
