import { gradeLabel } from '@panelwise/contracts/domain/grades';
import type { ReviewedComic } from '@panelwise/contracts/domain/review';
import type { ReactNode } from 'react';
import { PublishingBadge } from '../../../components/badge/status-badge.tsx';
import { CountryFlag, countryName } from '../../../components/flag/country-flag.tsx';
import classes from './desk-facts.module.css';

/** What the creator has chosen. */
export function DeskFacts({ comic }: { comic: ReviewedComic }) {
  const facts: { term: string; value: ReactNode }[] = [
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
    { term: 'Subject', value: comic.subjectId.name },
    { term: 'Theme', value: comic.themeId?.name ?? 'N/A' },
    { term: 'Style', value: comic.styleId.name },
    { term: 'Concept', value: comic.concept || 'N/A' },
    { term: 'Name on the cover', value: comic.author || 'None' },
    { term: 'Has quiz', value: comic.hasQuiz ? 'Yes' : 'No' },
    { term: 'Comic Status', value: <PublishingBadge status={comic.comicStatus} /> },
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
