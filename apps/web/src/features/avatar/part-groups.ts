import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Avatar, AvatarSlot, AvatarView } from '@panelwise/contracts/domain/avatar';

/** How the parts of a group are shown: as swatches of colour, or as pictures of the character that wears each. */
export type PartGroup = {
  slot: AvatarSlot;
  label: MessageDescriptor;
  look: 'colour' | Exclude<AvatarView, 'whole'> | 'torso' | 'place';
  /** Where the group says nothing about this character, it is left out. */
  isFor?: (avatar: Avatar) => boolean;
};

const hatsOfOneColor = new Set<Avatar['cover']>(['none', 'straw', 'flowers', 'laurel', 'helmet', 'crown']);
const hairIsSeen = ({ cover }: Avatar) => cover !== 'hijab' && cover !== 'turban';

/** What is chosen on each tab, from top to bottom. */
export const partTabs = {
  hair: [
    { slot: 'hair', label: msg`Hair`, look: 'face', isFor: hairIsSeen },
    { slot: 'hairColor', label: msg`Hair color`, look: 'colour', isFor: hairIsSeen },
    { slot: 'cover', label: msg`On the head`, look: 'face' },
    {
      slot: 'coverColor',
      label: msg`Its color`,
      look: 'colour',
      isFor: ({ cover }) => !hatsOfOneColor.has(cover),
    },
  ],
  face: [
    { slot: 'skin', label: msg`Skin`, look: 'colour' },
    { slot: 'face', label: msg`Face`, look: 'face' },
    { slot: 'eyes', label: msg`Eyes`, look: 'face' },
    { slot: 'freckles', label: msg`Freckles`, look: 'face' },
    { slot: 'glasses', label: msg`Glasses`, look: 'face' },
    { slot: 'hearing', label: msg`Hearing aid`, look: 'face' },
  ],
  clothes: [
    { slot: 'clothes', label: msg`Clothes`, look: 'torso' },
    { slot: 'clothesColor', label: msg`Color`, look: 'colour' },
    { slot: 'legs', label: msg`Trousers and skirts`, look: 'body' },
    { slot: 'body', label: msg`Age`, look: 'body' },
  ],
  things: [
    { slot: 'held', label: msg`In the hands`, look: 'torso' },
    { slot: 'help', label: msg`What helps`, look: 'body' },
  ],
  place: [{ slot: 'place', label: msg`Place`, look: 'place' }],
} as const satisfies Record<string, readonly PartGroup[]>;
export type PartTab = keyof typeof partTabs;

export const tabNames: Record<PartTab, MessageDescriptor> = {
  hair: msg`Hair`,
  face: msg`Face`,
  clothes: msg`Clothes`,
  things: msg`Things`,
  place: msg`Place`,
};
