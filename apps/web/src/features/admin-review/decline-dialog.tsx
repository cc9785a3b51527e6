import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Modal, Select, Textarea } from '@mantine/core';
import type { DrawnPage, ReviewPlace } from '@panelwise/contracts/domain/comic';
import { limits } from '@panelwise/contracts/domain/limits';
import { useState } from 'react';
import classes from '../../components/dialog/dialog-actions.module.css';

/** Asks why a comic is declined and, where its pages are known, which page or panel that is about. */
export function DeclineDialog({
  title,
  pages = [],
  opened,
  onClose,
  onDecline,
}: {
  title: string;
  pages?: DrawnPage[];
  opened: boolean;
  onClose: () => void;
  onDecline: (reason: string, place: ReviewPlace | undefined) => void;
}) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [place, setPlace] = useState<string | null>(null);
  return (
    <Modal opened={opened} onClose={onClose} title={t`Decline ${title}`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(!reason.trim());
          if (!reason.trim()) return;
          onDecline(reason.trim(), placeOf(place));
          onClose();
        }}
      >
        <Textarea
          label={t`Reason`}
          description={t`The creator reads it. Say what would make it right.`}
          required
          rows={4}
          maxLength={limits.reasonMax}
          value={reason}
          error={missing && !reason.trim() && t`Please say what is to be changed.`}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        {pages.length > 0 && (
          <Select
            label={t`What it is about`}
            placeholder={t`The whole comic`}
            mt="md"
            clearable
            searchable
            clearButtonProps={{ 'aria-label': t`The whole comic` }}
            data={placesOf(pages)}
            value={place}
            onChange={setPlace}
          />
        )}
        <div className={classes.actions}>
          <Button variant="outline" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="bad">
            <Trans>Decline</Trans>
          </Button>
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

function placeOf(value: string | null): ReviewPlace | undefined {
  if (!value) return undefined;
  const [page = 0, panel] = value.split('.').map(Number);
  return { page, ...(panel && { panel }) };
}
