import type { MessageDescriptor } from '@lingui/core';

/** A text of rules. `id` links to a section; its list stands after its paragraphs. */
export type LegalText = {
  lead: MessageDescriptor;
  effective: MessageDescriptor;
  sections: { id: string; heading: string; paragraphs?: string[]; list?: string[] }[];
};
