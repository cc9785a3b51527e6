import type { ComicMeta, ScriptPanel } from '@panelwise/contracts/domain/script';
import { describe, expect, it } from 'vitest';
import { castMembers } from '../cast/members.ts';
import { memberActing } from '../testing-players.ts';
import type { PersonLook } from '../vocabulary.ts';
import { castNames } from './casting.ts';
import { stagePage } from './stage-page.ts';

const meta: ComicMeta = {
  title: 't',
  concept: 'c',
  subject: 'Science',
  grade: '5',
  style: 'comic',
  seed: 'seed',
  pageCount: 1,
};
const stage = (panel: Partial<ScriptPanel>) =>
  stagePage({ pageNumber: 1, panels: [{ scene: '', caption: '', dialogue: [], ...panel }] }, meta)[0]!;

describe('stagePage', () => {
  it.each([
    ['A teacher at the blackboard.', 'classroom'],
    ['Night falls over the town.', 'city'],
    ['A starry night.', 'night'],
    ['Ben lies in bed and dreams of rain.', 'bedroom'],
    ['The Senate debates the bill.', 'capitol'],
    ['Inside a chloroplast.', 'cell'],
    ['A caravan of camels in the desert.', 'desert'],
  ])('reads the place from the words: %s', (scene, place) => {
    expect(stage({ scene }).scene).toBe(place);
  });

  it('takes a named background before the words', () => {
    expect(stage({ scene: 'The ocean at night.', background: 'lab' }).scene).toBe('lab');
  });

  it('shows things that the scene names, but not the place once more', () => {
    expect(stage({ scene: 'A microscope and two coins on a desk.' }).props).toEqual([
      { icon: 'microscope' },
      { icon: 'coin', count: 2 },
    ]);
    expect(stage({ scene: 'Smoke over the volcano.' }).props).toEqual([]);
    expect(stage({ scene: 'A microscope.', props: [] }).props).toEqual([]);
  });

  it('takes no thing from a name, a sign of the zodiac or a word that mostly means something else', () => {
    const cast = [{ name: 'Leo' }, { name: 'Ruby Rocket' }];
    expect(stage({ scene: 'Leo, a boy, and Ruby Rocket look at the rocket.', cast }).props).toEqual([
      { icon: 'rocket' },
    ]);
    expect(stage({ scene: 'leo and virgo wave at the light this time.', cast }).props).toEqual([]);
  });

  it.each([
    ['A girl sits on a bench with a lantern.', ['x-lantern']],
    ['The fire truck stops.', ['fire-engine']],
    ['A wooden bridge and an old tower.', ['x-bridge', 'x-tower']],
    ['Two friends watch and wave.', []],
    ['He holds a paper boat to her ear.', ['x-paper-boat']],
  ])('shows by the pictures of words what a scene tells of: %s', (scene, icons) => {
    expect(stage({ scene }).props).toEqual(icons.map((icon) => ({ icon })));
  });

  it('puts nobody beside words that are not about them', () => {
    const panels = [
      { scene: '', background: 'plain', caption: 'Nobody can say why.', dialogue: [] },
      { scene: '', caption: '', dialogue: [{ speaker: 'Maya', text: 'Hm.' }] },
    ];
    const [first] = stagePage({ pageNumber: 1, panels }, meta);
    expect(first!.actors).toEqual([]);
  });

  it('casts speakers left to right and keeps a voice that is not in the picture outside it', () => {
    const dialogue = [
      { speaker: 'Maya', text: 'Who is there?' },
      { speaker: 'Leo', text: 'Me!' },
    ];
    expect(stage({ dialogue }).actors.map(({ name, side }) => [name, side])).toEqual([
      ['Maya', 'left'],
      ['Leo', 'right'],
    ]);
    const { lines } = stage({ dialogue, cast: [{ name: 'Maya', side: 'right' }] });
    expect(lines.map((line) => line.actor)).toEqual([0, undefined]);
  });

  it('draws the people that a scene speaks of when nobody talks', () => {
    expect(
      stage({ scene: 'The scientist looks up.' }).actors.map((actor) => memberActing(actor).age),
    ).toEqual(['adult']);
    expect(stage({ scene: 'Kenji waves.' }).actors.map((actor) => memberActing(actor).id)).toEqual(['kenji']);
  });

  it('takes pose names in any spelling and makes up what is unknown', () => {
    const [first, second] = stage({
      cast: [
        { name: 'Maya', pose: 'pointUp' },
        { name: 'Leo', pose: 'moonwalk' },
      ],
    }).actors;
    expect(first!.pose).toBe('point-up');
    expect(second!.pose).not.toBe('moonwalk');
  });
});

