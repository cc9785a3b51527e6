import { expect, it } from 'vitest';
import type { Beat } from './beat.ts';
import { varyProps } from './vary-props.ts';

const apples = (count?: number) => ({ icon: 'red-apple', ...(count && { count }) });

it('shows one apple for two different numbers of apples, and a number that is alone', () => {
  const beat = (props: Beat['props']): Beat => ({ kind: 'narration', lines: [], props: props! });
  expect(varyProps([beat([apples(12), apples()])])[0]!.props).toEqual([apples()]);
  expect(varyProps([beat([apples(9)])])[0]!.props).toEqual([apples(9)]);
});

it('shows two things beside one or two people, and one beside three', () => {
  const props = [{ icon: 'kite' }, { icon: 'x-bench' }, { icon: 'ladder' }];
  const beat = (people: string[], lines: Beat['lines'] = []): Beat => ({
    kind: 'narration',
    lines,
    people,
    props,
  });
  const shown = (one: Beat) => varyProps([one])[0]!.props;
  expect(shown(beat(['Mina']))).toEqual(props.slice(0, 2));
  expect(shown(beat(['Mina'], [{ speaker: 'Ravi', text: 'Look!' }]))).toEqual(props.slice(0, 2));
  expect(shown(beat(['Mina', 'Ravi'], [{ speaker: 'Oma', text: 'Look!' }]))).toEqual(props.slice(0, 1));
});
