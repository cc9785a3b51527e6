import { i18n } from '@lingui/core';
import {
  type Avatar,
  type AvatarPart,
  avatarAddress,
  avatarCodeOf,
  avatarParts,
} from '@panelwise/contracts/domain/avatar';
import { unlockOf } from '@panelwise/contracts/domain/avatar-shop';
import type { OwnAvatar } from '@panelwise/contracts/http/avatars';
import { avatarPaints } from '@panelwise/studio/draw/avatar-paints';
import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import type { PartGroup } from '../part-groups.ts';
import { partNames } from '../part-names.ts';
import { priceWords } from '../unlock-words.ts';
import classes from './part-choice.module.css';

const isPaint = (slot: string): slot is keyof typeof avatarPaints => slot in avatarPaints;

/** The parts of one group. One is chosen with arrow keys as with a finger; without a shop there are none but those that are open. */
export function PartChoice({
  group,
  avatar,
  own,
  onChoose,
}: {
  group: PartGroup;
  avatar: Avatar;
  own: OwnAvatar;
  onChoose: (change: Partial<Avatar>) => void;
}) {
  const name = useId();
  const { slot, look } = group;
  const names = partNames[slot] as Record<string, (typeof partNames)['body']['child']>;
  const parts = avatarParts[slot]
    .map((id) => {
      const part = `${slot}:${id}` as AvatarPart;
      const unlock = unlockOf(part);
      return { id, isLocked: unlock !== undefined && !own.open.includes(part), unlock };
    })
    .filter(({ id, isLocked }) => own.shop || !isLocked || avatar[slot] === id);
  return (
    <fieldset className={classes.group} data-look={look}>
      <legend>{i18n._(group.label)}</legend>
      <div className={classes.parts}>
        {parts.map(({ id, isLocked, unlock }) => {
          const words = i18n._(names[id]!);
          const price = isLocked && unlock ? priceWords(unlock) : undefined;
          return (
            <label key={id} className={classes.part} data-locked={isLocked || undefined} title={words}>
              <input
                type="radio"
                name={name}
                className="visually-hidden"
                checked={avatar[slot] === id}
                aria-label={price ? `${words}, ${price}` : words}
                onChange={() => onChoose({ [slot]: id })}
              />
              {look === 'colour' && isPaint(slot) ? (
                <span className={classes.swatch} style={{ background: paintOf(slot, id) }} />
              ) : (
                <span className={classes.picture}>
                  <img src={pictureOf(avatar, group, id)} alt="" loading="lazy" />
                </span>
              )}
              {price && (
                <span className={classes.price} aria-hidden="true">
                  <IconLock size={14} stroke={2} />
                  {price}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const paintOf = (slot: keyof typeof avatarPaints, id: string): string =>
  (avatarPaints[slot] as Record<string, string>)[id]!;

/** The character with this part: what covers a part is taken off, so that it is seen. */
function pictureOf(avatar: Avatar, { slot, look }: PartGroup, id: string): string {
  const bare = slot === 'hair' ? { cover: 'none' as const } : {};
  const view = look === 'face' ? 'face' : look === 'place' ? 'whole' : 'body';
  return avatarAddress(avatarCodeOf({ ...avatar, ...bare, [slot]: id }), view);
}
