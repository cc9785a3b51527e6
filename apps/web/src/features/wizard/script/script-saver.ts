import { t } from '@lingui/core/macro';
import { cleanText } from '@panelwise/contracts/domain/text';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import type { KeptScript } from '../../../lib/kept-scripts.ts';
import { type Pauses, tryAgain } from '../../../lib/try-again.ts';

/** The script as the server has it. */
export type StoredScript = { text: string; revision: number };

export type SaveState =
  | { kind: 'clean' }
  | { kind: 'unsaved' }
  | { kind: 'saved'; at: string }
  /** There was no answer: it is tried again by itself. */
  | { kind: 'waiting' }
  /** Refused. The next change is tried again. */
  | { kind: 'failed'; message: string }
  /** The stored script has become another one meanwhile: the creator chooses. */
  | { kind: 'changed'; other: StoredScript };

export type ScriptState = {
  text: string;
  save: SaveState;
  /** Whether what is not stored yet is kept in this browser, and so outlives this page. */
  kept: boolean;
  /** The text is one from an earlier visit, which was not stored then. */
  restored: boolean;
};

export type ScriptSaver = {
  state: () => ScriptState;
  subscribe: (listener: () => void) => () => void;
  /** The script was changed by its creator: kept in this browser at once, stored after a short pause. */
  edit: (text: string) => void;
  /** The server has told what it has. @returns whether that is the text now: what was edited here stays */
  offer: (stored: StoredScript) => boolean;
  /** Stores at once, and makes sure that nobody has changed the script meanwhile. @returns the stored text; undefined when it is not stored */
  flush: () => Promise<string | undefined>;
  /** Stores what is not stored yet, without waiting for a pause in the typing. */
  hurry: () => void;
  /** Ends `changed`: replaces the other text by the one that was typed here. */
  keepMine: () => void;
  /** Ends `changed` with the other text. */
  takeOther: () => void;
  /** The note about words from an earlier visit was read. */
  acknowledge: () => void;
  /** Lets go; nothing is stored or told any more. */
  stop: () => void;
};

export type ScriptKeeper = {
  find: () => KeptScript | undefined;
  keep: (script: Omit<KeptScript, 'userId'>) => boolean;
  drop: (text: string) => void;
};

/**
 * Stores a script while it is typed, one save after the other, each saying which revision it edits. What is not stored
 * is kept in this browser; without an answer it is tried again; where somebody else has changed the script meanwhile,
 * nothing is stored until the creator has chosen.
 */
