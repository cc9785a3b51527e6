import { expect, it } from 'vitest';
import { whoStories } from '../../../../training/who-stories.ts';
import { analyseStory } from '../../story/analyse-story.ts';
import { likelyIn, sureEnough } from './judge-who.ts';

const read = (story: string) => analyseStory({ concept: 'sugar in food', story }).sentences;

it('sees those whom a sentence means without a word for them', () => {
  const told = read(
    'Trisha found that the cereal said nine grams. Aidan read the small print, too. His said nine grams, but only half of the carton was a serving. So they did them all, from the shelf with the cookies to the fridge. In the end there was a graph as long as the wall.',
  );
  expect(told[2]!.alsoThere).toEqual(['Aidan']);
});

it('has nobody stand in who is hardly there', () => {
  const told = read(
    'Mikkel and Freja wanted to know why the church clock had stopped. The watchmaker gave them a torch. Up they climbed, a hundred and eighteen steps, into the smell of oil and bird. The big hand was stuck on twenty to four. Freja pushed a feather out of the wheel.',
  );
  expect(told[3]!.away).toContain('Watchmaker');
});

it('leaves short texts to the rules', () => {
  expect(read('Mia has a dog. It barks. Mia laughs.').map(({ alsoThere }) => alsoThere)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('finds more of those who have to be seen in stories that nothing was learned from, and hardly anybody else', () => {
  const count = { must: 0, wrong: 0, mustByRules: 0, wrongByRules: 0 };
  for (const { story, place } of whoStories('held-out')) {
    const { beings, likely } = likelyIn(story);
    story.people.forEach(({ people }, at) => {
      beings.forEach((being, i) => {
        const label = place(at, being);
        if (label !== 'must' && label !== 'wrong') return;
        const { may, must } = likely[at]![i]!;
        const isByRules = people.includes(being.name);
        if (isByRules) count[`${label}ByRules`]++;
        if (isByRules || (may >= sureEnough.may && must >= sureEnough.must)) count[label]++;
      });
    });
  }
  expect(count.must).toBeGreaterThanOrEqual(350);
  expect(count.must - count.mustByRules).toBeGreaterThanOrEqual(25);
  expect(count.wrong - count.wrongByRules).toBeLessThanOrEqual(2);
});
