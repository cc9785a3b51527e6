import { Alert } from '@mantine/core';
import type { Comic } from '@panelwise/contracts/domain/comic';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import classes from './declined-note.module.css';

/** What the reviewer asks for, beside the work until it is submitted again; nothing for a comic that was not declined. */
export function DeclinedNote({ comic }: { comic: Comic }) {
  if (comic.status !== 'rejected') return null;
  const place = comic.rejectionPlace;
  return (
    <Alert color="bad" role="status" title="Declined" mt={12}>
      <p>{comic.rejectionReason || 'The reviewer gave no reason.'}</p>
      <p className={classes.then}>
        {place && (
          <>
            It is about{' '}
            <Link to={paths.changeComic(comic._id, place)}>
              page {place.page}
              {place.panel && `, panel ${place.panel}`}
            </Link>
            .{' '}
          </>
        )}
        Change what is meant, then submit it again.
      </p>
    </Alert>
  );
}
