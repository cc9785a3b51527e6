import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { releaseStateOf } from '@panelwise/contracts/domain/comic';
import type { ReviewedComic } from '@panelwise/contracts/domain/review';
import { IconExternalLink } from '@tabler/icons-react';
import { ReleaseBadge } from '../../../components/badge/status-badge.tsx';
import { localDateTime } from '../../../lib/local-date.ts';
import button from '../../../theme/button.module.css';
import { KeyHint } from './key-hint.tsx';
import classes from './review-desk.module.css';

/** The comic and its creator. */
export function DeskTitle({ comic }: { comic: ReviewedComic }) {
  const { partNumber, partCount } = comic;
  const created = localDateTime(comic.createdAt);
  return (
    <div className={classes.title}>
      <div className={classes.name}>
        <h1>{comic.title}</h1>
        <ReleaseBadge comic={comic} />
      </div>
      <p className={classes.creator}>
        {partCount > 1 && (
          <span>
            <Trans>
              Part {partNumber} of {partCount}
            </Trans>
          </span>
        )}
        <b>{comic.user_id.firstname}</b>
        <a href={`mailto:${comic.user_id.email}`}>{comic.user_id.email}</a>
        <span className="muted num">
          <Trans>Created {created}</Trans>
        </span>
      </p>
    </div>
  );
}

/** The PDF, and the decision while there is one to make. `keys` shows which keys do the same. */
export function DeskActions({
  comic,
  busy,
  hasAccepted,
  keys,
  onAccept,
  onAskChanges,
  onDecline,
  onNext,
}: {
  comic: ReviewedComic;
  busy: boolean;
  /** This admin has accepted it already, and a second one is needed. */
  hasAccepted: boolean;
  keys: boolean;
  onAccept: () => void;
  onAskChanges: () => void;
  onDecline: () => void;
  onNext: (() => void) | undefined;
}) {
  return (
    <div className={classes.actions}>
      {comic.pdfUrl && (
        <a
          className={button.button}
          data-variant="subtle"
          href={comic.pdfUrl}
          target="_blank"
          rel="noopener"
          aria-label={t`View PDF, in a new tab`}
        >
          <Trans>View PDF</Trans>
          <IconExternalLink size={20} stroke={1.9} aria-hidden />
        </a>
      )}
      {releaseStateOf(comic) === 'in-review' ? (
        <>
          <Button
            variant="bad"
            disabled={busy}
            onClick={onDecline}
            aria-keyshortcuts={keys ? 'D' : undefined}
            rightSection={keys && <KeyHint>D</KeyHint>}
          >
            <Trans>Decline</Trans>
          </Button>
          <Button
            variant="outline"
            disabled={busy}
            onClick={onAskChanges}
            aria-keyshortcuts={keys ? 'C' : undefined}
            rightSection={keys && <KeyHint>C</KeyHint>}
          >
            <Trans>Ask for changes</Trans>
          </Button>
          <Button
            disabled={busy || hasAccepted}
            onClick={onAccept}
            aria-keyshortcuts={keys ? 'A' : undefined}
            rightSection={keys && <KeyHint>A</KeyHint>}
          >
            <Trans>Accept</Trans>
          </Button>
        </>
      ) : (
        onNext && (
          <Button
            onClick={onNext}
            aria-keyshortcuts={keys ? 'J' : undefined}
            rightSection={keys && <KeyHint>J</KeyHint>}
          >
            <Trans>Next comic</Trans>
          </Button>
        )
      )}
    </div>
  );
}
