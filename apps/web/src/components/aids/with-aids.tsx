import { Trans } from '@lingui/react/macro';
import type { Aid } from '@panelwise/contracts/domain/evidence';
import { type ReactNode, useEffect } from 'react';
import { aidList } from '../../lib/aid-names.ts';
import { addToLook } from '../../lib/look.ts';
import { ScreenAids } from '../../lib/use-help.ts';

/** A part of a page that carries help for everybody who is on it, and says which. */
export function WithAids({ aids, children }: { aids: readonly Aid[]; children: ReactNode }) {
  const names = aids.join(' ');
  // A list that came again with the same aids changes nothing.
  useEffect(() => addToLook(aids), [names]);
  const list = aidList(aids);
  return (
    <ScreenAids value={aids}>
      {aids.length > 0 && (
        <p className="wrap muted" style={{ paddingBlockStart: 12 }}>
          <Trans>Your teacher has switched this on here: {list}.</Trans>
        </p>
      )}
      {children}
    </ScreenAids>
  );
}
