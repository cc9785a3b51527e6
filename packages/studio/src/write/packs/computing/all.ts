import type { LessonPack } from '../lesson-pack.ts';
import { algorithms } from './algorithms.ts';

export const computingPacks: LessonPack[] = [algorithms];
