import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ItemKind, WrittenItem } from '@panelwise/contracts/domain/learning';
import { IconChevronDown, IconPencil, IconPlus, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../components/button/button-link.tsx';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { comicQuery } from '../api/comic.ts';
import { type KitItem, removeItem } from '../api/items.ts';
import { AnotherOne } from './another-one.tsx';
import { ItemEditor } from './item-editor.tsx';
import { ItemView } from './item-view.tsx';
import {
  dropItem,
  dropThisItem,
  editItem,
  hereIsItem,
  lookingForItem,
  noOtherItem,
  replaceItem,
  replaceThisItem,
} from './item-words.ts';
import classes from './kit-items.module.css';
import { type Replacing, useReplacing } from './use-replacing.ts';

/** So many are shown at first, and one more rather than a button for a single one. */
const shownFirst = 3;

/** The place of one that is new. */
const atTheEnd = Number.POSITIVE_INFINITY;

/**
 * The items of one kind, to read, change, replace and drop. One is open at a time, in its place, from the words that it had when
 * it was opened. `locked` while all of them are written anew.
 */
export function KitItems(props: {
  comicId: string;
  kind: ItemKind;
  items: KitItem[];
  locked: boolean;
  /** Something was dropped since this was opened: another one can be had. */
  dropped: boolean;
  onDropped: () => void;
  /** A way for more of them to come in from elsewhere. */
  bring?: ReactNode;
}) {
  const { comicId, kind, items, locked } = props;
  const client = useQueryClient();
  const [open, setOpen] = useState<{ place: number; was: WrittenItem | null }>();
  const { replacing, busy, replace, forget } = useReplacing(comicId);
  const list = useRef<HTMLOListElement>(null);
  const writeButton = useRef<HTMLButtonElement>(null);
  const [all, setAll] = useState(false);
  // What comes in place of one that was dropped stands at the end.
  const shown = all || props.dropped || items.length <= shownFirst + 1 ? items : items.slice(0, shownFirst);
  const hidden = items.length - shown.length;
  const refresh = () => client.invalidateQueries({ queryKey: comicQuery(comicId).queryKey });
  const dropped = () => {
    // The places are others now.
    forget();
    props.onDropped();
  };
  const backTo = useRef<number>(undefined);
  const close = (place: number) => {
    backTo.current = place;
    setOpen(undefined);
  };
  useEffect(() => {
    // Back to where it was opened from, once its button is there again.
    const place = open ? undefined : backTo.current;
    if (place === undefined) return;
    backTo.current = undefined;
    if (place === atTheEnd) writeButton.current?.focus();
    else list.current?.children[place]?.querySelector<HTMLElement>('[data-edit]')?.focus();
  }, [open]);
  return (
    <>
      <ol ref={list} className={classes.items}>
        {shown.map(({ words, note }, place) => (
          // Two items of a kind never read the same, but one that is open stays in its place whatever it reads now.
          <li key={place} data-open={open?.place === place || undefined}>
            <b className={classes.number} aria-hidden>
              {place + 1}
            </b>
            {open?.place === place ? (
              <ItemEditor
                comicId={comicId}
                kind={kind}
                was={open.was}
                note={note}
                onClose={() => close(place)}
                onNews={refresh}
              />
            ) : (
              <>
                <div className={classes.body}>
                  <ItemView words={words} note={note} />
                  {replacing?.place === place && <ReplacingNote kind={kind} replacing={replacing} />}
                </div>
                {!open && !locked && (
                  <span className={classes.tools}>
                    <IconButton
                      label={editItem(kind, place + 1)}
                      data-edit
                      onClick={() => setOpen({ place, was: words })}
                    >
                      <IconPencil size={18} stroke={1.9} aria-hidden />
                    </IconButton>
                    <ConfirmButton
                      trigger={(ask) => (
                        <IconButton label={replaceItem(kind, place + 1)} disabled={busy} onClick={ask}>
                          <IconRefresh size={18} stroke={1.9} aria-hidden />
                        </IconButton>
                      )}
                      title={replaceThisItem(kind)}
                      question={<Replaced words={words} />}
                      action={t`Replace it`}
                      busyAction={t`Replacing...`}
                      failText={t`Something went wrong`}
                      tone="filled"
                      run={async () => replace(place, words)}
                    />
                    <ConfirmButton
                      trigger={(ask) => (
                        <IconButton label={dropItem(kind, place + 1)} onClick={ask}>
                          <IconTrash size={18} stroke={1.9} aria-hidden />
                        </IconButton>
                      )}
                      title={dropThisItem(kind)}
                      question={<Gone words={words} />}
                      action={t`Drop it`}
                      busyAction={t`Dropping...`}
                      failText={t`Something went wrong`}
                      // A refusal may mean that it reads otherwise by now: then that is shown.
                      run={() => removeItem(comicId, words).then(dropped).finally(refresh)}
                    />
                  </span>
                )}
              </>
            )}
          </li>
        ))}
        {open && open.place >= items.length && (
          // A new one, or it was dropped somewhere else; what was typed is not.
          <li data-open>
            <b className={classes.number} aria-hidden />
            <ItemEditor
              comicId={comicId}
              kind={kind}
              was={open.was}
              onClose={() => close(open.was ? items.length - 1 : atTheEnd)}
              onNews={refresh}
            />
          </li>
        )}
      </ol>
      <div className={classes.another}>
        {hidden > 0 && (
          <Button
            size="sm"
            variant="subtle"
            leftSection={<IconChevronDown size={18} aria-hidden />}
            onClick={() => {
              setAll(true);
              // The keyboard goes on at the first of those that were hidden.
              requestAnimationFrame(() =>
                list.current?.children[shownFirst]?.querySelector<HTMLElement>('[data-edit]')?.focus(),
              );
            }}
          >
            <Trans>Show {hidden} more</Trans>
          </Button>
        )}
        <span className={classes.more}>
          {props.bring}
          <Button
            ref={writeButton}
            size="sm"
            variant="subtle"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={locked || open !== undefined}
            onClick={() => {
              setAll(true);
              setOpen({ place: atTheEnd, was: null });
            }}
          >
            <Trans>Write one</Trans>
          </Button>
        </span>
      </div>
      {props.dropped && !locked && <AnotherOne comicId={comicId} kind={kind} />}
    </>
  );
}

/** What an item is known by: its question, or the fact itself. */
function headOf(words: WrittenItem): string {
  return words.kind === 'facts' ? words.fact : words.question;
}

function Gone({ words }: { words: WrittenItem }) {
  const head = headOf(words);
  return (
    <p>
      <Trans>“{head}” goes for good.</Trans>
    </p>
  );
}

function Replaced({ words }: { words: WrittenItem }) {
  const head = headOf(words);
  return (
    <p>
      <Trans>“{head}” goes for good as soon as there is another one.</Trans>
    </p>
  );
}

/** What has come of asking for another one in this place. */
function ReplacingNote({ kind, replacing: { state, error } }: { kind: ItemKind; replacing: Replacing }) {
  if (state === 'failed')
    return (
      <p className={classes.problem} role="alert">
        {error}
      </p>
    );
  return (
    <p className={classes.note} role="status">
      {state === 'looking' && lookingForItem(kind)}
      {state === 'replaced' && hereIsItem(kind)}
      {state === 'none' && noOtherItem(kind)}
    </p>
  );
}
