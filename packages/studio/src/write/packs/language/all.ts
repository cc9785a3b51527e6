import type { LessonPack } from '../lesson-pack.ts';
import { onomatopoeia } from './onomatopoeia.ts';
import { partsOfSpeech } from './parts-of-speech.ts';
import { prefixesAndSuffixes } from './prefixes-and-suffixes.ts';
import { similesAndMetaphors } from './similes-and-metaphors.ts';
import { storyStructure } from './story-structure.ts';

export const languagePacks: LessonPack[] = [
  onomatopoeia,
  partsOfSpeech,
  prefixesAndSuffixes,
  similesAndMetaphors,
  storyStructure,
];
