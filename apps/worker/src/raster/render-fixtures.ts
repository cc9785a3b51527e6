/**
 * Renders the studio's fixture pages for looking at: node apps/worker/src/raster/render-fixtures.ts <folder> [style…]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { billBecomesLaw, billBecomesLawMeta } from '@panelwise/studio/draw/fixtures/bill-becomes-law';
import { compoundInterest, compoundInterestMeta } from '@panelwise/studio/draw/fixtures/compound-interest';
import { photosynthesis, photosynthesisMeta } from '@panelwise/studio/draw/fixtures/photosynthesis';
import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import { planPage } from '@panelwise/studio/draw/page-plan';
import { styleSlugs } from '@panelwise/studio/draw/styles';
import { composePage } from './page-image.ts';
import { rasterisePanelArt } from './panel-art.ts';

const [folder = 'out', ...chosen] = process.argv.slice(2);
const comics = [
  { name: 'photosynthesis', script: photosynthesis, meta: photosynthesisMeta },
  { name: 'compound-interest', script: compoundInterest, meta: compoundInterestMeta },
  { name: 'bill-becomes-law', script: billBecomesLaw, meta: billBecomesLawMeta },
];

await mkdir(folder, { recursive: true });
const fonts = await loadFontBook();
for (const style of chosen.length ? chosen : styleSlugs) {
  for (const { name, script, meta } of comics) {
    for (const page of script) {
      const started = performance.now();
      const plan = planPage(page, { ...meta, style }, fonts);
      const planned = performance.now();
      const art = await Promise.all(plan.panels.map((panel) => rasterisePanelArt(plan, panel.index)));
      const drawn = performance.now();
      const images = await composePage(
        plan,
        art.map(({ bytes }) => bytes),
      );
      const done = performance.now();
      const file = path.join(folder, `${name}-${style}-${page.pageNumber}.webp`);
      await writeFile(file, images.page);
      const ms = [planned - started, drawn - planned, done - drawn].map(Math.round).join(' + ');
      console.log(
        `${file}: plan + art + page ${ms} ms, ${Math.round(images.page.length / 1000)} kB, smallest ${plan.verdict.smallestPt} pt${plan.verdict.problems.map((p) => `, panel ${p.panel}: ${p.code}`).join('')}`,
      );
    }
  }
}
