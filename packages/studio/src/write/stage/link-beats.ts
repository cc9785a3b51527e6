import { isDark } from '../reading/reading.ts';
import { isMoney, isYear } from '../story/amounts.ts';
import type { StorySentence } from '../story/analyse-story.ts';
import type { Definition } from '../story/definitions.ts';
import { wordCount } from '../text/words.ts';
import type { Beat } from './beat.ts';
import type { LineBank } from './line-bank.ts';
import type { StoryContext } from './story-context.ts';

/**
 * Adds one learner's line to the last beat of a sentence: a question that the next sentence answers, else
 * now and then a remark that takes up what was just told. `quiet` counts beats since the last such line.
 */
export function linkToNext(
  beat: Beat,
  told: StorySentence,
  next: StorySentence | undefined,
  context: StoryContext,
  quiet: number,
): boolean {
  if (
    context.bare ||
    // Into a story of people nobody talks; a child of it may ask what a word means.
    (context.story.people.length > 0 &&
      !(next?.kind === 'definition' && beat.people?.includes(context.cast.learner))) ||
    !hasRoom(beat) ||
    context.story.danger ||
    isDark(told.mood) ||
    (next && isDark(next.mood))
  )
    return false;
  const text =
    (next && askFor(beat, next, context, quiet)) ?? (quiet >= 2 ? takeUp(beat, told, context) : undefined);
  if (!text) return false;
  beat.lines.push({ speaker: context.cast.learner, text });
  if (beat.kind === 'explain') beat.kind = 'exchange';
  return true;
}

function hasRoom(beat: Beat): boolean {
  if (beat.captionBottom || beat.kind === 'define' || beat.kind === 'think' || beat.lines.length > 1)
    return false;
  return wordCount(beat.lines.map((line) => line.text).join(' ')) + wordCount(beat.caption ?? '') <= 26;
}

function askFor(beat: Beat, next: StorySentence, context: StoryContext, quiet: number): string | undefined {
  const { bank } = context;
  if (beat.kind === 'quote') return undefined;
  switch (next.kind) {
    case 'definition':
      return askForWord(next.text, next.definition!, bank);
    case 'cause':
      return /^(?:that|this|it) (?:is|was) because\b/i.test(next.text) ? bank.take('askCause') : undefined;
    case 'example':
      return /\b(?:imagine|such as)\b/i.test(next.text) ? undefined : bank.take('askExample');
    case 'number':
      if (next.amounts.some(isMoney)) return bank.take('askMoney');
      if (next.amounts.some(isYear)) return quiet >= 2 ? bank.take('askNext') : undefined;
      return /^(?:it|they|there|on average|about|more than|each)\b/i.test(next.text)
        ? bank.take('askAmount')
        : undefined;
    case 'narrative':
    case 'step':
      if (next.firstPerson || quiet < 2 || (beat.people?.length ?? 0) > 1) return undefined;
      return bank.take('askNext');
    case 'fact':
      return quiet >= 2 && beat.kind !== 'narration' ? bank.take('askMore') : undefined;
    default:
      return undefined;
  }
}

/** A name that comes last in its sentence is asked for; a word that comes first is asked about. */
function askForWord(text: string, { term, question }: Definition, bank: LineBank): string | undefined {
  const at = text.toLowerCase().indexOf(term.toLowerCase());
  if (at > text.length / 2) return bank.take('askName');
  return question && bank.say(question) ? question : bank.take('askMeaning', { term });
}

function takeUp(beat: Beat, told: StorySentence, { bank, story }: StoryContext): string | undefined {
  if (beat.kind !== 'explain' && beat.kind !== 'exchange') return undefined;
  // In German a unit changes with its case: "in 100 Jahren".
  const amount = told.amounts.findLast(
    (a) => isMoney(a) || (/%|\s/.test(a) && !/Jahren|Tagen|Monaten|Metern/.test(a)),
  );
  if (amount) return bank.take('tookAmount', { amount });
  if (told.kind === 'cause') return bank.take('tookCause');
  const defined = story.definitions.find((d) => d.sentence === told.index);
  return defined ? bank.take('tookWord', { term: defined.term }) : bank.take('tookIn');
}
