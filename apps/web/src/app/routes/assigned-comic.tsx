import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { WithAids } from '../../components/aids/with-aids.tsx';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { assignedComicQuery } from '../../features/learn/api/learn-queries.ts';
import { Reader } from '../../features/reader/components/reader.tsx';
import { errorText } from '../../lib/api-error.ts';
import { comicTitle } from '../../lib/comic-title.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** A comic to read for an assignment, with the quiz that is asked for. */
export function Component() {
  const { id = '', comicId = '' } = useParams();
  const { data, isPending, error } = useQuery(assignedComicQuery(id, comicId));
  usePageTitle(data ? comicTitle(data.comic) : t`Your assignment`);
  if (isPending) return <PagePending />;
  if (!data)
    return (
      <main id="main" tabIndex={-1} className="wrap" style={{ paddingBlock: 64 }}>
        <h1 className="visually-hidden">
          <Trans>Your assignment</Trans>
        </h1>
        <EmptyState
          title={t`This is not yours to do`}
          text={errorText(error, t`The assignment has ended, or you are not in this class any more.`)}
          action={
            <ButtonLink to={paths.learn} variant="outline">
              <Trans>Back to your page</Trans>
            </ButtonLink>
          }
        />
      </main>
    );
  // What a device has kept from before says nothing of aids.
  const { faqs, facts, goal, isPublic, aids = [] } = data;
  // The other quiz is read in the library: here stands what was asked for.
  const asked = {
    ...data,
    questions: goal === 'read-and-quiz' ? data.questions : [],
    hardcoreQuestions: goal === 'read-and-hardcore-quiz' ? data.hardcoreQuestions : [],
  };
  return (
    <main id="main" tabIndex={-1}>
      <WithAids aids={aids}>
        <Reader key={`${id} ${comicId}`} data={asked} assignment={{ id, isPublic, faqs, facts }} />
      </WithAids>
    </main>
  );
}
