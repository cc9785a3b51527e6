import { plansAsChosen } from '@panelwise/contracts/domain/chosen-parts';
import type { Script } from '@panelwise/contracts/domain/script';
import type { PartPlan } from '@panelwise/contracts/domain/series';
import { describe, expect, it } from 'vitest';
import { writeBreakdown } from './breakdown.ts';
import { knownStories } from './fixtures/known-stories.ts';
import { panelText } from './panel-text.ts';
import { writeScript } from './script.ts';
import { whoIsInIt } from './who-is-in-it.ts';

const lesson = knownStories.photosynthesis!;
const long = knownStories.bill!;
const { lesson: _, ...alone } = long;
const stories = { lesson, 'lesson in a long story': long, 'free story': { ...alone, pack: undefined } };
const idOf = (part: number) => `part ${part}`;

/** The parts in another order, as their creator changed them. */
function chosen(plans: PartPlan[], order: number[], change: Partial<PartPlan> = {}): PartPlan[] {
  const planned = plans.map((plan) => ({ ...plan, comicId: idOf(plan.part) }));
  const wanted = order.map((part) => {
    const { title, keyTerms } = { ...plans[part - 1]!, ...change };
    return { comicId: idOf(part), title, keyTerms };
  });
  return plansAsChosen(planned, wanted).map(({ comicId: _, ...plan }) => plan);
}
const toldIn = (script: Script) => script.flatMap(({ panels }) => panels.slice(1).map(panelText)).join(' ');
const starred = (script: Script) =>
  [...JSON.stringify(script).matchAll(/\*([^*"]+)\*/g)].map(([, term]) => term!.toLowerCase());

describe.each(Object.entries(stories))('the parts of a story in another order: %s', (_, brief) => {
  const plans = writeBreakdown(brief);
  const count = plans.length;
  const turned = chosen(plans, plans.map(({ part }) => part).reverse());

  it('tells the same runs of the story, each under its new number', () => {
    expect(count).toBeGreaterThan(1);
    for (const { part } of plans) {
      const before = plans[count - part]!;
      const now = writeScript(brief, turned, part);
      expect(now[0]!.panels[0]!.subtitle).toBe(`Part ${part}: ${before.title}`);
      const shared = (one: string, other: string) => {
        const words = new Set(one.toLowerCase().match(/\p{L}{5,}/gu));
        return [...new Set(other.toLowerCase().match(/\p{L}{5,}/gu))].filter((word) => words.has(word))
          .length;
      };
      const own = shared(toldIn(writeScript(brief, plans, before.part)), toldIn(now));
      const others = plans.filter((one) => one !== before);
      for (const other of others)
        expect(own).toBeGreaterThan(shared(toldIn(writeScript(brief, plans, other.part)), toldIn(now)));
    }
  });

  it('is the story as it was when they are turned back', () => {
    const back = chosen(turned, turned.map(({ part }) => part).reverse());
    expect(back).toEqual(plans);
    expect(writeScript(brief, back, 1)).toEqual(writeScript(brief, plans, 1));
  });
});

describe('the key terms that a creator chose', () => {
  const plans = writeBreakdown(lesson);
  const order = plans.map(({ part }) => part);

  it('are marked in the script, and no others', () => {
    const before = starred(writeScript(lesson, plans, 1));
    expect(before.length).toBeGreaterThan(1);
    const [first] = before;
    const parts = chosen(plans, order, { keyTerms: [first!] });
    expect(new Set(starred(writeScript(lesson, parts, 1)))).toEqual(new Set([first]));
  });

  it('are told apart from those that the script does not say', () => {
    const parts = chosen(plans, order, { keyTerms: ['sunlight', 'platypus'] });
    expect(whoIsInIt(lesson, parts).parts[0]!.unsaid).toEqual(['platypus']);
  });
});

it('a title that a creator chose stands under the title of the comic', () => {
  const parts = chosen(writeBreakdown(lesson), [1, 2], { title: 'Where sugar comes from' });
  expect(writeScript(lesson, parts, 2)[0]!.panels[0]!.subtitle).toBe('Part 2: Where sugar comes from');
});
