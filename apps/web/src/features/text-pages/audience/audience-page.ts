import type { MessageDescriptor } from '@lingui/core';
import type { PictureName } from '../../../components/site-picture/site-picture.tsx';

/** Where a phase stands: what is here today, what is being built next, what is only an intention. */
export type PhaseKey = 'beta' | 'near' | 'long';

/** What one group of people gets, now and later. */
export type AudiencePage = {
  lead: MessageDescriptor;
  picture: PictureName;
  pictureText: MessageDescriptor;
  /** What they can do today, each with a sentence. */
  offerings: { title: MessageDescriptor; text: MessageDescriptor }[];
  phases: Record<PhaseKey, MessageDescriptor[]>;
  /** A last word with its own heading. */
  note?: { title: MessageDescriptor; text: MessageDescriptor };
  action: { label: MessageDescriptor; to: string };
};
