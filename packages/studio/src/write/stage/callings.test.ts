import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { castStory } from './cast.ts';

const complexion = /^(?:light|fair|tan|brown|dark)-/;

it.each([
  ['A nurse pricked his finger. "Malaria," he said.', 'Kenya', 'Nurse', 'nurse-man'],
  ['At the clinic Sister Comfort pricked my finger.', 'Liberia', 'Sister Comfort', 'nurse-woman'],
  ['"The stone sends it back," said Father Brendan.', 'Ireland', 'Father Brendan', 'priest-man'],
  ['"Call the witness," said Justice Mary Tremblay.', 'Canada', 'Justice Mary Tremblay', 'judge-woman'],
  [
    '"Seven thousand each," said the conductor. She tore off two tickets.',
    'Vietnam',
    'Conductor',
    'conductor-woman',
  ],
  ['"He was here before us," whispered the ranger. He smiled.', 'Ecuador', 'Ranger', 'ranger-man'],
  // Who plays, who is of another kind, and who only is of the family of one.
  ['The conductor raised her baton, and the choir sang. She smiled.', 'France', 'Conductor', 'woman'],
  [
    'The judge was grandfather, with a slipper. "Who owns it?" asked the judge.',
    'France',
    'Judge',
    'old-man',
  ],
  ['The priest rang a bell in the temple. He smiled.', 'India', 'Priest', 'man'],
  ['Two of us dressed up. The judge wore a towel. She smiled.', 'France', 'Judge', 'woman'],
  ['Mr. Ford is a baker. Mr. Ford laughed.', 'France', 'Mr. Ford', 'man'],
])('%s', (story, country, name, drawnAs) => {
  const { looks } = castStory(analyseStory({ story, concept: 'x', country }), { seed: 'seed', country });
  expect(looks.get(name)?.replace(complexion, '')).toBe(drawnAs);
});
