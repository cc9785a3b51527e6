import { type ChosenPart, isAnotherPlan, plansAsChosen } from '@panelwise/contracts/domain/chosen-parts';
import type { SeriesPart } from '@panelwise/contracts/domain/comic';
import { type PartWish, type PartWishes, wishFor } from '@panelwise/contracts/domain/part-wishes';
import { useMemo, useState } from 'react';
import { storePartWishes, type WantedParts } from '../api/cast.ts';
import { type Stored, useStored } from '../cast/use-stored.ts';

type Wish = Omit<PartWish, 'part'>;

export type WishDraft = Pick<Stored<WantedParts>, 'save' | 'again' | 'takeBack'> & {
  wishes: PartWishes;
  /** The parts as they are to be: in their order, under their titles. */
  parts: SeriesPart[];
  /** Parts whose script stays although it was to be another one, because somebody has typed in it. */
  typed: number[];
  change: (part: number, change: (before: Wish) => Wish, said: string) => void;
  /** Gives a part another title or other key terms. */
  rename: (part: number, change: Partial<Omit<ChosenPart, 'comicId'>>, said: string) => void;
  /** Puts a part where another one stands; counted from 0. */
  move: (from: number, to: number, said: string) => void;
  canMove: (from: number, to: number) => boolean;
};

/**
 * What the parts of a comic shall be: in which order, what they are called and teach, how long they are and where they play.
 * @param onSaid is told what a change did, in words
 */
export function usePartWishes(
  comicId: string,
  given: PartWishes,
  parts: SeriesPart[],
  onSaid: (words: string) => void,
): WishDraft {
  const [typed, setTyped] = useState<number[]>([]);
  const [first] = useState<WantedParts>({ wishes: given });
  const { value, save, put, again, takeBack } = useStored(
    comicId,
    first,
    storePartWishes,
    (wanted, before, rewriting) => {
      const was = asChosen(parts, before.chosen);
      const changed = asChosen(parts, wanted.chosen).filter((part) => {
        const old = was.find((one) => one.comicId === part.comicId) ?? part;
        return isAnotherPlan(part, old) || keyOf(wanted.wishes, part.part) !== keyOf(before.wishes, old.part);
      });
      setTyped(changed.filter((one) => !rewriting.includes(one.comicId)).map(({ part }) => part));
    },
  );
  const shown = useMemo(() => asChosen(parts, value.chosen), [parts, value.chosen]);
  return {
    wishes: value.wishes,
    parts: shown,
    save,
    again,
    takeBack,
    typed,
    change: (part, change, said) => {
      onSaid(said);
      put(({ wishes, ...before }) => {
        const wish = change(wishFor(wishes, part));
        const others = wishes.filter((one) => one.part !== part);
        const isEmpty = Object.values(wish).every((one) => one === undefined);
        return { ...before, wishes: isEmpty ? others : [...others, { ...wish, part }] };
      });
    },
    rename: (part, change, said) => {
      onSaid(said);
      put(({ wishes, chosen }) => ({
        wishes,
        chosen: asChosen(parts, chosen).map((one) => ({
          ...choiceOf(one),
          ...(one.part === part && change),
        })),
      }));
    },
    move: (from, to, said) => {
      onSaid(said);
      setTyped([]);
      put(({ wishes, chosen }) => {
        const before = asChosen(parts, chosen);
        const after = [...before];
        after.splice(to, 0, ...after.splice(from, 1));
        const numberOf = (part: number) => before[after.findIndex((one) => one.part === part)]?.part ?? part;
        return {
          wishes: wishes.map((wish) => ({ ...wish, part: numberOf(wish.part) })),
          chosen: after.map(choiceOf),
        };
      });
    },
    // A part that is drawn has its number on its first page.
    canMove: (from, to) =>
      from !== to &&
      to >= 0 &&
      to < shown.length &&
      shown.slice(Math.min(from, to), Math.max(from, to) + 1).every((part) => !isFixed(part)),
  };
}

/** Its title, place and key terms stand on pages that are there. */
export const isFixed = ({ completed, drawn }: SeriesPart): boolean => completed || drawn === true;

const choiceOf = ({ comicId, title, keyTerms }: SeriesPart): ChosenPart => ({ comicId, title, keyTerms });
const keyOf = (wishes: PartWishes, part: number) => JSON.stringify(wishFor(wishes, part));

/** The parts as somebody wants them; as they are where another one has come or gone meanwhile. */
function asChosen(parts: SeriesPart[], chosen: ChosenPart[] | undefined): SeriesPart[] {
  const partOf = (comicId: string) => parts.find((part) => part.comicId === comicId);
  if (!chosen || chosen.length !== parts.length || !chosen.every((one) => partOf(one.comicId))) return parts;
  return plansAsChosen(parts, chosen).map((plan) => {
    const { completed, hasScript, drawn } = partOf(plan.comicId)!;
    return { ...plan, completed, hasScript, ...(drawn && { drawn }) };
  });
}
