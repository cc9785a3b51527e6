import { describe, expect, it } from 'vitest';
import { propNames } from '../prop-names.ts';
import { getStyle, styleSlugs } from '../styles.ts';
import { createIds } from '../svg.ts';
import { ownIcons } from './own-icons.ts';
import { drawProp } from './prop.ts';

describe('our own icons', () => {
  it('are all different, and drawn with numbers that are numbers', () => {
    expect(new Set(Object.values(ownIcons)).size).toBe(propNames.length);
    for (const body of Object.values(ownIcons)) expect(body).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each(propNames)('close every tag of %s', (name) => {
    const opened = ownIcons[name].match(/<[a-z]+\b[^>]*[^/]>/g) ?? [];
    const closed = ownIcons[name].match(/<\/[a-z]+>/g) ?? [];
    expect(closed.length).toBe(opened.length);
  });

  it.each(styleSlugs)('are drawn in %s with an outline where the style has ink', (slug) => {
    const style = getStyle(slug);
    for (const name of propNames) {
      const svg = drawProp(name, 50, 50, 80, style, createIds('p'));
      expect(svg.includes(`<g fill="${style.ink}"`)).toBe(style.inked);
    }
  });
});
