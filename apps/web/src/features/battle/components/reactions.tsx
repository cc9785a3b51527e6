import { Plural, Trans } from '@lingui/react/macro';
import { type BattleReaction, battleReactions } from '@panelwise/contracts/domain/battles';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { reactionWords } from '../battle-words.ts';
import { ReactionPicture } from './reaction-picture.tsx';
import classes from './reactions.module.css';

/** All that one can say: two of six pictures. */
export function Reactions({
  left,
  isSending,
  isMuted,
  onMute,
  onReact,
}: {
  left: number;
  isSending: boolean;
  /** The pictures of the other one are not shown here. */
  isMuted: boolean;
  onMute: (isMuted: boolean) => void;
  onReact: (reaction: BattleReaction) => unknown;
}) {
  return (
    <section className={classes.reactions} aria-labelledby="reactions">
      <h2 id="reactions">
        <Trans>Say it with a picture</Trans>
      </h2>
      <ul>
        {battleReactions.map((reaction) => {
          return (
            <li key={reaction}>
              <button type="button" disabled={left === 0 || isSending} onClick={() => void onReact(reaction)}>
                <ReactionPicture reaction={reaction} />
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
      <PlainButton variant="subtle" size="sm" aria-pressed={isMuted} onClick={() => onMute(!isMuted)}>
        {isMuted ? <IconEyeOff stroke={1.9} aria-hidden /> : <IconEye stroke={1.9} aria-hidden />}
        <Trans>Hide theirs</Trans>
      </PlainButton>
    </section>
  );
}
