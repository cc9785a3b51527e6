import { msg, plural, t } from '@lingui/core/macro';
import type { Battle, BattleReaction, BattleSide } from '@panelwise/contracts/domain/battles';
import { textsOf } from '../../lib/texts-of.ts';

export const reactionWords = textsOf<BattleReaction>({
  yes: msg`Yes!`,
  wow: msg`Wow`,
  hmm: msg`Hmm`,
  oops: msg`Oops`,
  hi: msg`Hi`,
  'well-played': msg`Well played`,
});

/** What the other side is called. Nobody takes a ghost for a person. */
export function nameOf({ kind, name }: BattleSide): string {
  if (kind === 'own-ghost') return t`Your own ghost`;
  if (kind === 'ghost') return t`A ghost of your age`;
  return name ?? '';
}

/** What the other is doing. */
export function doingOf(battle: Battle): string {
  const { other, me } = battle;
  if (!other) return '';
  if (other.kind !== 'person') return t`A recorded match, not live`;
  if (other.hasLeft) return t`Has left`;
  if (other.isAway) return t`Is away for a moment`;
  const answered = (side: BattleSide) => side.cells.filter((cell) => cell !== 'open').length;
  if (answered(other) === battle.items) return t`Has answered all of them`;
  return answered(other) > answered(me) ? t`Is a little further` : t`Is thinking`;
}

/** How it ended, in a line that shames nobody. */
export function endTitle({ result, me, other }: Battle): string {
  if (!result || !other || result.outcome === 'alone')
    return plural(me.right, { one: '# of 7 right', other: '# of 7 right' });
  const name = nameOf(other);
  const [mine, theirs] = [me.right, other.right];
  if (result.by === 'left')
    return result.outcome === 'won' ? t`${name} has left. The match is yours.` : t`You left this match.`;
  if (result.by === 'calm' || result.outcome === 'even') return t`${mine} right each`;
  return result.outcome === 'won' ? t`${mine} to ${theirs} for you` : t`${mine} to ${theirs} for ${name}`;
}

/** What it says beside that. */
export function endText({ result, me, reveals }: Battle): string {
  const missed = reveals.filter(({ isRight }) => !isRight).length;
  if (result?.outcome === 'alone')
    return t`Yours is the first run of this comic: it may be somebody's ghost now.`;
  if (result?.by === 'calm' && result.outcome === 'won')
    return t`You took more time to think, which settles it.`;
  if (result?.by === 'calm') return t`The calmer time settles it, and it was not yours this time.`;
  if (missed === 0 && me.right > 0) return t`You know this comic.`;
  return t`Look at the panels of what you missed: there it stands.`;
}
