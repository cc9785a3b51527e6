import { isLanguage, type Language, languageCookie, languages } from '@panelwise/contracts/domain/languages';
import type { Queryable } from '@panelwise/db/client';
import { findUser } from '@panelwise/db/repositories/users';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Caller } from './register-endpoint.ts';

/** The language that was chosen in this browser, else the first of its own languages that there is, else English. */
export function wishedLanguage(request: FastifyRequest): Language {
  const chosen = request.cookies[languageCookie] ?? '';
  return isLanguage(chosen)
    ? chosen
    : ((new Negotiator(request).language([...languages]) ?? 'en') as Language);
}

/** The language that somebody has chosen, here or elsewhere: files that they take are in it. */
export async function languageOfCaller(
  db: Queryable,
  { caller, request }: { caller: Caller; request: FastifyRequest },
): Promise<Language> {
  return (await findUser(db, caller.userId))?.language ?? wishedLanguage(request);
}
