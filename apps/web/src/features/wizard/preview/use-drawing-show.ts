import type { PanelState } from '@panelwise/contracts/domain/comic';
import type { ComicMeta, Script } from '@panelwise/contracts/domain/script';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { pageSketchQuery, pageStrokesQuery } from '../api/sketch.ts';
import {
  drawnPanels,
  type PanelKey,
  pagesAsShown,
  panelKey,
  showMs,
  waitingToBeShown,
} from './drawing-show.ts';
import type { LivePage } from './live-pages.ts';

/** How long a panel's pictures are waited for before it is shown without, in ms. */
const picturesMs = 3_000;

export type Playing = { key: PanelKey; ms: number };

/**
 * Shows panels one after the other as they are drawn: gives the pages as far as they were shown, and the panel that is
 * being shown now. With `on` false everything is shown at once.
 */
export function useDrawingShow(
  pages: LivePage[],
  { on, script, meta }: { on: boolean; script: Script; meta: ComicMeta },
): { pages: LivePage[]; playing: Playing | undefined; isOver: boolean } {
  const client = useQueryClient();
  const [shown, setShown] = useState<ReadonlySet<PanelKey>>(() => new Set(drawnPanels(pages)));
  const [playing, setPlaying] = useState<Playing>();
  const waiting = useMemo(() => waitingToBeShown(pages, shown), [pages, shown]);
  const before = useRef(new Map<PanelKey, PanelState>());
  const latest = useRef({ pages, script, meta, waiting });
  latest.current = { pages, script, meta, waiting };

  useEffect(() => {
    for (const page of pages)
      for (const panel of page.panels)
        if (panel.state !== 'done') before.current.set(panelKey(page.page, panel.panel), panel.state);
    const drawn = new Set(drawnPanels(pages));
    // What is drawn again is shown again.
    setShown((old) => {
      if (!on) return drawn;
      const kept = [...old].filter((key) => drawn.has(key));
      return kept.length === old.size ? old : new Set(kept);
    });
  }, [pages, on]);

  const next = on ? waiting[0] : undefined;
  useEffect(() => {
    if (!next) return setPlaying(undefined);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const now = latest.current;
    const [pageNumber = 0, panelNumber = 0] = next.split('.').map(Number);
    const source = now.script[pageNumber - 1];
    const art = now.pages[pageNumber - 1]?.panels[panelNumber - 1]?.artUrl;
    const pictures = Promise.allSettled([
      source && client.ensureQueryData(pageSketchQuery(source, now.meta)),
      source && client.ensureQueryData(pageStrokesQuery(source, now.meta)),
      art && loaded(art),
    ]);
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, picturesMs);
    });
    void Promise.race([pictures, patience]).then(() => {
      if (isLeft) return;
      clearTimeout(timer);
      const ms = showMs(latest.current.waiting.length);
      setPlaying({ key: next, ms });
      timer = setTimeout(() => setShown((old) => new Set(old).add(next)), ms);
    });
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [next, client]);

  const current = on && playing && playing.key === next ? playing : undefined;
  const asShown = useMemo(
    () => (on ? pagesAsShown(pages, shown, current?.key, before.current) : pages),
    [on, pages, shown, current?.key],
  );
  return { pages: asShown, playing: current, isOver: !on || waiting.length === 0 };
}

/** Once a picture is there to be painted. */
export async function loaded(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  await image.decode?.();
}
