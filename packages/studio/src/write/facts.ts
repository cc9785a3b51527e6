import type { Fact } from '@panelwise/contracts/domain/learning';
import type { Lesson } from './lesson.ts';

export function writeFacts(_lesson: Lesson): Fact[] {
  return [];
}
