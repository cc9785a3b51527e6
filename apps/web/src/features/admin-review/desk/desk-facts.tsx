import { t } from '@lingui/core/macro';
import type { ReviewedComic } from '@panelwise/contracts/domain/review';
import type { ReactNode } from 'react';
import { PublishingBadge } from '../../../components/badge/status-badge.tsx';
import { CountryFlag, countryName } from '../../../components/flag/country-flag.tsx';
import { gradeWords } from '../../../lib/grade-words.ts';
import { subjectWords } from '../../../lib/subject-words.ts';
import classes from './desk-facts.module.css';

/** What the creator has chosen. */
export function DeskFacts({ comic }: { comic: ReviewedComic }) {
  const facts: { term: string; value: ReactNode }[] = [
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
    { term: t`Subject`, value: subjectWords(comic.subjectId.name) },
    { term: t`Theme`, value: comic.themeId?.name ?? t`N/A` },
    { term: t`Style`, value: comic.styleId.name },
    { term: t`Concept`, value: comic.concept || t`N/A` },
    {
      term: t`Name on the cover`,
      value: comic.author || t({ message: 'None', context: 'name on the cover' }),
    },
    { term: t`Has quiz`, value: comic.hasQuiz ? t`Yes` : t`No` },
    { term: t`Comic Status`, value: <PublishingBadge status={comic.comicStatus} /> },
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
