import type { LessonPack } from '../lesson-pack.ts';
import { balancedDiet } from './balanced-diet.ts';
import { germsAndHandwashing } from './germs-and-handwashing.ts';
import { healthyTeeth } from './healthy-teeth.ts';

export const healthPacks: LessonPack[] = [balancedDiet, germsAndHandwashing, healthyTeeth];
