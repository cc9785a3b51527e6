import { expect, it } from 'vitest';
import { propNames } from './prop-names.ts';
import { thingPictureSvg } from './props/thing-picture.ts';
import { recolour } from './stages.ts';

it('leaves of a thing in flat colours the lines that it has none of', () => {
  const flat = propNames.filter((name) => !thingPictureSvg(name).includes(' stroke="'));
  expect(flat.length).toBeGreaterThan(100);
  for (const stage of ['pencil', 'ink'] as const)
    for (const name of flat)
      expect([name, recolour(thingPictureSvg(name), stage)]).toEqual([
        name,
        expect.stringContaining(' stroke="'),
      ]);
  expect(recolour(thingPictureSvg('x-ball'), 'ink').match(/stroke="#1b1420"/g)!.length).toBeGreaterThan(1);
});

it('draws no line round what has one, what others are cut out by, or what one sees through', () => {
  const drawing =
    '<defs><clipPath id="a"><circle r="9" fill="#ff0000"/></clipPath></defs>' +
    '<g stroke="#123456" stroke-width="4"><path d="M0 0h9" fill="#ff0000"/></g>' +
    '<rect width="9" height="9" fill="#ff0000" opacity="0.4"/><ellipse rx="4" ry="3" fill="#ff0000"/>';
  const edged = [...recolour(drawing, 'ink').matchAll(/<(\w+)[^>]* stroke-width="0\.6"/g)];
  expect(edged.map(([, name]) => name)).toEqual(['ellipse']);
});
