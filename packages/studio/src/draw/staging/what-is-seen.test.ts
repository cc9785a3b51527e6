import { type ComicMeta, panelSchema } from '@panelwise/contracts/domain/script';
import { expect, test } from 'vitest';
import { whatIsSeen } from './what-is-seen.ts';

const meta: ComicMeta = {
  title: 'Water',
  concept: 'evaporation',
  subject: 'Science',
  grade: '4',
  style: 'comic',
  seed: 's',
  pageCount: 1,
};
const seen = (panel: object) =>
  whatIsSeen({ pageNumber: 1, panels: [panelSchema.parse({ caption: '', ...panel })] }, meta)[0]!;

test('a scene in words is told as place, people and things', () => {
  const panel = seen({ scene: 'Nia and her dog Biscuit are in the kitchen.' });
  expect(panel.place).toBe('kitchen');
  expect(panel.people.map(({ name }) => name)).toContain('Nia');
  expect(panel.tone).toBeUndefined();
});

test('what is said to be seen again as it was seen changes nothing', () => {
  const words = { scene: 'Nia points at the sun.' };
  const { place, shot, people, things } = seen(words);
  expect(seen({ ...words, background: place, shot, cast: people, props: things })).toEqual(seen(words));
});
