import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LiveOrder, LiveRoom, LiveSeat } from '@panelwise/contracts/domain/live';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { PupilFace } from '../../../components/login-picture/login-picture.tsx';
import classes from './board.module.css';

/** With more people than this each is a name without a face. */
const facesMax = 40;

/** Who is there; in ink who has answered. A tap takes a seat away, once that is confirmed. */
export function Crowd({
  room,
  isAsking,
  order,
}: {
  room: LiveRoom;
  isAsking: boolean;
  order: (order: LiveOrder) => Promise<unknown>;
}) {
  const answered = new Set(room.answered);
  const isIn = ({ _id }: LiveSeat) => !isAsking || answered.has(_id);
  const isMany = room.seats.length > facesMax;
  return (
    <ul className={classes.crowd} data-many={isMany || undefined} aria-label={t`Who is here`}>
      {room.seats.map((seat) => {
        const { name } = seat;
        return (
          <li key={seat._id} data-in={isIn(seat) || undefined}>
            <ConfirmButton
              trigger={(open) => (
                <button type="button" onClick={open}>
                  {!isMany && <SeatFace seat={seat} />}
                  {!isAsking ? (
                    <span>{name}</span>
                  ) : isIn(seat) ? (
                    <Trans>
                      <span>{name}</span>
                      <span className="visually-hidden">, has answered</span>
                    </Trans>
                  ) : (
                    <Trans>
                      <span>{name}</span>
                      <span className="visually-hidden">, still thinking</span>
                    </Trans>
                  )}
                </button>
              )}
              title={t`Take the seat of ${name} away?`}
              question={
                <p>
                  <Trans>They see nothing more of this session, and cannot come back to it.</Trans>
                </p>
              }
              action={t({ message: 'Take it away', context: 'seat' })}
              busyAction={t`One moment...`}
              failText={t`Please try again.`}
              run={() => order({ action: 'remove', seatId: seat._id })}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The face of an account; guests have the first letter of their animal. */
function SeatFace({ seat: { face, avatar, name } }: { seat: LiveSeat }) {
  if (face !== null) return <PupilFace face={face} avatar={avatar} size={34} />;
  return (
    <span className={classes.initial} aria-hidden>
      {name.split(' ')[1]?.[0]}
    </span>
  );
}
