import type { LessonPack } from '../lesson-pack.ts';
import { foodChains } from './food-chains.ts';
import { heartAndBlood } from './heart-and-blood.ts';
import { photosynthesis } from './photosynthesis.ts';

export const lifeSciencePacks: LessonPack[] = [foodChains, heartAndBlood, photosynthesis];
