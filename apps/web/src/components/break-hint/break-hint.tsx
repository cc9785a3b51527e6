import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ownFamilyQuery } from '../../lib/own-family.ts';
import { useSession } from '../../lib/session.ts';
import { IconButton } from '../button/button-link.tsx';
import classes from './break-hint.module.css';

const lookMs = 15_000;
const dismissedKey = 'panelwise.break';
const today = () => new Date().toISOString().slice(0, 10);

/** One proposal a day is enough. */
function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(dismissedKey) === today();
  } catch {
    return false;
  }
}

/** Proposes a break after so many minutes of a day as a child's parents have said. It blocks nothing. */
export function BreakHint() {
  const isStudent = useSession((state) => state.user?.userType === 'Student');
  return isStudent ? <Hint /> : null;
}

function Hint() {
  const { data } = useQuery(ownFamilyQuery);
  const [opened] = useState(() => Date.now());
  const [now, setNow] = useState(opened);
  const [gone, setGone] = useState(isDismissed);
  const after = data?.controls.breakAfterMinutes;
  useEffect(() => {
    if (after == null || gone) return;
    const looking = setInterval(() => setNow(Date.now()), lookMs);
    return () => clearInterval(looking);
  }, [after, gone]);
  const minutes = (data?.minutesToday ?? 0) + (now - opened) / 60_000;
  if (after == null || gone || minutes < after) return null;
  const fullMinutes = Math.floor(minutes);
  return (
    <div className={classes.hint} role="status">
      <p>
        <Trans>
          <b>Time for a break?</b> You have been here for {fullMinutes} minutes today. Your place is kept.
        </Trans>
      </p>
      <IconButton
        label={t`Close`}
        onClick={() => {
          setGone(true);
          try {
            sessionStorage.setItem(dismissedKey, today());
          } catch {
            // Storage is blocked: it is gone for this page.
          }
        }}
      >
        <IconX size={20} stroke={1.9} aria-hidden />
      </IconButton>
    </div>
  );
}
