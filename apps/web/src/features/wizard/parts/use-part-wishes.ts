import type { SeriesPart } from '@panelwise/contracts/domain/comic';
import { type PartWish, type PartWishes, wishFor } from '@panelwise/contracts/domain/part-wishes';
import { useState } from 'react';
import { storePartWishes } from '../api/cast.ts';
import { type Stored, useStored } from '../cast/use-stored.ts';

type Wish = Omit<PartWish, 'part'>;

export type WishDraft = Pick<Stored<PartWishes>, 'save' | 'again'> & {
  wishes: PartWishes;
  /** Parts whose script stays although it was to be another one, because somebody has typed in it. */
  typed: number[];
  change: (part: number, change: (before: Wish) => Wish, said: string) => void;
};

/**
 * How long the parts of a comic shall be and where they play.
 * @param onSaid is told what a change did, in words
 */
export function usePartWishes(
  comicId: string,
  given: PartWishes,
  parts: SeriesPart[],
  onSaid: (words: string) => void,
): WishDraft {
  const [typed, setTyped] = useState<number[]>([]);
  const { value, save, put, again } = useStored(
    comicId,
    given,
    storePartWishes,
    (wishes, before, rewriting) => {
      const changed = parts.filter(({ part }) => keyOf(wishes, part) !== keyOf(before, part));
      setTyped(changed.filter((one) => !rewriting.includes(one.comicId)).map(({ part }) => part));
    },
  );
  return {
    wishes: value,
    save,
    again,
    typed,
    change: (part, change, said) => {
      onSaid(said);
      put((before) => {
        const wish = change(wishFor(before, part));
        const others = before.filter((one) => one.part !== part);
        const isEmpty = Object.values(wish).every((one) => one === undefined);
        return isEmpty ? others : [...others, { ...wish, part }];
      });
    },
  };
}

const keyOf = (wishes: PartWishes, part: number) => JSON.stringify(wishFor(wishes, part));
