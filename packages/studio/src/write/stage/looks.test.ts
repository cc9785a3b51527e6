import { expect, it } from 'vitest';
import { memberWords } from '../../draw/cast/member-words.ts';
import { stagePage } from '../../draw/staging/stage-page.ts';
import { freeStories } from '../fixtures/free-stories.ts';
import { knownStories } from '../fixtures/known-stories.ts';
import { twelveStories } from '../fixtures/twelve-stories.ts';
import { loadWriter } from '../writer.ts';

const writer = await loadWriter();

it.each(Object.entries({ ...knownStories, ...freeStories, ...twelveStories }))(
  'tells everybody of %s in the words of the scene as they are drawn',
  (_, brief) => {
    const parts = writer.breakdown(brief);
    for (const { part } of parts) {
      const script = writer.script(brief, parts, part);
      const { title, concept, subject, grade, style, seed, country } = brief;
      const meta = { title, concept, subject, grade, style, seed, country, pageCount: script.length };
      for (const page of script)
        for (const { actors, index } of stagePage(page, meta)) {
          const { scene, diagram, cast } = page.panels[index]!;
          const untold = actors.flatMap(({ name, player }) => {
            // Whoever only looks on where nobody is cast is not told of.
            if (diagram || !cast || player.kind !== 'person') return [];
            const told = scene.slice(scene.indexOf(`${name} (`)).split(')')[0]!;
            return told.endsWith(memberWords(player.member))
              ? []
              : [`${told} ≠ ${memberWords(player.member)}`];
          });
          expect(untold).toEqual([]);
        }
    }
  },
);
