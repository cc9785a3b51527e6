import { describe, expect, it } from 'vitest';
import { speciesOf } from '../../draw/animals/animal.ts';
import { briefFor } from '../fixtures/brief.ts';
import { loadWriter } from '../writer.ts';

/** All panels of a comic of a story. */
const panelsOf = async (story: string, concept = 'How animals live') => {
  const writer = await loadWriter();
  const brief = briefFor({ concept, story });
  const parts = writer.breakdown(brief);
  return parts.flatMap(({ part }) => writer.script(brief, parts, part).flatMap((page) => page.panels));
};
const iconsIn = async (story: string) =>
  (await panelsOf(story)).flatMap(({ props = [] }) =>
    props.flatMap((prop) => ('icon' in prop ? [prop.icon] : [])),
  );

describe("no hen's egg and no hen's chick is shown for those of others", () => {
  it.each([
    'Mother emu laid eight dark green eggs. Father emu sat on the eggs. The eggs hatched in June.',
    'A mother salmon laid pink eggs in a stream. In spring the eggs hatched. The eggs were soft.',
    'A mother sea turtle dug a hole. She laid a hundred eggs. The eggs lay in the warm sand.',
    'A platypus dug a tunnel. She laid two eggs. She curled around the eggs.',
    'A mother penguin lays one egg. The father holds the egg on his feet.',
    'A robin built a nest. She laid four blue eggs. She sat on the eggs.',
    'A crocodile laid forty eggs. She watched the eggs day and night.',
    'A butterfly laid an egg on a leaf. The egg was as small as a dot.',
    'The hen laid a green egg. The green egg lay in the straw.',
    'A mother ostrich laid eggs in the sand. The eggs were huge. A chick came out.',
  ])('%s', async (story) => {
    const icons = await iconsIn(story);
    expect(icons).not.toContain('egg');
    expect(icons.filter((icon) => /chick/.test(icon))).toEqual([]);
  });

  it('shows those of a hen', async () => {
    expect(await iconsIn('The hen laid an egg in the barn. The egg was warm.')).toContain('egg');
  });
});

const glad = /^(?:smile|happy|joy|wink|grin|proud|talk|wow|explain)$/;

describe('no animal smiles that is hungry, thin, tired or afraid', () => {
  it.each([
    'After eight weeks the wolf was thin.',
    'The fox was hungry. The fox found no food.',
    'The old lion was tired. The lion lay down.',
    'The rabbit was frightened. The rabbit hid in the grass.',
    'The bear did not eat all winter.',
    'The thirsty zebra walked to the river.',
    'The elephant was lost. The elephant stood alone.',
    'A deer was hurt. The deer limped through the snow.',
  ])('%s', async (story) => {
    const faces = (await panelsOf(story)).filter(({ title }) => !title).flatMap(({ cast = [] }) => cast);
    expect(faces.length).toBeGreaterThan(0);
    for (const { expression = 'smile' } of faces) expect(expression).not.toMatch(glad);
  });

  it('has no animal put its hands on its hips, nor point', async () => {
    const panels = await panelsOf(
      'The fox ran. The fox sat. A wolf came. The wolf looked at the fox. The bear slept. The owl watched. The deer ate grass. The hare jumped.',
    );
    const animals = panels.flatMap(({ cast = [] }) => cast).filter(({ as }) => speciesOf(as));
    expect(animals.length).toBeGreaterThan(5);
    for (const { pose } of animals) expect(pose).not.toMatch(/^(?:hips|point|point-up|arms-crossed|shrug)$/);
  });
});

describe('fish of open water are in water or not seen', () => {
  it.each([
    'A mother salmon swam up the river. A bear waited at the waterfall. The salmon jumped. The salmon were tired.',
    'A herring swims in the sea near Norway. A shark hunts the herring. The herring hides.',
    'A trout hides under a stone in the stream. The trout eats a fly. A heron comes.',
    'The cod lay on the sea floor. The cod ate crabs. A seal came.',
  ])('%s', async (story) => {
    const panels = await panelsOf(story, 'Life of a fish');
    const places = panels.filter(({ cast = [] }) => cast.some(({ as }) => speciesOf(as) === 'fish'));
    expect(places.length).toBeGreaterThan(0);
    for (const { background } of places) expect(background).toMatch(/^(?:ocean|plain|burst)$/);
  });

  it('leaves a goldfish in its bowl', async () => {
    const panels = await panelsOf(
      'Mia had a goldfish in a bowl. The goldfish swam around. Mia fed the goldfish.',
    );
    expect(panels.some(({ cast = [] }) => cast.some(({ as }) => speciesOf(as) === 'fish'))).toBe(true);
  });
});
