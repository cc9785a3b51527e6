/** A text of rules. `id` links to a section; its list stands after its paragraphs. */
export type LegalText = {
  lead: string;
  effective: string;
  sections: { id: string; heading: string; paragraphs?: string[]; list?: string[] }[];
};
