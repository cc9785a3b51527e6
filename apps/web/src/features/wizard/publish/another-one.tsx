import { Button } from '@mantine/core';
import type { ItemKind } from '@panelwise/contracts/domain/learning';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useStepRun } from '../hooks/use-step-run.ts';
import { anotherItem, hereIsItem, inPlaceOfItem, lookingForItem, noOtherItem } from './item-words.ts';
import classes from './kit-items.module.css';

/** Offers something else in place of an item that was dropped, and says kindly where there is nothing. */
export function AnotherOne({ comicId, kind }: { comicId: string; kind: ItemKind }) {
  const { view, busy, error, start } = useStepRun('another-item', comicId, { toast: false });
  /** The run that was begun here; those of other lists are theirs. */
  const [asked, setAsked] = useState(false);
  const outcome = view?.run.status === 'succeeded' ? (view.run.result as Outcome) : undefined;
  const isMine = asked && !busy;
  return (
    <div className={classes.another}>
      <Button
        size="sm"
        variant="outline"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={busy}
        onClick={() => {
          setAsked(true);
          start({ comicId, kind });
        }}
      >
        {busy && asked ? lookingForItem(kind) : anotherItem(kind)}
      </Button>
      <p role="status">
        {isMine && !error && outcome?.item === null && noOtherItem(kind)}
        {isMine && !error && outcome?.item && hereIsItem(kind)}
        {!asked && inPlaceOfItem(kind)}
      </p>
      {isMine && error && (
        <p className={classes.problem} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

type Outcome = { item: object | null } | null;
