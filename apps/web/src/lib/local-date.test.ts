import { afterEach, expect, it, vi } from 'vitest';
import { localDate, localDay } from './local-date.ts';

afterEach(() => vi.restoreAllMocks());

const speaking = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

it('writes dates as in the region of the person', () => {
  speaking('en-GB', 'en');
  expect(localDay('2026-11-27')).toBe('27 Nov 2026');
});

it.each([[['en-US@posix']], [['en-US@posix', 'en-US']], [['']], [[]]])(
  'writes them where a browser names no language that there is: %j',
  (tags) => {
    speaking(...tags);
    expect(localDay('2026-11-27')).toBe('Nov 27, 2026');
    expect(localDate('2026-11-27T12:00:00Z')).toBe('Nov 27, 2026');
  },
);
