import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { BattleSide } from '@panelwise/contracts/domain/battles';
import { IconGhost2 } from '@tabler/icons-react';
import { nameOf, reactionWords } from '../battle-words.ts';
import { ReactionPicture } from './reaction-picture.tsx';
import classes from './side.module.css';

/** One of the two: how far they are and what of it is known. A ghost is drawn in pencil. */
export function Side({ side, isMe = false, note }: { side: BattleSide; isMe?: boolean; note: string }) {
  const name = isMe ? t({ message: 'You', context: 'battle' }) : nameOf(side);
  const done = side.cells.filter((cell) => cell !== 'open').length;
  const total = side.cells.length;
  return (
    <section className={classes.side} data-ghost={side.kind !== 'person' || undefined} aria-label={name}>
      <span className={classes.face} aria-hidden>
        {side.kind === 'person' ? (side.name ?? '').slice(0, 1) : <IconGhost2 stroke={1.7} />}
      </span>
      <p className={classes.name}>
        <b>{name}</b>
        <span>
          <Trans>{{ right: side.right }} right</Trans>
        </span>
      </p>
      <span className={classes.cells} aria-hidden>
        {side.cells.map((cell, i) => (
          <i key={i} data-cell={cell} data-now={(isMe && i === done) || undefined} />
        ))}
      </span>
      <p className={classes.note}>
        <span className="visually-hidden">
          <Trans>
            {done} of {total} answered.
          </Trans>{' '}
        </span>
        {note}
        {side.helped > 0 && (
          <>
            {note && '. '}
            <Plural value={side.helped} one="Help with # question" other="Help with # questions" />
          </>
        )}
      </p>
      {side.reaction && (
        <p className={classes.said} role="status">
          <ReactionPicture reaction={side.reaction} size={32} />
          {reactionWords[side.reaction]}
        </p>
      )}
    </section>
  );
}
