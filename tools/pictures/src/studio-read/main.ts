import { readFileSync } from 'node:fs';
import { loadWriter } from '@panelwise/studio/write/writer';
import { readStoryOfFile, type StoryOfFile } from './read-stories.ts';

/*
 * `npm run studio:read -- stories.json`: what the studio makes of each story of a file, as JSON: who is who, and for every
 * panel of the finished comics which sentences it tells, who says what, where it plays and what is to be seen.
 */
const [file] = process.argv.slice(2);
if (!file) {
  console.error('Usage: npm run studio:read -- stories.json');
  process.exit(2);
}
const stories = JSON.parse(readFileSync(file, 'utf8')) as StoryOfFile[];
const writer = await loadWriter();
console.log(JSON.stringify(stories.map((story) => readStoryOfFile(story, writer))));
