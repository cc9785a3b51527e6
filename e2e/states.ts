import type { Disposable, Locator, Page } from 'playwright-core';
import type { Width } from './look-at.ts';
import type { StateData } from './states-data.ts';

/** Who looks at a state: a visitor, or one of the accounts that the stack and the data make. */
export type StateViewer = 'visitor' | 'teacher' | 'newcomer' | 'leaver' | 'young' | 'admin';

/** One thing that a person can have on the screen, beyond the first sight of a route. */
export type State = {
  /** Says what is to be seen; also the name of its pictures. */
  name: string;
  viewer: StateViewer;
  address: string | ((data: StateData) => string);
  /** What the person does once the address is open. */
  act?: (page: Page, data: StateData) => Promise<unknown>;
  /** Another width closes what was opened, or has another way to it: it is done anew at each. */
  actAgain?: true;
  /**
   * What is made different before the address is opened: an answer of the server, a browser without a function.
   * Gives what takes it back, unless it is an answer: those come back on their own.
   */
  before?: (page: Page, data: StateData) => Promise<Disposable> | Promise<void>;
  /** Words, or a place, that can only be seen in this state. */
  shows: string | RegExp | ((page: Page) => Locator);
  /** At which widths it exists, in px; unless told at all but 390, which is for what is held on a phone alone. */
  widths?: readonly Width[];
  /** Complaints of the browser that belong to it. */
  complaint?: RegExp;
};
