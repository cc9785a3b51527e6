/**
 * Colours of parts that a key names. They differ in lightness, so that each has a tone of its own in black and white, and
 * none has that of a part in grey, `plain`.
 */
export const keyColors = {
  plain: '#cfd3da',
  pink: '#f08aa8',
  violet: '#6f4fba',
  rust: '#a3470a',
} as const;
