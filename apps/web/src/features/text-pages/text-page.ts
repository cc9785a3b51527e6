/** A page that is only words. A list stands after the paragraphs of its section; `fold` hides the text until it is asked for. */
export type TextPage = {
  title: string;
  lead: string;
  /** Shown under the lead, for legal texts. */
  effective?: string;
  sections: { heading: string; paragraphs?: string[]; list?: string[] }[];
  fold?: boolean;
};
