import type { LessonPack } from '../lesson-pack.ts';
import { colourWheel } from './colour-wheel.ts';
import { perspectiveDrawing } from './perspective-drawing.ts';
import { rhythmAndBeat } from './rhythm-and-beat.ts';

export const artPacks: LessonPack[] = [colourWheel, perspectiveDrawing, rhythmAndBeat];
