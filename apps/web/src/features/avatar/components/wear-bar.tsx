import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Avatar, type AvatarPart, firstAvatar } from '@panelwise/contracts/domain/avatar';
import { unlockOf } from '@panelwise/contracts/domain/avatar-shop';
import { buyAvatarPart, type OwnAvatar } from '@panelwise/contracts/http/avatars';
import { useQueryClient } from '@tanstack/react-query';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { call } from '../../../lib/api-client.ts';
import { ownAvatarQuery } from '../api/avatar-queries.ts';
import { partNames } from '../part-names.ts';
import { hasWords, priceWords } from '../unlock-words.ts';
import classes from './wardrobe.module.css';

type Shop = NonNullable<OwnAvatar['shop']>;

/** A part that is tried on and not theirs yet: what it asks, what they have, and the way to it or back. */
export function TriedOn({
  part,
  shop,
  onChoose,
}: {
  part: AvatarPart;
  shop: Shop;
  onChoose: (change: Partial<Avatar>) => void;
}) {
  const queries = useQueryClient();
  const [slot, id] = part.split(':') as [keyof Avatar, string];
  const name = i18n._((partNames[slot] as Record<string, (typeof partNames)['body']['child']>)[id]!);
  const unlock = unlockOf(part)!;
  const price = priceWords(unlock);
  const has = hasWords(unlock, shop);
  const left = 'coins' in unlock ? shop.coins - unlock.coins : -1;
  const leftWords = plural(left, { one: '# coin', other: '# coins' });
  return (
    <div className={classes.bar}>
      <p role="status">
        <b>
          <Trans>
            {name}: {price}
          </Trans>
        </b>{' '}
        {has}
      </p>
      <PlainButton variant="outline" onClick={() => onChoose({ [slot]: firstAvatar[slot] })}>
        <Trans>Take it off</Trans>
      </PlainButton>
      {left >= 0 && (
        <ConfirmButton
          tone="filled"
          trigger={(open) => (
            <PlainButton onClick={open}>
              <Trans>Buy for {price}</Trans>
            </PlainButton>
          )}
          title={name}
          question={
            <p>
              <Trans>
                Buy this for {price}? You will have {leftWords} left. It stays yours.
              </Trans>
            </p>
          }
          action={t`Buy for ${price}`}
          busyAction={t`One moment...`}
          failText={t`Please try again.`}
          run={async () => {
            const own = await call(buyAvatarPart, { body: { part } });
            queries.setQueryData(ownAvatarQuery.queryKey, own);
          }}
        />
      )}
    </div>
  );
}
