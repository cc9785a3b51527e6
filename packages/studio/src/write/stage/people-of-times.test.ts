import { describe, expect, it } from 'vitest';
import { lookNamed } from '../../draw/staging/look-named.ts';
import { rankNames, wardrobeNames } from '../../draw/vocabulary.ts';
import { historicalById, historicalPerson } from '../../language/historical-people.ts';
import { knownId, knownLook, namesWithLook } from '../../language/known-looks.ts';
import { briefFor } from '../fixtures/brief.ts';
import { peopleOfTimes } from '../reading/fixtures/people-of-times.ts';
import { analyseStory } from '../story/analyse-story.ts';
import { loadWriter } from '../writer.ts';
import { castStory } from './cast.ts';
import { actorsOfHistory } from './history-in-words.ts';

/** Of people of today; `complexions.test.ts` has those. */
const complexion = /^(?:light|fair|tan|brown|dark)-/;

describe('who is drawn as what', () => {
  it.each(peopleOfTimes)('%s', (story, drawnAs) => {
    const { looks } = castStory(analyseStory({ story, concept: 'x' }), { seed: 'seed' });
    const found = Object.keys(drawnAs).map((name) => [name, looks.get(name)?.replace(complexion, '')]);
    expect(Object.fromEntries(found)).toEqual(drawnAs);
  });
});

it.each([
  ['South Korea', 'china-ruler-man'],
  ['Laos', 'ancient-india-ruler-man'],
  ['Sri Lanka', 'mughal-ruler-man'],
  ['Bahrain', 'golden-age-ruler-man'],
  ['France', 'medieval-ruler-man'],
])('a king of a tale of %s wears what kings wore there', (country, drawnAs) => {
  const story =
    'The Sky King was playing chess and did not turn round. "Throw that thing out!" said the Sky King.';
  const { looks } = castStory(analyseStory({ story, concept: 'x', country }), { seed: 'seed', country });
  expect(looks.get('Sky King')?.replace(complexion, '')).toBe(drawnAs);
});

it('a story of long ago stays there, whatever a place is called today and where its papers lie', () => {
  const story =
    'About 1157 BC, in the time of Ramesses III, the workers lived in a village on the Nile, which we call Deir el-Medina today. One morning the workers put down their tools. A scribe named Amennakht wrote down everything. The papyrus is in the museum of Turin now.';
  const { entities } = analyseStory({ story, concept: 'strike' });
  expect(
    entities.filter(({ name }) => /^(?:workers|Amennakht)$/.test(name)).map(({ period }) => period),
  ).toEqual(['ancient Egypt', 'ancient Egypt']);
});

it('who tells of what happened long ago is of that time', () => {
  const story =
    '12 March 1847, ninth day out. I have been put to scrubbing the planks. The cook says I am the worst cabin boy, but he gave me a raisin.';
  const { looks, narrator } = castStory(analyseStory({ story, concept: 'x' }), { seed: 'seed' });
  expect(looks.get(narrator!)).toMatch(/victorian-/);
});

it('shows nobody of history in a sentence that only speaks of them', () => {
  const story =
    'The school is named after Nelson Mandela. There was a poster of Marie Curie. Rosa Parks sat down.';
  const { sentences } = analyseStory({ story, concept: 'x' });
  expect(sentences.map(({ people }) => people)).toEqual([[], [], ['Rosa Parks']]);
});

describe('people of history', () => {
  it('are known by more than 300 names with a look, each of somebody in the list of history', () => {
    expect(namesWithLook.length).toBeGreaterThan(300);
    for (const name of namesWithLook) {
      expect(historicalPerson(name)?.id, name).toBe(knownId(name));
      const named = lookNamed(knownId(name));
      expect(named, name).toMatchObject({ known: knownLook(knownId(name)) });
      const marks = named!.known!.marks;
      const [wardrobe, rank] = [marks.get('in'), marks.get('rank')];
      expect([undefined, ...wardrobeNames], name).toContain(wardrobe);
      expect([undefined, ...rankNames], name).toContain(rank);
    }
  });

  it('look as people did where they lived, where nothing more is known of them', () => {
    const skinOf = (id: string) => lookNamed(id)?.skin ?? lookNamed(id)?.known?.skin;
    expect(skinOf('lilian-ngoyi')).toBe(4);
    expect([3, 4]).toContain(skinOf('patrice-lumumba'));
    expect([2, 3]).toContain(skinOf('satyajit-ray'));
    expect([0, 1]).toContain(skinOf('marc-chagall'));
  });

  it('are drawn the same by each of their names', () => {
    expect(lookNamed('gandhi')).toEqual(lookNamed('mahatma-gandhi'));
    expect(historicalById('moctezuma')).toBeDefined();
    expect(lookNamed('nobody-of-history')).toBeUndefined();
  });
});

describe('a lesson pack', () => {
  it('shows whom of history its captions tell of', async () => {
    const writer = await loadWriter();
    const brief = { ...briefFor({ concept: 'salt march', story: 'Two friends begin to wonder about it.' }) };
    const parts = writer.breakdown(brief);
    const panels = parts.flatMap(({ part }) =>
      writer.script(brief, parts, part).flatMap((page) => page.panels),
    );
    const gandhi = panels.flatMap(({ cast = [] }) => cast).filter(({ name }) => name === 'Gandhi');
    expect(gandhi.length).toBeGreaterThan(1);
    expect(new Set(gandhi.map(({ as }) => as))).toEqual(new Set(['mahatma-gandhi']));
  });

  it('shows nobody who is only spoken of', () => {
    expect(actorsOfHistory('6 April 1930: Gandhi bends down at Dandi.')).toEqual(['Gandhi']);
    expect(actorsOfHistory('Gandhi, 60 years old, leaves his house.')).toEqual(['Gandhi']);
    expect(actorsOfHistory('One page in Gutenberg’s workshop')).toEqual([]);
    expect(actorsOfHistory('The letters of Isaac Newton and others')).toEqual([]);
  });
});
