import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { setOwnAids } from '@panelwise/contracts/http/learn';
import { useQueryClient } from '@tanstack/react-query';
import { aidList } from '../../lib/aid-names.ts';
import { call } from '../../lib/api-client.ts';
import { updateSessionUser, useSession } from '../../lib/session.ts';
import { showToast } from '../toast/show-toast.tsx';
import { AidsForm } from './aids-form.tsx';

/**
 * What helps whoever is logged in. Of a child's account that a teacher or parent made, they set it, and here stands what they
 * have set.
 */
export function OwnAids({ onSaved }: { onSaved?: () => void }) {
  const client = useQueryClient();
  const user = useSession((state) => state.user);
  if (!user) return null;
  const aids = user.aids ?? [];
  if (user.email === '') {
    const list = aidList(aids);
    return (
      <p>
        {aids.length > 0 && `${t`This is on for you: ${list}.`} `}
        <Trans>Your teacher or parent sets what helps you. Tell them what you would like.</Trans>
      </p>
    );
  }
  return (
    <AidsForm
      chosen={aids}
      save={async (chosen) => {
        const { message, ...saved } = await call(setOwnAids, { body: { aids: chosen } });
        updateSessionUser({ ...user, aids: saved.aids });
        // Questions come with other options now.
        await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'family' });
        showToast({ tone: 'ok', message });
        onSaved?.();
      }}
      cancel={onSaved}
    >
      <p className="muted">
        <Trans>
          Holds on every device where you are logged in. Your teachers see it where you learn in their class.
        </Trans>
      </p>
    </AidsForm>
  );
}
