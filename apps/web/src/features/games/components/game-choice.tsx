import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type GameKind, type GameLevel, gameLevels } from '@panelwise/contracts/domain/games';
import { type ReactNode, useState } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { Aloud } from '../../../components/hear/aloud.tsx';
import { gameWords, levelWords } from '../game-words.ts';
import classes from './game-choice.module.css';

/** The games of a comic, and how hard they are. */
export function GameChoice({
  games,
  isStarting,
  energy,
  problem,
  onStart,
}: {
  games: readonly GameKind[];
  isStarting: boolean;
  /** What is left for games. */
  energy: ReactNode;
  problem: string | undefined;
  onStart: (game: GameKind, level: GameLevel) => void;
}) {
  const [level, setLevel] = useState<GameLevel>(1);
  return (
    <Aloud>
      <fieldset className={classes.levels}>
        <legend>
          <Trans context="game">Level</Trans>
        </legend>
        {gameLevels.map((one) => (
          <label key={one} data-on={one === level || undefined}>
            <input type="radio" name="level" checked={one === level} onChange={() => setLevel(one)} />
            <b>{i18n._(levelWords[one].title)}</b>
            <span>{i18n._(levelWords[one].about)}</span>
          </label>
        ))}
      </fieldset>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className={classes.energy}>{energy}</div>
      <ul className={classes.games}>
        {games.map((game) => (
          <li key={game}>
            <h2>{i18n._(gameWords[game].title)}</h2>
            <p>{i18n._(gameWords[game].about)}</p>
            <PlainButton
              variant="outline"
              disabled={isStarting}
              aria-label={t`Play: ${{ title: i18n._(gameWords[game].title) }}`}
              onClick={() => onStart(game, level)}
            >
              <Trans>Play</Trans>
            </PlainButton>
          </li>
        ))}
      </ul>
    </Aloud>
  );
}
