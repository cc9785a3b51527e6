import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PanelPicture } from '@panelwise/contracts/domain/panel-picture';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { End } from '../../features/battle/components/end.tsx';
import { Run } from '../../features/battle/components/run.tsx';
import { Wait } from '../../features/battle/components/wait.tsx';
import { useBattle } from '../../features/battle/use-battle.ts';
import { PanelCutout } from '../../features/reader/guided/panel-cutout.tsx';
import { errorText } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** A battle: waiting for somebody, seven questions, and how it ended. */
export function Component() {
  const { id = '' } = useParams();
  return <OneBattle key={id} id={id} />;
}

function OneBattle({ id }: { id: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const actions = useBattle(id);
  const { battle, error } = actions;
  /** Whoever comes back goes on where they were. */
  const [seen, setSeen] = useState<number>();
  usePageTitle(battle ? battle.title : t({ message: 'Battle', context: 'title' }));
  const toLobby = () => {
    void client.invalidateQueries({ queryKey: ['battles'], exact: true });
    navigate(paths.battles);
  };
  if (actions.isPending) return <PagePending />;
  if (!battle || (battle.state === 'ended' && !battle.result))
    return (
      <main id="main" tabIndex={-1} className="wrap">
        <h1 className="visually-hidden">
          <Trans context="title">Battle</Trans>
        </h1>
        <EmptyState
          title={battle ? t`Nobody has come` : t`This battle could not be loaded`}
          text={battle ? t`Your energy is back.` : errorText(error, t`Please try again in a moment.`)}
          action={
            <ButtonLink to={paths.battles}>
              <Trans>Another battle</Trans>
            </ButtonLink>
          }
        />
      </main>
    );
  const looked = seen ?? (battle.state === 'waiting' ? 0 : battle.reveals.length);
  if (seen === undefined && battle.state !== 'waiting') setSeen(looked);
  const cutOut = (panel: PanelPicture) => <PanelCutout panel={panel} />;
  const comic = paths.libraryComic(battle.comicId);
  const hasUnseen = battle.reveals.slice(looked).some(({ answer }) => answer !== null);
  return (
    <main id="main" tabIndex={-1} className="wrap" style={{ paddingBlock: '28px 72px' }}>
      {battle.state === 'waiting' ? (
        <Wait battle={battle} actions={actions} onLeave={() => void actions.leave().then(toLobby)} />
      ) : battle.state === 'ended' && !hasUnseen ? (
        <End
          battle={battle}
          actions={actions}
          cutOut={cutOut}
          placeOf={(panel) => (panel ? `${comic}?page=${panel.page}&panel=${panel.panel}` : comic)}
          onRematch={async () => {
            const again = await actions.rematch();
            if (again) navigate(paths.battle(again._id));
          }}
        />
      ) : (
        <Run
          battle={battle}
          actions={actions}
          seen={looked}
          cutOut={cutOut}
          onSeen={setSeen}
          onLeave={() => void actions.leave().then((left) => left && toLobby())}
        />
      )}
    </main>
  );
}
