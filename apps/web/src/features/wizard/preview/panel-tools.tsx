import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconHistory, IconLetterCase, IconRefresh } from '@tabler/icons-react';
import classes from './panel-tools.module.css';

/** What can be done with the chosen panel of a drawn page. It stands under the page, so that no picture is covered. */
export function PanelTools(props: {
  panel: number;
  /** Draws the panel again; undefined while that is not possible. */
  onRedraw: (() => void) | undefined;
  /** Shows the older pictures of the panel; undefined while none can be brought back. */
  onVersions: (() => void) | undefined;
  onWords: () => void;
}) {
  const { panel: number } = props;
  return (
    <fieldset className={classes.tools} aria-label={t`Panel ${number}`}>
      <b aria-hidden>
        <Trans>Panel {number}</Trans>
      </b>
      {props.onRedraw && (
        <button type="button" onClick={props.onRedraw}>
          <IconRefresh size={18} aria-hidden />
          <Trans>Redraw</Trans>
        </button>
      )}
      <button
        type="button"
        aria-label={t`Edit the words of this panel`}
        title={t`Edit the words of this panel`}
        onClick={props.onWords}
      >
        <IconLetterCase size={18} aria-hidden />
      </button>
      {props.onVersions && (
        <button type="button" aria-label={t`Versions`} title={t`Versions`} onClick={props.onVersions}>
          <IconHistory size={18} aria-hidden />
        </button>
      )}
    </fieldset>
  );
}
