import type { Comic } from '@panelwise/contracts/domain/comic';
import { useCallback, useEffect, useRef } from 'react';
import { dropStoryDraft, findStoryDraft } from '../story/story-form.ts';

/**
 * Forgets a new story once a comic has it, word by word; what was changed after it was sent stays.
 * @returns tells which new story the next comic was made from
 */
export function useConvertedStory(
  userId: string | undefined,
  comic: Pick<Comic, 'title' | 'userStory'> | undefined,
): (newStory: number) => void {
  const converted = useRef<number>(undefined);
  // After the form is gone, which keeps its last words when it goes.
  useEffect(() => {
    if (!comic || !userId || converted.current === undefined) return;
    const owner = { userId, newStory: converted.current };
    converted.current = undefined;
    const draft = findStoryDraft(owner);
    if (!draft || !isSame(draft.story, comic.userStory) || !isSame(draft.title, comic.title)) return;
    dropStoryDraft(owner);
  }, [comic, userId]);
  return useCallback((newStory) => {
    converted.current = newStory;
  }, []);
}

const isSame = (a: string, b: string) => a.trim() === b.trim();
