import { spelledCode } from '@panelwise/contracts/domain/class-code';
import type { LiveOrder, LiveRoom } from '@panelwise/contracts/domain/live';
import { renderSVG } from 'uqr';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import classes from './board.module.css';
import { joinAddress } from './board-bar.tsx';

/** How one comes in, so big that the last row reads it. */
export function Lobby({ room, order }: { room: LiveRoom; order: (order: LiveOrder) => Promise<unknown> }) {
  const address = `${window.location.origin}${paths.liveByCode(room.code)}`;
  return (
    <div className={classes.lobby}>
      <div>
        <h1>
          Join at <span className={classes.address}>{joinAddress()}</span>
        </h1>
        <p className={classes.code}>
          <span className="visually-hidden">Code </span>
          {spelledCode(room.code)}
        </p>
        <p className="muted">
          {room.isOpen
            ? 'Who is logged in finds it on their Learn page. Everybody else types the code and picks a name.'
            : 'The door is closed: nobody new comes in.'}
        </p>
        {!room.isOpen && (
          <PlainButton variant="outline" onClick={() => void order({ action: 'door', open: true })}>
            Open the door
          </PlainButton>
        )}
      </div>
      {room.isOpen && (
        <img
          className={classes.qr}
          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`}
          alt="The way in as a QR code"
        />
      )}
    </div>
  );
}
