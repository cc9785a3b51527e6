import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { html, styleSheet, svg, tag, words, writeAttributes, written } from './markup.ts';

/** What a parser that is not ours finds: elements with their attributes, and words. It refuses what is no XML. */
function parsed(xml: string) {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => elements.push({ name, attributes }));
  parser.on('text', (found) => {
    text += found;
  });
  parser.write(xml).close();
  return { elements, text };
}

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
  fc.constantFrom(
    '"/><image href="x"/>',
    ']]>',
    '&amp;',
    '&#60;',
    '\u0000\u0007',
    '\ud800',
    '\ufffe',
    "'",
    '<!--',
  ),
);
/** White space is one space in an attribute, and what XML cannot hold is left out. */
const readable = (text: string) =>
  text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

describe('markup with something put in', () => {
  it('is read by an XML parser as it was meant, whatever is put in', () => {
    fc.assert(
      fc.property(anything, anything, anything, (one, two, three) => {
        const found = parsed(
          svg`<svg><path d="${one} ${1.5}"${{ fill: two, stroke: undefined }}/>${tag('rect', { id: three })}<p>${words(one)}</p></svg>`,
        );
        const spaced = (text: string) => readable(text).replace(/[\t\r\n]/g, ' ');
        expect(found.elements.map(({ name }) => name)).toEqual(['svg', 'path', 'rect', 'p']);
        expect(found.elements[1]!.attributes).toEqual({ d: `${spaced(one)} 1.5`, fill: spaced(two) });
        expect(found.elements[2]!.attributes).toEqual({ id: spaced(three) });
        expect(found.text).toBe(readable(one).replace(/\r\n?/g, '\n'));
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it('is refused where words could be taken for something else', () => {
    expect(() => svg`<p>${'words'}</p>`).toThrow(/cannot stand in an element/);
    expect(() => svg`<p${' onload="x"'}/>`).toThrow(/cannot stand in a tag/);
    expect(() => svg`<p id=${'x'}/>`).toThrow(/cannot stand in a tag/);
    expect(() => svg`<p id="${{ id: 'x' }}"/>`).toThrow(/cannot stand in an attribute/);
    expect(() => svg`<p id="${words('x')}"/>`).toThrow(TypeError);
    expect(() => tag('p onload', {})).toThrow(/no name of an element/);
    expect(() => writeAttributes({ 'x="" y': 1 })).toThrow(/no name of an attribute/);
    expect(() => written(' x="1"/><image')).toThrow(/no attributes/);
    expect(() => styleSheet('</style>')).toThrow(/style sheet/);
  });

  it('keeps markup that was written before, and writes numbers as they are', () => {
    const inner = tag('path', { d: 'M0,0', 'stroke-width': 0.1 + 0.2 }, written(' fill="none"'));
    expect(html`<div class="${'a&b'}">${inner}${''}</div>`).toBe(
      '<div class="a&amp;b"><path d="M0,0" stroke-width="0.30000000000000004" fill="none"/></div>',
    );
  });
});
