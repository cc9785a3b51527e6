import type { Script } from '@panelwise/contracts/domain/script';
import { describe, expect, it } from 'vitest';
import { briefFor } from './fixtures/brief.ts';
import { isUntold } from './items/untold-answer.ts';
import { lessons } from './packs/catalogue.ts';
import { lessonLines } from './story-lesson/lesson-lines.ts';
import { loadWriter } from './writer.ts';

const writer = await loadWriter();

/** All parts of a story that is told together with the lesson of its concept. */
function comicsOf(concept: string, story: string, more = {}): Script[] {
  const brief = briefFor({ concept, story, ...more });
  const parts = writer.breakdown(brief);
  return parts.map(({ part }) => writer.script(brief, parts, part));
}
const panelsOf = (scripts: Script[]) => scripts.flatMap((script) => script.flatMap(({ panels }) => panels));
const wordsOf = (scripts: Script[]) =>
  panelsOf(scripts)
    .flatMap(({ caption, captionBottom, dialogue }) => [
      caption,
      captionBottom,
      ...dialogue.map(({ text }) => text),
    ])
    .join('\n');
const speakersOf = (scripts: Script[]) =>
  new Set(panelsOf(scripts).flatMap(({ dialogue }) => dialogue.map(({ speaker }) => speaker)));

const kiosk =
  'Sana and her grandmother sell juice at the river. They ask $3 a glass, and at noon everything is sold out. Sana counts the coins. In the evening they drink the last glass themselves.';

