import { useEffect, useRef, useState } from 'react';
import { storeScript } from '../api/comic.ts';
import { change, type History, redo, startHistory, undo } from '../script/history.ts';

const saveAfterMs = 800;

export type SaveState =
  | { kind: 'clean' }
  | { kind: 'unsaved' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; message: string };

export type ScriptDraft = {
  text: string;
  save: SaveState;
  edit: (text: string) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Saves at once what is not saved yet. */
  flush: () => Promise<void>;
};

/** The script text while it is edited: every change can be taken back, and is saved after a short pause. */
export function useScriptDraft(comicId: string, stored: string): ScriptDraft {
  const [history, setHistory] = useState<History>(() => startHistory(stored));
  const [save, setSave] = useState<SaveState>({ kind: 'clean' });
  const saved = useRef(stored);
  const text = history.present;
  const textNow = useRef(text);
  textNow.current = text;

  // The script arrives later when it is still being written; a draft that was touched stays as it is.
  useEffect(() => {
    if (stored === saved.current) return;
    if (textNow.current === saved.current) setHistory(startHistory(stored));
    saved.current = stored;
  }, [stored]);

  const flush = async () => {
    const sent = textNow.current;
    if (sent === saved.current) return;
    try {
      const at = await storeScript(comicId, sent);
      saved.current = sent;
      if (textNow.current === sent) setSave({ kind: 'saved', at });
    } catch (error) {
      setSave({ kind: 'failed', message: error instanceof Error ? error.message : 'Not saved.' });
    }
  };
  const latestFlush = useRef(flush);
  latestFlush.current = flush;

  useEffect(() => {
    if (text === saved.current) return;
    setSave({ kind: 'unsaved' });
    const timer = setTimeout(() => void latestFlush.current(), saveAfterMs);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => () => void latestFlush.current(), []);

  return {
    text,
    save,
    edit: (next) => setHistory((h) => change(h, next, Date.now())),
    undo: history.past.length > 0 ? () => setHistory(undo) : undefined,
    redo: history.future.length > 0 ? () => setHistory(redo) : undefined,
    flush,
  };
}
