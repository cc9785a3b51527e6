import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { type Comic, releaseStateOf } from '@panelwise/contracts/domain/comic';
import { IconCircleCheck } from '@tabler/icons-react';
import { releaseLabel } from '../../../components/badge/status-badge.tsx';
import { DeclinedNote } from './declined-note.tsx';

/** Where the comic is on its way to readers, above everything else: published, not yet, sent back and why. */
export function ReleaseNotice({ comic }: { comic: Comic }) {
  const state = releaseStateOf(comic);
  if (comic.isHidden && comic.status !== 'rejected') return <HiddenNotice />;
  if (state === 'draft' || comic.status === 'rejected') return <NotPublished comic={comic} />;
  if (!comic.pdfUrl)
    return (
      <Alert color="warn" role="alert">
        <Trans>PDF URL not found. Try generating again.</Trans>
      </Alert>
    );
  return (
    <Alert color="ok" role="status" icon={<IconCircleCheck />} title={t`Comic Published`}>
      <p>
        {waitingText(comic)}{' '}
        <a href={comic.pdfUrl} target="_blank" rel="noreferrer">
          <Trans>View PDF</Trans>
        </a>
      </p>
    </Alert>
  );
}

/** What a published comic waits for, in words. */
function waitingText({ status, isLive, acceptedOnce }: Comic): string {
  if (status === 'approved') return t`It is in the library.`;
  if (acceptedOnce)
    return t`One reviewer has accepted it. A second one looks at it before it joins the library.`;
  return isLive
    ? t`A reviewer looks at this version. Until then readers see the one before.`
    : t`Your class can have it now. A reviewer reads it before it joins the library.`;
}

/** Readers asked for a look at it. */
function HiddenNotice() {
  return (
    <Alert color="warn" role="status" title={t`Somebody is taking a look`}>
      <p>
        <Trans>
          Readers asked us to look at this comic. Until a person has, nobody else sees it. You need not do
          anything; we tell you what comes of it.
        </Trans>
      </p>
    </Alert>
  );
}

/** Why the comic is not published: it was sent back, or has changed since. */
function NotPublished({ comic }: { comic: Comic }) {
  return comic.status === 'rejected' ? (
    <DeclinedNote comic={comic} />
  ) : (
    <Alert color="pencil" role="status" title={releaseLabel(comic)}>
      <p>
        {comic.isLive
          ? t`Readers see the version that was approved. Final Submit publishes this one for review.`
          : t`It is not published yet. Final Submit does that.`}
      </p>
    </Alert>
  );
}
