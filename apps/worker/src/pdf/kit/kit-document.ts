import type { QuizQuestion } from '@panelwise/contracts/domain/learning';
import type { KitSheet } from '@panelwise/contracts/domain/take-away';
import type { Language } from '@panelwise/studio/language/language';
import type { PdfDocument } from '../pdf-renderer.ts';

/** A question with what is told about its answer. */
export type KitQuestion = QuizQuestion & { explanation: string | null };

/** A panel by its page and place; both count from 1. */
export type PanelPlace = { page: number; panel: number };

/** One panel to cut out, with the letter that stands on it. */
export type CutOut = PanelPlace & { letter: string };

/** What the sheets of a class are printed from: the comic, and what is made of it. */
export type KitDocument = Omit<PdfDocument, 'language'> & {
  language: Language;
  /** Which sheets, in the order in which they are printed. */
  sheets: readonly Exclude<KitSheet, 'kit'>[];
  questions: KitQuestion[];
  hardcoreQuestions: KitQuestion[];
  /** All panels, in the order in which they are printed to be cut out. */
  cutOuts: CutOut[];
  /** The pages that have lines to colour, as drawings (SVG) by their place in `pages` (from 0). */
  colouring: { page: number; drawing: string }[];
};
