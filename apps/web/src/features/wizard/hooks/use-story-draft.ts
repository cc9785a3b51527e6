import { useEffect, useRef, useState } from 'react';
import { readStoryDraft, type StoryForm, saveStoryDraft } from '../story/story-form.ts';
import type { SaveState } from './use-script-draft.ts';

const saveAfterMs = 400;

/**
 * The story form, kept in this browser while it is typed. A stored comic's story comes in as `given` and
 * leaves the draft of a new one alone until something is changed.
 */
export function useStoryDraft(given: StoryForm | undefined): {
  form: StoryForm;
  save: SaveState;
  set: (change: Partial<StoryForm>) => void;
  /** Fills what is still empty, without counting as typing. */
  fill: (defaults: Partial<StoryForm>) => void;
} {
  const [form, setForm] = useState<StoryForm>(() => given ?? readStoryDraft());
  const [save, setSave] = useState<SaveState>({ kind: 'clean' });
  const touched = useRef(false);
  const latest = useRef(form);
  latest.current = form;

  useEffect(() => {
    if (!touched.current) return;
    const timer = setTimeout(() => {
      setSave(
        saveStoryDraft(form)
          ? { kind: 'saved', at: new Date().toISOString() }
          : { kind: 'failed', message: 'this browser keeps nothing. Please do not close this page.' },
      );
    }, saveAfterMs);
    return () => clearTimeout(timer);
  }, [form]);

  // Whoever reloads or leaves in the middle of a word keeps that word.
  useEffect(() => {
    const keep = () => {
      if (touched.current) saveStoryDraft(latest.current);
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
    fill: (defaults) =>
      setForm((old) => {
        const empty = Object.entries(defaults).filter(
          ([key, value]) => value && !old[key as keyof StoryForm],
        );
        return empty.length > 0 ? { ...old, ...Object.fromEntries(empty) } : old;
      }),
  };
}
