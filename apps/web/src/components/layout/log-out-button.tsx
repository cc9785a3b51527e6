import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { logOut, storeEverything } from '../../lib/log-out.ts';
import { useSession } from '../../lib/session.ts';
import { PlainButton } from '../button/button-link.tsx';
import actions from '../dialog/dialog-actions.module.css';
import { PlainDialog } from '../dialog/plain-dialog.tsx';

/** Logs out; asks first where something typed is not stored yet and would be lost. */
export function LogOutButton() {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const leave = async () => {
    setAsking(false);
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
          if (await storeEverything()) await leave();
          else setAsking(true);
        }}
      >
        <IconLogout size={20} stroke={1.9} aria-hidden />
        Log out
      </button>
      {asking &&
        createPortal(
          <PlainDialog title="Some of your changes are not saved" onClose={() => setAsking(false)}>
            <p>
              The last changes to a script have not been saved yet. Only this browser has them, and logging
              out deletes them. To save them, open the comic again while you are online.
            </p>
            <div className={actions.actions}>
              <PlainButton variant="bad" onClick={() => void leave()}>
                Log out anyway
              </PlainButton>
              <PlainButton onClick={() => setAsking(false)} autoFocus>
                Stay logged in
              </PlainButton>
            </div>
          </PlainDialog>,
          // Outside of the menu, which closes meanwhile.
          document.body,
        )}
    </>
  );
}
