import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import type { Script } from '@panelwise/contracts/domain/script';
import { panelText } from '../panel-text.ts';
import { numbersAsDigits } from '../text/number-words.ts';
import { stemsOf } from '../text/stems.ts';

/** A question as it is judged, whoever wrote it. */
type Asked = {
  question: string;
  correctAnswer: string;
  explanation?: string;
  factId?: string;
  taughtAt?: TaughtAt;
};

/** Questions for a name or a number: nobody can work out one that was never told. */
const asksForName =
  /^(?:(?:from|by|with|to|for|after) )?who(?:m|se)?\b|^what do (?:we|you) call\b|\bcalled\?$/i;
const asksForNumber = /^how (?:many|long|much|far|old|large|high|deep)\b/i;

/**
 * Whether no panel tells what a question asks for, judged by the words that are read in the comic and by nothing else. Of a
 * name or a number the answer itself must stand there. Of anything else, question, answer and explanation must share a
 * word with the panels that carry its fact; what is reckoned from numbers of its own is not judged.
 */
export function isUntold(
  { question, correctAnswer, explanation = '', factId, taughtAt }: Asked,
  script: Script,
) {
  const panels = script.flatMap(({ pageNumber, panels: own }) =>
    own.map((panel, i) => ({
      words: read(panelText(panel)),
      teaches:
        (factId !== undefined && panel.factIds?.includes(factId)) ||
        (taughtAt?.page === pageNumber && taughtAt.panel === i + 1),
    })),
  );
  const teaching = new Set(panels.filter(({ teaches }) => teaches).flatMap(({ words }) => words));
  const everywhere = new Set(panels.flatMap(({ words }) => words));
  const key = read(correctAnswer);
  const words = [...key, ...read(question), ...read(explanation)];
  const reckons = hasNumber(question) && hasNumber(correctAnswer);
  if (words.length === 0 || reckons) return false;
  const mustBeRead = asksForName.test(question) || (asksForNumber.test(question) && hasNumber(correctAnswer));
  const isRead = !mustBeRead || key.length === 0 || key.some((stem) => everywhere.has(stem));
  return !isRead || !words.some((stem) => teaching.has(stem));
}

const hasNumber = (text: string) => /\d/.test(numbersAsDigits(text));

const read = (text: string) => stemsOf(numbersAsDigits(text));
