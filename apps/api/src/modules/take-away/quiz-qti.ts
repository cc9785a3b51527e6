import type { Readable } from 'node:stream';
import type { StoredQuestion } from '@panelwise/db/repositories/learning';
import { feedbackOf, type QuizSheet } from './quiz-sheet.ts';
import { words, xml, xmlHead } from './xml.ts';
import { zipFile } from './zip-file.ts';

const qti = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const instance = 'http://www.w3.org/2001/XMLSchema-instance';
const qtiSchema = `${qti} http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd`;
/** Right is one point, wrong is none: the rule that every platform knows by this name. */
const matchCorrect = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct';

type Item = { id: string; href: string; title: string; question: StoredQuestion };
type Section = { id: string; label: string; items: Item[] };

/** The quizzes as a QTI 2.1 content package: one item a question, one test with a section for each quiz. */
export function quizQti(sheet: QuizSheet, changedAt: Date): Readable {
  const files = Object.entries(qtiFiles(sheet));
  return zipFile(
    files.map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
    changedAt,
  );
}

/** The files of the package by their names. */
export function qtiFiles(sheet: QuizSheet): Record<string, string> {
  const sections = sheet.quizzes.map(({ name, label, questions }) => ({
    id: `section-${name}`,
    label,
    items: questions.map((question, index) => {
      const id = `${name}-${index + 1}`;
      return { id, href: `items/${id}.xml`, title: `${label} ${index + 1}`, question };
    }),
  }));
  const items = sections.flatMap((section) => section.items);
  return {
    'imsmanifest.xml': manifestXml(sheet, items),
    'test.xml': testXml(sheet, sections),
    ...Object.fromEntries(items.map((item) => [item.href, itemXml(item, sheet.language)])),
  };
}

function itemXml({ id, title, question }: Item, language: string): string {
  const choices = question.options.map((option, index) => ({ option, choice: `choice-${index + 1}` }));
  const right = choices.find(({ option }) => option === question.correctAnswer)!;
  const feedback = feedbackOf(question);
  // Declared with its value, it is shown after every answer: the rule above sets the score alone.
  const told = feedback
    ? {
        declared: xml`<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"><defaultValue><value>explained</value></defaultValue></outcomeDeclaration>`,
        shown: xml`<modalFeedback outcomeIdentifier="FEEDBACK" identifier="explained" showHide="show">${words(feedback)}</modalFeedback>`,
      }
    : { declared: '', shown: '' };
  return `${xmlHead}${xml`<assessmentItem xmlns="${qti}" xmlns:xsi="${instance}" xsi:schemaLocation="${qtiSchema}" identifier="${id}" title="${title}" label="${question.difficulty}" xml:lang="${language}" adaptive="false" timeDependent="false" toolName="Panelwise">
<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>${words(right.choice)}</value></correctResponse></responseDeclaration>
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>
${told.declared}
<itemBody>
<choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1">
<prompt>${words(question.question)}</prompt>
${choices.map(({ choice, option }) => xml`<simpleChoice identifier="${choice}">${words(option)}</simpleChoice>`).join('\n')}
</choiceInteraction>
</itemBody>
<responseProcessing template="${matchCorrect}"/>
${told.shown}
</assessmentItem>`}\n`;
}

function testXml({ title, comicId }: QuizSheet, sections: Section[]): string {
  return `${xmlHead}${xml`<assessmentTest xmlns="${qti}" xmlns:xsi="${instance}" xsi:schemaLocation="${qtiSchema}" identifier="${`test-${comicId}`}" title="${title}" toolName="Panelwise">
<testPart identifier="part-1" navigationMode="nonlinear" submissionMode="individual">
${sections.map(sectionXml).join('\n')}
</testPart>
</assessmentTest>`}\n`;
}

function sectionXml({ id, label, items }: Section): string {
  return xml`<assessmentSection identifier="${id}" title="${label}" visible="true">
${items.map((item) => xml`<assessmentItemRef identifier="${item.id}" href="${item.href}"/>`).join('\n')}
</assessmentSection>`;
}

function manifestXml({ comicId }: QuizSheet, items: Item[]): string {
  const packaging = 'http://www.imsglobal.org/xsd/imscp_v1p1';
  const schema = `${packaging} http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd`;
  return `${xmlHead}${xml`<manifest xmlns="${packaging}" xmlns:xsi="${instance}" xsi:schemaLocation="${schema}" identifier="${`package-${comicId}`}">
<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
<organizations/>
<resources>
<resource identifier="test" type="imsqti_test_xmlv2p1" href="test.xml"><file href="test.xml"/>
${items.map(({ id }) => xml`<dependency identifierref="${id}"/>`).join('\n')}
</resource>
${items.map(({ id, href }) => xml`<resource identifier="${id}" type="imsqti_item_xmlv2p1" href="${href}"><file href="${href}"/></resource>`).join('\n')}
</resources>
</manifest>`}\n`;
}
