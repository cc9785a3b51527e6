import type { StoredQuestion } from '@panelwise/db/repositories/learning';
import { feedbackOf, type QuizSheet, type SheetQuiz } from './quiz-sheet.ts';
import { words, xml, xmlHead } from './xml.ts';

/** The quizzes as Moodle XML: one category for each in the question bank of the course, single choice. */
export function quizMoodle(sheet: QuizSheet): string {
  const questions = sheet.quizzes.flatMap((quiz) => [
    categoryXml(sheet, quiz),
    ...quiz.questions.map((question, index) => questionXml(question, `${quiz.label} ${index + 1}`)),
  ]);
  return `${xmlHead}${xml`<quiz>
${questions.join('\n')}
</quiz>`}\n`;
}

function categoryXml({ title }: QuizSheet, { label }: SheetQuiz): string {
  return xml`<question type="category">
<category><text>${words(`$course$/top/${categoryName(title)}/${label}`)}</text></category>
</question>`;
}

/**
 * A slash in the name of a category is written twice; one alone begins another category. At either end a space keeps it
 * from the one that does; Moodle takes the space off again.
 */
export function categoryName(title: string): string {
  return title.replace(/\s+/g, ' ').trim().replaceAll('/', '//').replace(/^\//, ' /').replace(/\/$/, '/ ');
}

function questionXml(item: StoredQuestion, name: string): string {
  return xml`<question type="multichoice">
<name><text>${words(name)}</text></name>
<questiontext format="html"><text>${words(asHtml(item.question))}</text></questiontext>
<generalfeedback format="html"><text>${words(asHtml(feedbackOf(item)))}</text></generalfeedback>
<defaultgrade>1.0000000</defaultgrade>
<penalty>0.3333333</penalty>
<hidden>0</hidden>
<single>true</single>
<shuffleanswers>true</shuffleanswers>
<answernumbering>abc</answernumbering>
${item.options.map((option) => answerXml(option, option === item.correctAnswer)).join('\n')}
<tags><tag><text>${words(item.difficulty)}</text></tag></tags>
</question>`;
}

function answerXml(option: string, isRight: boolean): string {
  return xml`<answer fraction="${isRight ? 100 : 0}" format="html"><text>${words(asHtml(option))}</text><feedback format="html"><text></text></feedback></answer>`;
}

/** Words as the HTML that Moodle reads out of the XML, so that "a < b" stays what it is. */
function asHtml(text: string): string {
  return text === '' ? '' : xml`<p>${words(text)}</p>`;
}
