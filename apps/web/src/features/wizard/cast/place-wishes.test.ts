import { expect, it } from 'vitest';
import { asRead, isWanted, showInstead } from './place-wishes.ts';

it('changes the place that is seen, however often, and back', () => {
  const once = showInstead({ pageCount: 2 }, 'kitchen', 'lab');
  expect(once).toEqual({ pageCount: 2, moves: [{ from: 'kitchen', to: 'lab' }] });
  const twice = showInstead(once, 'lab', 'gym');
  expect(twice).toEqual({ pageCount: 2, moves: [{ from: 'kitchen', to: 'gym' }] });
  expect(showInstead(twice, 'gym', 'kitchen')).toEqual({ pageCount: 2 });
  expect(asRead(twice, 'gym')).toEqual({ pageCount: 2 });
});

it('changes where a part begins', () => {
  expect(showInstead({ opensAt: 'park' }, 'park', 'camp')).toEqual({ opensAt: 'camp' });
  expect(asRead({ opensAt: 'park', moves: [{ from: 'lab', to: 'gym' }] }, 'park')).toEqual({
    moves: [{ from: 'lab', to: 'gym' }],
  });
});

it('knows what somebody wanted from what was read', () => {
  const wish = { opensAt: 'park', moves: [{ from: 'lab', to: 'gym' }] } as const;
  const wanted = (place: 'park' | 'gym' | 'lab') => isWanted({ ...wish, moves: [...wish.moves] }, place);
  expect([wanted('park'), wanted('gym'), wanted('lab')]).toEqual([true, true, false]);
});
