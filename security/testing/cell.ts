import type { TestUser } from '../../apps/api/src/testing/fixtures.ts';
import type { CallOptions, TestApp } from '../../apps/api/src/testing/test-app.ts';
import type { Person } from '../people.ts';
import type { Things } from './things.ts';

/** One cell of the matrix: who calls, and on whose things. */
export type Cell = {
  site: TestApp;
  things: Things;
  person: Person;
  /** The account that calls; undefined for a visitor. */
  me: TestUser | undefined;
  /** Whose things it is about. */
  of: TestUser;
  owner: TestUser;
  admin: TestUser;
  /** A subject, for a new comic. */
  subjectId: string;
  /** Something that everybody may read. */
  publicComic: string;
};
/** What a call is made with, and the comic that must be as it was when the call is refused. */
export type Request = Omit<CallOptions, 'token'> & { form?: Record<string, string>; comic?: string };
export type MakeRequest = (cell: Cell) => Request | Promise<Request>;

/** For calls that take nothing. */
export const nothing: MakeRequest = () => ({});
