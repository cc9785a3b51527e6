import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ComicCover } from '../../../components/comic-cover/comic-cover.tsx';
import { PanelStrip } from '../../../components/panel-strip/panel-strip.tsx';
import type { ComicWork } from '../api/comic.ts';
import classes from './drawing-end.module.css';
import { ReplayButton } from './replay-button.tsx';

/** The comic is drawn: its pages close into the cover, which has the name that its creator has chosen for it, if any. */
export function DrawingEnd(props: {
  work: ComicWork;
  /** How long the drawing took, in ms. */
  tookMs: number;
  onPages: () => void;
}) {
  const { comic, pages } = props.work;
  const { author } = comic;
  const panels = pages.flatMap((page) => page.panels);
  const cells = pages.flatMap(({ pageNumber, panels: its }) =>
    its.map(({ panel, state }) => ({ page: pageNumber, panel, state })),
  );
  const checked = panels.length > 0 && panels.every(({ verdict }) => verdict?.ok);
  const title = useRef<HTMLHeadingElement>(null);
  const end = useRef<HTMLElement>(null);
  // What was watched has gone from the screen; whoever cannot see that hears it.
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
    // Whoever followed the drawing stands further down than the cover.
    end.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <section ref={end} className={classes.end} aria-label={t`The comic is drawn`}>
      <div className={classes.fan}>
        {pages.slice(0, 4).map((page, i) => (
          <img
            key={page._id}
            className={classes.sheet}
            data-at={i}
            src={page.smallImageUrl ?? page.imageUrl ?? undefined}
            alt=""
          />
        ))}
        <div className={classes.cover}>
          <ComicCover title={comic.title} src={comic.thumbnail} small={comic.smallThumbnail} eager />
          {author && (
            <p className={classes.author}>
              <Trans>by {author}</Trans>
            </p>
          )}
        </div>
      </div>
      <h2 ref={title} tabIndex={-1}>
        <Trans>There it is.</Trans>
      </h2>
      <p className={classes.facts}>
        {factsText(pages.length, panels.length, spell(props.tookMs))}
        {checked && ` ${t`All words checked.`}`}
      </p>
      <div className={classes.strip}>
        <PanelStrip panels={cells} size="lg" decorative />
      </div>
      <div className={classes.actions}>
        <Button size="lg" onClick={props.onPages} rightSection={<IconArrowDown aria-hidden />}>
          <Trans>Look at the pages</Trans>
        </Button>
        <ReplayButton work={props.work} size="lg" />
      </div>
    </section>
  );
}

function spell(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  const minutes = Math.round(seconds / 60);
  return seconds < 120
    ? plural(seconds, { one: '# second', other: '# seconds' })
    : plural(minutes, { one: '# minute', other: '# minutes' });
}

function factsText(pages: number, panels: number, time: string): string {
  return t`${plural(pages, { one: '# page', other: '# pages' })}, ${plural(panels, { one: '# panel', other: '# panels' })}, drawn in ${time}.`;
}
