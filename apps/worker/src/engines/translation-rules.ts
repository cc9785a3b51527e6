import type { PlacedText } from '@panelwise/contracts/domain/content-parts';
import type { Language } from '@panelwise/contracts/domain/languages';
import type { TranslationLine } from '@panelwise/contracts/domain/translation';
import { DomainError, type ErrorDetail } from '@panelwise/contracts/errors/domain-error';
import { detectLanguage } from '@panelwise/studio/language/detect-language';
import type { TranslationOrder } from './writer.ts';

/** A line may be longer than its original by this much and so many characters: more does not fit where it stands. */
const roomier = { times: 1.7, characters: 24 };
/** So many words show in which language a text is. */
const wordsToTell = 30;
/** Problems that are said at once. */
const saidAtOnce = 12;

/** How long the translation of a line may be, in characters. */
export const longestOf = ({ original, max }: Pick<TranslationLine, 'original' | 'max'>): number =>
  Math.min(max, Math.ceil(original.length * roomier.times) + roomier.characters);

/** Translated lines with their places, as they are checked before children see them. */
export const translatedTexts = (
  lines: readonly TranslationLine[],
  texts: ReadonlyMap<string, string>,
): PlacedText[] =>
  lines.flatMap(({ key }) => {
    const text = texts.get(key);
    return text ? [{ path: key, place: `Line ${key}`, text }] : [];
  });

/**
 * The texts of all lines by their keys, in order, as a model gave them.
 * @throws DomainError `provider-garbage` that says which lines are missing, empty or too long, have lost a number, a name or the
 * mark of a term, are no longer different answers, or that it is not in that language at all
 */
export function acceptTranslation(
  { lines, names, to }: Pick<TranslationOrder, 'lines' | 'names' | 'to'>,
  texts: readonly string[],
): Map<string, string> {
  if (texts.length !== lines.length) refuse([`Write exactly ${lines.length} texts, one for each line.`]);
  const trimmed = texts.map((text) => text.trim());
  refuse(lines.flatMap((line, i) => problemsOf(line, trimmed[i]!, names, i + 1)));
  refuse(sameAnswers(lines, trimmed));
  refuse(otherLanguage(lines, trimmed, to));
  return new Map(lines.map(({ key }, i) => [key, trimmed[i]!]));
}

function problemsOf(line: TranslationLine, text: string, names: string[], n: number): string[] {
  if (text === '') return [`Line ${n} is empty.`];
  const longest = longestOf(line);
  const lost = (what: string, of: string[]) =>
    of.length > 0 ? [`Line ${n} has lost ${what}: ${of.join(', ')}.`] : [];
  const folded = text.toLowerCase();
  const own = names.filter((name) => hasWord(line.original, name));
  return [
    ...(text.length > longest ? [`Line ${n} is too long: at most ${longest} characters.`] : []),
    ...(numbersIn(line.original).join() === numbersIn(text).join()
      ? []
      : [`Line ${n} has other numbers than its original.`]),
    ...lost(
      'a name',
      own.filter((name) => !folded.includes(name.toLowerCase())),
    ),
    ...(marksIn(line.original) === marksIn(text) ? [] : [`Line ${n} has to mark as many *terms*.`]),
  ];
}

/** Whether a name stands in a text as a word. */
function hasWord(text: string, name: string): boolean {
  const words = (one: string) =>
    ` ${one
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return words(text).includes(words(name));
}

/** Numbers in any order, without the marks that part their digits, which differ from language to language. */
function numbersIn(text: string): string[] {
  const latin = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
  const numbers = latin.match(/\d+(?:[.,\u00a0\u202f' ]\d+)*/g) ?? [];
  return numbers.flatMap((one) => one.replace(/\D/g, '')).sort();
}

const marksIn = (text: string) => (text.match(/\*[^*\n]+\*/g) ?? []).length;

function sameAnswers(lines: TranslationLine[], texts: string[]): string[] {
  const answers = lines.flatMap(({ set, item, kind }, i) =>
    kind === 'answer' && set !== 'faqs'
      ? [{ of: `${set} ${item}`, text: texts[i]!.toLowerCase(), n: i + 1 }]
      : [],
  );
  return answers.flatMap((one, i) =>
    answers.slice(0, i).some(({ of, text }) => of === one.of && text === one.text)
      ? [`Line ${one.n} says the same as another answer to its question.`]
      : [],
  );
}

function otherLanguage(lines: TranslationLine[], texts: string[], to: Language): string[] {
  const sentences = texts.filter((_, i) => lines[i]!.kind !== 'label').join(' ');
  if (sentences.split(/\s+/).length < wordsToTell || detectLanguage(sentences) === to) return [];
  return ['It is not in the language that was asked for.'];
}

function refuse(problems: string[]): void {
  if (problems.length === 0) return;
  const details: ErrorDetail[] = problems.slice(0, saidAtOnce).map((message) => ({ path: 'texts', message }));
  throw new DomainError('provider-garbage', { details });
}
