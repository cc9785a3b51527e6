import type { Language } from '@panelwise/contracts/domain/languages';
import { setLanguage } from '@panelwise/contracts/http/account';
import { call } from './api-client.ts';

/** How long a choice waits for the server to hear of it, in ms. */
const patienceMs = 4_000;

/** Tells the account of whoever is logged in which language was chosen, so that mails come in it too. */
export async function tellLanguage(language: Language): Promise<void> {
  await call(setLanguage, { body: { language }, timeoutMs: patienceMs, isQuiet: true });
}
