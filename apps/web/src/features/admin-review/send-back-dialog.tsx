import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Modal, MultiSelect, Select, Textarea } from '@mantine/core';
import type { DrawnPage, ReviewPlace } from '@panelwise/contracts/domain/comic';
import { limits } from '@panelwise/contracts/domain/limits';
import { useState } from 'react';
import classes from '../../components/dialog/dialog-actions.module.css';

/**
 * Asks why a comic goes back to its creator: it is declined or, with `asksChanges`, to be changed. Where its pages are
 * known, it asks which of them and of their panels that is about: one for a decline, as many as are meant for changes.
 */
export function SendBackDialog(props: {
  title: string;
  asksChanges?: boolean;
  pages?: DrawnPage[];
  opened: boolean;
  onClose: () => void;
  onSendBack: (reason: string, places: ReviewPlace[]) => void;
}) {
  const { title, asksChanges = false, pages = [], opened, onClose } = props;
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [places, setPlaces] = useState<string[]>([]);
  const about = { label: t`What it is about`, mt: 'md', clearable: true, searchable: true } as const;
  const clear = { clearButtonProps: { 'aria-label': t`The whole comic` } };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={asksChanges ? t`Ask for changes to ${title}` : t`Decline ${title}`}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(!reason.trim());
          if (!reason.trim()) return;
          props.onSendBack(reason.trim(), places.map(placeOf));
          onClose();
        }}
      >
        <Textarea
          label={asksChanges ? t`What is to be changed` : t`Reason`}
          description={t`The creator reads it. Say what would make it right.`}
          required
          rows={4}
          maxLength={limits.reasonMax}
          value={reason}
          error={missing && !reason.trim() && t`Please say what is to be changed.`}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        {pages.length > 0 &&
          (asksChanges ? (
            <MultiSelect
              {...about}
              {...clear}
              placeholder={places.length > 0 ? undefined : t`The whole comic`}
              hidePickedOptions
              maxValues={limits.changesAskedMax}
              data={placesOf(pages)}
              value={places}
              onChange={setPlaces}
            />
          ) : (
            <Select
              {...about}
              {...clear}
              placeholder={t`The whole comic`}
              data={placesOf(pages)}
              value={places[0] ?? null}
              onChange={(place) => setPlaces(place ? [place] : [])}
            />
          ))}
        <div className={classes.actions}>
          <Button variant="outline" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {asksChanges ? (
            <Button type="submit">
              <Trans>Ask for changes</Trans>
            </Button>
          ) : (
            <Button type="submit" variant="bad">
              <Trans>Decline</Trans>
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}

/** Every page and every panel as a choice; its value is '2' or '2.3'. */
function placesOf(pages: DrawnPage[]) {
  return pages.flatMap(({ pageNumber: page, panels }) => [
    { value: `${page}`, label: t`Page ${page}` },
    ...panels.map(({ panel }) => ({ value: `${page}.${panel}`, label: t`Page ${page}, panel ${panel}` })),
  ]);
}

function placeOf(value: string): ReviewPlace {
  const [page = 0, panel] = value.split('.').map(Number);
  return { page, ...(panel && { panel }) };
}
