import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink, PlainButton } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { ShortsFeed } from '../../features/shorts/shorts-feed.tsx';
import { shortsQuery } from '../../features/shorts/shorts-queries.ts';
import { SubjectChoice } from '../../features/shorts/subject-choice.tsx';
import { errorText } from '../../lib/api-error.ts';
import { libraryChoicesQuery } from '../../lib/library-choices.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import classes from './learn.module.css';
import { Component as NotFound } from './not-found.tsx';

/** The shorts of today, of a subject or of all. Which is in the address. */
export function Component() {
  usePageTitle(t`Shorts`);
  const [search, setSearch] = useSearchParams();
  const subject = search.get('subject') ?? undefined;
  const { data, error, refetch } = useQuery(shortsQuery(subject));
  const { data: choices } = useQuery(libraryChoicesQuery);
  if (!data && !error) return <PagePending />;
  // What is switched off is not there.
  if (data?.isOff) return <NotFound />;
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className={classes.head}>
        <div>
          <h1>
            <Trans>Shorts</Trans>
          </h1>
          <p className="muted">
            <Trans>
              Comics that you know come first. The list ends: after the last short there is a comic.
            </Trans>
          </p>
        </div>
        <SubjectChoice
          subjects={choices?.subjects.map(({ value }) => value) ?? []}
          subject={subject}
          onChoose={(chosen) => setSearch(chosen ? { subject: chosen } : {}, { replace: true })}
        />
      </div>
      {!data ? (
        <EmptyState
          title={t`The shorts could not be loaded`}
          text={errorText(error, t`Please try again in a moment.`)}
          action={
            <PlainButton variant="outline" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </PlainButton>
          }
        />
      ) : data.shorts.length === 0 ? (
        <EmptyState
          title={t`There are no shorts here`}
          text={t`There is a whole library of comics to read.`}
          action={
            <ButtonLink to={paths.library}>
              <Trans>Find a comic</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <ShortsFeed key={subject ?? ''} shorts={data.shorts} />
      )}
    </main>
  );
}
