import { describe, expect, it } from 'vitest';
import { castStory } from '../stage/cast.ts';
import { analyseStory } from '../story/analyse-story.ts';

const read = (text: string) => analyseStory({ concept: 'a day', story: text });

describe('who tells a story and says what they are', () => {
  const umu = read(
    'I am a grandfather of nine and every Sunday I make the umu. My grandson Sione asked why we don\'t use the oven. I told him to get up at five. We put the taro and the fish wrapped in leaves on the stones. "Now stone touches banana, that\'s the second way." Sione nodded.',
  );

  it('is nobody besides', () => {
    expect(umu.narrator).toBe('adult');
    expect(umu.people).not.toContain('Grandfather');
    const mother = read(
      'I am a mother of three and I sell uniforms. My phone beeped. My daughter Wanjiku took the phone from my hand.',
    );
    expect(mother.people).not.toContain('Mother');
  });

  it('is as old as that', () => {
    const { narrator = '', looks } = castStory(umu, { seed: 's' });
    expect(looks.get(narrator)).toMatch(/old-man$/);
  });

  it('is said nothing to by an animal that only lay there', () => {
    expect(umu.sentences.find(({ text }) => text.includes('second way'))?.quote?.speaker).toBeUndefined();
  });
});
