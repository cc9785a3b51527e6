import { Trans } from '@lingui/react/macro';
import type { Battle } from '@panelwise/contracts/domain/battles';
import type { PanelPicture } from '@panelwise/contracts/domain/panel-picture';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { doingOf } from '../battle-words.ts';
import type { BattleActions } from '../use-battle.ts';
import { useMuted } from '../use-muted.ts';
import { Question } from './question.tsx';
import { Reactions } from './reactions.tsx';
import { Reveal } from './reveal.tsx';
import classes from './run.module.css';
import { Side } from './side.tsx';

/** Seven questions, with both sides beside them. */
export function Run({
  battle,
  actions,
  seen,
  cutOut,
  onSeen,
  onLeave,
}: {
  battle: Battle;
  actions: BattleActions;
  /** So many own answers have been looked at. */
  seen: number;
  cutOut: (panel: PanelPicture) => ReactNode;
  onSeen: (count: number) => void;
  onLeave: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const [isMuted, setMuted] = useMuted();
  const { question, other, me, items } = battle;
  const reveal = battle.reveals[seen];
  const at = Math.min(items, reveal ? reveal.position + 1 : (question?.position ?? items) + 1);
  return (
    <>
      <header className={classes.head}>
        <div>
          <h1>{battle.title}</h1>
          <p className="muted">
            <Trans>
              Question {at} of {items}. Only right answers count, not speed.
            </Trans>
          </p>
        </div>
        {isAsking ? (
          <div className={classes.leave}>
            <PlainButton variant="outline" onClick={onLeave}>
              <Trans>Leave, it loses only the match</Trans>
            </PlainButton>
            <PlainButton variant="subtle" onClick={() => setAsking(false)}>
              <Trans>Stay</Trans>
            </PlainButton>
          </div>
        ) : (
          <PlainButton variant="subtle" onClick={() => setAsking(true)}>
            <IconX stroke={1.9} aria-hidden />
            <Trans context="game">Leave</Trans>
          </PlainButton>
        )}
      </header>
      <div className={classes.table} data-alone={!other || undefined}>
        <Side side={me} isMe note="" />
        <section className={classes.question} aria-live="polite">
          {reveal ? (
            <Reveal
              key={reveal.position}
              reveal={reveal}
              isLast={reveal.position === items - 1}
              cutOut={cutOut}
              onNext={() => onSeen(seen + 1)}
            />
          ) : question ? (
            <Question
              question={question}
              coins={battle.powerUps?.coins}
              onHelp={(kind) => actions.help({ position: question.position, kind })}
              isSending={actions.isSending}
              cutOut={cutOut}
              onAnswer={(answer, ms) => void actions.answer({ position: question.position, answer, ms })}
            />
          ) : (
            <>
              <h2>
                <Trans>You have answered all of them.</Trans>
              </h2>
              <p className="muted" role="status">
                <Trans>The other one is still thinking. You can stay or come back.</Trans>
              </p>
            </>
          )}
          {actions.problem && (
            <p role="alert" className={classes.problem}>
              {actions.problem}
            </p>
          )}
        </section>
        {other && <Side side={isMuted ? { ...other, reaction: null } : other} note={doingOf(battle)} />}
      </div>
      {other?.kind === 'person' && battle.hasReactions && (
        <Reactions
          left={battle.reactionsLeft}
          isSending={actions.isSending}
          isMuted={isMuted}
          onMute={setMuted}
          onReact={actions.react}
        />
      )}
    </>
  );
}
