import type { Faq } from '@panelwise/contracts/domain/learning';
import type { Lesson } from './lesson.ts';

export function writeFaqs(_lesson: Lesson): Faq[] {
  return [];
}
