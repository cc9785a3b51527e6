import { IconAlertTriangle, IconCloud, IconCloudCheck } from '@tabler/icons-react';
import type { SaveState } from '../hooks/use-script-draft.ts';
import classes from './saved-stamp.module.css';

/** Says whether what was typed is safe: "Saved 10:42". */
export function SavedStamp({ save }: { save: SaveState }) {
  if (save.kind === 'clean') return null;
  if (save.kind === 'failed')
    return (
      <p className={classes.stamp} data-tone="bad" role="status">
        <IconAlertTriangle size={20} aria-hidden /> Not saved: {save.message}
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

/** Hours and minutes of an ISO time, in the reader's own time zone. */
export function clock(iso: string): string {
  return new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
