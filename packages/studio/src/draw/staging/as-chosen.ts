import type { Appearance, CastChoice } from '@panelwise/contracts/domain/cast';
import type { CastMember } from '../cast/members.ts';
import { clothesPaint, hairPaint, scarfPaint } from '../cast/palette.ts';
import { hashText } from '../random.ts';
import type { Player } from './player.ts';

/** A player as their creator wants them; what was not chosen stays. Animals and crowds have no looks to choose. */
export function asChosen(player: Player, choice: CastChoice | undefined, name: string): Player {
  if (player.kind !== 'person' || !choice?.look) return player;
  return { kind: 'person', member: dressed(player.member, choice.look, name) };
}

function dressed(member: CastMember, look: Appearance, name: string): CastMember {
  const key = hashText(`${member.id}|${JSON.stringify(look)}`).toString(36);
  return {
    ...member,
    id: `${member.id}-${key}`,
    ...(look.skin !== undefined && { skin: look.skin as CastMember['skin'] }),
    ...hairOf(member, look, name),
    ...clothesOf(look),
    ...(look.glasses !== undefined && { glasses: look.glasses }),
    ...(look.hearingAid !== undefined && { hearingAid: look.hearingAid }),
    ...(look.wheelchair !== undefined && { wheelchair: look.wheelchair }),
    ...(look.blade !== undefined && { prosthesis: look.blade, ...(look.blade && { shorts: true }) }),
    ...(look.beard !== undefined && { beard: look.beard }),
  };
}

function hairOf(member: CastMember, { hair, hairColor }: Appearance, name: string): Partial<CastMember> {
  const style = hair ?? member.hair;
  const wasScarf = member.hair === 'hijab';
  if (style === 'hijab')
    return wasScarf ? {} : { hair: style, hairColor: scarfPaint[hashText(name) % scarfPaint.length]! };
  // The colour of a cloth is none of hair.
  const own = wasScarf ? hairPaint.brown : member.hairColor;
  return { hair: style, hairColor: hairColor ? hairPaint[hairColor] : own };
}

/** Clothes of today in place of what a calling or a time would wear. */
function clothesOf({ clothes, clothesColor }: Appearance): Partial<CastMember> {
  return {
    ...(clothes && { outfit: clothes }),
    ...(clothesColor && { top: clothesPaint[clothesColor] }),
  };
}
