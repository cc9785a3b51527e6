import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ComicCover } from '../../../components/comic-cover/comic-cover.tsx';
import { PanelStrip } from '../../../components/panel-strip/panel-strip.tsx';
import { useSession } from '../../../lib/session.ts';
import type { ComicWork } from '../api/comic.ts';
import classes from './drawing-end.module.css';
import { ReplayButton } from './replay-button.tsx';

/**
 * The comic is drawn: its pages close into the cover, with the name that its creator has chosen for it, else their own, which
 * nobody but they see. It has the screen to itself.
 */
export function DrawingEnd(props: {
  work: ComicWork;
  /** What is drawn: "Part 1: How money grows". */
  name: string;
  /** How long the drawing took, in ms. */
  tookMs: number;
  onPages: () => void;
}) {
  const { comic, pages } = props.work;
  const user = useSession((session) => session.user);
  const author = comic.author || [user?.firstname, user?.lastname].filter(Boolean).join(' ');
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
    // Whoever followed the drawing stands further down than the cover; the page is shown from its top.
    end.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  return (
    <section ref={end} className={classes.end} aria-label={t`The comic is drawn`}>
      <h1 className={classes.name}>{props.name}</h1>
      <div className={classes.fan} data-pages={Math.min(pages.length, 4)}>
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
        <Button size="lg" onClick={props.onPages} rightSection={<IconArrowRight aria-hidden />}>
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
