import type { LessonPack } from '../lesson-pack.ts';
import { continentsAndOceans } from './continents-and-oceans.ts';
import { latitudeAndLongitude } from './latitude-and-longitude.ts';
import { rainforests } from './rainforests.ts';
import { rivers } from './rivers.ts';

export const geographyPacks: LessonPack[] = [continentsAndOceans, latitudeAndLongitude, rainforests, rivers];
