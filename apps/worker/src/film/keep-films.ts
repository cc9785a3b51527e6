import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShortPlan } from '@panelwise/contracts/domain/short';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { contentTypeOf } from '@panelwise/storage/keys';
import type { ObjectStore } from '@panelwise/storage/port';
import { findFilmFault } from './check-film.ts';
import type { FilmKind } from './film-in-tab.ts';
import type { FilmSettings } from './film-page.ts';

/**
 * Stores the films that lie in a folder, each once it was read back.
 * @throws DomainError `film-failed` where one is not what was planned
 */
export async function keepFilms(
  store: Pick<ObjectStore, 'put'>,
  dir: string,
  kinds: readonly FilmKind[],
  { plan, settings, keyOf }: { plan: ShortPlan; settings: FilmSettings; keyOf: (kind: FilmKind) => string },
): Promise<void> {
  if (!kinds.includes('webm'))
    throw new DomainError('film-failed', { cause: new Error('No WebM was made.') });
  for (const kind of kinds) {
    const file = path.join(dir, `film.${kind}`);
    const fault = await findFilmFault(file, kind, { ms: plan.ms, ...settings });
    if (fault) throw new DomainError('film-failed', { cause: new Error(`${kind}: ${fault}`) });
  }
  for (const kind of kinds) {
    const key = keyOf(kind);
    await store.put(key, await readFile(path.join(dir, `film.${kind}`)), contentTypeOf(key));
  }
}