export function openScriptSaver(
  stored: StoredScript,
  options: {
    send: (text: string, basedOn: number) => Promise<{ savedAt: string; revision: number }>;
    read: () => Promise<StoredScript>;
    keeper: ScriptKeeper;
    saveAfterMs?: number;
    pauses?: Pauses;
  },
): ScriptSaver {
  const { send, read, keeper, saveAfterMs = 800, pauses = { first: 2_000, most: 30_000 } } = options;
  const listeners = new Set<() => void>();
  let base = stored;
  /** Sent without an answer: the server may have it. It is sent until there is one, and only then what was typed since. */
  let sent: string | undefined;
  let settled: SaveState = { kind: 'clean' };
  let saving: Promise<boolean> | undefined;
  let failures = 0;
  let stopped = false;
  let stopWaiting = () => {};
  let state = begin();

  function begin(): ScriptState {
    const clean = { text: stored.text, save: { kind: 'clean' }, kept: true, restored: false } as const;
    const kept = keeper.find();
    if (!kept) return clean;
    if (isSame(kept.text, stored.text)) {
      keeper.drop(kept.text);
      return clean;
    }
    const { text } = kept;
    return kept.basedOn === stored.revision || isSame(kept.sent, stored.text)
      ? { text, save: { kind: 'unsaved' }, kept: true, restored: true }
      : { text, save: { kind: 'changed', other: stored }, kept: true, restored: false };
  }

  function show(next: Partial<ScriptState>): void {
    if (stopped) return;
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  const isStored = () => state.text === base.text && sent === undefined;
  const keep = () => keeper.keep({ text: state.text, basedOn: base.revision, sent });

  function waitFor(ms: number): void {
    stopWaiting();
    const timer = setTimeout(hurry, ms);
    stopWaiting = () => clearTimeout(timer);
  }

  function hurry(): void {
    if (state.save.kind !== 'changed' && !isStored()) void attempt();
  }

  function attempt(): Promise<boolean> {
    stopWaiting();
    saving ??= save().finally(() => {
      saving = undefined;
    });
    return saving;
  }

  async function save(): Promise<boolean> {
    const text = sent ?? state.text;
    try {
      const { savedAt, revision } = await send(text, base.revision);
      isNowStored({ text, revision }, savedAt);
      return true;
    } catch (error) {
      return error instanceof ApiError && error.code === 'script-changed' ? compare(text) : fail(text, error);
    }
  }

  function isNowStored(now: StoredScript, at: string): void {
    if (stopped) return;
    base = now;
    sent = undefined;
    settled = { kind: 'saved', at };
    keeper.drop(now.text);
    if (isStored()) show({ save: settled, kept: true });
    else {
      show({ save: { kind: 'unsaved' }, kept: keep() });
      // What had to wait for an answer has waited long enough.
      waitFor(failures > 0 ? 0 : saveAfterMs);
    }
    failures = 0;
  }

  /** The server has a newer script than the one that was edited here. */
  async function compare(text: string): Promise<boolean> {
    let other: StoredScript;
    try {
      other = await read();
    } catch (error) {
      return fail(text, error);
    }
    if (stopped) return false;
    if (isSame(text, other.text) || isSame(state.text, other.text)) {
      isNowStored(other, new Date().toISOString());
      return true;
    }
    sent = undefined;
    show({ save: { kind: 'changed', other }, kept: keep(), restored: false });
    return false;
  }

  function fail(text: string, error: unknown): false {
    if (stopped) return false;
    const isRefused = error instanceof ApiError && isFinal(error);
    sent = isRefused ? undefined : text;
    const kept = keep();
    if (isRefused) show({ save: { kind: 'failed', message: errorText(error, t`Please try again.`) }, kept });
    else {
      show({ save: { kind: 'waiting' }, kept });
      stopWaiting = tryAgain(hurry, ++failures, pauses);
    }
    return false;
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (text) => {
      if (text === state.text) return;
      const before = state.text;
      state = { ...state, text };
      if (isStored() && !saving && state.save.kind !== 'changed') {
        stopWaiting();
        keeper.drop(before);
        return show({ save: settled, kept: true });
      }
      const kept = keep();
      if (state.save.kind === 'changed') return show({ kept });
      show({ save: state.save.kind === 'waiting' ? state.save : { kind: 'unsaved' }, kept });
      waitFor(saveAfterMs);
    },
    offer: (now) => {
      if (now.revision <= base.revision || !isStored() || saving || state.save.kind === 'changed')
        return false;
      base = now;
      if (now.text === state.text) return false;
      show({ text: now.text, save: { kind: 'clean' }, kept: true });
      return true;
    },
    flush: async () => {
      do {
        if (state.save.kind === 'changed' || !(await attempt())) return undefined;
      } while (!isStored());
      return state.text;
    },
    hurry,
    keepMine: () => {
      if (state.save.kind !== 'changed') return;
      base = state.save.other;
      show({ save: { kind: 'unsaved' }, kept: keep() });
      void attempt();
    },
    takeOther: () => {
      if (state.save.kind !== 'changed') return;
      const before = state.text;
      base = state.save.other;
      keeper.drop(before);
      show({ text: base.text, save: { kind: 'clean' }, kept: true });
    },
    acknowledge: () => show({ restored: false }),
    stop: () => {
      stopped = true;
      stopWaiting();
      listeners.clear();
    },
  };
}

/** Whether the server has this text; it stores no characters that its database cannot hold. */
function isSame(text: string | undefined, stored: string): boolean {
  return text !== undefined && cleanText(text) === stored;
}

/** Whether our server has looked at the script and will not have it; a proxy may only be in the way for now. */
function isFinal({ status, code }: ApiError): boolean {
  // A token that ran out is replaced as soon as there is an answer again.
  const passes = [401, 408, 429];
  return status >= 400 && status < 500 && !passes.includes(status) && code !== 'internal';
}
