import { describe, expect, it } from 'vitest';
import { cutFromPaper } from './paper-layers.ts';

const shadows = (svg: string) => svg.match(/translate\(/g)?.length ?? 0;

describe('cutFromPaper', () => {
  it('lays a shadow under a shape and lights its edge', () => {
    const cut = cutFromPaper('<rect x="0" y="0" width="80" height="40" fill="#ff0000"/>');
    expect(cut).toMatch(/^<rect [^>]*translate\([^>]*\/><rect [^>]*fill="#ff0000" stroke="#\w{6}"/);
  });

  it.each([
    ['what is see-through', '<rect x="0" y="0" width="80" height="40" fill="#ff0000" opacity="0.3"/>'],
    ['what is tiny', '<circle cx="5" cy="5" r="3" fill="#ff0000"/>'],
    ['thin lines', '<path d="M0,0 L90,90" fill="none" stroke="#ff0000" stroke-width="3"/>'],
    ['outlines to clip by', '<clipPath id="a"><path d="M0,0 h90 v90 Z" fill="#ff0000"/></clipPath>'],
    ['a see-through group', '<g opacity="0.5"><path d="M0,0 h90 v90 Z" fill="#ff0000"/></g>'],
  ])('leaves as it is: %s', (_what, svg) => {
    expect(cutFromPaper(svg)).toBe(svg);
  });

  it('measures and shades by the size on the page, however a group is scaled', () => {
    const small = '<path d="M0,0 l4,0 l0,4 Z" fill="#ff0000"/>';
    expect(shadows(cutFromPaper(small))).toBe(0);
    const cut = cutFromPaper(`<g transform="scale(-10 10)">${small}</g>`);
    expect(cut).toContain('translate(-0.2 0.5)');
  });
});
