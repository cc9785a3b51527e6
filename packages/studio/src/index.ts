/*
 * The studio for other programs: `README.md` beside this folder shows how the parts go together. Everything here runs in
 * Node and in a browser; fonts come from `draw/fonts-node` or `draw/fonts-browser`.
 */
export type { Brief, PartPlan } from '@panelwise/contracts/domain/series';
export { seedOf } from '@panelwise/contracts/domain/series';
export { pageLetteringSvg, pageSketchSvg, panelArtSvg, panelLetteringSvg } from './draw/layers.ts';
export { type PagePlan, type Problem, planPage, type Verdict } from './draw/page-plan.ts';
export { type StyleSlug, styleSlugs } from './draw/styles.ts';
export type { BriefCheck } from './write/check-brief.ts';
export type { Lesson } from './write/lesson.ts';
export { findLesson, type LessonEntry, lessons } from './write/packs/catalogue.ts';
export type { LessonPack } from './write/packs/lesson-pack.ts';
export { type BriefWithLesson, loadPack, withLesson } from './write/packs/load-pack.ts';
export { loadWriter, type Writer } from './write/writer.ts';
