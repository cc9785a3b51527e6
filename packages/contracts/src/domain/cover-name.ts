import { limits } from './limits.ts';
import { asName } from './name-rules.ts';
import { trimmedTextSchema } from './text.ts';

/** The name on the cover of a comic, on one line; empty where it names nobody. */
export const coverNameSchema = asName(trimmedTextSchema(0, limits.nameMax));
