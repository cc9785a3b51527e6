import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SubmissionDetails } from '../api/review-queries.ts';
import { altFaults } from './alt-faults.ts';
import { ChecksCard } from './checks-card.tsx';
import { ContentReview } from './content-review.tsx';
import { DeskStandards } from './desk-standards.tsx';
import { HistoryList } from './history-list.tsx';
import { FactsReview, FaqsReview, QuestionsReview } from './learning-review.tsx';
import { PageReview } from './page-review.tsx';
import { readStoredScript } from './panel-words.ts';
import { reviewChecks } from './review-checks.ts';
import classes from './review-desk.module.css';

const none = (
  <p className="muted">
    <Trans>None yet.</Trans>
  </p>
);

/** Everything there is to read and to look at before a decision, with a way to each part. */
export function DeskContent({ details }: { details: SubmissionDetails }) {
  const { comic, pages, questions, hardcoreQuestions, faqs, didYouKnow, history, content: read } = details;
  const script = readStoredScript(comic.prompt);
  const faults = altFaults(pages, script);
  const sections: { id: string; title: string; count?: number; content: ReactNode }[] = [
    {
      id: 'words',
      title: t`Words to look at`,
      count: read.findings.length,
      content: <ContentReview findings={read.findings} />,
    },
    {
      id: 'standards',
      title: t`Standards`,
      content: <DeskStandards comicId={comic._id} version={comic.version} />,
    },
    {
      id: 'pages',
      title: t`Pages`,
      count: pages.length,
      content:
        pages.length > 0 ? (
          <div className={classes.pages}>
            {pages.map((page) => (
              <PageReview key={page._id} page={page} script={script} altFaults={faults} />
            ))}
          </div>
        ) : (
          none
        ),
    },
    {
      id: 'quiz',
      title: t`Quiz`,
      count: questions.length,
      content: questions.length > 0 ? <QuestionsReview questions={questions} /> : none,
    },
    {
      id: 'hardcore-quiz',
      title: t`Hardcore quiz`,
      count: hardcoreQuestions.length,
      content: hardcoreQuestions.length > 0 ? <QuestionsReview questions={hardcoreQuestions} /> : none,
    },
    {
      id: 'faqs',
      title: t`FAQs`,
      count: faqs.length,
      content: faqs.length > 0 ? <FaqsReview faqs={faqs} /> : none,
    },
    {
      id: 'facts',
      title: t`Did You Know`,
      count: didYouKnow.length,
      content: didYouKnow.length > 0 ? <FactsReview facts={didYouKnow} /> : none,
    },
    { id: 'story', title: t`Story`, content: <p className={classes.story}>{comic.story || t`N/A`}</p> },
    {
      id: 'user-story',
      title: t`User story`,
      content: <p className={classes.story}>{comic.userStory || t`N/A`}</p>,
    },
    {
      id: 'history',
      title: t`History`,
      count: history.length,
      content: <HistoryList entries={history} />,
    },
  ];
  return (
    <div className={classes.columns}>
      <div className={classes.sections}>
        {sections.map(({ id, title, count, content }) => (
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              {title} {count !== undefined && <span className="muted num">{count}</span>}
            </h2>
            {content}
          </section>
        ))}
      </div>
      <aside className={classes.aside}>
        <ChecksCard checks={reviewChecks(details, script)} />
        <nav className={classes.jumps} aria-label={t`Parts of this comic`}>
          {sections.map(({ id, title, count }) => (
            <a key={id} href={`#${id}`}>
              {title} {count !== undefined && <span className="num">{count}</span>}
            </a>
          ))}
        </nav>
      </aside>
    </div>
  );
}
