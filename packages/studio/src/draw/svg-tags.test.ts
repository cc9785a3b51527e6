import { describe, expect, it } from 'vitest';
import { attributeOf, eachTag, type SvgTag } from './svg-tags.ts';

const tagsOf = (svg: string) => {
  const tags: SvgTag[] = [];
  eachTag(svg, (tag) => tags.push(tag));
  return tags;
};

describe('eachTag', () => {
  it('tells every tag, how it is closed, and where it ends', () => {
    expect(tagsOf('<g id="a">words<path d="M0 0"/></g>')).toEqual([
      { closing: false, name: 'g', attributes: ' id="a"', selfClosing: false, end: 10 },
      { closing: false, name: 'path', attributes: ' d="M0 0"', selfClosing: true, end: 31 },
      { closing: true, name: 'g', attributes: '', selfClosing: false, end: 35 },
    ]);
  });

  it('takes no sign in a value for the end of a tag', () => {
    const svg = '<text title="a > b > c" lang="x/y">1 &lt; 2</text>';
    expect(tagsOf(svg).map(({ attributes }) => attributes)).toEqual([' title="a > b > c" lang="x/y"', '']);
  });

  it('passes over what is no tag', () => {
    expect(tagsOf('1 < 2, <!-- left out --> <br')).toEqual([]);
  });
});

describe('attributeOf', () => {
  it('finds an attribute by its whole name', () => {
    const attributes = ' cx="1" x="2" stroke-width="3"';
    expect(attributeOf(attributes, 'x')).toBe('2');
    expect(attributeOf(attributes, 'width')).toBeUndefined();
    expect(attributeOf('x="4"', 'x')).toBe('4');
  });
});