describe('castNames', () => {
  const cast = (...names: string[]) =>
    [...castNames(names, meta).values()].map((player) => memberActing({ player }));

  const acting = (name: string, as: PersonLook) =>
    memberActing({
      player: castNames([name], meta, new Map([[name.toLowerCase(), as]])).get(name.toLowerCase())!,
    });

  it('gives the studio players their own names', () => {
    expect(cast('Dr. Sol', 'ZURI').map((member) => member.id)).toEqual(['dr-sol', 'zuri']);
  });

  it('makes titled people grown-ups and grandparents elders', () => {
    expect(cast('Professor Okoro', 'Captain Vega', 'Grandma Bee').map((member) => member.age)).toEqual([
      'adult',
      'adult',
      'elder',
    ]);
    expect(cast('Captain Vega')[0]!.outfit).toBe('uniform');
    expect(cast('President')[0]!.outfit).not.toBe('coat');
  });

  it.each([
    ['Barbara', 'boy', 'kid', 'he'],
    ['Tom', 'girl', 'kid', 'she'],
    ['Andrea', 'man', 'adult', 'he'],
    ['Uncle Ben', 'woman', 'adult', 'she'],
    ['Noor', 'old-man', 'elder', 'he'],
    ['Mr. Vu', 'old-woman', 'elder', 'she'],
    ['Maya', 'old-man', 'elder', 'he'],
  ] as const)('lets the script settle what a name does not: %s is drawn as a %s', (name, as, age, gender) => {
    const member = acting(name, as);
    expect(member).toMatchObject({ age, gender });
    expect(member.crown).toBeFalsy();
  });

  it.each([
    ['child', 'kid'],
    ['adult', 'adult'],
    ['elder', 'elder'],
  ] as const)('leaves open whether a %s is a he or a she', (as, age) => {
    const people = Array.from({ length: 24 }, (_, i) => acting(`Name ${i}`, as));
    expect(new Set(people.map((member) => member.age))).toEqual(new Set([age]));
    expect(new Set(people.map((member) => member.gender)).size).toBe(2);
  });

  it('keeps the players their own names and roles where they fit', () => {
    expect(acting('Maya', 'girl').id).toBe('maya');
    expect(acting('Grandma Rosa', 'elder').id).toBe('grandma-rosa');
    expect(acting('Dad', 'man')).toEqual(memberActing({ player: castNames(['Dad'], meta).get('dad')! }));
  });

  it('gives who is drawn as something one look, whoever else is there', () => {
    const names = ['Ann', 'Bea', 'Cleo', 'Dot', 'Eve', 'Fay', 'Gwen', 'Hope'];
    const looks = new Map(names.map((name) => [name.toLowerCase(), 'girl'] as const));
    const together = [...castNames(names, meta, looks).values()];
    const alone = names.map((name) => castNames([name], meta, looks).get(name.toLowerCase()));
    expect(together).toEqual(alone);
    expect(new Set(together.map((player) => memberActing({ player }).id)).size).toBe(names.length);
    const other = castNames(names, { ...meta, seed: 'other' }, looks);
    expect([...other.values()]).not.toEqual(together);
  });

  it('takes no girl or boy from the sound of a name that may be either', () => {
    for (const name of ['Mika', 'Sasha', 'Alex', 'Sam', 'Robin']) {
      const seeds = Array.from({ length: 30 }, (_, i) => `seed ${i}`);
      const genders = seeds.map(
        (seed) =>
          memberActing({ player: castNames([name], { ...meta, seed }).get(name.toLowerCase())! }).gender,
      );
      expect(new Set(genders).size, name).toBe(2);
    }
  });

  it('ignores what nobody can be drawn as', () => {
    for (const as of ['__proto__', 'constructor', 'toString', 'dragon', 'Dog', ''])
      expect(stage({ cast: [{ name: 'Ravi', as }] }).actors[0]!.player).toEqual(
        stage({ cast: [{ name: 'Ravi' }] }).actors[0]!.player,
      );
  });

  it('never gives one player two names while there are players left', () => {
    const names = Array.from({ length: castMembers.length }, (_, i) => `Name${i}`);
    expect(new Set(cast(...names).map((member) => member.id)).size).toBe(castMembers.length);
  });
});

it('shows somebody at the age that each panel says', () => {
  const panel = (as: string): ScriptPanel => ({
    scene: '',
    caption: '',
    dialogue: [],
    cast: [{ name: 'Akinyi', as }],
  });
  const ages = stagePage(
    { pageNumber: 1, panels: ['girl', 'woman', 'old-woman', 'girl'].map(panel) },
    meta,
  ).map(({ actors }) => {
    const { player } = actors[0]!;
    return player.kind === 'person' ? player.member.age : player.kind;
  });
  expect(ages).toEqual(['kid', 'adult', 'elder', 'kid']);
});
