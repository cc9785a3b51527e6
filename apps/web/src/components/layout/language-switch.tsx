import { Trans } from '@lingui/react/macro';
import type { Language } from '@panelwise/contracts/domain/languages';
import { chooseLanguage, language, languageChoices } from '../../lib/language.ts';
import classes from './scheme-switch.module.css';

/** The language of the interface; each is called as its speakers call it. */
export function LanguageSwitch() {
  return (
    <label className={classes.switch}>
      <Trans>Language</Trans>
      <select value={language()} onChange={(event) => void chooseLanguage(event.target.value as Language)}>
        {languageChoices.map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