describe('a story with a lesson', () => {
  it('is told by its own people', () => {
    expect([...speakersOf(comicsOf('Supply and demand', kiosk))].sort()).toEqual([
      'Sana',
      "Sana's grandmother",
    ]);
  });

  it('keeps its own prices and has no second plot', () => {
    const words = wordsOf(comicsOf('Supply and demand', kiosk, { subject: 'Economics' }));
    expect([...words.matchAll(/\$\d+/g)].map(([price]) => price)).toEqual(['$3']);
    expect(words).not.toMatch(/still full|my lemonade|little brother|lemonade stand/i);
    expect(words).toMatch(/\*?Demand\*? is how much buyers want/);
  });

  it('tells its sentences in their order, the lesson after them and its last scene at the end', () => {
    const [one, two] = comicsOf('Supply and demand', kiosk);
    const kinds = (script: Script) =>
      panelsOf([script]).map(({ factIds = [] }) => (factIds.some((id) => /^s\d+$/.test(id)) ? 's' : 'l'));
    expect(kinds(one!).join('')).toMatch(/^ls+l+$/);
    expect(kinds(two!).join('')).toMatch(/^ls+l+s$/);
  });

  it('stays where the story plays', () => {
    const places = new Set(
      panelsOf(comicsOf('Supply and demand', kiosk))
        .filter(({ diagram }) => !diagram)
        .map(({ background }) => background),
    );
    expect([...places].every((place) => place === 'river' || place === 'burst' || place === 'plain')).toBe(
      true,
    );
  });

  it('shows of the things of the pack those that its words name, and none that stand about in its places', () => {
    const story = 'Sana stands on the playground in the snow. Mr. Kaya calls her in. The bell rings.';
    const icons = panelsOf(comicsOf('Heat transfer', story)).flatMap(({ props = [] }) =>
      props.map((prop) => ('icon' in prop ? prop.icon : '')),
    );
    expect(icons.filter((icon) => /food|pan/.test(icon))).toEqual([]);
    expect(icons).toEqual(expect.arrayContaining(['x-snowman-coat', 'x-ice-in-juice', 'x-sun-to-earth']));
  });

  it('introduces the studio’s guide to children', () => {
    const scripts = comicsOf(
      'Friction',
      'Sana and Ilya pull a sledge over the sand. It hardly moves. They stop.',
    );
    const [guide] = [...speakersOf(scripts)].filter((name) => name !== 'Sana' && name !== 'Ilya');
    const first = panelsOf(scripts).findIndex(({ cast = [] }) => cast.some(({ name }) => name === guide));
    expect(panelsOf(scripts)[first]!.caption).toContain(guide);
  });

  it('does not tell again what the story has explained, and asks about it where the story tells it', () => {
    const story =
      'Sana and her uncle climb up. Magma is melted rock that lies under the ground. The ground is warm.';
    const brief = briefFor({ concept: 'Volcanoes', story });
    const parts = writer.breakdown(brief);
    const script = writer.script(brief, parts, 1);
    expect(wordsOf([script]).match(/magma\*? is/gi)).toHaveLength(1);
    const about = panelsOf([script]).filter(({ factIds }) => factIds?.includes('magma'));
    expect(about[0]!.caption).toContain('is melted rock that lies under the ground');
  });

  it('says no line of the studio twice, and none beside violence and death', () => {
    for (const seed of ['a', 'b', 'c']) {
      const [one] = comicsOf('Volcanoes', 'Sana and her uncle look at the mountain. Smoke rises.', { seed });
      const lines = panelsOf([one!]).flatMap(({ dialogue }) => dialogue.map(({ text }) => text));
      expect(new Set(lines).size).toBe(lines.length);
    }
    const grave = comicsOf(
      'Earthquakes',
      'The ground shook at night. Nine people died in the ruins of the school.',
    );
    expect(panelsOf(grave).flatMap(({ dialogue }) => dialogue)).toEqual([]);
  });

  it('jokes nowhere when something in it is sad', () => {
    const words = wordsOf(
      comicsOf('Food chains', 'Sana is very sad because her hen has run away. Her uncle finds feathers.'),
    );
    const bright = lessonLines.tookIn.filter((line) => words.includes(line));
    expect(bright).toEqual([]);
  });

  it('opens and ends in other words with another seed', () => {
    const endings = [...'abcdefgh'].map((seed) => {
      const [one] = comicsOf(
        'Magnets',
        'Sana and her uncle sit in the kitchen. A spoon lies there. It is evening.',
        {
          seed,
        },
      );
      const panels = panelsOf([one!]);
      return `${panels[0]!.dialogue[0]!.text} ${panels.at(-1)!.dialogue.at(-1)!.text}`;
    });
    expect(new Set(endings).size).toBeGreaterThan(3);
  });

  it('gives a story of a sentence or two the plot of the lesson, with its own people', () => {
    const scripts = comicsOf('Photosynthesis', 'Sana waters a plant with her grandmother.');
    expect([...speakersOf(scripts)].sort()).toEqual(['Sana', "Sana's grandmother"]);
    expect(wordsOf(scripts)).toContain('Sana waters a plant with her grandmother.');
    expect(wordsOf(scripts)).toContain('sunlight* runs the kitchen');
  });

  it('gives no panel of its own to where people are, when the opening of the lesson shows them there', () => {
    const panelsAt = (place: string) =>
      panelsOf(comicsOf('Friction', `Sana and her grandmother are ${place}.`)).filter(({ caption }) =>
        caption?.includes('grandmother are'),
      );
    expect(panelsAt('at home')).toEqual([]);
    expect(panelsAt('in the garden')).toHaveLength(1);
  });

  it('leaves the plot of the lesson out where a short story says otherwise', () => {
    const words = (story: string) => wordsOf(comicsOf('Supply and demand', story));
    const plot = /nobody buys|sold out|jug/i;
    expect(words('Sana sells lemonade.')).toMatch(plot);
    expect(words('Sana sells lemonade for $7 a glass.')).not.toMatch(plot);
  });

  it('is named after what it teaches, not after the plot of the pack', () => {
    const [first] = writer.breakdown(briefFor({ concept: 'Supply and demand', story: kiosk }));
    expect(first!.title).toBe('Market, Demand and Supply');
  });
});

it('asks in every lesson only what a panel of it teaches and tells', () => {
  for (const pack of lessons) {
    const brief = briefFor({
      concept: pack.match[0]!,
      subject: pack.subject,
      story: 'Sana and her uncle sit on a bench. They talk.',
    });
    const parts = writer.breakdown(brief);
    for (const { part } of parts) {
      const script = writer.script(brief, parts, part);
      const lesson = { brief, parts, part, script };
      const items = [...writer.quiz(lesson), ...writer.hardcoreQuiz(lesson)];
      expect(items.length, pack.id).toBeGreaterThan(3);
      expect(items.filter((item) => !item.taughtAt || isUntold(item, script))).toEqual([]);
    }
  }
});
