import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { SaveState } from '../script/script-saver.ts';
import {
  emptyStory,
  findStoryDraft,
  type StoryForm,
  type StoryOwner,
  saveStoryDraft,
} from '../story/story-form.ts';

const saveAfterMs = 400;

/**
 * The story form, kept in this browser while it is typed. A stored comic's story comes in as `given`; each comic has a
 * draft of its own, and the new one too.
 */
export function useStoryDraft(
  owner: StoryOwner,
  given: StoryForm | undefined,
): {
  form: StoryForm;
  save: SaveState;
  set: (change: Partial<StoryForm>) => void;
  /** Fills what is still empty, without counting as typing. */
  fill: (defaults: Partial<StoryForm>) => void;
  /** Keeps the form as it is, also where nobody has typed in it: it is about to be sent. */
  keep: () => void;
} {
  const [form, setForm] = useState<StoryForm>(() => findStoryDraft(owner) ?? given ?? emptyStory);
  const [save, setSave] = useState<SaveState>({ kind: 'clean' });
  const touched = useRef(false);
  const latest = useRef(form);
  latest.current = form;
  const latestOwner = useRef(owner);
  latestOwner.current = owner;

  useEffect(() => {
    if (!touched.current) return;
    const timer = setTimeout(() => {
      setSave(
        saveStoryDraft(latestOwner.current, form)
          ? { kind: 'saved', at: new Date().toISOString() }
          : { kind: 'failed', message: t`this browser has no room for it. Please do not close this page.` },
      );
    }, saveAfterMs);
    return () => clearTimeout(timer);
  }, [form]);

  // Whoever reloads or leaves in the middle of a word keeps that word.
  useEffect(() => {
    const keep = () => {
      if (touched.current) saveStoryDraft(latestOwner.current, latest.current);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  return {
    form,
    save,
    set: (change) => {
      touched.current = true;
      setForm((old) => ({ ...old, ...change }));
    },
    keep: () => {
      touched.current = true;
      saveStoryDraft(latestOwner.current, latest.current);
    },
    fill: (defaults) =>
      setForm((old) => {
        const empty = Object.entries(defaults).filter(
          ([key, value]) => value && !old[key as keyof StoryForm],
        );
        return empty.length > 0 ? { ...old, ...Object.fromEntries(empty) } : old;
      }),
  };
}
