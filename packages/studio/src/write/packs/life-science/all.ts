import type { LessonPack } from '../lesson-pack.ts';
import { animalAdaptations } from './animal-adaptations.ts';
import { butterflyLifeCycle } from './butterfly-life-cycle.ts';
import { digestiveSystem } from './digestive-system.ts';
import { dnaAndHeredity } from './dna-and-heredity.ts';
import { ecosystemsAndHabitats } from './ecosystems-and-habitats.ts';
import { foodChains } from './food-chains.ts';
import { heartAndBlood } from './heart-and-blood.ts';
import { lungsAndBreathing } from './lungs-and-breathing.ts';
import { naturalSelection } from './natural-selection.ts';
import { nervousSystem } from './nervous-system.ts';
import { photosynthesis } from './photosynthesis.ts';
import { plantAndAnimalCells } from './plant-and-animal-cells.ts';
import { seedsAndGermination } from './seeds-and-germination.ts';
import { skeletonAndMuscles } from './skeleton-and-muscles.ts';

export const lifeSciencePacks: LessonPack[] = [
  animalAdaptations,
  butterflyLifeCycle,
  digestiveSystem,
  dnaAndHeredity,
  ecosystemsAndHabitats,
  foodChains,
  heartAndBlood,
  lungsAndBreathing,
  naturalSelection,
  nervousSystem,
  photosynthesis,
  plantAndAnimalCells,
  seedsAndGermination,
  skeletonAndMuscles,
];
