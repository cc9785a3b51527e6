import { acidIcons } from './acid-icons.ts';
import { beatIcons } from './beat-icons.ts';
import { bitIcons } from './bit-icons.ts';
import { bloodIcons } from './blood-icons.ts';
import { chanceIcons } from './chance-icons.ts';
import { civicsIcons } from './civics-icons.ts';
import { decimalIcons } from './decimal-icons.ts';
import { digestionIcons } from './digestion-icons.ts';
import { hygieneIcons } from './hygiene-icons.ts';
import { leafIcons } from './leaf-icons.ts';
import { magnetIcons } from './magnet-icons.ts';
import { rockIcons } from './rock-icons.ts';
import { rubIcons } from './rub-icons.ts';
import { statesIcons } from './states-icons.ts';
import { timesIcons } from './times-icons.ts';
import { wordIcons } from './word-icons.ts';
import { worldIcons } from './world-icons.ts';

/** Places and processes that lessons tell of, each a picture of its own. */
export const lessonViews = {
  ...digestionIcons,
  ...bloodIcons,
  ...leafIcons,
  ...acidIcons,
  ...rubIcons,
  ...magnetIcons,
  ...worldIcons,
  ...rockIcons,
  ...statesIcons,
  ...decimalIcons,
  ...chanceIcons,
  ...timesIcons,
  ...civicsIcons,
  ...wordIcons,
  ...bitIcons,
  ...hygieneIcons,
  ...beatIcons,
};
