import { expect, it } from 'vitest';
import { briefFor } from './fixtures/brief.ts';
import { panelText } from './panel-text.ts';
import { loadWriter } from './writer.ts';

const writer = await loadWriter();

const panelsOf = (concept: string, story: string) => {
  const brief = briefFor({ concept, title: concept, story });
  const parts = writer.breakdown(brief);
  return parts.flatMap(({ part }) => writer.script(brief, parts, part).flatMap(({ panels }) => panels));
};

it('ends with the story’s own sentence that holds the concept', () => {
  const last = panelsOf(
    'Composting',
    'Oma Lies emptied the bucket behind the shed. Tiny animals eat the peels and leave dark earth. "That is composting, and it is older than any shop," said Oma Lies. Jonas held his nose. A robin took a worm. Jonas laughed and ran back to the kitchen.',
  ).at(-1)!;
  expect(panelText(last)).toContain('That is composting, and it is older than any shop.');
});

it('does not end with a sentence that only points at what is not seen', () => {
  const told = panelsOf(
    'Yeast',
    'Leo poured the grey powder into a bowl. "What is that?" he asked. "That is yeast," said Aunt Carla. They mixed it with flour. Leo covered the bowl with a towel. The dough grew. Aunt Carla put it in the oven. At noon Leo cut a slice.',
  );
  expect(panelText(told.at(-1)!)).not.toContain('That is yeast');
  expect(told.map(panelText).join(' ')).toContain('That is yeast');
});

it('does not end with a sentence that only means what stood before it', () => {
  const told = panelsOf(
    'Transpiration',
    'Most of the water escapes through tiny pores. This loss of water is called transpiration. On a hot day a plant loses more water than on a cool day. At night most pores close. A cactus has thick stems to store water.',
  );
  expect(panelText(told.at(-1)!)).not.toContain('This loss of water');
});

it('opens a story of another language where it plays, and not in its school year', () => {
  const brief = briefFor({
    concept: 'Winterschlaf',
    title: 'Der Igel',
    subject: 'Sachunterricht',
    grade: '3',
    country: 'Deutschland',
    lesson: undefined,
    story:
      'Im Oktober findet Jonas im Garten einen kleinen Igel. Der Igel rollt sich zusammen. Jonas holt Opa. Opa lacht.',
  } as never);
  const [page] = writer.script(brief, writer.breakdown(brief), 1);
  expect(page!.panels[0]!.background).toBe('garden');
});

it('has no panel at its end that only repeats the title or what was just told', () => {
  const told = panelsOf(
    'Composting',
    'Jonas held his nose. A robin took a worm. Jonas ran to the kitchen. Oma Lies emptied the bucket. "That is composting," said Oma Lies.',
  );
  expect(told.map(panelText).filter((text) => /That is composting/.test(text))).toHaveLength(1);
  const sad = panelsOf(
    'Borders',
    'Mila fled with her mother. A bomb killed the neighbours. They slept in a train. In the morning Mila drew a house.',
  );
  expect(panelText(sad.at(-1)!)).toContain('house');
});

it('names parts after what they teach, and by number where they teach nothing new', () => {
  const part = (words: string) =>
    Array.from(
      { length: 14 },
      (_, i) =>
        `Ada and Ben ${words} in the garden for the ${i + 2}th time, and then they walked home past the mill.`,
    ).join(' ');
  const brief = briefFor({
    concept: 'The water wheel',
    title: 'Wheels',
    story: `${part('looked at the water wheel')} ${part('ate a plum')} ${part('sang a song')} ${part('fed a hen')}`,
  });
  const titles = writer.breakdown(brief).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(1);
  expect(titles[0]).toBe('The Water Wheel');
  expect(titles.join(' ')).not.toMatch(/Ada|Ben/);
});

it('names a request as no story, and offers the lesson on it', () => {
  const { lesson: _, ...brief } = briefFor({
    concept: 'Volcanoes',
    story:
      'my son has a test on volcanoes on Friday and mixes up lava and magma all the time. Maybe something with our parrot in it, he likes that a lot??',
  });
  const [warning] = writer.check(brief).warnings;
  expect(warning?.questions).toHaveLength(2);
  expect(warning?.lessons).not.toEqual([]);
});

it('opens a story at night where all of it that plays there is at night', () => {
  const camp =
    'Zuri sat up in her tent. She had heard something. The stars were bright above the camp. She lit her lantern and looked out. An owl called from the tree. Her father was fast asleep. She crept back into her sleeping bag.';
  expect(panelsOf('Owls', camp)[0]!.scene).toContain('in a camp of tents at night');
  const morning = ' In the morning they found tracks beside the tent. They lit a fire and ate.';
  expect(panelsOf('Owls', camp + morning)[0]!.scene).not.toContain('at night');
});
