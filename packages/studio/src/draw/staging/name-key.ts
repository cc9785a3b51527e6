/** A name in the form used to compare names. */
export const nameKey = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ');
