import { describe, expect, it } from 'vitest';
import { keepInFrame } from './keep-in-frame.ts';

const frame = { width: 200, height: 100 };

describe('keepInFrame', () => {
  it.each([
    ['a shape beyond the margin', '<rect x="260" y="0" width="20" height="20" fill="#000000"/>'],
    ['a path drawn with relative steps', '<path d="M300,10 l40,0 q10,10 20,0 z" fill="#000000"/>'],
    [
      'a shape that its groups move out',
      '<g transform="translate(150 0) scale(-2 2)"><g transform="rotate(90)"><circle cx="0" cy="200" r="5"/></g></g>',
    ],
    [
      'a group of which nothing is left',
      '<g clip-path="url(#c)"><ellipse cx="0" cy="-90" rx="9" ry="9"/></g>',
    ],
  ])('leaves out %s', (_what, svg) => {
    expect(keepInFrame(svg, frame)).not.toMatch(/<(rect|path|circle|ellipse)/);
  });

  it.each([
    ['what is inside', '<g opacity="0.5"><rect x="10" y="10" width="20" height="20"/></g>'],
    ['what reaches in from far away', '<path d="M-900,50 h950" fill="none" stroke="#000000"/>'],
    ['what its line brings in', '<path d="M-100,0 v90" fill="none" stroke="#000000" stroke-width="130"/>'],
    ['what its group moves in', '<g transform="translate(-500 0)"><circle cx="550" cy="50" r="5"/></g>'],
    ['a curve that only bends in', '<path d="M-80,50 C300,50 300,50 -80,60" fill="#000000"/>'],
    [
      'definitions, wherever their shapes are',
      '<g><clipPath id="c"><path d="M900,900 h9 v9 Z"/></clipPath></g><g clip-path="url(#c)"><rect x="1" y="1" width="2" height="2"/></g>',
    ],
  ])('keeps %s', (_what, svg) => {
    expect(keepInFrame(svg, frame)).toBe(svg);
  });
});
