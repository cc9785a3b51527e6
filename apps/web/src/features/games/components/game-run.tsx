import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { GamePanel, GamePiece, GameRound } from '@panelwise/contracts/domain/games';
import { helpInGame } from '@panelwise/contracts/http/games';
import { type ReactNode, useState } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useHalf } from '../hooks/use-half.ts';
import { useRound } from '../hooks/use-round.ts';
import { Board } from './board.tsx';
import { GameEnd } from './game-end.tsx';
import { GameFrame } from './game-frame.tsx';
import classes from './game-run.module.css';
import { Places } from './places.tsx';
import { Statements } from './statements.tsx';

/** One round to its end. */
export function GameRun({
  round,
  cutOut,
  placeOf,
  onAnother,
}: {
  round: GameRound;
  cutOut: (panel: GamePanel) => ReactNode;
  placeOf: (panel: GamePanel | null) => string;
  onAnother: () => void;
}) {
  const state = useRound(round);
  const half = useHalf(round);
  const [help, setHelp] = useState<{ panel?: GamePanel; text: string }>();
  const showHelp = async (piece: GamePiece) => {
    try {
      const { panel } = await call(helpInGame, { params: { id: round._id }, body: { piece: piece.id } });
      setHelp({ panel, text: t`Page ${{ page: panel.page }}, panel ${{ panel: panel.panel }}` });
    } catch (error) {
      setHelp({ text: errorText(error, t`This could not be shown. Please try again.`) });
    }
  };
  const onHelp = round.hasHelp ? (piece: GamePiece) => void showHelp(piece) : undefined;
  if (state.end)
    return <GameEnd round={round} end={state.end} cutOut={cutOut} placeOf={placeOf} onAnother={onAnother} />;
  return (
    <GameFrame round={round} state={state} onLeave={onAnother}>
      {round.game === 'myths' ? (
        <Statements round={round} state={state} onHelp={onHelp} />
      ) : round.game === 'tap' ? (
        <Places round={round} state={state} half={half} />
      ) : (
        <Board round={round} state={state} half={half} onHelp={onHelp} />
      )}
      {help && (
        <section className={classes.help} aria-label={t`Where it is`}>
          {help.panel && cutOut(help.panel)}
          <p role="status">{help.text}</p>
          <PlainButton variant="subtle" size="sm" onClick={() => setHelp(undefined)}>
            <Trans>Close</Trans>
          </PlainButton>
        </section>
      )}
    </GameFrame>
  );
}
