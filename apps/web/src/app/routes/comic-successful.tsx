import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Comic, releaseStateOf } from '@panelwise/contracts/domain/comic';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { NoticePage } from '../../components/notice-page/notice-page.tsx';
import { StepsBar } from '../../components/steps-bar/steps-bar.tsx';
import { paths } from '../../config/paths.ts';
import { ClassLinkBox } from '../../features/class-link/class-link-box.tsx';
import { comicDetailsQuery } from '../../features/my-comics/api/my-comics-queries.ts';
import { SubmittedMoment } from '../../features/my-comics/components/submitted-moment.tsx';
import { canPrintKit } from '../../features/take-away/can-print-kit.ts';
import { stepNames } from '../../features/wizard/components/step-names.ts';
import { errorText } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

const PrintKitButton = lazy(async () => ({
  default: (await import('../../features/take-away/take-away.tsx')).PrintKitButton,
}));

type News = { title: string; text: string };

const live = (): News => ({ title: t`Comic Published Successfully!`, text: t`Your comic is now live...` });
const unknown = (): News => ({ title: t`My comics`, text: t`Log in to see how your comic is doing.` });

/** What is true of a comic that was submitted. */
function newsOf(comic: Comic): News {
  switch (releaseStateOf(comic)) {
    case 'approved':
      return live();
    case 'in-review':
      return {
        title: t`Your comic is on its way`,
        text: comic.isLive
          ? t`A reviewer reads this version next. Until then readers see the one before.`
          : t`A reviewer reads it next. It joins the library as soon as it is accepted.`,
      };
    case 'changes-asked':
      return { title: t`A reviewer asks for changes`, text: comic.rejectionReason ?? '' };
    case 'declined':
      return { title: t`This comic was declined`, text: comic.rejectionReason ?? '' };
    case 'draft':
      return { title: t`This comic is not published`, text: t`It is a draft, just as you left it.` };
  }
}

/** A comic went out: whether it is live, or waits for a reviewer. */
export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get('comic') ?? '';
  const session = useSession((state) => state.status);
  const { data, error } = useQuery({
    ...comicDetailsQuery(id),
    enabled: id !== '' && session === 'signed-in',
    // It may have been decided about since it was read last.
    staleTime: 0,
  });
  const news = data ? newsOf(data.comic) : id ? unknown() : live();
  usePageTitle(news.title);
  if (id && session !== 'visitor' && !data && !error) return <PagePending />;
  if (data)
    return (
      <SubmittedMoment
        comic={data.comic}
        parts={data.parts}
        news={news}
        print={
          canPrintKit(data) && (
            <Suspense>
              <PrintKitButton work={data} />
            </Suspense>
          )
        }
        steps={
          <StepsBar
            steps={stepNames()}
            current={stepNames().length}
            canJump={() => true}
            onJump={(step) => navigate(paths.comicStep(data.comic._id, step))}
          />
        }
      >
        <ClassLinkBox comicId={data.comic._id} main />
      </SubmittedMoment>
    );
  return (
    <NoticePage
      picture="published"
      title={news.title}
      text={error ? errorText(error, t`Failed to load comic details`) : news.text}
      action={
        <ButtonLink to={paths.createComic} size="lg">
          <Trans>Back to Home</Trans>
        </ButtonLink>
      }
    />
  );
}
