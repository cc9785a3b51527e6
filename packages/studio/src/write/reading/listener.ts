import { goesOn, type Talk } from '../story/talk.ts';
import { escapeRegExp } from '../text/words.ts';
import { actorsOf } from './actors-meant.ts';
import type { Meant } from './beings.ts';
import { kinKey } from './kin-keys.ts';
import { beingOf } from './noun-kinds.ts';
import { isActor } from './people-of-story.ts';
import { calledIn, genderSpokenOf, speechIn } from './spoken-of.ts';

/** What tells who hears a speech: the talk so far, and whom each sentence means. */
export type ListenContext = {
  meant: readonly Meant[][];
  talk: Talk;
  sentences: readonly { text: string; paragraph: number }[];
};

/** So many sentences back somebody may have come whom the next words are for. */
const nearBefore = 3;

const unique = (names: string[]) => [...new Set(names)];

/** Who is near somebody and so may be listening. */
export function besides(
  name: string | undefined,
  index: number,
  meant: readonly Meant[][],
): string | undefined {
  const near = meant.slice(Math.max(0, index - 3), index + 1).reverse();
  return near.flatMap(actorsOf).find((other) => other !== name);
}

/** "Diego went to her. 'You can choose,' he said.": it is said to her. */
const goesTo =
  /(?<!\p{L})(?:went|goes|ran|runs|walked|walks|came|comes|turned|turns|hurried|bent|knelt|sat) (?:\p{L}+ )?(?:to|towards?|beside|next to) $/iu;

/** `"Get up!" I shouted to the three boys in my cabin`: not to somebody who was spoken of before. */
const toOthers =
  /"[^"]*(?<!\p{L})(?:to|at) (?:all|the|those|these|some|two|three|four|five|everybody|everyone|nobody|no one)(?!\p{L})[^"]*$/iu;

/** `"Dad, can you buy it?"`, `"What is it, Grandma?"`: by what somebody of the family is called. */
function kinCalled(speech: string): string | undefined {
  const word = (/^(\p{Lu}\p{Ll}+),/u.exec(speech) ??
    /, (\p{Lu}\p{Ll}+)[.!?]$/u.exec(speech))?.[1]?.toLowerCase();
  return word && beingOf(word)?.kin ? kinKey(word) : undefined;
}

/** Who is called so in the whole story, if it is one only. */
function kinOf(key: string, speaker: string | undefined, meant: readonly Meant[][]): string | undefined {
  const called = unique(
    meant.flatMap((list) =>
      list.flatMap(({ who }) =>
        who && isActor(who) && [who.role ?? '', who.name.toLowerCase()].some((word) => kinKey(word) === key)
          ? [who.name]
          : [],
      ),
    ),
  ).filter((name) => name !== speaker);
  return called.length === 1 ? called[0] : undefined;
}

/** What the same person says next, as long as nothing stands between. */
function speechGoingOn(index: number, sentences: ListenContext['sentences']): string {
  const next = sentences[index + 1];
  return next?.paragraph === sentences[index]!.paragraph && /^"[^"]*"$/.test(next.text) ? next.text : '';
}

/** Of whom a speech tells by name: they are not the ones who hear it. */
const toldIn = (speech: string, meant: readonly Meant[][]): ReadonlySet<string> =>
  new Set(
    meant.flatMap((list) =>
      list.flatMap(({ who }) =>
        who && isActor(who) && [who.name, ...who.aliases].some((name) => isNamed(speech, name))
          ? [who.name]
          : [],
      ),
    ),
  );

const isNamed = (speech: string, name: string) =>
  speech.includes(name) && new RegExp(`(?<!\\p{L})${escapeRegExp(name)}(?!\\p{L})`, 'u').test(speech);

/** "A woman named Rosa Parks had been arrested": of history, and in no scene of the story. */
const onlyToldOf = (
  meant: readonly Meant[][],
  sentences: ListenContext['sentences'],
): ReadonlySet<string> => {
  const told = new Map<string, boolean>();
  meant.forEach((list, at) => {
    for (const { who } of list)
      if (who?.known)
        told.set(who.name, (told.get(who.name) ?? true) && longBefore.test(sentences[at]!.text));
  });
  return new Set([...told].flatMap(([name, only]) => (only ? [name] : [])));
};
const longBefore = /(?<!\p{L})had (?:(?:been|never|just|already|not) )*\p{L}+(?:ed|en|wn)(?!\p{L})/iu;

/** Who listens to `speaker`, or to who tells the story: nobody of whom the speech says "he" or "she". */
export function listenerOf(
  speaker: string | undefined,
  text: string,
  here: readonly Meant[],
  { talk, meant, sentences }: ListenContext,
  index: number,
): string | undefined {
  const called = calledIn(
    speechIn(text),
    meant.flat().flatMap(({ who }) => (who && isActor(who) ? [who] : [])),
  );
  if (called && called.name !== speaker) return called.name;
  const kin = kinCalled(speechIn(text));
  if (kin) return kinOf(kin, speaker, meant);
  const goesOnWith = speechGoingOn(index, sentences);
  const about = genderSpokenOf(`${speechIn(text)} ${goesOnWith}`);
  const told = toldIn(speechIn(text), meant);
  const genders = new Map(meant.flat().flatMap(({ who }) => (who ? [[who.name, who.gender] as const] : [])));
  const elsewhere = onlyToldOf(meant, sentences);
  const mayListen = (name: string) =>
    name !== speaker && !elsewhere.has(name) && !told.has(name) && (!about || genders.get(name) !== about);
  const inSentence = unique(actorsOf(here)).find(mayListen);
  const approached = meant[index - 1]?.find(
    ({ who, acts, owns, from }) =>
      who && isActor(who) && !acts && !owns && goesTo.test(sentences[index - 1]!.text.slice(0, from)),
  )?.who?.name;
  const answering = goesOn(talk, index) ? talk.speakers.find(mayListen) : undefined;
  const near = meant.slice(Math.max(0, index - 3), index + 1).toReversed();
  const beside = near.flatMap(actorsOf).find(mayListen);
  // "Then she lifts Sam up. 'Once upon a time,' she begins": to him, whoever was spoken with before that.
  const since = meant.slice(Math.max(0, talk.sentence + 1, index - nearBefore), index).toReversed();
  const joined = speaker !== undefined && since.some((list) => actorsOf(list).includes(speaker));
  const newcomer = joined ? since.flatMap(actorsOf).find(mayListen) : undefined;
  if (!inSentence && toOthers.test(text)) return undefined;
  // What was said before may have been said somewhere else; who tells the story says where they went since.
  if (approached && mayListen(approached)) return inSentence ?? approached;
  return inSentence ?? (speaker === undefined ? (beside ?? answering) : (newcomer ?? answering ?? beside));
}
