import { t } from '@lingui/core/macro';
import { Alert, Button } from '@mantine/core';
import { type WrittenItem, writtenItemSchema } from '@panelwise/contracts/domain/learning';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { installFormMessages } from '../../../lib/form-messages.ts';
import { storeItem } from '../api/items.ts';
import { draftOf, itemOf, problemsOf } from './item-draft.ts';
import { ItemFields } from './item-fields.tsx';
import classes from './kit-items.module.css';

installFormMessages();

/**
 * An item that is being written, in its place in the list. Enter in a line keeps it, Escape closes it while nothing is
 * changed. What was typed stays until it is stored or undone, also when the item was changed somewhere else meanwhile.
 */
export function ItemEditor(props: {
  comicId: string;
  /** How it was read when it was opened. */
  was: WrittenItem;
  note?: string | undefined;
  onClose: () => void;
  /** After it was stored, or refused because it reads otherwise by now. */
  onNews: () => Promise<void>;
}) {
  const { comicId, was, onClose, onNews } = props;
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(was));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (item: WrittenItem) => {
      await storeItem(comicId, was, item);
      await onNews();
    },
    onSuccess: onClose,
    onError: (refusal) => {
      if (refusal instanceof ApiError && refusal.code === 'item-changed') void onNews();
    },
  });
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  const keep = () => {
    const read = writtenItemSchema.safeParse(itemOf(draft));
    setProblems(read.success ? {} : problemsOf(read.error.issues));
    if (read.success) mutate(read.data);
  };
  const isChanged = JSON.stringify(itemOf(draft)) !== JSON.stringify(was);
  return (
    <form
      ref={form}
      className={classes.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
      onKeyDown={({ key }) => key === 'Escape' && !isChanged && onClose()}
    >
      {error && (
        <Alert role="alert">
          {errorText(error, t`Something went wrong`)}
          {error instanceof ApiError &&
            error.code === 'item-changed' &&
            ` ${t`Your words stay here until you undo.`}`}
        </Alert>
      )}
      <ItemFields draft={draft} problems={problems} onChange={setDraft} />
      <div className={classes.foot}>
        {props.note && <p className={classes.note}>{props.note}</p>}
        <Button variant="subtle" size="sm" onClick={onClose}>
          {isChanged ? t`Undo` : t`Close`}
        </Button>
        <Button type="submit" variant="outline" size="sm" disabled={isPending}>
          {isPending ? t`Saving...` : t`Keep`}
        </Button>
      </div>
    </form>
  );
}
