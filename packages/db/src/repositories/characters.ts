import { type CastChoice, castKey } from '@panelwise/contracts/domain/cast';
import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { Database, Queryable } from '../client.ts';
import { characters } from '../schema/comics.ts';
import { lockUser } from './users.ts';

/** The people whom a creator keeps, by name. */
export async function listCharacters(db: Queryable, ownerId: string): Promise<CastChoice[]> {
  const rows = await db
    .select({ name: characters.name, kind: characters.kind, look: characters.look })
    .from(characters)
    .where(eq(characters.ownerId, ownerId))
    .orderBy(asc(characters.nameKey));
  return rows.map(({ name, kind, look }) => ({ name, look, ...(kind && { kind }) }));
}

/** Keeps somebody, or changes who is kept under this name. @throws DomainError `too-many-characters` */
export async function keepCharacter(db: Database, ownerId: string, who: CastChoice): Promise<void> {
  const nameKey = castKey(who.name);
  const values = { name: who.name, kind: who.kind ?? null, look: who.look ?? {} };
  await db.transaction(async (tx) => {
    // Two at once must not both be the last that there is room for.
    await lockUser(tx, ownerId);
    const [others] = await tx
      .select({ n: count() })
      .from(characters)
      .where(and(eq(characters.ownerId, ownerId), ne(characters.nameKey, nameKey)));
    if ((others?.n ?? 0) >= limits.keptCharactersMax) throw new DomainError('too-many-characters');
    await tx
      .insert(characters)
      .values({ ownerId, nameKey, ...values })
      .onConflictDoUpdate({ target: [characters.ownerId, characters.nameKey], set: values });
  });
}

/** Keeps somebody no longer; comics that have them stay as they are. */
export async function forgetCharacter(db: Queryable, ownerId: string, name: string): Promise<void> {
  await db
    .delete(characters)
    .where(and(eq(characters.ownerId, ownerId), eq(characters.nameKey, castKey(name))));
}
