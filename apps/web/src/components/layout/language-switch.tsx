import { Trans } from '@lingui/react/macro';
import type { Language } from '@panelwise/contracts/domain/languages';
import { chooseLanguage, language, languageChoices } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import classes from './scheme-switch.module.css';

/** The account is told first, where there is one: with the choice the page is left. */
async function choose(chosen: Language): Promise<void> {
  if (useSession.getState().status === 'signed-in')
    // Visitors do without what calls the server.
    await import('../../lib/tell-language.ts')
      .then(({ tellLanguage }) => tellLanguage(chosen))
      .catch(() => undefined);
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
