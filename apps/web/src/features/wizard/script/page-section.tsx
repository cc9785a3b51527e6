import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import type { ComicMeta, Script, ScriptPage } from '@panelwise/contracts/domain/script';
import { saysOther } from '@panelwise/studio/draw/staging/room-for-words';
import { IconChevronDown, IconChevronRight, IconPlus, IconTrash } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { usePageSketch } from '../hooks/use-page-sketch.ts';
import type { LivePage } from '../preview/live-pages.ts';
import { PanelVerdictNote } from '../preview/page-verdict.tsx';
import { MoveHandle } from './move-handle.tsx';
import { PanelForm } from './panel-form.tsx';
import { pageTitle, panelName } from './panel-name.ts';
import { PanelPencil } from './panel-pencil.tsx';
import {
  addPanel,
  isFull,
  joinPanels,
  movePanel,
  placeAfterMove,
  removePage,
  removePanel,
  splitPanel,
} from './script-edits.ts';
import classes from './script-panel.module.css';
import { newRoom, type PanelPlace, withPanel } from './script-text.ts';
import { seenInScript } from './seen-in-script.ts';
import { type Drop, useRowDrag } from './use-row-drag.ts';

type Edit = (change: (script: Script) => Script) => void;

/** A page of the script that is folded: what it is about and how many panels it has. */
export const FoldedPage = memo(function FoldedPage(props: {
  page: ScriptPage;
  index: number;
  stopped: boolean;
  onGo: (at: PanelPlace) => void;
}) {
  const { page, index } = props;
  return (
    <div className={classes.page}>
      <PageHead {...props} page={page} index={index} open={false} />
    </div>
  );
});

function PageHead(props: {
  page: ScriptPage;
  index: number;
  stopped: boolean;
  open: boolean;
  onGo: (at: PanelPlace) => void;
}) {
  const { page, index, open } = props;
  const number = index + 1;
  const Chevron = open ? IconChevronDown : IconChevronRight;
  return (
    <button
      type="button"
      aria-expanded={open}
      data-drop-target={open ? undefined : index}
      onClick={() => props.onGo({ page: index, panel: 0 })}
    >
      <Chevron size={18} aria-hidden />
      <b className={classes.pageNumber}>
        <Trans>Page {number}</Trans>
      </b>
      <span className={classes.pageTitle}>{pageTitle(page)}</span>
      {props.stopped ? (
        <em data-tone="bad">
          <Trans>stopped</Trans>
        </em>
      ) : (
        <em className="num">
          <Plural value={page.panels.length} one="# panel" other="# panels" />
        </em>
      )}
    </button>
  );
}

