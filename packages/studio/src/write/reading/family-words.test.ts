import { expect, it } from 'vitest';
import { castStory } from '../stage/cast.ts';
import { analyseStory } from '../story/analyse-story.ts';

/** What somebody is drawn as, without the colour of skin. */
function drawnAs(story: string, name: string, country: string): string | undefined {
  const told = analyseStory({ story, concept: 'bread', country });
  return castStory(told, { seed: 'seed', country, grade: '5' })
    .looks.get(name)
    ?.replace(/^(?:light|fair|tan|brown|dark)-/, '');
}

it.each([
  ['Léo and his papa bake bread. Mamie sniffs the bowl.', 'Mamie', 'France', 'old-woman'],
  ['Chloé planted beans with Mamie. Papi brought water.', 'Mamie', 'Canada', 'old-woman'],
  ['Chloé planted beans with Mamie. Papi brought water.', 'Papi', 'Canada', 'old-man'],
  ['Luis fixed the fence. Papi brought water.', 'Papi', 'Mexico', 'man'],
  ['Mamie went to school. Mamie read a book.', 'Mamie', 'United States', 'girl'],
  ['Lola went to school. Lola read a book.', 'Lola', 'Spain', 'girl'],
  ['Lola cooked rice. Lola laughed.', 'Lola', 'Philippines', 'old-woman'],
  ['Ligaya helped her Lola make cakes. Lola laughed.', 'Lola', 'Canada', 'old-woman'],
  ['Ben ran. Lolo Jose cut the cake.', 'Lolo Jose', 'Philippines', 'old-man'],
  ['Ben ran. Ate Joy cut the cake.', 'Ate Joy', 'Philippines', 'teen-girl'],
  ['Ben ran. Kuya Paolo cut the cake.', 'Kuya Paolo', 'Philippines', 'teen-boy'],
  ['Ben ran. Nanay cut the cake.', 'Nanay', 'Philippines', 'woman'],
  ['Ben ran. Tatay cut the cake.', 'Tatay', 'Philippines', 'man'],
  ['Shanice and Tia ran. Tia was the fastest girl.', 'Tia', 'Jamaica', 'girl'],
  ['Tia cut the cake. Tia laughed.', 'Tia', 'Brazil', 'woman'],
  ['Ben ran. Bibi told a story.', 'Bibi', 'Kenya', 'old-woman'],
  ['Tito ran. Tito cut the cake.', 'Tito', 'Italy', 'boy'],
  ['I ran home. Khala Rumana cooked rice.', 'Khala Rumana', 'Bangladesh', 'woman'],
  ['I ran home. My chachu put a fan there.', 'Chachu', 'India', 'man'],
  ['I ran home. My nani put a fan there.', 'Nani', 'India', 'old-woman'],
  ['I ran home. My dadaji put a fan there.', 'Dadaji', 'India', 'old-man'],
  ['I ran home. My thatha put a fan there.', 'Thatha', 'India', 'old-man'],
  ['I ran home. My appa put a fan there.', 'Appa', 'India', 'man'],
  ['I ran home. My didi put a fan there.', 'Didi', 'India', 'teen-girl'],
  ['I ran home. My obaachan told me.', 'Obaachan', 'Japan', 'old-woman'],
  ['I ran home. My ojiichan told me.', 'Ojiichan', 'Japan', 'old-man'],
  ['I ran home. My halmeoni told me.', 'Halmeoni', 'South Korea', 'old-woman'],
  ['I ran home. My anneanne told me.', 'Anneanne', 'Turkey', 'old-woman'],
  ['I ran home. Teyze Ayşe told me.', 'Teyze Ayşe', 'Turkey', 'woman'],
  ['I ran home. My dedushka told me.', 'Dedushka', 'Russia', 'old-man'],
  ['I ran home. My babcia told me.', 'Babcia', 'Poland', 'old-woman'],
  ['I ran home. My mormor told me.', 'Mormor', 'Sweden', 'old-woman'],
  ['I ran home. My avó told me.', 'Avó', 'Brazil', 'old-woman'],
  ['I ran home. My tio Zeca told me.', 'Zeca', 'Brazil', 'man'],
  ['I ran home. My chechi told me.', 'Chechi', 'India', 'teen-girl'],
  ['I ran home. My nonno told me.', 'Nonno', 'Italy', 'old-man'],
  ['I ran home. My mjomba told me.', 'Mjomba', 'Kenya', 'man'],
  ['I ran home. Tante Els told me.', 'Tante Els', 'Netherlands', 'woman'],
  ['I ran home. My jiddo told me.', 'Jiddo', 'Lebanon', 'old-man'],
  ['Anna Kowalska worked at the shipyard. Anna Kowalska was dismissed.', 'Anna Kowalska', 'Poland', 'woman'],
])('knows whom families call so: %s (%s)', (story, name, country, look) => {
  expect(drawnAs(story, name, country)).toBe(look);
});
