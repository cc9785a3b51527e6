import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { photosynthesis, photosynthesisMeta } from './fixtures/photosynthesis.ts';
import type { FontBook } from './fonts.ts';
import { loadFontBook } from './fonts-node.ts';
import { planPage } from './page-plan.ts';
import { seenPlaces } from './seen-places.ts';
import { metaArbitrary, usualPage } from './testing-scripts.ts';

let fonts: FontBook;
beforeAll(async () => {
  fonts = await loadFontBook();
});

const meta: ComicMeta = { ...photosynthesisMeta, title: 'Leaves', seed: 'leaves', pageCount: 1 };
type Panel = ScriptPage['panels'][number];
const planOf = (panel: Partial<Panel>) =>
  planPage(
    { pageNumber: 1, panels: [{ scene: '', caption: '', dialogue: [], background: 'kitchen', ...panel }] },
    meta,
    fonts,
  );
const namesOf = (panel: Partial<Panel>) =>
  seenPlaces(planOf(panel)).map(({ kind, name }) => `${kind} ${name}`);

test('people by their names and things by their words stand where the plan has them', () => {
  const plan = planPage(photosynthesis[0]!, photosynthesisMeta, fonts);
  const places = seenPlaces(plan);
  expect(places.map(({ panel, kind, name }) => `${panel} ${kind} ${name}`)).toEqual(
    expect.arrayContaining(['1 person Maya', '1 person Dr. Sol', '1 thing potted plant', '3 thing sun']),
  );
  for (const { panel, name, kind, x, y, width, height } of places) {
    const { box, composition } = plan.panels[panel - 1]!;
    const centre = [(x + width / 2) * 1240 - box.x, (y + height / 2) * 1754 - box.y] as const;
    const actor = composition.actors.find((one) => one.actor.name === name);
    if (kind === 'person') {
      expect(Math.abs(centre[0] - actor!.x)).toBeLessThan(width * 1240 * 0.5);
      expect(actor!.x).toBeGreaterThan(x * 1240 - box.x);
      expect(actor!.x).toBeLessThan((x + width) * 1240 - box.x);
      expect(actor!.y).toBeGreaterThan(y * 1754 - box.y);
    } else {
      const thing = composition.things.find((one) => Math.hypot(one.x - centre[0], one.y - centre[1]) < 2);
      expect(thing).toBeDefined();
    }
  }
});

test('every place of a usual page lies in its panel, is large enough to tap, and is named once (seed 32)', () => {
  let found = 0;
  fc.assert(
    fc.property(usualPage, metaArbitrary, (page, anyMeta) => {
      const plan = planPage(page, anyMeta, fonts);
      const places = seenPlaces(plan);
      found += places.length;
      for (const { panel, x, y, width, height } of places) {
        const { box } = plan.panels[panel - 1]!;
        expect(x * 1240).toBeGreaterThan(Math.max(0, box.x) - 0.2);
        expect(y * 1754).toBeGreaterThan(Math.max(0, box.y) - 0.2);
        expect((x + width) * 1240).toBeLessThan(Math.min(1240, box.x + box.width) + 0.4);
        expect((y + height) * 1754).toBeLessThan(Math.min(1754, box.y + box.height) + 0.4);
        expect(Math.min(width * 1240, height * 1754)).toBeGreaterThan(49);
      }
      const names = places.map(({ panel, name }) => `${panel} ${name}`);
      expect(new Set(names).size).toBe(names.length);
    }),
    { numRuns: 60, seed: 32 },
  );
  expect(found).toBeGreaterThan(60);
});

test('what is there twice, is held besides, is a view of a whole place, or lies under words has no place', () => {
  const maya = { name: 'Maya', side: 'left' as const };
  expect(namesOf({ cast: [maya], props: [{ icon: 'x-kettle' }] })).toEqual(['thing kettle', 'person Maya']);
  expect(namesOf({ props: [{ icon: 'x-kettle' }, { icon: 'x-kettle' }] })).toEqual([]);
  expect(namesOf({ props: [{ icon: 'x-river-bend' }] })).toEqual([]);
  expect(namesOf({ props: [{ icon: 'x-kettle', label: 'our kettle' }] })).toEqual(['thing our kettle']);
  const plan = planOf({ cast: [maya], props: [{ icon: 'x-kettle' }], caption: 'Water.' });
  const { blocks, things } = plan.panels[0]!.composition;
  const { x, y } = things[0]!;
  const [caption] = blocks;
  Object.assign(caption!, { x: x - 300, y: y - 300, shape: { ...caption!.shape, width: 600, height: 600 } });
  expect(seenPlaces(plan).map(({ name }) => name)).not.toContain('kettle');
});

test('in another language a thing has the word that its panel or page says for it', () => {
  const told = {
    de: ['Das Wasser kocht, und der Dampf steigt aus dem Kochtopf auf.', 'x-pot', 'Kochtopf'],
    es: ['El perro de Ana mira cómo la luna sube por el cielo de la noche.', 'full-moon', 'luna'],
    fr: ['L’eau monte dans l’air, et puis le soleil la fait briller.', 'sun', 'soleil'],
    hi: ['पानी हवा में ऊपर जाता है और सूरज उसे गरम करता है।', 'sun', 'सूरज'],
  };
  for (const [caption, icon, word] of Object.values(told)) {
    expect(namesOf({ caption, props: [{ icon: icon! }] })).toEqual([`thing ${word}`]);
    // A picture that the words do not speak of.
    expect(namesOf({ caption, props: [{ icon: 'hammer' }] })).toEqual([]);
  }
  expect(
    namesOf({
      caption: 'Und dann ist es so weit.',
      dialogue: [{ speaker: 'Lena', text: 'Die Sonne scheint auf den Baum, und es ist warm.' }],
      props: [{ icon: 'sun' }],
    }),
  ).toContain('thing Sonne');
});

test('in another language a thing has the word that the comic gives it, or no place', () => {
  const caption = 'Das Wasser kocht, und der Dampf steigt aus der Kanne auf.';
  expect(namesOf({ caption, props: [{ icon: 'x-kettle' }] })).toEqual([]);
  expect(namesOf({ caption, props: [{ icon: 'x-kettle', label: 'Kessel' }] })).toEqual(['thing Kessel']);
});
