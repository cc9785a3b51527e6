import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  const way = joinAddress();
  return (
    <div className={classes.lobby}>
      <div>
        <h1>
          <Trans>
            Join at <span className={classes.address}>{way}</span>
          </Trans>
        </h1>
        <p className={classes.code}>
          <span className="visually-hidden">
            <Trans>Code</Trans>{' '}
          </span>
          {spelledCode(room.code)}
        </p>
        <p className="muted">
          {room.isOpen
            ? t`Who is logged in finds it on their Learn page. Everybody else types the code and picks a name.`
            : t`The door is closed: nobody new comes in.`}
        </p>
        {!room.isOpen && (
          <PlainButton variant="outline" onClick={() => void order({ action: 'door', open: true })}>
            <Trans>Open the door</Trans>
          </PlainButton>
        )}
      </div>
      {room.isOpen && (
        <img
          className={classes.qr}
          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`}
          alt={t`The way in as a QR code`}
        />
      )}
    </div>
  );
}
