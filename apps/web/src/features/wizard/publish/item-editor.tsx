import { t } from '@lingui/core/macro';
import { Alert, Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ItemKind, type WrittenItem, writtenItemSchema } from '@panelwise/contracts/domain/learning';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { checkForm } from '../../../lib/check-form.ts';
import { storeItem } from '../api/items.ts';
import { blankItem, draftOf, type ItemDraft, itemOf } from './item-draft.ts';
import { ItemFields } from './item-fields.tsx';
import classes from './kit-items.module.css';

const check = checkForm(writtenItemSchema);

/**
 * An item that is being written, in its place in the list. Enter in a line keeps it, Escape closes it while nothing is
 * changed. What was typed stays until it is stored or undone, also when the item was changed somewhere else meanwhile.
 */
export function ItemEditor(props: {
  comicId: string;
  kind: ItemKind;
  /** How it was read when it was opened; null where it is new. */
  was: WrittenItem | null;
  note?: string | undefined;
  onClose: () => void;
  /** After it was stored, or refused because it reads otherwise by now. */
  onNews: () => Promise<void>;
}) {
  const { comicId, was, onClose, onNews } = props;
  const place = useRef<HTMLFormElement>(null);
  const begun = was ?? blankItem(props.kind);
  const form = useForm<ItemDraft>({
    initialValues: draftOf(begun),
    validate: (draft) => check(itemOf(draft)),
  });
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
  useEffect(() => place.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  const isChanged = JSON.stringify(itemOf(form.values)) !== JSON.stringify(begun);
  return (
    <form
      ref={place}
      className={classes.editor}
      noValidate
      onSubmit={form.onSubmit((draft) => mutate(writtenItemSchema.parse(itemOf(draft))))}
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
      <ItemFields form={form} />
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
