import type { Comic } from '@panelwise/contracts/domain/comic';
import type { Script } from '@panelwise/contracts/domain/script';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { dropKeptScript, findKeptScript, keepScript } from '../../../lib/kept-scripts.ts';
import { useSession } from '../../../lib/session.ts';
import { comicQuery, storeScript } from '../api/comic.ts';
import { addStep, change, type History, redo, startHistory, undo } from '../script/history.ts';
import { findSaver, showSaver } from '../script/open-savers.ts';
import { docOfScript, docOfText, type ScriptDoc } from '../script/script-doc.ts';
import {
  openScriptSaver,
  type SaveState,
  type ScriptSaver,
  type StoredScript,
} from '../script/script-saver.ts';
import { areWordsWaiting, takeTyped } from '../script/typed-words.ts';
import { recallHistory, useKeptHistory } from './use-kept-history.ts';

export type ScriptDraft = {
  doc: ScriptDoc;
  save: SaveState;
  /** Whether what is not stored yet outlives this page. */
  kept: boolean;
  /** Words of an earlier visit, which were not stored then, are in the text; `acknowledge` ends that. */
  restored: boolean;
  acknowledge: () => void;
  /** Somebody typed in the JSON: kept as typed, whatever it is. */
  editText: (text: string) => void;
  /** Somebody edited pages and panels; what did not change must be the same objects. */
  editScript: (change: (script: Script) => Script) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Stores at once. @returns the stored text; undefined when it could not be stored */
  flush: () => Promise<string | undefined>;
  /** Of two scripts (`save.kind` is `changed`) takes one. Undo brings the other one back. */
  keepMine: () => void;
  takeOther: () => void;
};

/** The script text while it is edited: every change can be taken back, and is stored after a short pause. */
export function useScriptDraft(comic: Pick<Comic, '_id' | 'prompt' | 'scriptRevision'>): ScriptDraft {
  const { _id: comicId, prompt, scriptRevision: revision } = comic;
  const client = useQueryClient();
  const userId = useSession((session) => session.user?._id) ?? '';
  const [saver] = useState(() =>
    findSaver(comicId, () => saverOf(client, { comicId, userId, stored: { text: prompt, revision } })),
  );
  const { save, kept, restored, text: typed } = useSyncExternalStore(saver.subscribe, saver.state);
  const [history, setHistory] = useState<History<ScriptDoc>>(() => {
    const doc = docOfText(typed);
    const known = recallHistory(comicId, userId, doc);
    if (known) return known;
    return restored ? addStep(startHistory(docOfText(prompt)), doc) : startHistory(doc);
  });
  useEffect(() => {
    // Before anything else hears that the page goes, or another screen comes without a press that leaves the field.
    const leaving = ['pagehide', 'popstate'] as const;
    for (const event of leaving) window.addEventListener(event, takeNow, true);
    return () => {
      for (const event of leaving) window.removeEventListener(event, takeNow, true);
    };
  }, []);
  useKeptHistory(comicId, userId, history);
  const doc = history.present;
  const { text } = doc;

  useEffect(() => showSaver(comicId, saver), [comicId, saver]);
  useEffect(() => saver.edit(text), [saver, text]);
  // The script arrives later when it is still being written; a draft that was touched stays as it is.
  useEffect(() => {
    if (saver.offer({ text: prompt, revision })) setHistory(startHistory(docOfText(prompt)));
  }, [saver, prompt, revision]);

  const editText = useCallback(
    (next: string) => setHistory((h) => change(h, docOfText(next), Date.now())),
    [],
  );
  const editScript = useCallback(
    (edit: (script: Script) => Script) =>
      setHistory((h) => {
        const { script } = h.present;
        return script ? change(h, docOfScript(edit(script)), Date.now()) : h;
      }),
    [],
  );

  const stepBy = (step: (history: History<ScriptDoc>) => History<ScriptDoc>) => {
    takeNow();
    setHistory(step);
  };

  return {
    doc,
    save,
    kept,
    restored,
    acknowledge: saver.acknowledge,
    editText,
    editScript,
    undo: history.past.length > 0 ? () => stepBy(undo) : undefined,
    redo: history.future.length > 0 ? () => stepBy(redo) : undefined,
    flush: async () => {
      let stored: string | undefined;
      do {
        takeNow();
        stored = await saver.flush();
      } while (stored !== undefined && takeNow());
      return stored;
    },
    keepMine: () => {
      takeNow();
      if (save.kind !== 'changed') return;
      saver.keepMine();
      setHistory((h) => addStep(addStep(h, docOfText(save.other.text)), h.present));
    },
    takeOther: () => {
      takeNow();
      if (save.kind !== 'changed') return;
      saver.takeOther();
      setHistory((h) => addStep(h, docOfText(save.other.text)));
    },
  };
}

/** Has the script take what stands in its fields, down to the saver. @returns whether there was anything */
function takeNow(): boolean {
  return areWordsWaiting() && flushSync(takeTyped);
}

function saverOf(
  client: QueryClient,
  { comicId, userId, stored }: { comicId: string; userId: string; stored: StoredScript },
): ScriptSaver {
  const query = comicQuery(comicId);
  return openScriptSaver(stored, {
    send: async (text, basedOn) => {
      const answer = await storeScript(comicId, text, basedOn);
      // Whoever comes back to the comic finds it as it was left.
      client.setQueryData(
        query.queryKey,
        (old) =>
          old && {
            ...old,
            comic: { ...old.comic, prompt: text, scriptRevision: answer.revision },
            behind: answer.behind,
            wordsWait: answer.wordsWait,
          },
      );
      return answer;
    },
    read: async () => {
      const { comic } = await client.fetchQuery({ ...query, staleTime: 0 });
      return { text: comic.prompt, revision: comic.scriptRevision };
    },
    keeper: {
      find: () => findKeptScript(comicId, userId),
      keep: (script) => keepScript(comicId, { ...script, userId }),
      drop: (text) => dropKeptScript(comicId, text),
    },
  });
}
