import type { Comic } from '@panelwise/contracts/domain/comic';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { dropKeptScript, findKeptScript, keepScript } from '../../../lib/kept-scripts.ts';
import { useSession } from '../../../lib/session.ts';
import { comicQuery, storeScript } from '../api/comic.ts';
import { addStep, change, type History, redo, startHistory, undo } from '../script/history.ts';
import { findSaver, showSaver } from '../script/open-savers.ts';
import {
  openScriptSaver,
  type SaveState,
  type ScriptSaver,
  type StoredScript,
} from '../script/script-saver.ts';

export type ScriptDraft = {
  text: string;
  save: SaveState;
  /** Whether what is not stored yet outlives this page. */
  kept: boolean;
  /** Words of an earlier visit, which were not stored then, are in the text; `acknowledge` ends that. */
  restored: boolean;
  acknowledge: () => void;
  edit: (text: string) => void;
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
  const [history, setHistory] = useState<History>(() =>
    restored ? addStep(startHistory(prompt), typed) : startHistory(typed),
  );
  const text = history.present;

  useEffect(() => showSaver(comicId, saver), [comicId, saver]);
  useEffect(() => saver.edit(text), [saver, text]);
  // The script arrives later when it is still being written; a draft that was touched stays as it is.
  useEffect(() => {
    if (saver.offer({ text: prompt, revision })) setHistory(startHistory(prompt));
  }, [saver, prompt, revision]);

  return {
    text,
    save,
    kept,
    restored,
    acknowledge: saver.acknowledge,
    edit: (next) => setHistory((h) => change(h, next, Date.now())),
    undo: history.past.length > 0 ? () => setHistory(undo) : undefined,
    redo: history.future.length > 0 ? () => setHistory(redo) : undefined,
    flush: saver.flush,
    keepMine: () => {
      if (save.kind !== 'changed') return;
      saver.keepMine();
      setHistory((h) => addStep(addStep(h, save.other.text), h.present));
    },
    takeOther: () => {
      if (save.kind !== 'changed') return;
      saver.takeOther();
      setHistory((h) => addStep(h, save.other.text));
    },
  };
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
        (old) => old && { ...old, comic: { ...old.comic, prompt: text, scriptRevision: answer.revision } },
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
