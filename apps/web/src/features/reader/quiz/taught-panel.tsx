import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { publicComicQuery } from '../api/reader-queries.ts';
import { PanelCutout } from '../guided/panel-cutout.tsx';
import { useComicLanguage } from '../hooks/use-comic-language.ts';
import { readingOrder } from '../reading-order.ts';

/** A panel of a public comic that teaches something, where it is asked about. */
export function TaughtPanel({
  comicId,
  at,
  otherwise,
}: {
  comicId: string;
  at: TaughtAt;
  /** Where the comic cannot be had, or has no picture of it. */
  otherwise: ReactNode;
}) {
  const { data, error } = useQuery({ ...publicComicQuery(comicId), retry: false });
  const language = useComicLanguage(data?.texts);
  const panel = useMemo(
    () =>
      data &&
      readingOrder(data.pages, data.texts).find(({ page, panel: of }) => page === at.page && of === at.panel),
    [data, at.page, at.panel],
  );
  if (panel) return <PanelCutout panel={panel} language={language} />;
  return data || error ? otherwise : null;
}
