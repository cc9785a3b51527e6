import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Submission } from '@panelwise/contracts/domain/review';
import { IconEye, IconFlag } from '@tabler/icons-react';
import { PublishingState } from '../../../components/badge/publishing-state.tsx';
import { ReviewBadge } from '../../../components/badge/status-badge.tsx';
import { CoverStamp } from '../../../components/comic-cover/comic-cover.tsx';
import rows from '../../../components/data-table/rows.module.css';
import { CountryFlag, countryName } from '../../../components/flag/country-flag.tsx';
import { gradeWords } from '../../../lib/grade-words.ts';
import { localDate } from '../../../lib/local-date.ts';
import { roleWords } from '../../../lib/role-words.ts';
import { subjectWords } from '../../../lib/subject-words.ts';
import { SubmissionActions } from './submission-actions.tsx';
import classes from './submission-row.module.css';

/** 'Part N' for a comic of a series; undefined for one that stands alone. */
const partText = ({ partNumber, partCount }: Pick<Submission, 'partNumber' | 'partCount'>) =>
  partCount > 1 ? t`Part ${partNumber}` : undefined;

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
      {subjectWords(comic.subject)}
      <small>{gradeWords(comic.grade)}</small>
    </div>
  );
}

/** First name and kind of creator over the e-mail. */
export function CreatorCell({ creator }: { creator: Submission['user_id'] }) {
  return (
    <div className={classes.two}>
      <span>
        {creator.firstname} <small>{roleWords(creator.userType)}</small>
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

function reportsText({ openReports, isHidden }: Submission): string {
  return isHidden
    ? plural(openReports, { one: '# report, hidden', other: '# reports, hidden' })
    : plural(openReports, { one: '# report', other: '# reports' });
}

/** Where it stands, and who has it open. */
export function StatusCell({ comic }: { comic: Submission }) {
  const acceptedBy = comic.firstAccept?.name;
  const reviewer = comic.reviewing?.name;
  return (
    <div className={classes.status}>
      <ReviewBadge comic={comic} />
      {comic.openReports > 0 && (
        <small>
          <IconFlag size={16} stroke={1.9} aria-hidden />
          {reportsText(comic)}
        </small>
      )}
      {acceptedBy && (
        <small>
          <Trans>{acceptedBy} accepted, a second admin is needed</Trans>
        </small>
      )}
      {reviewer && (
        <small>
          <IconEye size={16} stroke={1.9} aria-hidden />
          <Trans>{reviewer} is reviewing</Trans>
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
          {[subjectWords(comic.subject), gradeWords(comic.grade), partText(comic)].filter(Boolean).join(', ')}
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
