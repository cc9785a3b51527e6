import { artMoments } from './art-moments.ts';
import { barterMoments } from './barter-moments.ts';
import { computingMoments } from './computing-moments.ts';
import { earthMoments } from './earth-moments.ts';
import { millAgeMoments } from './mill-age-moments.ts';
import { moneyMoments } from './money-moments.ts';
import { numberMoments } from './number-moments.ts';
import { onlineMoments } from './online-moments.ts';
import { peopleMoments } from './people-moments.ts';
import { riverMoments } from './river-moments.ts';
import { voyageMoments } from './voyage-moments.ts';

/** Single moments of lessons, each a picture of its own. */
export const lessonMoments = {
  ...artMoments,
  ...barterMoments,
  ...computingMoments,
  ...earthMoments,
  ...millAgeMoments,
  ...moneyMoments,
  ...numberMoments,
  ...onlineMoments,
  ...peopleMoments,
  ...riverMoments,
  ...voyageMoments,
};
