import { Trans } from '@lingui/react/macro';
import { type Battle, battleRules } from '@panelwise/contracts/domain/battles';
import { spelledCode } from '@panelwise/contracts/domain/class-code';
import { PlainButton } from '../../../components/button/button-link.tsx';
import type { BattleActions } from '../use-battle.ts';
import classes from './lobby.module.css';

/** Somebody is waited for. */
export function Wait({
  battle,
  actions,
  onLeave,
}: {
  battle: Battle;
  actions: BattleActions;
  onLeave: () => void;
}) {
  const seconds = Math.round(battleRules.ghostAfterMs / 1_000);
  return (
    <section className={classes.wait} aria-labelledby="wait">
      <h1 id="wait">{battle.title}</h1>
      {battle.code ? (
        <>
          <p>
            <Trans>Tell your friend this code. They type it under Battle.</Trans>
          </p>
          <p className={classes.code}>{spelledCode(battle.code)}</p>
        </>
      ) : (
        <p role="status">
          {battle.against === 'class' ? (
            <Trans>Your class sees your invitation. We wait for somebody to join.</Trans>
          ) : battle.ghostInMs !== null ? (
            <Trans>We look for somebody. After {seconds} seconds a recorded match takes the place.</Trans>
          ) : (
            <Trans>You have asked for one more. We wait for the answer.</Trans>
          )}
        </p>
      )}
      {actions.problem && (
        <p role="alert" className={classes.problem}>
          {actions.problem}
        </p>
      )}
      <div className={classes.actions}>
        <PlainButton variant="outline" disabled={actions.isSending} onClick={() => void actions.callGhost()}>
          <Trans>Play with a ghost instead</Trans>
        </PlainButton>
        <PlainButton variant="subtle" disabled={actions.isSending} onClick={onLeave}>
          <Trans>Stop waiting</Trans>
        </PlainButton>
      </div>
      <p className="muted">
        <Trans>If nobody comes, your energy comes back.</Trans>
      </p>
    </section>
  );
}
