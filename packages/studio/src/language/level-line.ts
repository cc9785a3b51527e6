import { gradeNumber } from '../write/grade.ts';
import type { LanguageTexts } from './language-texts.ts';

/** For whom a comic is and in which subject: "Grade 5 Science". Without a subject it ends after the grade. */
export function levelLine(grade: string, subject: string, { title }: LanguageTexts): string {
  const number = gradeNumber(grade);
  if (number > 12) return `${grade} ${subject.trim()}`.trim();
  const template = number === 0 ? title.kindergarten : title.grade;
  const line = template.replace('{grade}', String(number)).replace('{subject}', subject.trim());
  return line.replace(/[\s·]+$/u, '');
}
