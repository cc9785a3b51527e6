import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { GameKind, GameRound } from '@panelwise/contracts/domain/games';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { Aloud } from '../../../components/hear/aloud.tsx';
import { SoundButton } from '../../../components/sound-button/sound-button.tsx';
import { gameWords } from '../game-words.ts';
import type { RoundState } from '../hooks/use-round.ts';
import classes from './game-frame.module.css';

/** How one moves in a game. */
function howTo(game: GameKind): string {
  if (game === 'myths')
    return t`Swipe right for true and left for not true, or use the buttons or arrow keys.`;
  if (game === 'tap')
    return t`Tap the picture. With keys: a number chooses a word, then the arrows and Enter.`;
  return t`Drag, or tap a piece and then its place. With keys: a number, then the arrows and Enter.`;
}

/** What stands around a game: its name, how far it is, and the way out. */
export function GameFrame({
  round,
  state: { settled, verdict, problem },
  onLeave,
  children,
}: {
  round: GameRound;
  state: RoundState;
  onLeave: () => void;
  children: ReactNode;
}) {
  const total = round.pieces.length;
  const done = round.pieces.filter(({ id }) => settled[id]).length;
  return (
    <>
      <header className={classes.head}>
        <PlainButton variant="subtle" onClick={onLeave}>
          <IconX stroke={1.9} aria-hidden />
          <Trans context="game">Leave</Trans>
        </PlainButton>
        <div className={classes.title}>
          <h1>{i18n._(gameWords[round.game].title)}</h1>
          <p>{round.title}</p>
        </div>
        <SoundButton />
        <div className={classes.far}>
          <div className={classes.cells} aria-hidden>
            {Object.values(settled).map(({ how, spot }, index) => (
              <i key={`${spot} ${index}`} data-how={how} />
            ))}
            {round.pieces.slice(done).map(({ id }, index) => (
              <i key={id} data-now={index === 0 || undefined} />
            ))}
          </div>
          <p>
            <b>
              <Trans>
                {done} of {total}
              </Trans>
            </b>
            <span>
              <Trans>No hurry, no timer</Trans>
            </span>
          </p>
        </div>
      </header>
      <Aloud label={t`what to do`}>
        <h2 className={classes.task}>{i18n._(gameWords[round.game].task)}</h2>
        <p className="muted">{howTo(round.game)}</p>
        <p className={classes.verdict} role="status" data-bad={problem !== undefined || undefined}>
          {problem ?? verdict}
        </p>
      </Aloud>
      {children}
    </>
  );
}
