import { kindOf } from '../../words/kind-of.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { joinTokens } from '../story/definitions.ts';
import { type Token, tagSentence } from '../story/tagger.ts';
import { numbersInFigures } from '../text/number-words.ts';
import { singular } from '../text/words.ts';
import { datedYear, isTeaching } from './teaching.ts';
import { askOf, divide, helper, isAuxiliary, isMany, staysCapital, withoutOpener } from './why-question.ts';

/** A question that a sentence answers, and the words of it that do. */
export type FactQuestion = { question: string; answer: string };

/** Verbs with an object worth asking for: "What does the nucleus contain?" */
const asksObject =
  /^(?:absorb|build|carry|catch|collect|contain|control|create|destroy|drink|eat|influence|lay|make|measure|need|produce|protect|release|show|store|use|cover|decide|supply|pump|grow)$/;
/** Words of a question that a child reads at one go. */
const longestQuestion = 16;
const measures = /^(?:long|high|wide|deep|tall|old|heavy|far)$/;
const roughly = /^(?:about|around|over|nearly|almost|exactly|up|to|at|least|more|than|as|many)$/;
const multiplier = /^(?:hundred|thousand|million|billion|trillion)$/;

/** "The canal opened in 1869" answers "When did the canal open?" English. */
export function whenQuestion(sentence: StorySentence, story: Story): FactQuestion | undefined {
  if (!isTeaching(sentence, story)) return undefined;
  const text = sentence.text.replace(/[.!]+$/, '');
  const match =
    /^((?:In|On (?:\d{1,2} \w+|\w+ \d{1,2},?)) (?:\d{4}|\d{1,3} (?:BC|AD))),? (.+)$/.exec(text) ??
    /^(.+?),? (in \d{4})$/.exec(text);
  if (!match) return undefined;
  const [when, told] = /^(?:In|On) /.test(match[1]!) ? [match[1]!, match[2]!] : [match[2]!, match[1]!];
  // "… the Appian Way, a road from Rome to Capua": what a thing was is no part of the question.
  const effect = told.replace(/, (?:an?|the) [^,]+$/, '');
  if (datedYear.test(told) || sentence.cause || /\b(?:nobody|no one|nothing|no)\b/i.test(told))
    return undefined;
  // "Workers began to dig it out" leaves open what; who ruled in 1930 had ruled before.
  if (/\b(?:it|them|ruled?|rules|reigned|lived|governed|belonged)\b/i.test(effect)) return undefined;
  const question = askOf('When', { effect }, sentence, story);
  return question &&
    question.split(' ').length <= longestQuestion &&
    !/\b(?:first|already)\b/.test(question.split(' ').slice(2, 4).join(' '))
    ? { question, answer: `${when.charAt(0).toUpperCase()}${when.slice(1)}` }
    : undefined;
}

