import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Battle } from '@panelwise/contracts/domain/battles';
import type { GamePanel } from '@panelwise/contracts/domain/games';
import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink, PlainButton } from '../../../components/button/button-link.tsx';
import { EarnedNote } from '../../../components/quiz/earned-note.tsx';
import end from '../../../components/quiz/end-of-play.module.css';
import { paths } from '../../../config/paths.ts';
import { endText, endTitle, nameOf } from '../battle-words.ts';
import type { BattleActions } from '../use-battle.ts';
import classes from './end.module.css';
import { EnergyLine } from './energy-line.tsx';
import { Side } from './side.tsx';

/** How it ended: what both knew, the panels of what was missed, and one button to play once more. */
export function End({
  battle,
  actions,
  cutOut,
  placeOf,
  onRematch,
}: {
  battle: Battle;
  actions: BattleActions;
  cutOut: (panel: GamePanel) => ReactNode;
  /** The address of the reader at a panel, or at the beginning. */
  placeOf: (panel: GamePanel | null) => string;
  onRematch: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { me, other, result, reveals } = battle;
  const missed = reveals.filter(({ isRight }) => !isRight);
  const first = missed.find(({ panel }) => panel)?.panel ?? null;
  const isAsked = result?.rematch && !result.rematch.isMine && other?.kind === 'person';
  const name = other ? nameOf(other) : '';
  return (
    <>
      <section className={end.end} aria-labelledby="battle-end">
        <p className={end.label}>{battle.title}</p>
        <h1 id="battle-end" ref={title} tabIndex={-1}>
          {endTitle(battle)}
        </h1>
        <p className="muted">{endText(battle)}</p>
        <div className={classes.sides}>
          <Side side={me} isMe note="" />
          {other && <Side side={other} note={other.kind === 'person' ? '' : t`A recorded match, not live`} />}
        </div>
        {result?.earned && <EarnedNote earned={result.earned} />}
        <div className={end.actions}>
          <ButtonLink to={placeOf(first)}>
            {first ? t`Read page ${{ page: first.page }} again` : t`Read the comic again`}
          </ButtonLink>
          <PlainButton variant="outline" disabled={actions.isSending} onClick={onRematch}>
            {isAsked ? t`${name} asks: once more` : t`Once more`}
          </PlainButton>
          <ButtonLink to={paths.battles} variant="subtle">
            <Trans>Another battle</Trans>
          </ButtonLink>
        </div>
        {actions.problem && (
          <p role="alert" className={classes.problem}>
            {actions.problem}
          </p>
        )}
        <EnergyLine energy={battle.energy} />
      </section>
      {missed.length > 0 && (
        <ul className={`${end.missed} ${classes.missedBelow}`} aria-label={t`What you missed`}>
          {missed.map(({ position, question, answer, correctAnswer, otherAnswer, panel }) => (
            <li key={position}>
              {panel && cutOut(panel)}
              <p className="muted">{question}</p>
              <p>
                <b>{correctAnswer}</b>
              </p>
              <p className="muted">
                {answer === null ? t`Missed` : t`You: ${answer}`}
                {otherAnswer !== null && ` · ${name}: ${otherAnswer}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
