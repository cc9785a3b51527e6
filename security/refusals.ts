import type { Refusal } from './refusal.ts';
import { access } from './refusals/access.ts';
import { children } from './refusals/children.ts';
import { injection } from './refusals/injection.ts';
import { limits } from './refusals/limits.ts';
import { models } from './refusals/models.ts';
import { sockets } from './refusals/sockets.ts';
import { tokens } from './refusals/tokens.ts';
import { uploads } from './refusals/uploads.ts';

/** How many there are: their numbers go from 1 to this, and each stands for the same thing for ever. */
export const refusalCount = 66;

/** What the product refuses, by number. `npm run security` runs the tests of all of them and says what came of it. */
export const refusals: Readonly<Record<number, Refusal>> = {
  ...access,
  ...tokens,
  ...uploads,
  ...injection,
  ...limits,
  ...sockets,
  ...models,
  ...children,
};
