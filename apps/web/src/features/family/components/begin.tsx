import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { NoticePage } from '../../../components/notice-page/notice-page.tsx';
import { paths } from '../../../config/paths.ts';

/** What it is and how one begins, for whoever is no parent here yet. */
export function Begin({ who }: { who: 'visitor' | 'student' }) {
  return who === 'student' ? (
    <NoticePage
      picture="parents"
      title={t`Parent activity`}
      text={t`Parents see their child’s activity here.`}
      more={t`You can show yours a code: it is on your profile page.`}
      action={
        <ButtonLink to={paths.profile} size="lg">
          <Trans>To my profile</Trans>
        </ButtonLink>
      }
    />
  ) : (
    <NoticePage
      picture="parents"
      title={t`Parent activity`}
      text={t`Parents see their child’s activity here.`}
      more={t`Sign up as a parent, then type the code that your child or the school shows you, or make an account for your child. You see comics and minutes, what is known well, and one thing to do this week.`}
      action={
        <>
          <ButtonLink to={paths.signup} size="lg">
            <Trans>Sign up as a parent</Trans>
          </ButtonLink>
          <ButtonLink to={paths.login} state={{ from: paths.parentActivity }} variant="outline" size="lg">
            <Trans>Log in</Trans>
          </ButtonLink>
          <ButtonLink to={paths.forParent} variant="subtle" size="lg">
            <Trans>What parents get</Trans>
          </ButtonLink>
        </>
      }
    />
  );
}
