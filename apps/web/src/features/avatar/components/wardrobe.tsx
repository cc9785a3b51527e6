import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import {
  type Avatar,
  avatarAddress,
  avatarCodeOf,
  avatarOf,
  firstAvatar,
} from '@panelwise/contracts/domain/avatar';
import { lockedIn } from '@panelwise/contracts/domain/avatar-shop';
import { type OwnAvatar, wearAvatar } from '@panelwise/contracts/http/avatars';
import { avatarPaints } from '@panelwise/studio/draw/avatar-paints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { HearButton } from '../../../components/hear/hear-button.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { updateSessionUser, useSession } from '../../../lib/session.ts';
import { useSay } from '../../../lib/speech/use-say.ts';
import { useHelp } from '../../../lib/use-help.ts';
import { ownAvatarQuery } from '../api/avatar-queries.ts';
import { type PartGroup, type PartTab, partTabs, tabNames } from '../part-groups.ts';
import { partNames } from '../part-names.ts';
import { PartChoice } from './part-choice.tsx';
import classes from './wardrobe.module.css';
import { TriedOn } from './wear-bar.tsx';

/** One's own character, large, and beside it everything that it may wear. What is chosen is seen at once, and worn once it is saved. */
export function Wardrobe({ own }: { own: OwnAvatar }) {
  const queries = useQueryClient();
  const user = useSession((state) => state.user);
  const { readsAloud } = useHelp();
  const aloud = useSay(i18n.locale);
  const [avatar, setAvatar] = useState<Avatar>(() => (own.avatar && avatarOf(own.avatar)) || firstAvatar);
  const [tab, setTab] = useState<PartTab>('hair');
  const code = avatarCodeOf(avatar);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(wearAvatar, { body: { avatar: code } }),
    onSuccess: (worn) => {
      queries.setQueryData(ownAvatarQuery.queryKey, worn);
      if (user) updateSessionUser({ ...user, avatar: code });
    },
  });
  const choose = (change: Partial<Avatar>) => setAvatar((before) => ({ ...before, ...change }));
  const locked = lockedIn(avatar, own.open);
  const groups: readonly PartGroup[] = partTabs[tab];
  const shown = groups.filter(({ isFor }) => isFor?.(avatar) ?? true);
  const name = user?.firstname || t`You`;
  const coins = own.shop?.coins ?? 0;
  return (
    <div className={classes.wardrobe}>
      <div className={classes.stage} style={{ background: avatarPaints.place[avatar.place] }}>
        <img src={avatarAddress(code, 'whole')} alt={wornWords(avatar)} width={420} height={600} />
        <p className={classes.name}>{name}</p>
      </div>
      <div className={classes.side}>
        <ul className={classes.tabs} aria-label={t`What to change`}>
          {(Object.keys(partTabs) as PartTab[]).map((one) => (
            <li key={one}>
              <button type="button" aria-pressed={one === tab} onClick={() => setTab(one)}>
                {i18n._(tabNames[one])}
              </button>
            </li>
          ))}
          {readsAloud && (
            <li>
              <HearButton
                aloud={aloud}
                name={tab}
                texts={shown.map(({ label }) => i18n._(label))}
                label={i18n._(tabNames[tab])}
              />
            </li>
          )}
        </ul>
        <div className={classes.groups}>
          {shown.map((group) => (
            <PartChoice key={group.slot} group={group} avatar={avatar} own={own} onChoose={choose} />
          ))}
        </div>
        {locked && own.shop ? (
          <TriedOn key={locked} part={locked} shop={own.shop} onChoose={choose} />
        ) : (
          <div className={classes.bar}>
            <p role="status">
              {error ? (
                errorText(error, t`Please try again.`)
              ) : own.avatar === code ? (
                <Trans>This is you now.</Trans>
              ) : own.shop ? (
                <Plural
                  value={coins}
                  one="You have # coin. Coins come from learning alone."
                  other="You have # coins. Coins come from learning alone."
                />
              ) : (
                <Trans>Choose what you like.</Trans>
              )}
            </p>
            <PlainButton size="lg" disabled={isPending || own.avatar === code} onClick={() => mutate()}>
              {isPending ? t`One moment...` : t`Wear this`}
            </PlainButton>
          </div>
        )}
      </div>
    </div>
  );
}

/** What a character looks like, for whoever does not see it. */
function wornWords(avatar: Avatar): string {
  const words = (['skin', 'hair', 'cover', 'clothes', 'place'] as const).map((slot) =>
    i18n._((partNames[slot] as Record<string, (typeof partNames)['body']['child']>)[avatar[slot]]!),
  );
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(words);
  return t`Your character: ${list}`;
}
