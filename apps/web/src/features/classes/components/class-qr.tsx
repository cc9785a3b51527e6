import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { spelledCode } from '@panelwise/contracts/domain/class-code';
import type { SchoolClass } from '@panelwise/contracts/http/classes';
import { renderSVG } from 'uqr';
import { paths } from '../../../config/paths.ts';
import classes from './classes.module.css';

/** The way into a class as a QR code: small beside its code, and as large as a whole room can scan it. */
export function ClassQr({ of }: { of: Pick<SchoolClass, 'name' | 'code'> }) {
  const [opened, { open, close }] = useDisclosure(false);
  const { name } = of;
  const { origin, host } = window.location;
  const site = `${host}/join`;
  const code = spelledCode(of.code);
  const image = renderSVG(`${origin}${paths.joinByCode(of.code)}`, { border: 2 });
  const src = `data:image/svg+xml,${encodeURIComponent(image)}`;
  return (
    <>
      <button type="button" className={classes.qr} aria-label={t`Show the QR code of ${name}`} onClick={open}>
        <img src={src} alt="" />
      </button>
      <Modal opened={opened} onClose={close} title={t`Come to ${name}`} size="lg">
        <div className={classes.wayIn}>
          <img src={src} alt={t`The way in as a QR code`} />
          <p>
            <Trans>
              Scan, or go to <b>{site}</b> and type <b className={classes.code}>{code}</b>.
            </Trans>
          </p>
        </div>
      </Modal>
    </>
  );
}
