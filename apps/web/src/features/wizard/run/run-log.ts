import type { RunEvent } from '@panelwise/contracts/realtime/events';

/** One line of the "Just now" list. */
export type LogLine = { seq: number; at: string; text: string; bad: boolean };

/**
 * Says in words what an event means to the creator; undefined for events that need no line.
 * @param drawingSince when each panel (`page.panel`) went to the drawing board, ISO time.
 */
export function describeEvent(
  event: RunEvent,
  drawingSince: Readonly<Record<string, string>>,
): LogLine | undefined {
  const text = textOf(event, drawingSince[`${event.page}.${event.panel}`]);
  if (!text) return undefined;
  const bad = event.panelState === 'failed' || (event.type === 'run:ended' && event.status === 'failed');
  return { seq: event.seq, at: event.at, text, bad };
}

function textOf(event: RunEvent, since: string | undefined): string | undefined {
  switch (event.type) {
    case 'panel:changed':
      return panelText(event, since);
    case 'page:done':
      return `Page ${event.page} finished`;
    case 'run:queued':
      return 'Waiting for a free place at the drawing board';
    case 'run:started':
      return 'The studio has started';
    case 'run:progress':
    case 'run:planned':
      return event.message;
    case 'run:ended':
      return (
        event.message ??
        { failed: 'Stopped', cancelled: 'Cancelled. Finished pages are kept.' }[
          event.status as 'failed' | 'cancelled'
        ] ??
        'Done'
      );
  }
}

function panelText(event: RunEvent, since: string | undefined): string | undefined {
  const where = `Page ${event.page}, panel ${event.panel}`;
  switch (event.panelState) {
    case 'done':
      return `${where} drawn${since ? ` in ${secondsBetween(since, event.at)} s` : ''}`;
    case 'failed':
      return `${where} stopped${event.message ? `: ${event.message}` : ''}`;
    case 'drawing':
      return since ? `${where} sent back for a redraw` : undefined;
    default:
      return undefined;
  }
}

function secondsBetween(from: string, to: string): number {
  return Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
}
