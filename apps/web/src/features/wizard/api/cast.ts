import type { CastChoice, CastChoices } from '@panelwise/contracts/domain/cast';
import type { ChosenPart } from '@panelwise/contracts/domain/chosen-parts';
import type { PartWishes } from '@panelwise/contracts/domain/part-wishes';
import {
  forgetCharacter,
  getCharacters,
  keepCharacter,
  saveCast,
  savePartWishes,
} from '@panelwise/contracts/http/cast';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** Whom the creator keeps for later comics. */
export const charactersQuery = queryOptions({
  queryKey: ['characters'],
  queryFn: async () => (await call(getCharacters, {})).characters,
});

/** Stores who is in the series of a comic. @returns the comics whose scripts are written anew */
export async function storeCast(comicId: string, cast: CastChoices): Promise<string[]> {
  return (await call(saveCast, { params: { id: comicId }, body: { cast }, timeoutMs: 30_000 })).rewriting;
}

/** What is wanted of the parts of a comic; `chosen` once somebody has changed their order, titles or terms. */
export type WantedParts = { wishes: PartWishes; chosen?: ChosenPart[] };

/** Stores what is wanted of the parts. @returns the comics whose scripts are written anew */
export async function storePartWishes(comicId: string, { wishes, chosen }: WantedParts): Promise<string[]> {
  const body = { wishes, ...(chosen && { parts: chosen }) };
  return (await call(savePartWishes, { params: { id: comicId }, body, timeoutMs: 30_000 })).rewriting;
}

export async function keepForLater(who: CastChoice): Promise<void> {
  await call(keepCharacter, { body: who });
}

export async function keepNoLonger(name: string): Promise<void> {
  await call(forgetCharacter, { query: { name } });
}
