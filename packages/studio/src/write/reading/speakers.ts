import type { Meant } from './beings.ts';
import type { Entity } from './reading.ts';
import { speechVerbs } from './speech-verbs.ts';

/** Who says a piece of speech: somebody, the one who tells the story, or nobody that the text tells. */
export type Speaker = { who?: Entity; self?: true; told: boolean };

const nobody: Speaker = { told: false };
const verb = new RegExp(`(?<![\\p{L}'’-])(?:${speechVerbs})(?![\\p{L}'’-])`, 'giu');
const startsWithVerb = new RegExp(`^[\\s,]*(?:then )?(?:${speechVerbs})(?![\\p{L}])`, 'iu');
const denied =
  /(?:n['’]t|not|never|without|nobody|no one) (?:\p{L}+ )?(?:sa(?:y|id|ying)|ask\w*|tell|told|answer\w*|repl\w+|shout\w*)[,: ]*$/iu;

/** Whether words before a quotation say that it was not said: "She didn't say,". */
export const isDenied = (before: string) => denied.test(before);

/** What stands around a quotation: `from` and `to` are its places in the sentence. */
type Around = { text: string; from: number; to: number };

/** The speaker that the words right after or before a quotation tell. */
export function speakerAround(before: Around, after: Around, meant: readonly Meant[]): Speaker {
  // `Cian said "…" and I laughed`: what follows is another matter.
  const goesOn =
    leadsIn.test(before.text) &&
    (/^,? (?:and|but|so|then|while|as|because) /u.test(after.text) || !/^\s*,/.test(after.text));
  return (goesOn ? undefined : spokenAfter(after, meant)) ?? spokenBefore(before, meant) ?? nobody;
}

/** The speaker that the sentence tells, at the first of its speeches that has one. */
export function speakerOf(text: string, outside: readonly string[], meant: readonly Meant[]): Speaker {
  let at = 0;
  const places = text.split('"').flatMap((part, i) => {
    const from = at;
    at += part.length + 1;
    return i % 2 === 0 ? [{ text: outside[i / 2] === '' ? '' : part, from, to: from + part.length }] : [];
  });
  for (let i = 0; i + 1 < outside.length; i++) {
    const speaker = speakerAround(places[i]!, places[i + 1]!, meant);
    if (speaker.told) return speaker;
  }
  return { told: false };
}

/** `"…," she answered`: never the one who has just spoken. */
export const isAnswer = (after: string) =>
  /^[\s,]*(?:\p{L}+ ){0,3}(?:answer(?:s|ed)|repl(?:y|ies|ied)|respond(?:s|ed)|agree(?:s|d)|object(?:s|ed)|retort(?:s|ed))(?!\p{L})/u.test(
    after,
  );

const leadsIn = new RegExp(
  `(?<![\\p{L}'’-])(?:${speechVerbs})(?: (?:me|us|him|her|them|(?-i:\\p{Lu}\\p{L}+)))?[,:]?\\s*$`,
  'iu',
);

const inside = ({ from, to }: Around, meant: readonly Meant[]) =>
  meant.filter((one) => one.from >= from && one.to <= to);

const isObject = (one: Meant) =>
  /^(?:me|us|him|them)$/i.test(one.text) || (/^her$/i.test(one.text) && !one.owns);
const prepositional =
  /(?<!\p{L})(?:to|at|with|from|by|behind|for|about|into|on|near|beside|of|like|in|than|after|before) (?:\p{Ll}+ )?$/iu;

function asSpeaker(one: Meant | undefined): Speaker | undefined {
  if (!one) return undefined;
  if (one.self) return { self: true, told: true };
  if (one.pronoun === 'we' || one.pronoun === 'they' || one.pronoun === 'it') return { told: true };
  return one.who ? { who: one.who, told: true } : { told: true };
}

/** `"What is your average?" Arjun added the numbers.`: what one adds, reads or notes is no speech. */
const isDone =
  /^(?:add(?:s|ed)|read(?:s)?|not(?:es|ed)|call(?:s|ed)|shar(?:es|ed)|point(?:s|ed)) (?:(?:up|in) )?(?:the|an?|all|both|his|her|their|my|our|these|those|two|three|four|\d)(?!\p{L})/iu;

/** `"…," said her dad`, `"…," Mr. Delgado told us`, `"…," a boy behind her called out`. */
function spokenAfter(after: Around, meant: readonly Meant[]): Speaker | undefined {
  const clause = /^[\s\S]*?(?=(?<!(?<!\p{L})(?:Mr|Mrs|Ms|Dr|St|Prof))\.|;|, (?:and|but|while|as) |$)/u.exec(
    after.text,
  )![0];
  const here = inside({ ...after, to: after.from + clause.length }, meant);
  const opening = startsWithVerb.exec(clause)?.[0];
  if (opening) {
    const start = after.from + opening.length;
    const subject = here.find((one) => one.from >= start && !one.owns && !isObject(one));
    const filler = subject ? after.text.slice(opening.length, subject.from - after.from) : '';
    if (subject && /^\s(?:(?:the|an?|my|his|her|our|old|little)\s)*(?:\p{L}+\s){0,3}$/u.test(filler))
      return asSpeaker(appositionOf(subject, here));
    return subject ? undefined : { told: true };
  }
  const said = [...clause.matchAll(verb)][0];
  if (!said || isDone.test(clause.slice(said.index))) return undefined;
  const end = after.from + said.index;
  const subject = here.find((one) => one.to <= end && !one.owns && !isObject(one) && !isBehind(after, one));
  return subject ? asSpeaker(subject) : undefined;
}

/** "said Brunos sister Luana": the one who is named last is meant. */
const appositionOf = (subject: Meant, here: Meant[]) =>
  subject.owns || !subject.who
    ? (here.find((one) => one.from >= subject.from && !one.owns && one.who) ?? subject)
    : subject;

const isBehind = ({ text, from }: Around, one: Meant) => prepositional.test(text.slice(0, one.from - from));

/** `Trent rolled his eyes and said, "…"`; the last verb of speech before the quotation and who acts there. */
function spokenBefore(before: Around, meant: readonly Meant[]): Speaker | undefined {
  if (!/\p{L}/u.test(before.text)) return undefined;
  // An interview: "Me: 'Is that true?'"
  if (/^Me(?: \([^)]*\))?:\s*$/u.test(before.text.trim())) return { self: true, told: true };
  const here = inside(before, meant);
  const said = [...before.text.matchAll(verb)].at(-1);
  const tail = said ? before.text.slice(said.index + said[0].length) : '';
  const leads =
    /[,:]\s*$/.test(before.text) || (said && !/[.;?!]/.test(tail) && tail.trim().split(/\s+/).length < 3);
  if (!leads || (tail && /[.;?!]/.test(tail))) return undefined;
  const end = said ? before.from + said.index : before.to;
  if (!said && !/:\s*$/.test(before.text)) return undefined;
  const eligible = here.filter(
    (one) => one.to <= end && !one.owns && !isObject(one) && !isBehind(before, one),
  );
  const acting = eligible.filter((one) => one.acts);
  return asSpeaker(acting.at(-1) ?? eligible.at(-1));
}
