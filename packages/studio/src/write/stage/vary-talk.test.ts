import { expect, it } from 'vitest';
import { freeStories } from '../fixtures/free-stories.ts';
import { knownStories } from '../fixtures/known-stories.ts';
import { languageStories, twelveStories } from '../fixtures/twelve-stories.ts';
import { loadWriter } from '../writer.ts';
import { isTalkingHead, mostTalk } from './vary-talk.ts';

const writer = await loadWriter();
const stories = Object.entries({ ...knownStories, ...freeStories, ...twelveStories, ...languageStories });

it.each(stories)('shows more than people who stand and talk: %s', (_, brief) => {
  const parts = writer.breakdown(brief);
  for (const { part } of parts) {
    const panels = writer.script(brief, parts, part).flatMap((page) => page.panels);
    expect(panels.filter(isTalkingHead).length / panels.length).toBeLessThanOrEqual(mostTalk);
  }
});
