import { termKey } from '@panelwise/contracts/domain/key-term';
import type { PartWish } from '@panelwise/contracts/domain/part-wishes';

type Wish = Omit<PartWish, 'part'>;

/** The wish with a term shown by this picture, by none (null), or as the studio shows it (undefined). */
export function termShownBy(
  { pictures = [], ...wish }: Wish,
  term: string,
  picture: string | null | undefined,
): Wish {
  const others = pictures.filter((one) => termKey(one.term) !== termKey(term));
  const next = picture === undefined ? others : [...others, { term, picture }];
  // Without keys that say nothing, as the server keeps it.
  return { ...wish, ...(next.length > 0 && { pictures: next }) };
}
