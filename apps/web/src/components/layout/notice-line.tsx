import type { Notice } from '@panelwise/contracts/domain/notice';
import { IconBooks, IconMessageReport } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { localDate } from '../../lib/local-date.ts';
import classes from './run-bell.module.css';

/** One decision: a comic that was let in, to be read; or one that was sent back, to be changed at the place that is meant. */
export function NoticeLine({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  const { kind, comicId, place } = notice;
  const accepted = kind === 'accepted';
  const Icon = accepted ? IconBooks : IconMessageReport;
  return (
    <Link
      to={accepted ? paths.libraryComic(comicId) : paths.changeComic(comicId, place)}
      className={classes.line}
      data-kind={kind}
    >
      <Icon size={20} stroke={1.9} aria-hidden />
      <span>
        <b>
          {notice.title}
          {notice.partCount > 1 && `, part ${notice.partNumber}`}
          {isNew && <em>New</em>}
        </b>
        {accepted ? 'It is in the library now.' : `Change asked${placeText(place)}`}
        {notice.reason && <q className={classes.reason}>{notice.reason}</q>}
        <small className="num muted">{localDate(notice.createdAt)}</small>
      </span>
    </Link>
  );
}

function placeText(place: Notice['place']): string {
  if (!place) return '';
  return ` on page ${place.page}${place.panel ? `, panel ${place.panel}` : ''}`;
}
