import { vi } from 'vitest';

/**
 * How long a test waits for something unless it says so, in ms. What takes milliseconds on an idle machine may take
 * seconds on a busy one, and Vitest's own second would call that a failure.
 */
const patience = 20_000;

const waitFor = vi.waitFor;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: patience, ...options });
