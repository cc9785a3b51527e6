import type { LessonPack } from '../lesson-pack.ts';
import { solarSystem } from './solar-system.ts';
import { volcanoes } from './volcanoes.ts';
import { waterCycle } from './water-cycle.ts';

export const earthSciencePacks: LessonPack[] = [solarSystem, volcanoes, waterCycle];
