import type { PanelLine } from '@panelwise/contracts/domain/comic';
import { useEffect, useMemo, useState } from 'react';
import { type ReadingPanel, spokenLines } from '../reading-order.ts';
import { useReadAloud } from './use-read-aloud.ts';

const silence: PanelLine[] = [];

/**
 * Reads a comic aloud, panel after panel, in whatever view is shown: changing the view does not interrupt it.
 * @param guidedAt the panel of the guided view from 0, one more for its end; undefined while the pages are shown
 * @param page the page that is shown
 * @param onGo shows another panel in the guided view
 * @param onPage shows another page
 */
export function useComicAloud({
  panels,
  language,
  guidedAt,
  page,
  onGo,
  onPage,
}: {
  panels: ReadingPanel[];
  language: string | undefined;
  guidedAt: number | undefined;
  page: number;
  onGo: (index: number) => void;
  onPage: (page: number) => void;
}) {
  const guided = guidedAt !== undefined;
  /** The panel that is read while the pages are shown. */
  const [heard, setHeard] = useState(0);
  const at = guidedAt ?? heard;
  const panel = panels[at];
  const lines = useMemo(() => (panel ? spokenLines(panel) : silence), [panel]);
  const speakers = useMemo(
    () => [...new Set(panels.flatMap(({ lines }) => lines.flatMap(({ speaker }) => speaker ?? [])))],
    [panels],
  );
  const aloud = useReadAloud(lines, language, speakers, () => {
    if (at + 1 >= panels.length) aloud.stop();
    if (guided) {
      if (at < panels.length) onGo(at + 1);
    } else if (at + 1 < panels.length) setHeard(at + 1);
  });
  const on = panel !== undefined && aloud.state !== 'off';

  useEffect(() => {
    if (guidedAt !== undefined) setHeard(Math.min(guidedAt, panels.length - 1));
  }, [guidedAt, panels]);
  // Follows the voice, not the reader: who turns a page is not taken back.
  useEffect(() => {
    if (on && !guided && panel.page !== page) onPage(panel.page);
  }, [on, guided, panel]);

  return {
    ...aloud,
    /** It is read, or has paused. */
    on,
    panel,
    lines,
    /** Reads from a panel on, while the pages are shown. */
    playPanel: (index: number, line = 0) => {
      setHeard(index);
      aloud.playFrom(line);
    },
    /** Goes on at the first panel of a page that was turned to. */
    turnTo: (page: number) => {
      const index = panels.findIndex((each) => each.page >= page);
      if (on && index >= 0 && panels[index]!.page !== panel.page) setHeard(index);
    },
  };
}
export type ComicAloud = ReturnType<typeof useComicAloud>;
