import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';

/** Keys in pencil blue and texts in green, in both colour schemes. */
export const jsonColours = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.propertyName, color: 'var(--pencil)' },
    { tag: tags.string, color: 'var(--ok)' },
    { tag: [tags.number, tags.bool, tags.null], color: 'var(--ink)', fontWeight: '650' },
    { tag: [tags.punctuation, tags.separator, tags.bracket], color: 'var(--ink-2)' },
  ]),
);
