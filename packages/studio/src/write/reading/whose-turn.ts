import { onceFor } from '../story/once-for.ts';
import { speechPieces } from '../story/quotes.ts';
import type { ReadSentence } from '../story/reader.ts';
import { goesOn, type Talk } from '../story/talk.ts';
import { actorsOf } from './actors-meant.ts';
import type { Meant } from './beings.ts';
import { besides } from './listener.ts';
import { isActor } from './people-of-story.ts';
import type { Entity } from './reading.ts';
import { speakerOf } from './speakers.ts';
import { speechVerbs } from './speech-verbs.ts';

/** A sentence of a story, and the paragraph that it is in. */
export type Placed = ReadSentence & { paragraph: number };

/** A story up to a speech: whom its words mean, and who has spoken. */
type Talking = { meant: Meant[][]; talk: Talk; sentences: readonly Placed[] };

/** Speech that stands alone: the same person goes on, or it is the other's turn; nobody rather than a guess. */
export function byTurn(index: number, paragraph: number, context: Talking): { who?: Entity; self?: true } {
  const turn = withoutDumb(turnOf(index, paragraph, context), context, index);
  const [last, other] = context.talk.speakers;
  const title = /, (\p{Ll}+)[.!?]"?$/u.exec(context.sentences[index]!.text)?.[1];
  // "A sheep, master" is said to the master, whoever asked.
  if (!turn.who || !title || !isCalled(turn.who, title)) return turn;
  const name = turn.who.name === last ? other : last;
  return found(context.meant.flat().find(({ who }) => who?.name === name)?.who);
}

/** An animal among people that has not spoken before only stood there: the fish on the stones says nothing. */
const withoutDumb = (turn: { who?: Entity; self?: true }, { talk, meant }: Talking, index: number) =>
  turn.who?.kind === 'animal' &&
  !talk.speakers.includes(turn.who.name) &&
  meant.slice(0, index).some((list) => list.some(({ who }) => who?.kind === 'child' || who?.kind === 'adult'))
    ? {}
    : turn;

const isCalled = ({ name, role }: Entity, word: string) =>
  role === word || name.toLowerCase().split(' ').includes(word);

/** So many sentences back somebody is still there to answer. */
const near = 6;

function turnOf(
  index: number,
  paragraph: number,
  { talk, meant, sentences }: Talking,
): { who?: Entity; self?: true } {
  const entity = (name: string | undefined) => meant.flat().find(({ who }) => who?.name === name)?.who;
  const before = sentences[index - 1];
  const follows = talk.sentence === index - 1;
  if (before && !follows && before.paragraph === paragraph && !before.text.includes('"')) {
    const acting = [...new Set(actorsOf(meant[index - 1]!.filter((one) => one.acts)))];
    if (acting.length === 1 && !meant[index - 1]!.some((one) => one.self)) return found(entity(acting[0]));
    // "She asked for more, and Auntie looked at her. 'Now you are a trader!'"
    const turnsTo = meant[index - 1]!.findLast((one) => one.acts && one.who && isActor(one.who));
    if (
      turnsTo &&
      /[,;] (?:and|but|so|then) (?:the |his |her |my )?$/u.test(before.text.slice(0, turnsTo.from))
    )
      return found(turnsTo.who);
  }
  // `"Get up!" I shouted. "Something is wrong!"`
  const own = follows || !before ? undefined : speechPieces(before.text);
  if (
    own &&
    before!.paragraph === paragraph &&
    meant[index - 1]!.some((one) => one.self && saysSelf(one, before!.text))
  )
    return { self: true };
  if (!goesOn(talk, index)) return {};
  const [last, spokenWith] = talk.speakers;
  if (follows && isStillSaid(index, sentences)) return found(entity(last));
  // Who was spoken with long before is not who answers now.
  const isNear = meant
    .slice(Math.max(0, index - near), index)
    .some((list) => actorsOf(list).includes(spokenWith ?? ''));
  const other = isNear ? spokenWith : undefined;
  if (talk.attributed && talk.paragraph === paragraph && follows && announces.test(before?.text ?? ''))
    return found(entity(last));
  // "'Why?' she asked. 'It does not touch.' 'It does,' said Tom.": whoever asks goes on where the answer comes after it.
  if (talk.asked && talk.paragraph === paragraph && answersNext(index, { talk, meant, sentences }))
    return found(entity(last));
  if (talk.attributed && talk.paragraph === paragraph && follows && isSetOut(sentences))
    return found(entity(last));
  const reacts = other !== undefined && reaction.test(sentences[index]!.text);
  if (reacts && !talk.asked) return found(entity(other));
  if (talk.attributed && talk.paragraph === paragraph)
    return talk.asked && other ? answerer(sentences[index]!.text, entity(other)) : found(entity(last));
  return found(entity(other ?? besides(last, index, meant)));
}

