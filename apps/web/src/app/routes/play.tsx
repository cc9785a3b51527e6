import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { GameKind, GameLevel, GamePanel, GameRound } from '@panelwise/contracts/domain/games';
import { startGame } from '@panelwise/contracts/http/games';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { gamesQuery } from '../../components/play-link/games-query.ts';
import { paths } from '../../config/paths.ts';
import { EnergyLine } from '../../features/battle/components/energy-line.tsx';
import { GameChoice } from '../../features/games/components/game-choice.tsx';
import { GameRun } from '../../features/games/components/game-run.tsx';
import { PanelCutout } from '../../features/reader/guided/panel-cutout.tsx';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import classes from './learn.module.css';
import { Component as NotFound } from './not-found.tsx';

/** The games of a comic: one is chosen, and played to its end. */
export function Component() {
  const { comicId = '' } = useParams();
  const assignmentId = useSearchParams()[0].get('assignment') ?? undefined;
  const client = useQueryClient();
  const { data, error, isPending } = useQuery(gamesQuery(comicId, assignmentId));
  const [round, setRound] = useState<GameRound>();
  const [problem, setProblem] = useState<string>();
  const [isStarting, setStarting] = useState(false);
  const title = data?.title ?? '';
  usePageTitle(data?.energy ? t`Play: ${title}` : t`Play`);

  const start = async (game: GameKind, level: GameLevel) => {
    setStarting(true);
    setProblem(undefined);
    try {
      const { round: made } = await call(startGame, { body: { comicId, assignmentId, game, level } });
      setRound(made);
    } catch (refused) {
      setProblem(errorText(refused, t`This game could not be started. Please try again.`));
    } finally {
      setStarting(false);
    }
  };
  const comic = assignmentId ? paths.assignedComic(assignmentId, comicId) : paths.libraryComic(comicId);
  const placeOf = (panel: GamePanel | null) =>
    panel ? `${comic}?page=${panel.page}&panel=${panel.panel}` : comic;
  if (isPending) return <PagePending />;
  // What is switched off is not there.
  if (data && !data.energy) return <NotFound />;
  return (
    <main id="main" tabIndex={-1} className="wrap" style={{ paddingBlock: '28px 72px' }}>
      {round ? (
        <GameRun
          key={round._id}
          round={round}
          cutOut={(panel) => <PanelCutout panel={panel} />}
          placeOf={placeOf}
          onAnother={() => {
            setRound(undefined);
            void client.invalidateQueries({ queryKey: ['learn'] });
            void client.invalidateQueries({ queryKey: ['games'] });
          }}
        />
      ) : (
        <>
          <div className={classes.head}>
            <div>
              <h1>
                <Trans>Play</Trans>
              </h1>
              {data && (
                <p className="muted">
                  <Trans>With what is in {title}.</Trans>
                </p>
              )}
            </div>
            <ButtonLink to={comic} variant="outline">
              <Trans>Back to the comic</Trans>
            </ButtonLink>
          </div>
          {data && data.games.length > 0 ? (
            <GameChoice
              games={data.games}
              isStarting={isStarting}
              energy={data.energy && <EnergyLine energy={data.energy} />}
              problem={problem}
              onStart={(game, level) => void start(game, level)}
            />
          ) : (
            <EmptyState
              title={t`There is no game here`}
              text={
                data
                  ? t`This comic has too little for a game.`
                  : errorText(error, t`Please try again in a moment.`)
              }
              action={
                <ButtonLink to={paths.learn}>
                  <Trans>Back to your page</Trans>
                </ButtonLink>
              }
            />
          )}
        </>
      )}
    </main>
  );
}
