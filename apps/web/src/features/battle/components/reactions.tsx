import { Plural, Trans } from '@lingui/react/macro';
import { type BattleReaction, battleReactions } from '@panelwise/contracts/domain/battles';
import {
  IconHandStop,
  IconMoodConfuzed,
  IconMoodHappy,
  IconMoodSad,
  IconMoodSurprised,
  IconThumbUp,
} from '@tabler/icons-react';
import { reactionWords } from '../battle-words.ts';
import classes from './reactions.module.css';

const pictures = {
  yes: IconMoodHappy,
  wow: IconMoodSurprised,
  hmm: IconMoodConfuzed,
  oops: IconMoodSad,
  hi: IconHandStop,
  'well-played': IconThumbUp,
} satisfies Record<BattleReaction, typeof IconThumbUp>;

/** All that one can say: two of six pictures. */
export function Reactions({
  left,
  isSending,
  onReact,
}: {
  left: number;
  isSending: boolean;
  onReact: (reaction: BattleReaction) => unknown;
}) {
  return (
    <section className={classes.reactions} aria-labelledby="reactions">
      <h2 id="reactions">
        <Trans>Say it with a picture</Trans>
      </h2>
      <ul>
        {battleReactions.map((reaction) => {
          const Picture = pictures[reaction];
          return (
            <li key={reaction}>
              <button type="button" disabled={left === 0 || isSending} onClick={() => void onReact(reaction)}>
                <Picture stroke={1.7} size={28} aria-hidden />
                {reactionWords[reaction]}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="muted">
        {left === 0 ? (
          <Trans>You have shown both.</Trans>
        ) : (
          <Plural value={left} one="# left in this match" other="# left in this match" />
        )}
      </p>
    </section>
  );
}
