import { beforeAll, expect, test } from 'vitest';
import { photosynthesisMeta } from './fixtures/photosynthesis.ts';
import type { FontBook } from './fonts.ts';
import { loadFontBook } from './fonts-node.ts';
import { labelPlaces } from './label-places.ts';
import { planPage } from './page-plan.ts';

let fonts: FontBook;
beforeAll(async () => {
  fonts = await loadFontBook();
});

const nodesOf = (labels: string[]) => labels.map((label) => ({ label, icon: 'x-kettle' }));
const placesOf = (labels: string[]) => {
  const panel = { caption: '', dialogue: [] };
  const panels = [
    { ...panel, scene: 'A kitchen.', background: 'kitchen' as const },
    { ...panel, scene: 'A board.', diagram: { kind: 'cycle' as const, nodes: nodesOf(labels) } },
  ];
  const plan = planPage({ pageNumber: 1, panels }, photosynthesisMeta, fonts);
  return { plan, places: labelPlaces(plan) };
};

test('each label of a diagram has the place where its lines are printed', () => {
  const labels = ['water rises', 'clouds form', 'rain falls', 'rivers run'];
  const { plan, places } = placesOf(labels);
  expect(places.map(({ panel, kind, name }) => ({ panel, kind, name }))).toEqual(
    labels.map((name) => ({ panel: 2, kind: 'label', name })),
  );
  for (const { name, x, y, width, height } of places) {
    const { runs } = plan.groups.find(({ role, text }) => role === 'label' && text === name)!;
    for (const run of runs) {
      expect(run.x).toBeGreaterThan(x * plan.width - 1);
      expect(run.x + run.width).toBeLessThan((x + width) * plan.width + 1);
      expect(run.y).toBeGreaterThan(y * plan.height);
      expect(run.y).toBeLessThan((y + height) * plan.height);
    }
  }
});

test('of what stands there twice nobody could say which is which', () => {
  const { places } = placesOf(['water', 'steam', 'water', 'ice']);
  expect(places.map(({ name }) => name)).toEqual(['steam', 'ice']);
});
