import { expect, test } from 'vitest';
import { ordinaryStories } from '../training/examples.ts';
import { checkContent } from './check-content.ts';

const outcomeOf = (text: string) => checkContent([{ place: 'story', text }]).outcome;

// Each sentence of a story may be taken for something else, so that a story is held up more often than a sentence. A
// stranger wrote these and nobody learned from them; the bound is what the check does now.
test('hardly a whole story of an ordinary day or of history is held up', async () => {
  const stories = (await ordinaryStories('held-out')).filter(({ text }) => text.length > 300);
  expect(stories.length).toBeGreaterThan(80);
  const heldUp = stories.filter(({ text }) => outcomeOf(text) !== 'allowed');
  expect(heldUp.length / stories.length).toBeLessThan(0.05);
});

test.each([
  'The First Emperor, Qin Shi Huang, died in 210 BC.',
  'About 518 BC King Darius chose a terrace of rock below a hill.',
  'The Mongol khans of the thirteenth century had an answer to that.',
  'A woman was lifting purple puto bumbong out of bamboo.',
  'Bones stick to a wet finger, he had that from a cartoon.',
  'In her attic it was so cold that she slept under all her clothes.',
  'She reads with her finger in her hair, and put a finger on her forehead.',
  'Universities in Poland took no women then.',
  'Silence: 14 words on average.',
  'Parrot could not keep a secret. "Do not tell anyone that I sleep in the hollow tree," Possum begged.',
  'We drew a comic strip for the newspaper of our school.',
  '"The F is a wall," said the guitar teacher.',
])('lets pass what only looks like something else: %s', (text) => {
  expect(outcomeOf(text)).toBe('allowed');
});

test.each([
  'tu bc hai',
  'eres un puto',
  'I will cut her open.',
  'Cut her open and watch.',
  'Tear him to pieces.',
  'Her collarbones stick out, that is the goal, girls.',
  'No women allowed in our school, they are stupid.',
  'He put his finger in her and she moaned.',
  'strip for me',
  'We believe in the 14 words.',
])('does not let pass: %s', (text) => {
  expect(outcomeOf(text)).not.toBe('allowed');
});
