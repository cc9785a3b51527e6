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
            Question {position + 1} of {items}
          </p>
        </div>
      )}
      {state !== 'ended' && (
        <div className={classes.join}>
          {state !== 'lobby' && (
            <p>
              Join at <b>{joinAddress()}</b>
            </p>
          )}
          {state !== 'lobby' && <code>{spelledCode(room.code)}</code>}
          <DropMenu label="More" icon={<IconDotsVertical size={20} stroke={1.9} aria-hidden />}>
            <button type="button" onClick={() => void order({ action: 'door', open: !room.isOpen })}>
              {room.isOpen ? 'Close the door' : 'Open the door'}
            </button>
            <ConfirmButton
              trigger={(open) => (
                <button type="button" onClick={open}>
                  End the session
                </button>
              )}
              title="End the session?"
              question={<p>What was answered is kept. Nobody can go on with it afterwards.</p>}
              action="End it"
              busyAction="One moment..."
              failText="Please try again."
              run={() => order({ action: 'end' })}
            />
          </DropMenu>
        </div>
      )}
    </header>
  );
}