/** `Grandpa: "Put the ski on the snow." "When you stand on it, it is flat."`: a long speech of a play has more than one pair. */
function isStillSaid(index: number, sentences: readonly Placed[]): boolean {
  const { text, paragraph } = sentences[index]!;
  if (!/^"[^"]*"$/.test(text)) return false;
  const before = sentences[index - 1];
  if (before?.paragraph !== paragraph) return false;
  return /^[^".!?]{1,40}: "[^"]*"$/.test(before.text) || isStillSaid(index - 1, sentences);
}

/** Whether every speaker of a story begins a paragraph: what follows in the same one is theirs. */
const isSetOut = onceFor((sentences: readonly Placed[]): boolean => {
  const spoken = Map.groupBy(
    sentences.filter(({ text }) => text.includes('"')),
    ({ paragraph }) => paragraph,
  );
  const isTalk = ([first]: Placed[]) => /^"/.test(first!.text);
  const isMixed = (list: Placed[]) => list.filter(({ text }) => attributes.test(text)).length > 1;
  return [...spoken.values()].filter(isTalk).length >= enoughTurns && ![...spoken.values()].some(isMixed);
});
const enoughTurns = 4;
const attributes = new RegExp(`" (?:\\p{L}+ ){0,3}(?:${speechVerbs})(?!\\p{L})`, 'u');

/** `"Do you know what I do?" he whispered. "I breathe out."`: who asks so is about to say it. */
const announces =
  /"(?:(?:Do|did) you know|You know|Guess|Can you guess|Shall I tell you|Want to know) (?:what|why|how|who|where)(?!\p{L})[^"]*\?"/iu;

/** `"…!" I shouted to them.` */
const saysSelf = ({ to, from }: Meant, text: string) =>
  /"\s*$/.test(text.slice(0, from)) && says.test(text.slice(to));
const says = new RegExp(`^ (?:${speechVerbs})(?!\\p{L})`, 'iu');

/** Whether the next sentence is speech of somebody else, by its own words. */
function answersNext(index: number, { talk, meant, sentences }: Talking): boolean {
  const next = sentences[index + 1];
  if (!next || next.paragraph !== sentences[index]!.paragraph) return false;
  const pieces = speechPieces(next.text);
  const { who } = pieces ? speakerOf(next.text, pieces.outside, meant[index + 1]!) : {};
  return who !== undefined && !talk.speakers.slice(0, 2).includes(who.name);
}

/** What is said to somebody who has just said something. */
const reaction =
  /^"(?:Then so|So (?:do|am|did|can|will|have) I|Me,? (?:too|neither)|Neither (?:do|am|did|can) I|Really\?|Thank you|Thanks)(?!\p{L})/u;

/** Whoever asks does not answer; a second question may be theirs as well. */
const answerer = (text: string, other: Entity | undefined) => (/\?\W*$/.test(text) ? {} : found(other));

const found = (who: Entity | undefined) => (who ? { who } : {});
