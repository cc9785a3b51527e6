import type { PanelText, TextPlace } from '@panelwise/contracts/domain/comic';
import type { MadeBy } from '@panelwise/contracts/domain/made-by';

/** A picture of a file: JPEG, and how large it is in px. */
export type BookPicture = { bytes: Buffer; width: number; height: number };

/** One page. Its picture is read and made when it is asked for, so that one page at a time is in memory. */
export type BookPage = {
  /** Counts from 1. */
  number: number;
  panels: PanelText[];
  /** Where the words stand on the picture; empty for pages that were drawn before that was kept. */
  places: TextPlace[];
  jpeg(): Promise<BookPicture>;
  png(): Promise<Buffer>;
};

/** A comic as the files to read tell of it. */
export type Book = {
  id: string;
  /** The title of this part. */
  title: string;
  /** The part's own name within its series; the same as `title` where it stands alone. */
  partTitle: string;
  series: { title: string; part: number; partCount: number };
  author: string;
  subject: string;
  concept: string;
  summary: string;
  grade: string;
  /** Code of the language that it is written in (ISO 639-1). */
  language: string;
  blackAndWhite: boolean;
  keyTerms: string[];
  /** How it came about, as far as that is known. */
  made: MadeBy;
  /** When it was last changed. */
  changedAt: Date;
  pages: BookPage[];
  /** Its cover, where one was made. */
  cover: (() => Promise<BookPicture>) | undefined;
};
