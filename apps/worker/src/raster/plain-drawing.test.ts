import { billBecomesLaw, billBecomesLawMeta } from '@panelwise/studio/draw/fixtures/bill-becomes-law';
import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import { pageLetteringSvg, pageSketchSvg, panelArtSvg } from '@panelwise/studio/draw/layers';
import { planPage } from '@panelwise/studio/draw/page-plan';
import { emojiNames, findIcon } from '@panelwise/studio/draw/props/icons';
import { styleSlugs } from '@panelwise/studio/draw/styles';
import { svgDocument } from '@panelwise/studio/draw/svg';
import { expect, it } from 'vitest';
import { checkPlainDrawing } from './plain-drawing.ts';
import { rasterise } from './resvg.ts';

const wrapped = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${body}</svg>`;
const square = '<rect x="0" y="0" width="9" height="9" fill="#ff0000"/>';

it.each([
  `${square}<image href="data:image/png;base64,AAAA" width="9" height="9"/>`,
  `${square}<image xlink:href="/etc/hostname" width="9" height="9"/>`,
  '<use href="/etc/passwd#x"/>',
  '<use href="#x"/>',
  '<a href="#x"></a>',
  '<text>words</text>',
  'words',
  '<script>alert(1)</script>',
  '<style>rect{fill:url(http://127.0.0.1/)}</style>',
  '<foreignObject><p>words</p></foreignObject>',
  '<rect width="9" height="9" fill="url(http://127.0.0.1/x)"/>',
  '<rect width="9" height="9" fill="url(#a) url(//x)"/>',
  '<rect width="9" height="9" fill="&#117;rl(http://127.0.0.1/x)"/>',
  '<rect width="9" height="9" style="fill:red"/>',
  '<rect width="9" height="9" onload="alert(1)"/>',
  "<rect width='9' height='9'/>",
  '<filter id="f"><feImage href="x"/></filter>',
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  '<![CDATA[ <image href="x"/> ]]>',
  '<?xml-stylesheet href="x"?>',
  '<!-- --><image href="x"/>',
])('refuses what is no shape, before anything of it is drawn: %s', async (body) => {
  expect(() => checkPlainDrawing(wrapped(body))).toThrow(/holds something that is no shape/);
  await expect(rasterise(wrapped(body))).rejects.toMatchObject({ code: 'bad-script' });
});

it('refuses what is no drawing at all', () => {
  for (const text of ['', 'x', '<svg', '<!DOCTYPE svg><svg></svg>'])
    expect(() => checkPlainDrawing(text)).toThrow(/no shape/);
});

it.each(styleSlugs)('takes every layer of a page in %s', async (style) => {
  const plan = planPage(billBecomesLaw[0]!, { ...billBecomesLawMeta, style }, await loadFontBook());
  for (const { index } of plan.panels) checkPlainDrawing(panelArtSvg(plan, index));
  checkPlainDrawing(pageLetteringSvg(plan, { text: 'outlines' }));
  for (const stage of ['pencil', 'ink', 'colour'] as const) checkPlainDrawing(pageSketchSvg(plan, stage));
});

it('takes every icon', () => {
  for (const name of emojiNames) checkPlainDrawing(svgDocument(32, 32, findIcon(name)!));
});
