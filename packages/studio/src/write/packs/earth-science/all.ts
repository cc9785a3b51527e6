import type { LessonPack } from '../lesson-pack.ts';
import { dayNightAndSeasons } from './day-night-and-seasons.ts';
import { earthquakes } from './earthquakes.ts';
import { moonPhases } from './moon-phases.ts';
import { rockCycle } from './rock-cycle.ts';
import { solarSystem } from './solar-system.ts';
import { volcanoes } from './volcanoes.ts';
import { waterCycle } from './water-cycle.ts';

export const earthSciencePacks: LessonPack[] = [
  dayNightAndSeasons,
  earthquakes,
  moonPhases,
  rockCycle,
  solarSystem,
  volcanoes,
  waterCycle,
];
