import type { SeriesPart } from '@panelwise/contracts/domain/comic';

/** The part that is made next: the first that is not done. */
export const nextOf = (parts: SeriesPart[]): SeriesPart | undefined => parts.find((part) => !part.completed);
