import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink, PlainButton } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Aloud } from '../../components/hear/aloud.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { learnerAnswers } from '../../components/quiz/learner-answers.ts';
import { paths } from '../../config/paths.ts';
import { reviewQuery } from '../../features/learn/api/learn-queries.ts';
import { EnoughToday } from '../../features/learn/components/enough-today.tsx';
import { ReviewRun } from '../../features/learn/components/review-run.tsx';
import { publicComicQuery } from '../../features/reader/api/reader-queries.ts';
import { TaughtPanel } from '../../features/reader/quiz/taught-panel.tsx';
import { errorText } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** The questions that are due today, one after the other. */
export function Component() {
  usePageTitle(t`Today’s review`);
  const client = useQueryClient();
  const isMore = useSearchParams()[0].get('more') !== null;
  const { data, error, refetch } = useQuery(reviewQuery(isMore));
  const comicOf = useMemo(
    () => new Map(data?.items.map((item) => [item.question.key, item.comicId])),
    [data],
  );
  const findQuestion = async (comicId: string, key: string) => {
    const comic = await client.fetchQuery(publicComicQuery(comicId)).catch(() => undefined);
    const found = comic && [...comic.questions, ...comic.hardcoreQuestions].find((one) => one.key === key);
    if (found) comicOf.set(key, comicId);
    return found;
  };
  const { check, findWaiting } = learnerAnswers({ context: 'review' }, (key) => comicOf.get(key)!);
  if (!data && !error) return <PagePending />;
  return (
    <main id="main" tabIndex={-1} className="wrap" style={{ paddingBlock: '36px 72px' }}>
      <h1>
        <Trans>Today’s review</Trans>
      </h1>
      {!data ? (
        <Aloud>
          <EmptyState
            title={t`The review could not be loaded`}
            text={errorText(error, t`Please try again in a moment.`)}
            action={
              <PlainButton variant="outline" onClick={() => void refetch()}>
                <Trans>Try again</Trans>
              </PlainButton>
            }
          />
        </Aloud>
      ) : data.enough ? (
        <EnoughToday tomorrow={data.enough.tomorrow} />
      ) : data.items.length === 0 ? (
        <Aloud>
          <EmptyState
            title={t`Nothing is due today`}
            text={t`Questions that you have answered come back when you are about to forget them.`}
            action={
              <ButtonLink to={paths.learn}>
                <Trans>Back to your page</Trans>
              </ButtonLink>
            }
          />
        </Aloud>
      ) : (
        <ReviewRun
          key={String(isMore)}
          items={data.items}
          coins={data.coins}
          panelOf={(comicId, at, otherwise) => (
            <TaughtPanel comicId={comicId} at={at} otherwise={otherwise} />
          )}
          findQuestion={findQuestion}
          check={check}
          findWaiting={findWaiting}
          onEnd={() => void client.invalidateQueries({ queryKey: ['learn', 'home'] })}
        />
      )}
    </main>
  );
}
