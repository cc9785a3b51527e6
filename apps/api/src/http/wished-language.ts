import { isLanguage, type Language, languageCookie, languages } from '@panelwise/contracts/domain/languages';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** The language that was chosen in this browser, else the first of its own languages that there is, else English. */
export function wishedLanguage(request: FastifyRequest): Language {
  const chosen = request.cookies[languageCookie] ?? '';
  return isLanguage(chosen)
    ? chosen
    : ((new Negotiator(request).language([...languages]) ?? 'en') as Language);
}
