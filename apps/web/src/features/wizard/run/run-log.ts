import { t } from '@lingui/core/macro';
import type { RunEvent } from '@panelwise/contracts/realtime/events';
import { type StepName, steps } from '@panelwise/contracts/steps/registry';
import { failText, stepWords } from '../../../components/step-words/step-words.ts';
import { inOurWords } from '../../../lib/our-words.ts';

/** What happened, and when its panel went to the drawing board before, ISO time. */
export type LogEntry = { event: RunEvent; since: string | undefined };

/** One line of the "Just now" list. */
export type LogLine = { seq: number; at: string; text: string; bad: boolean };

/** What happened in words for the creator; events that need no line have none. */
export const linesOf = (log: readonly LogEntry[]): LogLine[] =>
  log.flatMap(({ event, since }) => {
    const text = textOf(event, since);
    const bad = event.panelState === 'failed' || (event.type === 'run:ended' && event.status === 'failed');
    return text ? [{ seq: event.seq, at: event.at, text, bad }] : [];
  });

function textOf(event: RunEvent, since: string | undefined): string | undefined {
  switch (event.type) {
    case 'panel:changed':
      return panelText(event, since);
    case 'page:done':
      return pageText(event);
    case 'run:queued':
      return t`Waiting for a free place at the drawing board`;
    case 'run:started':
      return t`The studio has started`;
    case 'run:progress':
    case 'run:planned':
      return event.message && inOurWords(event.message);
    case 'run:ended':
      return endText(event);
  }
}

function pageText({ page = 0 }: RunEvent): string {
  return t`Page ${page} finished`;
}

function endText({ status, step: name, message }: RunEvent): string {
  const step = name as StepName;
  if (message === steps[step].doneMessage) return stepWords(step).done;
  if (message !== undefined) return status === 'failed' ? failText(step, message) : inOurWords(message);
  if (status === 'failed') return t`Stopped`;
  return status === 'cancelled' ? t`Cancelled. Finished panels are kept.` : t`Done`;
}

function panelText(event: RunEvent, since: string | undefined): string | undefined {
  const { page = 0, panel = 0, message } = event;
  const seconds = since && secondsBetween(since, event.at);
  switch (event.panelState) {
    case 'done':
      return seconds
        ? t`Page ${page}, panel ${panel} drawn in ${seconds} s`
        : t`Page ${page}, panel ${panel} drawn`;
    case 'failed':
      return message
        ? t`Page ${page}, panel ${panel} stopped: ${message}`
        : t`Page ${page}, panel ${panel} stopped`;
    case 'drawing':
      return since ? t`Page ${page}, panel ${panel} sent back for a redraw` : undefined;
    default:
      return undefined;
  }
}

function secondsBetween(from: string, to: string): number {
  return Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
}
