import type { PartWish } from '@panelwise/contracts/domain/part-wishes';
import type { Place } from '@panelwise/contracts/domain/places';
import type { SceneName } from '@panelwise/studio/draw/vocabulary';

type Wish = Omit<PartWish, 'part'>;

/** The wish with another place in place of one that is seen: where that stands for another, it is this one that changes. */
export function showInstead({ opensAt, moves = [], ...wish }: Wish, seen: Place, wanted: Place): Wish {
  const standsIn = opensAt === seen || moves.some(({ to }) => to === seen);
  const moved = moves.map((move) => (move.to === seen ? { ...move, to: wanted } : move));
  return withMoves(
    { ...wish, opensAt: opensAt === seen ? wanted : opensAt },
    standsIn ? moved : [...moved.filter(({ from }) => from !== seen), { from: seen, to: wanted }],
  );
}

/** Whether somebody wanted to see this place. */
export const isWanted = ({ opensAt, moves = [] }: Wish, seen: SceneName): boolean =>
  opensAt === seen || moves.some(({ to }) => to === seen);

/** The wish without this place: what the story says is seen again. */
export function asRead({ opensAt, moves = [], ...wish }: Wish, seen: SceneName): Wish {
  return withMoves(
    { ...wish, opensAt: opensAt === seen ? undefined : opensAt },
    moves.filter(({ to }) => to !== seen),
  );
}

/** Without keys that say nothing, as the server keeps it. */
function withMoves({ opensAt, ...wish }: Wish, moves: NonNullable<Wish['moves']>): Wish {
  const telling = moves.filter(({ from, to }) => from !== to);
  return { ...wish, ...(opensAt && { opensAt }), ...(telling.length > 0 && { moves: telling }) };
}
