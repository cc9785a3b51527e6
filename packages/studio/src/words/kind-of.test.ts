import { describe, expect, it } from 'vitest';
import { isA, kindOf } from './kind-of.ts';

describe('the kind of a noun', () => {
  it.each([
    ['nurse', 'person'],
    ['wizard', 'person'],
    ['poodle', 'animal'],
    ['dragon', 'animal'],
    ['oak', 'plant'],
    ['bread', 'food'],
    ['bicycle', 'artifact'],
    ['coin', 'artifact'],
    ['knee', 'body'],
    ['paw', 'body'],
    ['book', 'artifact'],
    ['market', 'place'],
    ['school', 'place'],
    ['giant', 'person'],
    ['germ', 'substance'],
    ['kitchen', 'place'],
    ['river', 'place'],
    ['planet', 'place'],
    ['forest', 'place'],
    ['family', 'group'],
    ['parliament', 'group'],
    ['race', 'event'],
    ['morning', 'time'],
    ['iron', 'substance'],
    ['stone', 'substance'],
    ['rainbow', 'phenomenon'],
    ['gravity', 'phenomenon'],
    ['friendship', 'idea'],
    ['seven', 'idea'],
  ])('%s: %s', (noun, kind) => {
    expect(kindOf(noun)).toBe(kind);
  });

  it.each([
    ['bat', ['cricket', 'ball'], 'artifact'],
    ['bat', ['cave', 'night'], 'animal'],
    ['star', ['film', 'actor'], 'person'],
    ['star', ['telescope', 'sky'], 'place'],
    ['ruler', ['pencil', 'measure'], 'artifact'],
    ['ruler', ['army', 'throne'], 'person'],
    ['cell', ['plant', 'nucleus'], 'body'],
    ['cell', ['prisoner', 'guard'], 'place'],
    ['orange', ['paint', 'yellow'], 'idea'],
  ])('%s among %j: %s', (noun, around, kind) => {
    expect(kindOf(noun, around)).toBe(kind);
  });

  it('takes a pair that it does not know by the second word', () => {
    expect(kindOf('polar bear')).toBe('animal');
    expect(kindOf('garden spade')).toBe('artifact');
    expect(kindOf('guinea pig')).toBe('animal');
  });

  it('knows no kind of what is no noun', () => {
    expect(kindOf('xyzzy')).toBeUndefined();
    expect(kindOf('')).toBeUndefined();
  });
});

describe('whether a noun is of a kind', () => {
  it.each([
    ['poodle', 'dog', true],
    ['dog', 'poodle', false],
    ['dog', 'cat', false],
    ['nurse', 'person', true],
    ['nurse', 'hospital', false],
    ['car', 'vehicle', true],
    ['lantern', 'candle', false],
    ['oak', 'tree', true],
    ['xyzzy', 'animal', false],
    ['dog', 'xyzzy', false],
  ])('%s, %s: %s', (noun, kind, expected) => {
    expect(isA(noun, kind)).toBe(expected);
  });

  it('looks at what is around', () => {
    expect(isA('bat', 'animal', ['cricket', 'wicket', 'batsman'])).toBe(false);
    expect(isA('bat', 'animal', ['cave', 'night'])).toBe(true);
  });
});
