/** What was typed, so that it can be taken back: the oldest text first. */
export type History = { past: string[]; present: string; future: string[]; changedAt: number };

const keptSteps = 100;
/** Typing without a longer pause than this is taken back in one go. */
const burstMs = 700;

export function startHistory(text: string): History {
  return { past: [], present: text, future: [], changedAt: 0 };
}

/** Puts a new text on top. @param now in ms; `burst` joins it with a change that was just made. */
export function change(history: History, text: string, now: number): History {
  if (text === history.present) return history;
  const joins = history.past.length > 0 && now - history.changedAt < burstMs;
  const past = joins ? history.past : [...history.past, history.present].slice(-keptSteps);
  return { past, present: text, future: [], changedAt: now };
}

export function undo(history: History): History {
  const text = history.past.at(-1);
  if (text === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: text,
    future: [history.present, ...history.future],
    changedAt: 0,
  };
}

export function redo(history: History): History {
  const [text, ...future] = history.future;
  if (text === undefined) return history;
  return { past: [...history.past, history.present], present: text, future, changedAt: 0 };
}

/** Puts a text on top as a step of its own, whatever was typed just before. */
export function addStep(history: History, text: string): History {
  return { ...change({ ...history, changedAt: 0 }, text, burstMs), changedAt: 0 };
}
