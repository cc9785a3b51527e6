import type { LessonPack } from '../lesson-pack.ts';
import { algorithms } from './algorithms.ts';
import { binaryNumbers } from './binary-numbers.ts';
import { howTheInternetWorks } from './how-the-internet-works.ts';
import { onlineSafety } from './online-safety.ts';

export const computingPacks: LessonPack[] = [algorithms, binaryNumbers, howTheInternetWorks, onlineSafety];
