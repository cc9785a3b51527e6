import { cleanText } from '@panelwise/contracts/domain/text';
import { useEffect, useMemo, useState } from 'react';
import type { ComicWork } from '../api/comic.ts';
import { isDrawn } from '../preview/live-pages.ts';
import { areWordsWaiting } from '../script/typed-words.ts';
import type { Bench } from './use-bench.ts';

/** How long a stored script has to stay as it is before its words are lettered, in ms. */
const pauseMs = 1_200;

/**
 * What of the script is not on the pages that were drawn: changes that are being stored (`typed`), words that come by
 * themselves (`coming`), something that its creator has to order (`left`), or nothing, since words came just now
 * (`lettered`) or anyway (`null`).
 */
export type OffPages = 'typed' | 'coming' | 'left' | 'lettered' | null;

/**
 * Letters words that changed onto the pages by itself, as soon as typing pauses and the script is stored: one run at a
 * time, and one try for each script. Nothing is drawn for it. `held` while the pages are needed as they are.
 */
export function useLettering(work: ComicWork, bench: Bench, held: boolean): OffPages {
  const { comic, wordsWait, behind } = work;
  const { draft, drawing, pages, isLettering } = bench;
  const revision = comic.scriptRevision;
  const [tried, setTried] = useState<number>();
  const { doc, save } = draft;
  const isSaved = save.kind === 'clean' || save.kind === 'saved';
  // What is known of the pages may still be about the script before.
  const isStored = useMemo(
    () => isSaved && cleanText(doc.text) === cleanText(comic.prompt),
    [isSaved, doc, comic.prompt],
  );
  const isDue = wordsWait && isStored && bench.read.ok && tried !== revision && !drawing.busy && !held;
  const { letter } = bench;
  useEffect(() => {
    if (!isDue || !doc) return;
    const timer = setInterval(() => {
      // Who is typing at this moment has not paused.
      if (areWordsWaiting()) return;
      setTried(revision);
      letter();
    }, pauseMs);
    return () => clearInterval(timer);
  }, [isDue, doc, revision, letter]);

  const run = drawing.view?.run;
  // Words that break a rule are put right first.
  if (!bench.read.ok && behind === 'pages' && comic.images.length > 0) return 'typed';
  const isLeftUndone =
    tried === revision && !drawing.busy && (drawing.error !== null || run?.status === 'cancelled');
  if (isLettering || (wordsWait && isStored && !isLeftUndone)) return 'coming';
  // Edited here, or before this page was opened. A comic that was read before its first drawing knows of no pages.
  const wasBehind = behind === 'pages' && comic.images.length > 0 && pages.every(isDrawn);
  if (bench.edited.size > 0 || wasBehind) return isStored ? 'left' : 'typed';
  return run?.lettersOnly && run.status === 'succeeded' && tried !== undefined ? 'lettered' : null;
}
