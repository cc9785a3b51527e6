import { Trans } from '@lingui/react/macro';
import type { Comic } from '@panelwise/contracts/domain/comic';
import { IconMessageReport } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ReleaseBadge } from '../../../components/badge/status-badge.tsx';
import { CoverStamp, stampShape } from '../../../components/comic-cover/comic-cover.tsx';
import rows from '../../../components/data-table/rows.module.css';
import { localDate } from '../../../lib/local-date.ts';
import { subjectWords } from '../../../lib/subject-words.ts';
import { partLabel } from '../comic-words.ts';
import { ComicActions, ComicDetailsLink } from './comic-actions.tsx';
import classes from './comic-row.module.css';

/** What stands for the cover of a comic that has none, in a place of this shape. */
export type Pencil = (comic: Comic, shape: number) => ReactNode;
type Pictured = { comic: Comic; pencil: Pencil | undefined };

/** Cover and title, as the first cell of a row. */
export function ComicTitleCell({ comic, pencil }: Pictured) {
  return (
    <div className={classes.title}>
      <CoverStamp src={comic.smallThumbnail} pencil={pencil?.(comic, stampShape)} />
      <span>
        <b>{comic.title}</b>
        {comic.partTitle && <small>{comic.partTitle}</small>}
      </span>
    </div>
  );
}

/** What the reviewer wrote about a rejected comic. */
export function ReviewerNote({ comic }: { comic: Comic }) {
  if (comic.status !== 'rejected' || !comic.rejectionReason) return null;
  return (
    <p className={classes.note}>
      <IconMessageReport size={20} stroke={1.9} aria-hidden />
      <span>
        <Trans>
          <b>From the reviewer</b> {{ reason: comic.rejectionReason }}
        </Trans>
      </span>
    </p>
  );
}

/** A comic on a phone, where the table does not fit. */
export function ComicCard({ comic, pencil }: Pictured) {
  return (
    <div className={rows.cover}>
      <CoverStamp src={comic.smallThumbnail} pencil={pencil?.(comic, stampShape)} />
      <div>
        <h3>{comic.title}</h3>
        {comic.partTitle && <p>{comic.partTitle}</p>}
        <p className="muted">{[subjectWords(comic.subject), partLabel(comic)].filter(Boolean).join(', ')}</p>
        <p className={rows.badges}>
          <ReleaseBadge comic={comic} />
        </p>
        <div className={rows.foot}>
          <span className="muted num">{localDate(comic.createdAt)}</span>
          <span className={`${rows.actions} ${classes.actions}`}>
            <ComicDetailsLink comic={comic} />
            <ComicActions comic={comic} />
          </span>
        </div>
      </div>
    </div>
  );
}
