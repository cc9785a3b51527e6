import type { StoredQuestion } from '@panelwise/db/repositories/learning';
import { categoryName } from './quiz-moodle.ts';
import { feedbackOf, type QuizSheet } from './quiz-sheet.ts';

/** The quizzes as GIFT, the plain text that Moodle and others read. */
export function quizGift({ title, quizzes }: QuizSheet): string {
  const blocks = quizzes.flatMap(({ label, questions }) => [
    `$CATEGORY: $course$/top/${oneLine(categoryName(title))}/${label}`,
    ...questions.map((question, index) => questionGift(question, `${label} ${index + 1}`)),
  ]);
  // An empty line ends a question.
  return `${blocks.join('\n\n')}\n`;
}

function questionGift(item: StoredQuestion, name: string): string {
  const feedback = feedbackOf(item);
  return [
    `// ${item.difficulty}`,
    `::${escaped(name)}::[plain]${escaped(item.question)} {`,
    ...item.options.map((option) => `\t${option === item.correctAnswer ? '=' : '~'}${escaped(option)}`),
    ...(feedback ? [`\t####${escaped(feedback)}`] : []),
    '}',
  ].join('\n');
}

/** Signs that mean something in GIFT stand behind a backslash, and so does a line's end. */
function escaped(text: string): string {
  return text
    .trim()
    .replace(/[\\~=#{}:]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
