import { panelWords } from '@panelwise/contracts/domain/script';
import { detectLanguage } from '../language/detect-language.ts';
import type { Language } from '../language/language.ts';
import { gradeNumber } from './grade.ts';
import type { Lesson } from './lesson.ts';
import { hardWords } from './text/readability.ts';

/** What learning content is checked against: whom it is for, what they were taught, and the facts there are. */
export type LintContext = {
  grade: number;
  language: Language;
  /** Words that the lesson itself uses and explains. */
  taught: string;
  factIds: ReadonlySet<string>;
};

/** The context that a comic gives by itself, whoever wrote it: the words and fact ids of its script and brief. */
export function comicLintContext({ brief, parts, part, script }: Lesson): LintContext {
  const panels = script.flatMap((page) => page.panels);
  const words = panels.flatMap((panel) => [
    ...panelWords(panel),
    ...(panel.diagram ? [JSON.stringify(panel.diagram)] : []),
  ]);
  const plan = parts.find((one) => one.part === part);
  return {
    grade: gradeNumber(brief.grade),
    language: detectLanguage(words.join(' ')),
    taught: [...words, brief.story, brief.concept, brief.title, ...(plan?.keyTerms ?? [])].join(' '),
    factIds: new Set(panels.flatMap((panel) => panel.factIds ?? [])),
  };
}

/** Words too hard for the lesson's grade that it does not teach; the list of known words is English. */
export const hardWordsOf = (text: string, { grade, language, taught }: LintContext): string[] =>
  language === 'en' ? hardWords(text, grade, taught) : [];
