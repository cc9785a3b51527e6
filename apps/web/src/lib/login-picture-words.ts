import { msg } from '@lingui/core/macro';
import type { LoginPicture } from '@panelwise/contracts/domain/picture-login';
import { textsOf } from './texts-of.ts';

/** What each picture to log in by is called aloud. */
export const loginPictureWords = textsOf<LoginPicture>({
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
});
