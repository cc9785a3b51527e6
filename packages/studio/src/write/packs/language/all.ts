import type { LessonPack } from '../lesson-pack.ts';
import { onomatopoeia } from './onomatopoeia.ts';

export const languagePacks: LessonPack[] = [onomatopoeia];
