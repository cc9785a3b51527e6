import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { spelledCode } from '@panelwise/contracts/domain/class-code';
import type { LiveOrder, LiveRoom, LiveStage } from '@panelwise/contracts/domain/live';
import { IconDotsVertical } from '@tabler/icons-react';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { Logo } from '../../../components/layout/logo.tsx';
import { DropMenu } from '../../../components/menu/drop-menu.tsx';
import { paths } from '../../../config/paths.ts';
import { Cells, cellsOf } from '../cells.tsx';
import classes from './board.module.css';

/** Without the scheme, as one says it aloud. */
export const joinAddress = () => `${window.location.host}${paths.live}`;

/** What class and comic it is, how far it is, and how one comes in. */
export function BoardBar({
  stage,
  room,
  order,
}: {
  classId: string;
  stage: LiveStage;
  room: LiveRoom;
  order: (order: LiveOrder) => Promise<unknown>;
}) {
  const { state, items, position } = stage;
  const number = position + 1;
  const way = joinAddress();
  return (
    <header className={classes.bar}>
      <Logo />
      <p className={classes.what}>
        <b>{stage.className}</b>
        {stage.title}
      </p>
      {position >= 0 && state !== 'ended' && (
        <div className={classes.far}>
          <Cells cells={cellsOf(items, position, false)} />
          <p role="status">
            <Trans>
              Question {number} of {items}
            </Trans>
          </p>
        </div>
      )}
      {state !== 'ended' && (
        <div className={classes.join}>
          {state !== 'lobby' && (
            <p>
              <Trans>
                Join at <b>{way}</b>
              </Trans>
            </p>
          )}
          {state !== 'lobby' && <code>{spelledCode(room.code)}</code>}
          <DropMenu label={t`More`} icon={<IconDotsVertical size={20} stroke={1.9} aria-hidden />}>
            <button type="button" onClick={() => void order({ action: 'door', open: !room.isOpen })}>
              {room.isOpen ? t`Close the door` : t`Open the door`}
            </button>
            <button type="button" onClick={() => void order({ action: 'leaders', show: !room.showsLeaders })}>
              {room.showsLeaders ? t`Hide the leader board` : t`Show a leader board`}
            </button>
            <ConfirmButton
              trigger={(open) => (
                <button type="button" onClick={open}>
                  <Trans>End the session</Trans>
                </button>
              )}
              title={t`End the session?`}
              question={
                <p>
                  <Trans>What was answered is kept. Nobody can go on with it afterwards.</Trans>
                </p>
              }
              action={t`End it`}
              busyAction={t`One moment...`}
              failText={t`Please try again.`}
              run={() => order({ action: 'end' })}
            />
          </DropMenu>
        </div>
      )}
    </header>
  );
}
