/**
 * Tells how far the comics of labelled stories draw people as who they are: `node packages/studio/training/measure-people.ts`
 * (a quarter of an hour of a slow processor). With `--misses` it also lists those of the stories that were built against.
 */

import { peopleStories, type StorySet } from '../src/write/fixtures/people-stories.ts';
import { scoreDrawnPeople } from '../src/write/fixtures/score-drawn-people.ts';

function tell(set: StorySet, withMisses: boolean) {
  const stories = peopleStories(set);
  const labels = stories.reduce((sum, { beings }) => sum + beings.length, 0);
  console.log(`${set}: ${stories.length} stories, ${labels} labels`);
  for (const [what, { right, open, wrong, misses }] of Object.entries(scoreDrawnPeople(stories))) {
    console.log(`${what.padEnd(9)} ${right} right ${open} open ${wrong} wrong`);
    if (withMisses) for (const miss of misses) console.log(`   ${miss}`);
  }
}

tell('built against', process.argv.includes('--misses'));
tell('kept apart', false);
