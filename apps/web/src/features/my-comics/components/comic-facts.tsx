import type { Comic } from '@panelwise/contracts/domain/comic';
import { gradeLabel } from '@panelwise/contracts/domain/grades';
import type { ReactNode } from 'react';
import { PublishingBadge, ReviewBadge } from '../../../components/badge/status-badge.tsx';
import { CountryFlag, countryName } from '../../../components/flag/country-flag.tsx';
import { localDateTime } from '../../../lib/local-date.ts';
import classes from './comic-facts.module.css';

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

/** Everything that is known about a comic, as pairs. */
export function ComicFacts({ comic, creator }: { comic: Comic; creator: string }) {
  const facts: { term: string; value: ReactNode }[] = [
    { term: 'Created', value: localDateTime(comic.createdAt) },
    { term: 'Status', value: <ReviewBadge comic={comic} /> },
    { term: 'Comic Status', value: <PublishingBadge status={comic.comicStatus} /> },
    { term: 'Creator', value: creator },
    { term: 'Name on the cover', value: comic.author || 'None' },
    {
      term: 'Country',
      value: (
        <span className={classes.country}>
          <CountryFlag code={comic.country} />
          {countryName(comic.country)}
        </span>
      ),
    },
    { term: 'Grade', value: gradeLabel(comic.grade) },
    { term: 'Subject', value: comic.subject },
    { term: 'Theme', value: comic.theme ?? 'N/A' },
    { term: 'Style', value: comic.style },
    { term: 'Concept', value: comic.concept },
    { term: 'Has quiz', value: yesNo(comic.hasQuiz) },
    { term: 'Has hardcore quiz', value: yesNo(comic.hasHardcoreQuiz) },
    { term: 'Has FAQ', value: yesNo(comic.hasFAQ) },
    { term: 'Has Did You Know', value: yesNo(comic.hasDidYouKnow) },
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
