import { expect, it } from 'vitest';
import { memberWords } from '../draw/cast/member-words.ts';
import { castNames } from '../draw/staging/casting.ts';
import { nameKey } from '../draw/staging/name-key.ts';
import { briefFor } from './fixtures/brief.ts';
import { loadWriter } from './writer.ts';

it.each(['Kenya', 'Japan', 'Sweden', 'India'])(
  'the scenes of a comic of %s tell how people are drawn',
  async (country) => {
    const writer = await loadWriter();
    const brief = {
      ...briefFor({
        concept: 'electricity',
        story:
          'Amina and her father sat in the living room. "Why is the street so dark?" asked Amina. Her father pointed at the window. Then they went into the kitchen. Amina made tea.',
      }),
      country,
    };
    const parts = writer.breakdown(brief);
    for (const { cast = [], scene } of writer.script(brief, parts, 1).flatMap(({ panels }) => panels))
      for (const { name, as } of cast) {
        const drawn = castNames([name], brief, new Map(as ? [[nameKey(name), as]] : [])).get(nameKey(name))!;
        if (drawn.kind === 'person') expect(scene).toContain(memberWords(drawn.member));
      }
  },
);
