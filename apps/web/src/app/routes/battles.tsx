import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LeagueChoice } from '@panelwise/contracts/domain/leagues';
import * as contract from '@panelwise/contracts/http/battles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { battleQuery, battlesQuery } from '../../features/battle/battle-queries.ts';
import { Lobby } from '../../features/battle/components/lobby.tsx';
import { call } from '../../lib/api-client.ts';
import { ApiError, errorText } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import classes from './learn.module.css';
import { Component as NotFound } from './not-found.tsx';

/** Where a battle is opened or joined. */
export function Component() {
  usePageTitle(t({ message: 'Battle', context: 'title' }));
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data, error, isFetched } = useQuery(battlesQuery);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  /** The same choice that could not be sent opens one battle, however often it is sent. */
  const opening = useRef<{ eventId: string; key: string } | undefined>(undefined);
  const enter = async (work: () => ReturnType<typeof call<typeof contract.openBattle>>) => {
    setSending(true);
    setProblem(undefined);
    try {
      const { battle } = await work();
      client.setQueryData(battleQuery(battle._id).queryKey, battle);
      navigate(paths.battle(battle._id));
    } catch (refused) {
      setProblem(errorText(refused, t`This could not be sent. Please try again.`));
    } finally {
      setSending(false);
    }
  };
  const chooseLeague = async (choice: LeagueChoice) => {
    setSending(true);
    setProblem(undefined);
    try {
      const { leagues } = await call(contract.chooseLeagues, { body: { choice } });
      client.setQueryData(battlesQuery.queryKey, (lobby) => lobby && { ...lobby, leagues });
    } catch (refused) {
      setProblem(errorText(refused, t`This could not be sent. Please try again.`));
    } finally {
      setSending(false);
    }
  };
  // What could not be loaded is looked for again every few seconds, and nobody should see that.
  if (!isFetched) return <PagePending />;
  // What is switched off is not there.
  if (!data && error instanceof ApiError && error.status === 404) return <NotFound />;
  return (
    <main id="main" tabIndex={-1} className="wrap" style={{ paddingBlock: '0 72px' }}>
      <div className={classes.head}>
        <div>
          <h1>
            <Trans context="title">Battle</Trans>
          </h1>
          <p className="muted">
            <Trans>Seven questions of a comic, the same for both. Only right answers count, not speed.</Trans>
          </p>
        </div>
      </div>
      {data ? (
        <Lobby
          data={data}
          isSending={isSending}
          problem={problem}
          onOpen={(comicId, against) => {
            const key = `${comicId} ${against}`;
            if (opening.current?.key !== key) opening.current = { eventId: crypto.randomUUID(), key };
            const body = { eventId: opening.current.eventId, comicId, against };
            void enter(() => call(contract.openBattle, { body }));
          }}
          onJoin={(id) => void enter(() => call(contract.joinBattle, { params: { id } }))}
          onLeague={(choice) => void chooseLeague(choice)}
          onCode={(code) => void enter(() => call(contract.joinBattleByCode, { body: { code } }))}
        />
      ) : (
        <EmptyState
          title={t`This page could not be loaded`}
          text={errorText(error, t`Please try again in a moment.`)}
          action={
            <ButtonLink to={paths.learn}>
              <Trans>Back to your page</Trans>
            </ButtonLink>
          }
        />
      )}
    </main>
  );
}
