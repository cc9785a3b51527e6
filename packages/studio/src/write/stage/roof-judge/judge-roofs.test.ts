import { describe, expect, it } from 'vitest';
import { writeBreakdown } from '../../breakdown.ts';
import { writeScript } from '../../script.ts';
import { analyseStory } from '../../story/analyse-story.ts';
import { aroundIn } from './around.ts';
import { likelyRoofs } from './judge-roofs.ts';

/** Nobody says where it is: the sheep and the wind tell of the open air. */
const outside =
  'Bayar and his father walked out at noon to look for the sheep. The wind blew hard from the hills. They climbed over the stones and called. Nine sheep stood close together behind a rock. Bayar carried the smallest lamb on his shoulders. They walked back against the wind. Their dog ran ahead. It was cold and the snow was deep.';
const inside =
  'Mina sat down on the sofa beside her grandmother. The clock on the wall ticked. Grandmother poured tea from the kettle. Mina looked at the photos in the drawer. She asked who the boy was. "That is your grandfather," said Grandmother. She closed the drawer. Then they washed the cups in the sink.';
const explained =
  'A magnet has two poles. Like poles push each other away. Unlike poles pull each other. Iron and nickel are pulled by a magnet. Copper is not. The Earth is a magnet, too. A compass shows its field. Heat can make a magnet weak.';

const around = (text: string) => {
  const story = analyseStory({ concept: 'a day', story: text });
  return story.sentences.map((sentence) => aroundIn(sentence, story));
};

describe('what is around people where no place is known', () => {
  it('is the open air where the story plays outdoors, and never a room there', () => {
    const seen = around(outside);
    expect(seen.filter((one) => one === 'open-air').length).toBeGreaterThanOrEqual(4);
    expect(seen).not.toContain('room');
  });

  it('is white where the story plays in the snow', () => {
    const seen = around(
      `${outside} The snow creaked under the sledge. They pulled the sledge over the snow until dark.`,
    );
    expect(seen.filter((one) => one === 'snow').length).toBeGreaterThanOrEqual(4);
    expect(seen).not.toContain('open-air');
  });

  it('is a room where the story plays indoors, and never the open air there', () => {
    const seen = around(inside);
    expect(seen.filter((one) => one === 'room').length).toBeGreaterThanOrEqual(4);
    expect(seen).not.toContain('open-air');
  });

  it('is nothing where the story only explains, is short, or is told in another language', () => {
    const nothing = (count: number) => Array.from({ length: count }, () => undefined);
    expect(around(explained)).toEqual(nothing(8));
    expect(around('Bayar looked for the sheep. The wind blew hard.')).toEqual(nothing(2));
    expect(around('Lena saß am Tisch. Der Wind wehte.')).toEqual(nothing(2));
  });

  it('knows nothing without what it has learned', () => {
    for (const { outdoors, indoors } of likelyRoofs(
      analyseStory({ concept: 'a day', story: outside }).sentences,
      {},
    )) {
      expect(outdoors).toBeLessThan(0.5);
      expect(indoors).toBeLessThan(0.5);
    }
  });

  it('is behind people in the comic, and not behind a thing alone', () => {
    const brief = {
      title: 'Sheep',
      concept: 'a winter day',
      story: outside,
      subject: '',
      grade: '5',
      country: 'Mongolia',
      style: 'comic',
      seed: 's',
      pack: undefined,
    };
    const parts = writeBreakdown(brief);
    const panels = parts.flatMap(({ part }) =>
      writeScript(brief, parts, part).flatMap((page) => page.panels),
    );
    const open = panels.filter(({ background }) => background === 'open-air');
    expect(open.length).toBeGreaterThan(0);
    for (const { cast = [], scene } of open) {
      expect(cast.length).toBeGreaterThan(0);
      expect(scene).toContain('in the open air');
    }
  });
});
