import { clothesChoices, hairStyles } from '@panelwise/contracts/domain/cast';
import { describe, expect, it } from 'vitest';
import { castNames } from './casting.ts';

const cast = (as: string | undefined, choice?: object) => {
  const choices = choice ? [{ name: 'Sam', ...choice }] : undefined;
  const looks = new Map(as ? [['sam', as]] : []);
  return castNames(['Sam'], { seed: 's', ...(choices && { cast: choices }) }, looks).get('sam')!;
};
const member = (as: string | undefined, choice?: object) => {
  const player = cast(as, choice);
  if (player.kind !== 'person') throw new Error('Sam is no person.');
  return player.member;
};

describe('what a creator chooses of a look', () => {
  it('is drawn over what the studio would choose, and the rest stays', () => {
    const own = member('girl');
    const chosen = member('girl', { look: { skin: 4, wheelchair: true } });
    expect(chosen).toMatchObject({ skin: 4, wheelchair: true, hair: own.hair, top: own.top });
    expect(chosen.id).not.toBe(own.id);
  });

  it('goes with every hair and all clothes', () => {
    for (const hair of hairStyles) expect(member('man', { look: { hair } }).hair).toBe(hair);
    for (const clothes of clothesChoices) expect(member('girl', { look: { clothes } }).outfit).toBe(clothes);
  });

  it('paints no hair in the colour of a scarf, and no scarf in that of hair', () => {
    const scarf = member('girl', { look: { hair: 'hijab', hairColor: 'blond' } });
    expect(scarf.hairColor).not.toBe('#d9a441');
    const key = 'amina';
    const player = castNames(['Amina'], { seed: 's', cast: [{ name: 'Amina', look: { hair: 'bob' } }] }).get(
      key,
    )!;
    expect(player).toMatchObject({ member: { hair: 'bob', hairColor: '#4a2c1d' } });
  });

  it('turns somebody into an animal whatever the script says, and leaves a dressed woman in her time', () => {
    expect(cast('girl', { kind: 'dog' }).kind).toBe('animal');
    expect(member('egypt-woman', { kind: 'woman' }).id).toBe(member('egypt-woman').id);
  });

  it('changes nothing for anybody else', () => {
    expect(cast('girl', undefined)).toEqual(
      castNames(
        ['Sam'],
        { seed: 's', cast: [{ name: 'Mia', look: { skin: 0 } }] },
        new Map([['sam', 'girl']]),
      ).get('sam'),
    );
  });
});
