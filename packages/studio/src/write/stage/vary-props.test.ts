import { expect, it } from 'vitest';
import type { Beat } from './beat.ts';
import { varyProps } from './vary-props.ts';

const apples = (count?: number) => ({ icon: 'red-apple', ...(count && { count }) });

it('shows one apple for two different numbers of apples, and a number that is alone', () => {
  const beat = (props: Beat['props']): Beat => ({ kind: 'narration', lines: [], props: props! });
  expect(varyProps([beat([apples(12), apples()])])[0]!.props).toEqual([apples()]);
  expect(varyProps([beat([apples(9)])])[0]!.props).toEqual([apples(9)]);
});
