import { IconAlertTriangle, IconCloud, IconCloudCheck } from '@tabler/icons-react';
import type { SaveState } from '../script/script-saver.ts';
import classes from './saved-stamp.module.css';

/** Says whether what was typed is safe: "Saved 10:42". `kept`: what is not saved outlives this page. */
export function SavedStamp({ save, kept }: { save: SaveState; kept?: boolean }) {
  if (save.kind === 'clean') return null;
  const trouble = troubleOf(save);
  if (trouble)
    return (
      <p className={classes.stamp} data-tone="bad" role="status">
        <IconAlertTriangle size={20} aria-hidden />
        <span>
          {trouble}
          {kept !== undefined &&
            (kept ? ' Your changes are kept on this device.' : ' Please do not close this page.')}
        </span>
      </p>
    );
  const Icon = save.kind === 'saved' ? IconCloudCheck : IconCloud;
  return (
    <p className={classes.stamp} data-tone={save.kind === 'saved' ? 'ok' : 'quiet'} role="status">
      <Icon size={20} aria-hidden />
      {save.kind === 'saved' ? `Saved ${clock(save.at)}` : 'Saving'}
    </p>
  );
}

/** Why what was typed is not saved; undefined where nothing is wrong. */
function troubleOf(save: SaveState): string | undefined {
  if (save.kind === 'waiting') return 'Not saved yet. We keep trying.';
  if (save.kind === 'failed') return `Not saved: ${save.message}`;
  if (save.kind === 'changed') return 'Not saved: this script was changed somewhere else.';
  return undefined;
}

/** Hours and minutes of an ISO time, in the reader's own time zone. */
export function clock(iso: string): string {
  return new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
