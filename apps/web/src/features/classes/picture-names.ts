import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LoginPicture } from '@panelwise/contracts/domain/picture-login';

const names: Record<LoginPicture, MessageDescriptor> = {
  owl: msg`Owl`,
  rocket: msg`Rocket`,
  pizza: msg`Pizza`,
  bee: msg`Bee`,
  turtle: msg`Turtle`,
  volcano: msg`Volcano`,
  cat: msg`Cat`,
  telescope: msg`Telescope`,
  backpack: msg`Backpack`,
  snail: msg`Snail`,
  rainbow: msg`Rainbow`,
  fish: msg`Fish`,
};

/** What a picture to log in by is called aloud. */
export const pictureName = (picture: LoginPicture): string => i18n._(names[picture]);
