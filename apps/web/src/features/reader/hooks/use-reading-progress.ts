import { tellReading } from '@panelwise/contracts/http/learn';
import { tellView } from '@panelwise/contracts/http/library';
import { useEffect, useRef } from 'react';
import { call } from '../../../lib/api-client.ts';
import type { keepReading } from '../../../lib/device/kept-readings.ts';
import { isUnanswered } from '../../../lib/device/or-kept.ts';
import { useSession } from '../../../lib/session.ts';
import type { ReadingPanel } from '../reading-order.ts';

/** How often it is told how far somebody has read, in ms. */
const everyMs = 20_000;
/** A page that was looked at for so long for each of its panels is read to its last one, in ms. */
const panelLookMs = 2_500;

type Place = { page: number; panel: number };

async function keepForLater(body: Parameters<typeof keepReading>[0]): Promise<void> {
  const { keepReading } = await import('../../../lib/device/kept-readings.ts');
  await keepReading(body);
}

/**
 * Tells the server how far whoever is logged in has read, and for how long the comic was in sight; of visitors only how far,
 * and not who they are. Reading does not depend on it.
 * @param shown the panel of the guided view; in the view of pages the page alone
 */
export function useReadingProgress({
  comicId,
  assignmentId,
  panels,
  shown,
  isOff,
}: {
  comicId: string;
  assignmentId: string | undefined;
  panels: readonly ReadingPanel[];
  shown: { page: number; panel: number | undefined };
  isOff: boolean;
}): void {
  const status = useSession((session) => session.status);
  const isLearner = status === 'signed-in' || status === 'offline';
  const on = status !== 'restoring' && !isOff && panels.length > 0;
  const { page, panel } = shown;
  const firstPlace = useRef({ page: 1, panel: 1 });
  firstPlace.current = { page, panel: panel ?? panels.find((one) => one.page === page)?.panel ?? 1 };
  /** What is to be told next: the time in sight, and the place that was reached. */
  const state = useRef({ ms: 0, since: 0, pageSince: 0, place: undefined as Place | undefined });

  // The place is what was reached when it is left, or when it is told.
  const reach = useRef<() => void>(undefined);
  reach.current = () => {
    const now = performance.now();
    const { current } = state;
    if (current.since > 0) current.ms += now - current.since;
    current.since = document.visibilityState === 'visible' ? now : 0;
    const ofPage = panels.filter((one) => one.page === page);
    const last = ofPage.at(-1);
    if (panel !== undefined) current.place = { page, panel };
    else if (last && now - current.pageSince >= panelLookMs * ofPage.length)
      current.place = { page, panel: last.panel };
    else if (last) current.place ??= { page, panel: ofPage[0]!.panel };
  };

  useEffect(() => {
    if (!on) return;
    const tell = (keepalive: boolean) => {
      reach.current?.();
      const { ms, place } = state.current;
      if (!place || ms < 1_000) return;
      state.current.ms = 0;
      if (isLearner) {
        const body = { comicId, ...place, ms: Math.round(ms), ...(assignmentId && { assignmentId }) };
        call(tellReading, { body, keepalive, isQuiet: true }).catch((error: unknown) =>
          isUnanswered(error) ? keepForLater(body) : undefined,
        );
      } else
        call(tellView, { params: { id: comicId }, body: place, keepalive, isQuiet: true }).catch(
          () => undefined,
        );
    };
    state.current = { ms: 0, since: performance.now(), pageSince: performance.now(), place: undefined };
    // Opened: the server counts no time from before.
    const opened = { comicId, ...firstPlace.current, ms: 0, ...(assignmentId && { assignmentId }) };
    if (isLearner) call(tellReading, { body: opened, isQuiet: true }).catch(() => undefined);
    const onVisibility = () => tell(document.visibilityState === 'hidden');
    const timer = setInterval(() => tell(false), everyMs);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      tell(true);
    };
  }, [on, isLearner, comicId, assignmentId]);

  // A new page or panel begins here, and is noted as it was when it is left.
  useEffect(() => {
    state.current.pageSince = performance.now();
    const leave = reach.current;
    return () => leave?.();
  }, [page, panel]);
}
