import { t } from '@lingui/core/macro';
import { classCodeSchema } from '@panelwise/contracts/domain/class-code';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Aloud } from '../../components/hear/aloud.tsx';
import { Logo } from '../../components/layout/logo.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { guestSeats } from '../../features/live/live-queries.ts';
import { LiveDoor } from '../../features/live/phone/live-door.tsx';
import { LiveSeat } from '../../features/live/phone/live-phone.tsx';
import classes from '../../features/live/phone/phone.module.css';
import { PanelCutout } from '../../features/reader/guided/panel-cutout.tsx';
import { useSession } from '../../lib/session.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Where a class answers together: the way in, and from then on the seat in a session. */
export function Component() {
  usePageTitle(t`Live`);
  const { code: inAddress = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const status = useSession((state) => state.status);
  const code = classCodeSchema.safeParse(inAddress).data ?? '';
  const sessionId = search.get('session');
  if (status === 'restoring') return <PagePending />;
  const seat = sessionId ? guestSeats.find(sessionId)?.seat : undefined;
  if (sessionId && (seat !== undefined || status === 'signed-in'))
    return (
      <LiveSeat
        key={sessionId}
        sessionId={sessionId}
        cutOut={(panel) => <PanelCutout panel={panel} />}
        {...(seat !== undefined && { seat })}
      />
    );
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className={classes.door}>
        <Aloud forAll>
          <LiveDoor
            key={code}
            code={code}
            onSeat={(id) => navigate(paths.liveSession(id), { replace: true })}
          />
        </Aloud>
      </main>
    </div>
  );
}
