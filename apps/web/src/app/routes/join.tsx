import { t } from '@lingui/core/macro';
import { classCodeSchema } from '@panelwise/contracts/domain/class-code';
import type { SessionData } from '@panelwise/contracts/http/auth';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Aloud } from '../../components/hear/aloud.tsx';
import { Logo } from '../../components/layout/logo.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { ComeIn } from '../../features/join/come-in.tsx';
import classes from '../../features/join/join.module.css';
import { JoinClass } from '../../features/join/join-class.tsx';
import { startSession, useSession } from '../../lib/session.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** The way into a class: by pictures for whoever has no e-mail, by joining it for whoever is logged in. */
export function Component() {
  usePageTitle(t`Join your class`);
  const { code: inAddress = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const status = useSession((state) => state.status);
  const user = useSession((state) => state.user);
  const code = classCodeSchema.safeParse(inAddress).data ?? '';
  const enter = (session: SessionData) => {
    startSession({ token: session.token, user: session.user });
    navigate(paths.learn, { replace: true });
  };
  if (status === 'restoring') return <PagePending />;
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Aloud forAll>
          {user ? (
            <JoinClass user={user} code={code} />
          ) : (
            <ComeIn code={code} pupilId={search.get('pupil')} onDone={enter} />
          )}
        </Aloud>
      </main>
    </div>
  );
}
