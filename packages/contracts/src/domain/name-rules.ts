import type { z } from 'zod';

/** Line breaks, other control characters, what is not seen, and marks that turn the direction of a line. */
const unprintable = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;
/** A mail address or that of a website: whoever reads a name finds no way from it to somebody. */
const address = /@|:\/\/|\bwww\.|[\p{L}\d]\.(?:com|org|net|edu|gov|info|app|dev|[a-z]{2})(?![\p{L}\d])/iu;
/** Scripts whose letters look like those of each other. */
const alike = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Cherokee}/u];

/** True when a word is spelt with letters of two scripts that look alike, as somebody does who wants to pass for another. */
function mixesScripts(name: string): boolean {
  return name.split(/[\s._-]+/).some((word) => alike.filter((script) => script.test(word)).length > 1);
}

/** What holds for every name that others read: it is on one line, it is no address, and it is what it looks like. */
export function asName<Schema extends z.ZodType<string>>(schema: Schema) {
  return schema
    .refine((name) => !unprintable.test(name), 'Please write the name on one line.')
    .refine((name) => !address.test(name), 'Please write a name here, not an address.')
    .refine((name) => !mixesScripts(name), 'Please write each word of a name in one alphabet.');
}
