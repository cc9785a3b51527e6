import { t } from '@lingui/core/macro';
import type { SavedLine, TranslationLine } from '@panelwise/contracts/domain/translation';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, errorText } from '../../lib/api-error.ts';
import { saveLines, translationQuery } from './api/translation-queries.ts';

/** How long typing has to pause before it is stored, in ms. */
const pauseMs = 700;
/** Lines that go out at once. */
const atOnce = 100;

export type Saving = 'saved' | 'saving' | 'failed';

/**
 * What is typed into the lines of a translation, stored whenever typing pauses and when the page is left. A line that the server
 * refuses is said beside it and keeps no other line back.
 */
export function useLines(comicId: string, lines: TranslationLine[]) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [saving, setSaving] = useState<Saving>('saved');
  const stored = useRef(new Map<string, string>());
  const open = useRef(new Map<string, string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void>>(Promise.resolve());

  for (const { key, text } of lines) if (!stored.current.has(key)) stored.current.set(key, text);

  const send = useCallback(
    async (batch: SavedLine[], isLeaving: boolean): Promise<boolean> => {
      try {
        await saveLines(comicId, batch, isLeaving);
        for (const { key, text } of batch) {
          stored.current.set(key, text);
          if (open.current.get(key) === text) open.current.delete(key);
        }
        setRefused((all) => Object.fromEntries(Object.entries(all).filter(([key]) => open.current.has(key))));
        return true;
      } catch (error) {
        const isAnswer = error instanceof ApiError && error.status >= 400 && error.status < 500;
        // One bad line among several: the others are stored one by one.
        if (isAnswer && batch.length > 1 && !isLeaving) {
          let isGood = true;
          for (const one of batch) isGood = (await send([one], false)) && isGood;
          return isGood;
        }
        const [line] = batch;
        if (isAnswer && line) {
          setRefused((all) => ({ ...all, [line.key]: errorText(error, t`This could not be saved.`) }));
          if (error.code === 'translation-changed')
            stored.current.set(line.key, error.details[0]?.message ?? '');
        }
        return false;
      }
    },
    [comicId],
  );

  const flush = useCallback(
    (isLeaving = false): Promise<void> => {
      clearTimeout(timer.current);
      const batch = [...open.current].map(([key, text]) => ({
        ...{ key, text },
        was: stored.current.get(key) ?? '',
      }));
      if (batch.length === 0) return sending.current;
      setSaving('saving');
      const run = async () => {
        let isGood = true;
        for (let at = 0; at < batch.length; at += atOnce)
          isGood = (await send(batch.slice(at, at + atOnce), isLeaving)) && isGood;
        setSaving(isGood ? 'saved' : 'failed');
      };
      sending.current = isLeaving ? run() : sending.current.then(run);
      return sending.current;
    },
    [send],
  );

  useEffect(() => {
    const leave = () => void flush(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      void flush(true).then(() => client.invalidateQueries(translationQuery(comicId)));
    };
  }, [flush, client, comicId]);

  const type = useCallback(
    (key: string, text: string) => {
      setTyped((all) => ({ ...all, [key]: text }));
      open.current.set(key, text);
      setSaving('saving');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), pauseMs);
    },
    [flush],
  );

  /** Takes lines over that were written elsewhere: what is typed here and not stored yet stays. */
  const takeOver = useCallback((fresh: TranslationLine[]) => {
    for (const { key, text } of fresh) if (!open.current.has(key)) stored.current.set(key, text);
    setTyped(Object.fromEntries(open.current));
  }, []);

  return { typed, refused, saving, type, flush, takeOver };
}
