import { t } from '@lingui/core/macro';
import type { Comic } from '@panelwise/contracts/domain/comic';
import type { ReactNode } from 'react';
import { PublishingBadge, ReviewBadge } from '../../../components/badge/status-badge.tsx';
import { CountryFlag, countryName } from '../../../components/flag/country-flag.tsx';
import { gradeWords } from '../../../lib/grade-words.ts';
import { localDateTime } from '../../../lib/local-date.ts';
import { subjectWords } from '../../../lib/subject-words.ts';
import classes from './comic-facts.module.css';

const yesNo = (value: boolean) => (value ? t`Yes` : t`No`);

/** Everything that is known about a comic, as pairs. */
export function ComicFacts({ comic, creator }: { comic: Comic; creator: string }) {
  const facts: { term: string; value: ReactNode }[] = [
    { term: t`Created`, value: localDateTime(comic.createdAt) },
    { term: t`Status`, value: <ReviewBadge comic={comic} /> },
    { term: t`Comic Status`, value: <PublishingBadge status={comic.comicStatus} /> },
    { term: t`Creator`, value: creator },
    { term: t`Name on the cover`, value: comic.author || t({ message: 'None', context: 'name' }) },
    {
      term: t`Country`,
      value: (
        <span className={classes.country}>
          <CountryFlag code={comic.country} />
          {countryName(comic.country)}
        </span>
      ),
    },
    { term: t`Grade`, value: gradeWords(comic.grade) },
    { term: t({ message: 'Subject', context: 'of a school' }), value: subjectWords(comic.subject) },
    { term: t({ message: 'Theme', context: 'of a comic' }), value: comic.theme ?? t`N/A` },
    { term: t`Style`, value: comic.style },
    { term: t`Concept`, value: comic.concept },
    { term: t`Has quiz`, value: yesNo(comic.hasQuiz) },
    { term: t`Has hardcore quiz`, value: yesNo(comic.hasHardcoreQuiz) },
    { term: t`Has FAQ`, value: yesNo(comic.hasFAQ) },
    { term: t`Has Did You Know`, value: yesNo(comic.hasDidYouKnow) },
  ];
  return (
    <dl className={classes.facts}>
      {facts.map((fact) => (
        <div key={fact.term}>
          <dt>{fact.term}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
