import type { LessonPack } from '../lesson-pack.ts';
import { butterflyLifeCycle } from './butterfly-life-cycle.ts';
import { digestiveSystem } from './digestive-system.ts';
import { foodChains } from './food-chains.ts';
import { heartAndBlood } from './heart-and-blood.ts';
import { lungsAndBreathing } from './lungs-and-breathing.ts';
import { nervousSystem } from './nervous-system.ts';
import { photosynthesis } from './photosynthesis.ts';
import { plantAndAnimalCells } from './plant-and-animal-cells.ts';
import { seedsAndGermination } from './seeds-and-germination.ts';
import { skeletonAndMuscles } from './skeleton-and-muscles.ts';

export const lifeSciencePacks: LessonPack[] = [
  butterflyLifeCycle,
  digestiveSystem,
  foodChains,
  heartAndBlood,
  lungsAndBreathing,
  nervousSystem,
  photosynthesis,
  plantAndAnimalCells,
  seedsAndGermination,
  skeletonAndMuscles,
];
