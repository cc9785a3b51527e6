import { gradeLabel } from '@panelwise/contracts/domain/grades';
import type { Submission } from '@panelwise/contracts/domain/review';
import { IconEye, IconFlag } from '@tabler/icons-react';
import { PublishingState } from '../../../components/badge/publishing-state.tsx';
import { ReviewBadge } from '../../../components/badge/status-badge.tsx';
import { CoverStamp } from '../../../components/comic-cover/comic-cover.tsx';
import rows from '../../../components/data-table/rows.module.css';
import { CountryFlag, countryName } from '../../../components/flag/country-flag.tsx';
import { counted } from '../../../lib/counted.ts';
import { localDate } from '../../../lib/local-date.ts';
import { SubmissionActions } from './submission-actions.tsx';
import classes from './submission-row.module.css';

/** 'Part N' for a comic of a series; undefined for one that stands alone. */
const partText = ({ partNumber, partCount }: Pick<Submission, 'partNumber' | 'partCount'>) =>
  partCount > 1 ? `Part ${partNumber}` : undefined;

export function TitleCell({ comic }: { comic: Submission }) {
  return (
    <div className={classes.title}>
      <CoverStamp src={comic.smallThumbnail} />
      <div className={classes.two}>
        <span>{comic.title}</span>
        <small className="num">{partText(comic)}</small>
      </div>
    </div>
  );
}

export function SubjectCell({ comic }: { comic: Submission }) {
  return (
    <div className={classes.two}>
      {comic.subject}
      <small>{gradeLabel(comic.grade)}</small>
    </div>
  );
}

/** First name and kind of creator over the e-mail. */
export function CreatorCell({ creator }: { creator: Submission['user_id'] }) {
  return (
    <div className={classes.two}>
      <span>
        {creator.firstname} <small>{creator.userType}</small>
      </span>
      <small>{creator.email}</small>
    </div>
  );
}

export function CountryCell({ code }: { code: string }) {
  return (
    <span title={countryName(code)}>
      <CountryFlag code={code} />
      <span className="visually-hidden">{countryName(code)}</span>
    </span>
  );
}

/** Where it stands, and who has it open. */
export function StatusCell({ comic }: { comic: Submission }) {
  return (
    <div className={classes.status}>
      <ReviewBadge comic={comic} />
      {comic.openReports > 0 && (
        <small>
          <IconFlag size={16} stroke={1.9} aria-hidden />
          {counted(comic.openReports, 'report')}
          {comic.isHidden && ', hidden'}
        </small>
      )}
      {comic.firstAccept && <small>{comic.firstAccept.name} accepted, a second admin is needed</small>}
      {comic.reviewing && (
        <small>
          <IconEye size={16} stroke={1.9} aria-hidden />
          {comic.reviewing.name} is reviewing
        </small>
      )}
    </div>
  );
}

/** A submission where the table does not fit. */
export function SubmissionCard({ comic }: { comic: Submission }) {
  return (
    <div className={rows.cover}>
      <CoverStamp src={comic.smallThumbnail} />
      <div>
        <h3>{comic.title}</h3>
        <p className="muted">
          {[comic.subject, gradeLabel(comic.grade), partText(comic)].filter(Boolean).join(', ')}
        </p>
        <div className={classes.from}>
          <CountryCell code={comic.country} />
          <CreatorCell creator={comic.user_id} />
        </div>
        <div className={rows.badges}>
          <StatusCell comic={comic} />
          <PublishingState comic={comic} />
        </div>
        <div className={rows.foot}>
          <span className="muted num">{localDate(comic.createdAt)}</span>
          <SubmissionActions comic={comic} />
        </div>
      </div>
    </div>
  );
}
