import type { ExpressionName, PoseName } from '../../draw/vocabulary.ts';
import { isDark } from '../reading/reading.ts';
import { withoutSpeech } from '../reading/without-speech.ts';
import { plainWords } from '../text/words.ts';
import { type Doers, type Doing, type ReadSentence, whoIs } from './acts-in-sentence.ts';
import { clausesIn } from './clauses.ts';
import { feelingOfAdverb, feelingOfState, feelingVerbs, gestures, type Look } from './feeling-words.ts';

/** How somebody of a sentence looks, as its own words tell: "Ana sighed", "Leo crossed his arms and frowned". */
export type LookTold = { who: string; face?: ExpressionName; pose?: PoseName };

const glad = new Set<ExpressionName>(['smile', 'happy', 'joy', 'wink', 'grin', 'proud']);
/** Poses of the downcast, which no glad face goes with. */
const downcast = new Set<PoseName>(['slump', 'cry', 'shrink', 'fists']);

/**
 * The faces and postures that an English sentence tells of those who are in it, each person once; what is told last counts,
 * for it is what lasts. A smile is no part of a dark moment, whoever has it: there the mood alone tells.
 */
export function looksTold(sentence: ReadSentence, doers: Doers): LookTold[] {
  if (doers.language !== 'en' || sentence.mood === 'grave') return [];
  const found = new Map<string, Look>();
  const note = (who: string, look: Look | undefined) => {
    if (!look) return;
    const both = { ...found.get(who), ...look };
    if (both.face && glad.has(both.face) && both.pose && downcast.has(both.pose)) delete both.pose;
    found.set(who, both);
  };
  const seen = new Set(plainWords(sentence.visible));
  for (const { verb, word, doers: who, object, after } of clausesIn(sentence.tokens)) {
    if (!seen.has(word)) continue;
    const gesture = gestures.find((one) => one.verb.test(verb) && one.object.test(object ?? ''));
    const bare = object === undefined || /sel(?:f|ves)$/.test(object);
    const look = gesture ?? (bare ? adverbial(verb, word, after, sentence) : undefined);
    for (const one of who.flatMap((head) => whoIs(head, sentence, doers))) note(one, look && only(look));
  }
  for (const [head, state] of statesIn(sentence))
    for (const one of whoIs(head, sentence, doers)) note(one, state);
  const speaker = sentence.quote?.speaker;
  if (speaker && sentence.quote?.attributed) note(speaker, lookOfSpeaking(sentence));
  return [...found].flatMap(([who, { face, pose }]) => {
    if (face && glad.has(face) && isDark(sentence.mood)) return [];
    return [{ who, ...(face && { face }), ...(pose && { pose }) }];
  });
}

const only = ({ face, pose }: Look): Look => ({ ...(face && { face }), ...(pose && { pose }) });

/** "laughed", "sighed happily": an adverb tells more than the verb. */
function adverbial(
  verb: string,
  word: string,
  after: readonly string[],
  { text }: ReadSentence,
): Look | undefined {
  const look = feelingVerbs[verb];
  if (!look || (/^(?:cry|weep)$/.test(verb) && /"/.test(text))) return undefined;
  // "smiled at", "laughed about": but nobody "beams down from the sky" or "snaps off".
  if (after.some((one) => /^(?:off|out|through|down)$/.test(one)) && !/^laugh|^cry/.test(verb))
    return undefined;
  if (verb === 'gasp' && after.includes('for')) return { face: 'worried' };
  return { ...look, ...feelingBeside(text, word) };
}

const feelingBeside = (text: string, word: string): Look | undefined => {
  const near = new RegExp(
    `(?<!\\p{L})(?:(?<before>\\p{L}+ly) ${word}|${word} (?:\\p{L}+ ){0,2}?(?<after>\\p{L}+ly|with (?:relief|joy|delight|pride|fear|rage|anger)))(?!\\p{L})`,
    'iu',
  ).exec(text)?.groups;
  return feelingOfAdverb(near?.after ?? near?.before);
};

/** `"…," sighed Ana`, `"…," Ana said angrily`: by the words around the speech. */
function lookOfSpeaking({ text, tokens }: ReadSentence): Look | undefined {
  const told = withoutSpeech(text);
  const unsaid = new Set(plainWords(told));
  const verb = tokens.find(({ lemma, lower }) => Object.hasOwn(feelingVerbs, lemma) && unsaid.has(lower));
  const adverb = (told.match(/\p{L}+ly(?!\p{L})|with (?:relief|joy|delight|pride|fear|rage|anger)/giu) ?? [])
    .map((one) => feelingOfAdverb(one))
    .find((one) => one !== undefined);
  if (!verb && !adverb) return undefined;
  // "cried Ana" is said of a call, too.
  const isCall = verb !== undefined && /^(?:cry|weep)$/.test(verb.lemma);
  return { ...(verb && !isCall && feelingVerbs[verb.lemma]), ...adverb };
}

const beings = /^(?:NOUN|PROPN|PRON)$/;

/** "Leo was tired", "she looked worried": who, and how they look. */
function* statesIn({ tokens }: ReadSentence): Generator<[ReadSentence['tokens'][number], Look]> {
  if (tokens.some(({ text }) => /["“”?]/.test(text))) return;
  for (let i = 1; i < tokens.length; i++) {
    if (!/^(?:be|feel|look|become|seem|get)$/.test(tokens[i]!.lemma)) continue;
    const head = tokens[i - 1]!;
    if (!beings.test(head.pos) || head.lower === 'it') continue;
    let at = i + 1;
    while (
      /^(?:so|very|really|quite|too|still|now|also|suddenly|a|bit|little|all)$/.test(tokens[at]?.lower ?? '')
    )
      at++;
    const state = feelingOfState(tokens[at]?.lower ?? '');
    // "It was a sad day": not of who is before it.
    if (state && tokens[at + 1]?.pos !== 'NOUN') yield [head, state];
  }
}

/** The looks told of a sentence by name, as a beat keeps them. */
export function facesByName(looks: readonly LookTold[]): Record<string, ExpressionName> {
  return Object.fromEntries(looks.flatMap(({ who, face }) => (face ? [[who, face]] : [])));
}

/** The postures among them of those who do nothing else that a picture shows. */
export const posturesOf = (looks: readonly LookTold[], acts: readonly Doing[]): Doing[] =>
  looks.flatMap(({ who, pose }) => (pose && !acts.some((act) => act.who === who) ? [{ who, pose }] : []));
