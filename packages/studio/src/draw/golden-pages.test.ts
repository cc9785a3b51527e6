import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { billBecomesLaw, billBecomesLawMeta } from './fixtures/bill-becomes-law.ts';
import { loadFontBook } from './fonts-node.ts';
import golden from './golden-pages.json' with { type: 'json' };
import { pageLetteringSvg, panelArtSvg } from './layers.ts';
import { planPage } from './page-plan.ts';
import { styleSlugs } from './styles.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * A change of drawing shows here, wanted or not. Look at the pages, then write the new hashes:
 * UPDATE_GOLDEN=1 npx vitest run --project unit packages/studio/src/draw/golden-pages.test.ts
 */
it('draws one page of each style as it was last approved', async () => {
  const fonts = await loadFontBook();
  const hashes = Object.fromEntries(
    styleSlugs.map((style) => {
      const plan = planPage(billBecomesLaw[0]!, { ...billBecomesLawMeta, style }, fonts);
      const art = plan.panels.map(({ index }) => panelArtSvg(plan, index)).join('\n');
      return [style, { art: sha256(art), lettering: sha256(pageLetteringSvg(plan, { text: 'outlines' })) }];
    }),
  );
  if (process.env.UPDATE_GOLDEN) {
    const file = new URL('golden-pages.json', import.meta.url);
    await writeFile(file, `${JSON.stringify(hashes, null, 2)}\n`);
    return;
  }
  expect(hashes).toEqual(golden);
});
