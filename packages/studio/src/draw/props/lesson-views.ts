import { acidIcons } from './acid-icons.ts';
import { bloodIcons } from './blood-icons.ts';
import { digestionIcons } from './digestion-icons.ts';
import { leafIcons } from './leaf-icons.ts';
import { magnetIcons } from './magnet-icons.ts';
import { rubIcons } from './rub-icons.ts';

/** Places and processes that lessons tell of, each a picture of its own. */
export const lessonViews = {
  ...digestionIcons,
  ...bloodIcons,
  ...leafIcons,
  ...acidIcons,
  ...rubIcons,
  ...magnetIcons,
};
