import { expect, test } from 'vitest';
import { panelAltText } from './script.ts';

const panel = {
  scene: 'A leaf in the sun.',
  caption: 'Morning.',
  dialogue: [
    { speaker: 'Maya', text: 'Why is it *green*?' },
    { speaker: 'Leo', text: ' ' },
  ],
};

test('whoever cannot see a panel is told its picture, and then all its words as they are now', () => {
  const words = 'Leaves Morning. Maya: Why is it green? Look closer!';
  const whole = { ...panel, title: 'Leaves', captionBottom: 'Look closer!' };
  expect(panelAltText(whole)).toBe(`A leaf in the sun. ${words}`);
  expect(panelAltText({ ...whole, alt: 'One leaf.' })).toBe(`One leaf. ${words}`);
  expect(panelAltText(whole, 'What is drawn.')).toBe(`What is drawn. ${words}`);
});

test('a panel of nothing is still called a panel', () => {
  expect(panelAltText({ scene: '', caption: '', dialogue: [] })).toBe('Comic panel');
});
