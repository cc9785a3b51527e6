import { evidenceRules } from '@panelwise/contracts/domain/evidence';

/** As much of what is due, in its order, as fits into the time of a day's deck; one at least. @param msOf how long one takes */
export function fitDeck<T>(due: readonly T[], msOf: (one: T) => number): T[] {
  let ms = 0;
  const end = due.findIndex((one, index) => {
    ms += msOf(one);
    return ms > evidenceRules.deckMs && index > 0;
  });
  return end < 0 ? [...due] : due.slice(0, end);
}
