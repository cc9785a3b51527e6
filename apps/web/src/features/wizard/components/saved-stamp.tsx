import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { IconAlertTriangle, IconCloud, IconCloudCheck } from '@tabler/icons-react';
import type { SaveState } from '../script/script-saver.ts';
import classes from './saved-stamp.module.css';

/**
 * Says whether what was typed is safe: "Saved 10:42".
 * @param kept what is not saved outlives this page
 * @param isStored what is shown is stored as it is, also before anybody has typed
 */
export function SavedStamp(props: { save: SaveState; kept?: boolean; isStored?: boolean }) {
  const { save, kept } = props;
  if (save.kind === 'clean' && !props.isStored) return null;
  const trouble = troubleOf(save);
  if (trouble)
    return (
      <p className={classes.stamp} data-tone="bad" role="status">
        <IconAlertTriangle size={20} aria-hidden />
        <span>
          {trouble}
          {kept !== undefined &&
            ` ${kept ? t`Your changes are kept on this device.` : t`Please do not close this page.`}`}
        </span>
      </p>
    );
  const time = save.kind === 'saved' && clock(save.at);
  const isSaved = time || save.kind === 'clean';
  const Icon = isSaved ? IconCloudCheck : IconCloud;
  return (
    <p className={classes.stamp} data-tone={isSaved ? 'ok' : 'quiet'} role="status">
      <Icon size={20} aria-hidden />
      {time ? t`Saved ${time}` : isSaved ? t`Saved` : t`Saving`}
    </p>
  );
}

/** Why what was typed is not saved; undefined where nothing is wrong. */
function troubleOf(save: SaveState): string | undefined {
  if (save.kind === 'waiting') return t`Not saved yet. We keep trying.`;
  if (save.kind === 'failed') {
    const reason = save.message;
    return t`Not saved: ${reason}`;
  }
  if (save.kind === 'changed') return t`Not saved: this script was changed somewhere else.`;
  return undefined;
}

/** Hours and minutes of an ISO time, in the reader's own time zone. */
export function clock(iso: string): string {
  return new Date(iso).toLocaleTimeString(i18n.locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}