/** The page that is worked on: its panels as lines, the chosen one as a form. */
export function OpenPage(props: {
  script: Script;
  at: PanelPlace;
  live: LivePage | undefined;
  /** Panels as "page.panel" that are others here than on the pages. */
  changed: ReadonlySet<string>;
  meta: ComicMeta;
  onGo: (at: PanelPlace) => void;
  onEdit: Edit;
  /** Tells those who do not see it what has happened. */
  onSaid: (words: string) => void;
}) {
  const { script, at, meta, live, onGo, onEdit } = props;
  const page = script[at.page]!;
  const sketch = usePageSketch(page, meta);
  const names = useMemo(() => speakersIn(script), [script]);

  const move = (panel: number, to: PanelPlace) => {
    const from = { page: at.page, panel };
    if (!movePanel(script, from, to)) return;
    onEdit((now) => movePanel(now, from, to) ?? now);
    const place = placeAfterMove(script, from, to);
    onGo(place);
    props.onSaid(movedText(place));
  };
  const { list, start } = useRowDrag((panel: number, drop: Drop) => {
    if (drop.kind === 'row') move(panel, { page: at.page, panel: drop.to });
    else move(panel, { page: drop.target, panel: script[drop.target]?.panels.length ?? 0 });
  });
  const handle = (panel: number) => (
    <MoveHandle
      label={moveLabel(panel)}
      onGrab={(event) => start(panel, event)}
      onUp={panel > 0 ? () => move(panel, { page: at.page, panel: panel - 1 }) : undefined}
      onDown={
        panel < page.panels.length - 1 ? () => move(panel, { page: at.page, panel: panel + 1 }) : undefined
      }
    >
      {script.map(
        (other, p) =>
          p !== at.page &&
          Math.abs(p - at.page) <= 6 && (
            <Menu.Item
              key={p}
              disabled={isFull(other)}
              onClick={() => move(panel, { page: p, panel: p > at.page ? 0 : other.panels.length })}
            >
              <ToPage number={p + 1} />
            </Menu.Item>
          ),
      )}
    </MoveHandle>
  );
  /** The edit as a button's work; undefined where it is not possible. */
  const possible = (edit: (now: Script) => Script | undefined, then?: (next: Script) => void) => {
    const next = edit(script);
    return next
      ? () => {
          onEdit((now) => edit(now) ?? now);
          then?.(next);
        }
      : undefined;
  };
  const removal = possible(
    (now) => removePanel(now, at),
    (next) => {
      const p = Math.min(at.page, next.length - 1);
      onGo({ page: p, panel: Math.min(at.panel, next[p]!.panels.length - 1), picked: true });
    },
  );

  return (
    <div className={classes.page} data-open>
      <PageHead
        page={page}
        index={at.page}
        stopped={live?.panels.some((panel) => panel.state === 'failed') ?? false}
        open
        onGo={onGo}
      />
      <div ref={list}>
        {page.panels.map((panel, i) =>
          i === at.panel ? (
            <PanelForm
              key={i}
              panel={panel}
              number={i + 1}
              state={live?.panels[i]?.state}
              changed={props.changed.has(`${at.page + 1}.${i + 1}`)}
              meta={meta}
              seen={sketch?.seen[i] ?? seenInScript(panel)}
              names={names}
              handle={handle(i)}
              onSplit={possible((now) => splitPanel(now, at))}
              onJoin={possible((now) => joinPanels(now, at))}
              onRemove={removal}
              onChange={(change) => onEdit((now) => withPanel(now, { page: at.page, panel: i }, change))}
            >
              <PanelPencil sketch={sketch} index={i} />
              <PanelVerdictNote
                source={page}
                meta={meta}
                panel={i}
                onMakeRoom={
                  saysOther(panel)
                    ? () => onEdit((now) => withPanel(now, { page: at.page, panel: i }, newRoom(panel)))
                    : undefined
                }
              />
            </PanelForm>
          ) : (
            <div key={i} className={classes.panel} data-row>
              {handle(i)}
              <button
                type="button"
                className={classes.line}
                onClick={() => onGo({ page: at.page, panel: i, picked: true, toWrite: true })}
              >
                <b>
                  <EditPanel number={i + 1} />
                </b>{' '}
                <span>{panelName(panel)}</span>
                <em>{lineCount(panel)}</em>
                <IconChevronRight size={16} aria-hidden />
              </button>
            </div>
          ),
        )}
      </div>
      <div className={classes.ofPage}>
        <Button
          variant="subtle"
          size="sm"
          disabled={isFull(page)}
          leftSection={<IconPlus aria-hidden />}
          onClick={possible(
            (now) => addPanel(now, at.page),
            () => onGo({ page: at.page, panel: page.panels.length, picked: true, toWrite: true }),
          )}
        >
          {isFull(page) ? t`This page is full` : t`Add a panel`}
        </Button>
        {script.length > 1 && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={possible(
              (now) => removePage(now, at.page),
              (next) => {
                onGo({ page: Math.min(at.page, next.length - 1), panel: 0, picked: true });
                props.onSaid(deletedText(at));
              },
            )}
          >
            <Trans>Delete this page</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

const ToPage = ({ number }: { number: number }) => <Trans>To page {number}</Trans>;

const EditPanel = ({ number }: { number: number }) => (
  <Trans>
    <span className="visually-hidden">Edit panel </span>
    {number}
  </Trans>
);

function moveLabel(index: number): string {
  const number = index + 1;
  return t`Move panel ${number}`;
}

function movedText(to: PanelPlace): string {
  const [page, panel] = [to.page + 1, to.panel + 1];
  return t`Moved to page ${page}, panel ${panel}.`;
}

function deletedText(at: PanelPlace): string {
  const page = at.page + 1;
  return t`Page ${page} is deleted. Undo brings it back.`;
}

/** "title, caption, 2 lines". */
function lineCount(panel: ScriptPage['panels'][number]): string {
  const count = panel.dialogue.length;
  const lines = count === 0 ? [] : [plural(count, { one: '# line', other: '# lines' })];
  return [...(panel.title ? [t`title`] : []), ...(panel.caption ? [t`caption`] : []), ...lines].join(', ');
}

/** Everybody who speaks or is cast in a script, in order of their first time. */
function speakersIn(script: Script): string[] {
  const names = script.flatMap((page) =>
    page.panels.flatMap((panel) => [
      ...(panel.cast ?? []).map(({ name }) => name),
      ...panel.dialogue.map(({ speaker }) => speaker),
    ]),
  );
  return [...new Set(names)].filter((name) => name && name !== 'Narrator');
}
