import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import type { ReviewedComic, Submission } from '@panelwise/contracts/domain/review';
import { IconAlertTriangle, IconEye, IconPencil, IconRefresh } from '@tabler/icons-react';
import { ApiError } from '../../../lib/api-error.ts';
import { localTime } from '../../../lib/local-date.ts';
import classes from './review-desk.module.css';

/** Another admin has this comic open. */
export function OtherReviewer({ reviewing }: { reviewing: NonNullable<Submission['reviewing']> }) {
  const { name } = reviewing;
  const time = localTime(reviewing.since);
  return (
    <Alert color="pencil" icon={<IconEye size={20} aria-hidden />} role="status">
      <Trans>
        {name} is reviewing this, since {time}
      </Trans>
    </Alert>
  );
}

/** The comic was changed or decided while it was open. */
export function OutdatedNotice({ onReload }: { onReload: () => void }) {
  return (
    <Alert color="warn" icon={<IconRefresh size={20} aria-hidden />} role="status">
      <div className={classes.notice}>
        <Trans>This comic has changed since you opened it.</Trans>
        <Button size="sm" variant="outline" onClick={onReload}>
          <Trans>Show it as it is now</Trans>
        </Button>
      </div>
    </Alert>
  );
}

/** The comic is not with the reviewers. */
export function DraftNotice({ isLive }: { isLive: boolean }) {
  return (
    <Alert color="pencil" icon={<IconPencil size={20} aria-hidden />} role="status">
      {isLive
        ? t`Its creator is changing it. Readers see the version that was approved, and there is nothing to decide until the new one is published.`
        : t`This is a draft. There is nothing to decide until its creator publishes it.`}
    </Alert>
  );
}

/** One admin has accepted it, and another one has to. */
export function FirstAcceptNotice({
  first,
  isMine,
}: {
  first: NonNullable<Submission['firstAccept']>;
  isMine: boolean;
}) {
  const { name } = first;
  return (
    <Alert color="pencil" icon={<IconEye size={20} aria-hidden />} role="status">
      {isMine
        ? t`You have accepted this version. A second admin is needed.`
        : t`${name} accepted this version. A second admin is needed.`}
    </Alert>
  );
}

/** A decision was not taken, because the comic is not what it was about any more. What is below is the comic as it is now. */
export function RefusedDecision({ error, comic }: { error: Error; comic: ReviewedComic }) {
  const { version } = comic;
  const code = error instanceof ApiError ? error.code : undefined;
  const text =
    code === 'conflict'
      ? t`The comic was changed after you opened it, so your decision was not stored. Below is version ${version}: please read it before you decide.`
      : code === 'not-submitted'
        ? t`Its creator has changed the comic, so it is a draft again and your decision was not stored.`
        : code === 'still-working'
          ? t`Something of this comic is being made just now. Please decide when it is done.`
          : undefined;
  return (
    text && (
      <Alert color="warn" icon={<IconAlertTriangle size={20} aria-hidden />} role="alert">
        {text}
      </Alert>
    )
  );
}
