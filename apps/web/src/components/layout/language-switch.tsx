import { Trans } from '@lingui/react/macro';
import type { Language } from '@panelwise/contracts/domain/languages';
import { setLanguage } from '@panelwise/contracts/http/account';
import { call } from '../../lib/api-client.ts';
import { chooseLanguage, language, languageChoices } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import classes from './scheme-switch.module.css';

/** How long the choice waits for the server to hear of it, in ms. */
const patienceMs = 4_000;

/** Tells the account first, where there is one, so that mails come in it too: the page is left with the choice. */
async function choose(chosen: Language): Promise<void> {
  if (useSession.getState().status === 'signed-in')
    await call(setLanguage, { body: { language: chosen }, timeoutMs: patienceMs, isQuiet: true }).catch(
      () => undefined,
    );
  await chooseLanguage(chosen);
}

/** The language of the interface; each is called as its speakers call it. */
export function LanguageSwitch() {
  return (
    <label className={classes.switch}>
      <Trans>Language</Trans>
      <select value={language()} onChange={(event) => void choose(event.target.value as Language)}>
        {languageChoices.map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
