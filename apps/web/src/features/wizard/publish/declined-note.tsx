import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import type { Comic, ReviewPlace } from '@panelwise/contracts/domain/comic';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import classes from './declined-note.module.css';

/** What the reviewer asks for, beside the work until it is submitted again; nothing for a comic that was not declined. */
export function DeclinedNote({ comic }: { comic: Comic }) {
  if (comic.status !== 'rejected') return null;
  return (
    <Alert color="bad" role="status" title={t`Declined`} mt={12}>
      <p>{comic.rejectionReason || t`The reviewer gave no reason.`}</p>
      <p className={classes.then}>
        {comic.rejectionPlace && (
          <>
            <PlaceText comicId={comic._id} place={comic.rejectionPlace} />{' '}
          </>
        )}
        <Trans>Change what is meant, then submit it again.</Trans>
      </p>
    </Alert>
  );
}

function PlaceText({ comicId, place }: { comicId: string; place: ReviewPlace }) {
  const { page, panel } = place;
  const to = paths.changeComic(comicId, place);
  return panel ? (
    <Trans>
      It is about{' '}
      <Link to={to}>
        page {page}, panel {panel}
      </Link>
      .
    </Trans>
  ) : (
    <Trans>
      It is about <Link to={to}>page {page}</Link>.
    </Trans>
  );
}
