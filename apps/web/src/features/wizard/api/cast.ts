import type { CastChoice, CastChoices } from '@panelwise/contracts/domain/cast';
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

/** Stores what is wanted of the parts. @returns the comics whose scripts are written anew */
export async function storePartWishes(comicId: string, wishes: PartWishes): Promise<string[]> {
  const params = { id: comicId };
  return (await call(savePartWishes, { params, body: { wishes }, timeoutMs: 30_000 })).rewriting;
}

export async function keepForLater(who: CastChoice): Promise<void> {
  await call(keepCharacter, { body: who });
}

export async function keepNoLonger(name: string): Promise<void> {
  await call(forgetCharacter, { query: { name } });
}
