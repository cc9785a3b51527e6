import type { PictureName } from '../../../components/site-picture/site-picture.tsx';

/** Where a phase stands: what is here today, what is being built next, what is only an intention. */
export type PhaseKey = 'beta' | 'near' | 'long';

/** What one group of people gets, now and later. */
export type AudiencePage = {
  lead: string;
  picture: PictureName;
  pictureText: string;
  /** What they can do today, each with a sentence. */
  offerings: { title: string; text: string }[];
  phases: Record<PhaseKey, string[]>;
  /** A last word with its own heading. */
  note?: { title: string; text: string };
  action: { label: string; to: string };
};
