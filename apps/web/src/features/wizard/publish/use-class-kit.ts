import type { ComicWork } from '../api/comic.ts';
import { type StepRun, useStepRun } from '../hooks/use-step-run.ts';
import { type Extra, extras } from './extras.ts';

/** One of the four things of the kit: what it is, how many there are, and its run. */
export type KitPart = { extra: Extra; count: number; making: StepRun<Extra['step']> };

/** The class kit of a comic. `busy` while any part of it is made; `missing` are the parts that have nothing yet. */
export type ClassKit = {
  parts: KitPart[];
  missing: KitPart[];
  busy: boolean;
  /** Orders what is missing, one after the other; stops at the first that is refused, whose cell says why. */
  makeMissing: () => void;
  /** Cancels what is being made; what is there stays. */
  stop: () => void;
};

/** The four generators of a comic as one kit. The cells say how each went, so no toast covers them. */
export function useClassKit(work: ComicWork): ClassKit {
  const comicId = work.comic._id;
  const quiet = { toast: false };
  const runs = {
    'generate-quiz': useStepRun('generate-quiz', comicId, quiet),
    'generate-hardcore-quiz': useStepRun('generate-hardcore-quiz', comicId, quiet),
    'generate-faqs': useStepRun('generate-faqs', comicId, quiet),
    'generate-didyouknow': useStepRun('generate-didyouknow', comicId, quiet),
  };
  const parts: KitPart[] = extras.map((extra) => ({
    extra,
    count: extra.count(work),
    making: runs[extra.step] as KitPart['making'],
  }));
  const missing = parts.filter(({ count }) => count === 0);
  const order = ([first, ...rest]: KitPart[]): void => {
    first?.making.start({ comicId }, () => order(rest));
  };
  return {
    parts,
    missing,
    busy: parts.some(({ making }) => making.busy),
    makeMissing: () => order(missing.filter(({ making }) => !making.busy)),
    stop: () => {
      for (const { making } of parts) if (making.busy) making.cancel();
    },
  };
}
