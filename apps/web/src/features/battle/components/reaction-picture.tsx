import type { BattleReaction } from '@panelwise/contracts/domain/battles';
import type { ReactNode } from 'react';
import classes from './reaction-picture.module.css';

const eyes = (
  <>
    <circle cx="16" cy="20" r="2.4" fill="currentColor" stroke="none" />
    <circle cx="32" cy="20" r="2.4" fill="currentColor" stroke="none" />
  </>
);
const wideEyes = (
  <>
    <circle cx="16" cy="19" r="4.6" className={classes.paper} />
    <circle cx="32" cy="19" r="4.6" className={classes.paper} />
    <circle cx="16.5" cy="19.5" r="1.7" fill="currentColor" stroke="none" />
    <circle cx="31.5" cy="19.5" r="1.7" fill="currentColor" stroke="none" />
  </>
);
const hand = (
  <path
    className={classes.skin}
    d="M33 46V37c0-2 3-2 3 0v-6c0-2 3.4-2 3.4 0v-1c0-2 3.2-2 3.2 0v3c0-2 3-2 3 0v9c0 3-1.4 4-2.4 5"
  />
);

/** The faces by what is told by them: a few lines of ink each, on the yellow of our captions. */
const faces: Record<BattleReaction, ReactNode> = {
  yes: (
    <>
      <path d="M12 20.5q4-5 8 0M28 20.5q4-5 8 0" />
      <path className={classes.mouth} d="M13 27h22q-1.5 11-11 11T13 27z" />
    </>
  ),
  wow: (
    <>
      {wideEyes}
      <path d="M11 10.5q4-3 8-1M29 9.5q4-2 8 1" />
      <ellipse className={classes.mouth} cx="24" cy="33" rx="4.5" ry="6" />
    </>
  ),
  hmm: (
    <>
      {eyes}
      <path d="M11 13.5l9-1.5M28 14.5q4-4 9-2M17 34q6-4 13-1" />
    </>
  ),
  oops: (
    <>
      {wideEyes}
      <path d="M11 12q3-3 8-3M29 9q5 0 8 3M15 34l4-3 4 3 4-3 4 3 3-2" />
      <path className={classes.drop} d="M40 18q5 7 0 8t0-8z" />
    </>
  ),
  hi: (
    <>
      {eyes}
      <path d="M15 29q8 8 16 1" />
      {hand}
    </>
  ),
  'well-played': (
    <>
      <path d="M12 20.5q4-4 8 0" />
      <circle cx="32" cy="20" r="2.4" fill="currentColor" stroke="none" />
      <path d="M15 29q9 8 17-1" />
      <path className={classes.skin} d="M30 46v-7l4-7q3-1 2.5 2l-1 4h7q3 .5 2 3l-2 5" />
    </>
  ),
};

/** One of the six pictures that stand in for words in a battle. What it says stands beside it. */
export function ReactionPicture({ reaction, size = 40 }: { reaction: BattleReaction; size?: number }) {
  return (
    <svg className={classes.picture} viewBox="0 0 48 48" width={size} height={size} aria-hidden>
      <path
        className={classes.face}
        d="M24 4.5C36 4 43.5 12 43.5 23.5S36 44 24 44 4.5 36 4.5 24 12 5 24 4.5z"
      />
      {faces[reaction]}
    </svg>
  );
}
