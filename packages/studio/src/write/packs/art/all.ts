import type { LessonPack } from '../lesson-pack.ts';

export const artPacks: LessonPack[] = [];