/** "A bee can visit 100 flowers" answers "How many flowers can a bee visit?" English. */
export function howManyQuestion(sentence: StorySentence, story: Story): FactQuestion | undefined {
  if (!isTeaching(sentence, story) || sentence.cause || story.language !== 'en') return undefined;
  const { clause: bare, tail: opener } = withoutOpener(numbersInFigures(sentence.text.replace(/[.!]+$/, '')));
  const clause = divide(tagSentence(bare));
  if (!clause || !startsPlainly(clause.subject)) return undefined;
  const subject = subjectText(clause.subject, story);
  const [first, ...more] = clause.predicate;
  const aux = isAuxiliary(first!) ? first! : undefined;
  const isBe = /^(?:is|are|was|were)$/.test(first!.lower);
  const verb = aux && !isBe && !isHave(first!, more) ? more[0] : first;
  // "Can be 15 metres long" is asked for by how long it can be, or not at all.
  if (aux && !isBe && verb?.lower === 'be') return undefined;
  let at = verb === first ? 0 : 1;
  while (more[at] && roughly.test(more[at]!.lower)) at++;
  const number = more[at];
  if (!verb || !number || !/^\d/.test(number.text)) return undefined;
  const times = multiplier.test(more[at + 1]?.lower ?? '') ? [more[++at]!] : [];
  const from = at + 1;
  let to = from;
  while (/^(?:ADJ|NOUN)$/.test(more[to]?.pos ?? '') && !measures.test(more[to]!.lower)) to++;
  // "80,000 kilometres of paved roads" are counted together.
  if (more[to]?.lower === 'of')
    do to++;
    while (/^(?:ADJ|NOUN)$/.test(more[to]?.pos ?? ''));
  const counted = joinTokens(more.slice(from, to));
  const rest = more.slice(to);
  // "365 days and a quarter" is not asked for by its days.
  if (/^(?:and|or)$/.test(rest[0]?.lower ?? '')) return undefined;
  if (!/s$|people$/.test(counted) || rest.some(({ text }) => /^\d/.test(text))) return undefined;
  const answer = [number.text, ...times.map(({ text }) => text), counted].join(' ');
  if (isBe) {
    const [how] = rest;
    return how && rest.length === 1 && measures.test(how.lower)
      ? { question: `How ${how.lower} ${first!.lower} ${subject}?`, answer }
      : undefined;
  }
  const tail = [joinTokens(rest), opener]
    .filter(Boolean)
    .map((words) => ` ${words}`)
    .join('');
  const helped = verb === first ? helper(verb, clause.subject) : first!.lower;
  // "Had made" keeps its form.
  const form = verb !== first && /^(?:has|have|had)$/.test(helped) ? verb.lower : verb.lemma;
  return { question: `How many ${counted} ${helped} ${subject} ${form}${tail}?`, answer };
}

/** "The nucleus contains the DNA" answers "What does the nucleus contain?" English. */
export function whatQuestion(sentence: StorySentence, story: Story): FactQuestion | undefined {
  if (!isTeaching(sentence, story) || sentence.definition || sentence.cause) return undefined;
  if (story.language !== 'en' || datedYear.test(sentence.text)) return undefined;
  const clause = divide(tagSentence(sentence.text.replace(/[.!]+$/, '')), { commas: true });
  if (!clause || !startsPlainly(clause.subject)) return undefined;
  const [verb, object] = clause.predicate;
  const subject = subjectText(clause.subject, story);
  if (!verb || !object || verb.pos !== 'VERB') return undefined;
  const asking = helper(verb, clause.subject);
  const head = clause.subject.at(-1)!;
  // What somebody does is asked of a role: "What does the prosecutor do?"
  if (asking !== 'did' && clause.subject[0]!.pos === 'DET' && kindOf(singular(head.lower)) === 'person')
    return { question: `What ${asking} ${subject} do?`, answer: joinTokens(clause.predicate) };
  if (!asksObject.test(verb.lemma)) return undefined;
  if (!/^(?:DET|NOUN|ADJ|PRON|PROPN)$/.test(object.pos) || /sel(?:f|ves)$/.test(object.lower))
    return undefined;
  // "Ash makes soil fertile" tells what it does to the soil, and so does "hot water makes the scales open".
  const behind = clause.predicate[object.pos === 'DET' ? 3 : 2];
  if (verb.lemma === 'make' && /^(?:ADJ|VERB)$/.test(behind?.pos ?? '')) return undefined;
  return {
    question: `What ${asking} ${subject} ${verb.lemma}?`,
    answer: joinTokens(clause.predicate.slice(1)),
  };
}

const isHave = (verb: Token, [next]: Token[]) =>
  /^(?:has|have|had)$/.test(verb.lower) && next !== undefined && next.pos !== 'VERB';

const startsPlainly = (subject: Token[]) =>
  /^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(subject[0]!.pos) &&
  /^(?:NOUN|PROPN)$/.test(subject.at(-1)!.pos) &&
  !subject.some(({ lower }) => /^(?:no|this|that|these|those|their|its|his|her)$/.test(lower)) &&
  (isMany(subject) || subject[0]!.pos !== 'NUM' || subject.length > 1);

function subjectText(subject: Token[], story: Story): string {
  const text = joinTokens(subject);
  return staysCapital(text, story) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
