import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { logOut, storeEverything, type Unstored } from '../../lib/log-out.ts';
import { useSession } from '../../lib/session.ts';
import { PlainButton } from '../button/button-link.tsx';
import actions from '../dialog/dialog-actions.module.css';
import { PlainDialog } from '../dialog/plain-dialog.tsx';

const warnings: Record<Unstored, { title: MessageDescriptor; text: MessageDescriptor }> = {
  scripts: {
    title: msg`Some of your changes are not saved`,
    text: msg`The last changes to a script have not been saved yet. Only this browser has them, and logging out deletes them. To save them, open the comic again while you are online.`,
  },
  answers: {
    title: msg`Some of your answers are not sent yet`,
    text: msg`They stay on this device for you alone, and are sent when you log in here again while you are online.`,
  },
};

/** Logs out; asks first where something typed would be lost, or answers are not sent yet. */
export function LogOutButton() {
  const [asking, setAsking] = useState<Unstored>();
  const navigate = useNavigate();
  const leave = async () => {
    setAsking(undefined);
    // Who came in by pictures finds the pictures again, or whoever has the tablet next.
    const cameByPictures = useSession.getState().user?.email === '';
    await logOut();
    navigate(cameByPictures ? paths.join : paths.login);
  };
  return (
    <>
      <button
        type="button"
        onClick={async () => {
          const left = await storeEverything();
          if (left) setAsking(left);
          else await leave();
        }}
      >
        <IconLogout size={20} stroke={1.9} aria-hidden />
        <Trans>Log out</Trans>
      </button>
      {asking &&
        createPortal(
          <PlainDialog title={i18n._(warnings[asking].title)} onClose={() => setAsking(undefined)}>
            <p>{i18n._(warnings[asking].text)}</p>
            <div className={actions.actions}>
              <PlainButton variant="bad" onClick={() => void leave()}>
                <Trans>Log out anyway</Trans>
              </PlainButton>
              <PlainButton onClick={() => setAsking(undefined)} autoFocus>
                <Trans>Stay logged in</Trans>
              </PlainButton>
            </div>
          </PlainDialog>,
          // Outside of the menu, which closes meanwhile.
          document.body,
        )}
    </>
  );
}
