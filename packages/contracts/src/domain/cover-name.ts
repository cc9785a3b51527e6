import { limits } from './limits.ts';
import { trimmedTextSchema } from './text.ts';

/** Line breaks, other control characters, and marks that turn the direction of a line. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** A mail address or that of a website: whoever reads a comic finds no way from it to its maker. */
const address = /@|:\/\/|\bwww\.|[\p{L}\d]\.(?:com|org|net|edu|gov|info|app|dev|[a-z]{2})(?![\p{L}\d])/iu;

/** The name on the cover of a comic, on one line; empty where it names nobody. */
export const coverNameSchema = trimmedTextSchema(0, limits.nameMax)
  .refine((name) => !unprintable.test(name), 'Please write the name on one line.')
  .refine((name) => !address.test(name), 'Please write a name here, not an address.');
