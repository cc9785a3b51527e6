import type { CastChoices } from '@panelwise/contracts/domain/cast';
import { scriptSchema } from '@panelwise/contracts/domain/script';
import { describe, expect, it } from 'vitest';
import { writeBreakdown } from './breakdown.ts';
import { briefFor } from './fixtures/brief.ts';
import { withLesson } from './packs/load-pack.ts';
import { writeScript } from './script.ts';
import { whoIsInIt } from './who-is-in-it.ts';

const story = `Sam and Biscuit walk to the pond. Biscuit barks at the water. "Where did the puddle go?" asks Sam.
Sam draws a chalk line around the pond. The next day the line is far from the water.
Sam says the sun turned the water into vapour. Zog watches from a tree. Zog waves at Sam.`;

function readWith(cast?: CastChoices) {
  const brief = briefFor({ concept: 'evaporation', story, lesson: undefined, ...(cast && { cast }) });
  const parts = writeBreakdown(brief);
  return { brief, plans: parts, ...whoIsInIt(brief, parts) };
}
const one = (cast: CastChoices | undefined, name: string) =>
  readWith(cast).people.find((person) => person.name === name);

describe('whoIsInIt', () => {
  it('names who is seen, the most seen first, and where', () => {
    const { people } = readWith();
    expect(people[0]!.name).toBe('Sam');
    expect(people.map(({ panels }) => panels)).toEqual(
      people.map(({ panels }) => panels).sort((a, b) => b - a),
    );
  });

  it('says what a term means where the lesson says so, and how many panels each page has', async () => {
    const brief = await withLesson(briefFor({ concept: 'taxes', story, lesson: 'taxes' }));
    const { terms, parts } = whoIsInIt(brief, writeBreakdown(brief));
    const told = new Map(brief.pack!.terms.map(({ term, means }) => [term, means]));
    expect(terms.length).toBeGreaterThan(0);
    for (const { term, means } of terms) expect(means).toBe(told.get(term));
    for (const { pages, panels, panelsByPage } of parts) {
      expect(panelsByPage).toHaveLength(pages);
      expect(panelsByPage.reduce((sum, count) => sum + count, 0)).toBe(panels);
    }
    expect(readWith().terms.every(({ means }) => means === undefined)).toBe(true);
  });

  it('asks where the text leaves a gender open, until somebody has said it', () => {
    expect(one(undefined, 'Sam')).toMatchObject({ kind: 'child', isOpen: true });
    expect(one([{ name: 'Sam', kind: 'girl' }], 'Sam')).toMatchObject({ kind: 'girl', isOpen: false });
    expect(one([{ name: 'sam', kind: 'child' }], 'Sam')).toMatchObject({ kind: 'child', isOpen: false });
  });

  it('makes somebody what their creator says, also whom the text tells little of', () => {
    expect(one([{ name: 'Biscuit', kind: 'goat' }], 'Biscuit')).toMatchObject({ kind: 'goat', as: 'goat' });
    expect(one([{ name: 'Zog', kind: 'owl' }], 'Zog')).toMatchObject({ kind: 'owl' });
  });

  it('says how somebody is drawn, also what nobody has chosen', () => {
    const look = one([{ name: 'Sam', look: { hair: 'afro' } }], 'Sam')!.look;
    expect(look).toMatchObject({ hair: 'afro', skin: expect.any(Number), clothes: expect.any(String) });
  });

  it('draws nobody who is nobody, and still shows what was decided', () => {
    const { brief, plans: parts, people } = readWith([{ name: 'Zog', kind: 'nobody' }]);
    expect(people.at(-1)).toMatchObject({ name: 'Zog', kind: 'nobody', panels: 0, as: undefined });
    const seen = parts
      .flatMap(({ part }) => writeScript(brief, parts, part))
      .flatMap(({ panels }) => panels)
      .flatMap(({ cast }) => cast ?? []);
    expect(seen.map(({ name }) => name)).not.toContain('Zog');
  });

  it('tells a scene of the person as they were chosen to look', () => {
    const look = { skin: 4, hair: 'afro', hairColor: 'red', glasses: true, clothes: 'hoodie' } as const;
    const { brief, plans: parts } = readWith([{ name: 'Sam', kind: 'girl', look }]);
    const scenes = JSON.stringify(scriptSchema.parse(writeScript(brief, parts, 1)));
    expect(scenes).toMatch(/Sam \(a girl with dark brown skin, a round red afro, glasses and a \w+ hoodie\)/);
  });
});
