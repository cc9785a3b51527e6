/** What was edited, so that it can be taken back: the oldest state first. */
export type History<T> = { past: T[]; present: T; future: T[]; changedAt: number };

type WithText = { readonly text: string };

export const keptSteps = 100;
/** Typing without a longer pause than this is taken back in one go. */
const burstMs = 700;

export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], changedAt: 0 };
}

/** Puts a new state on top. @param now in ms; what follows a change within a burst is joined with it */
export function change<T extends WithText>(history: History<T>, next: T, now: number): History<T> {
  if (next.text === history.present.text) return history;
  const joins = history.past.length > 0 && now - history.changedAt < burstMs;
  const past = joins ? history.past : [...history.past, history.present].slice(-keptSteps);
  return { past, present: next, future: [], changedAt: now };
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    changedAt: 0,
  };
}

export function redo<T>(history: History<T>): History<T> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future, changedAt: 0 };
}

/** Puts a state on top as a step of its own, whatever was edited just before. */
export function addStep<T extends WithText>(history: History<T>, next: T): History<T> {
  return { ...change({ ...history, changedAt: 0 }, next, burstMs), changedAt: 0 };
}
