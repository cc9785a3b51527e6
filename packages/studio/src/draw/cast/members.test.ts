import { describe, expect, it } from 'vitest';
import { castMembers, membersInRole } from './members.ts';

describe('castMembers', () => {
  it('has one id for each player and people of every age', () => {
    expect(new Set(castMembers.map(({ id }) => id)).size).toBe(castMembers.length);
    for (const age of ['small', 'kid', 'teen', 'adult', 'elder'])
      expect(castMembers.filter((member) => member.age === age).length).toBeGreaterThan(1);
  });

  it('has families of several ages whose members share a skin within one step', () => {
    const families = Map.groupBy(
      castMembers.filter(({ family }) => family),
      ({ family }) => family,
    );
    for (const members of families.values()) {
      expect(new Set(members.map(({ age }) => age)).size).toBeGreaterThan(1);
      const skins = members.map(({ skin }) => skin);
      expect(Math.max(...skins) - Math.min(...skins)).toBeLessThanOrEqual(1);
    }
  });
});

describe('membersInRole', () => {
  it.each([
    ['Mom', 'adult', 'she'],
    ['Dad', 'adult', 'he'],
    ['Uncle Ben', 'adult', 'he'],
    ['My aunt', 'adult', 'she'],
    ['Grandma Josie', 'elder', 'she'],
    ['Grandpa', 'elder', 'he'],
    ['Little brother', 'small', 'he'],
  ])('finds a player for %s', (name, age, gender) => {
    expect(membersInRole(name)[0]).toMatchObject({ age, gender });
  });

  it('crowns kings and queens, and nobody whose surname is King', () => {
    expect(membersInRole('the King')[0]?.crown).toBe(true);
    expect(membersInRole('Queen Ama')[0]?.crown).toBe(true);
    expect(membersInRole('Mr. King')).toEqual([]);
    expect(membersInRole('Kingsley')).toEqual([]);
  });
});
