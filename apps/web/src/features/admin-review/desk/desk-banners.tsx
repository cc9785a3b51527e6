import { Alert, Button } from '@mantine/core';
import type { Submission } from '@panelwise/contracts/domain/review';
import { IconEye, IconRefresh } from '@tabler/icons-react';
import { localTime } from '../../../lib/local-date.ts';
import classes from './review-desk.module.css';

/** Another admin has this comic open. */
export function OtherReviewer({ reviewing }: { reviewing: NonNullable<Submission['reviewing']> }) {
  return (
    <Alert color="pencil" icon={<IconEye size={20} aria-hidden />} role="status">
      {reviewing.name} is reviewing this, since {localTime(reviewing.since)}
    </Alert>
  );
}

/** The comic was changed or decided while it was open. */
export function OutdatedNotice({ onReload }: { onReload: () => void }) {
  return (
    <Alert color="warn" icon={<IconRefresh size={20} aria-hidden />} role="status">
      <div className={classes.notice}>
        This comic has changed since you opened it.
        <Button size="sm" variant="outline" onClick={onReload}>
          Show it as it is now
        </Button>
      </div>
    </Alert>
  );
}
