import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endBrowser, launchBrowser } from '@panelwise/worker/pdf/browser-process';
import { prepareChromium } from '@panelwise/worker/pdf/chromium';
import { drawPicture } from './draw-picture.ts';
import { heroPanel } from './hero-pictures.ts';
import type { PanelMotif } from './site-picture.ts';

/** What is shown of the site where somebody shares its address. */
export const sharePicture = 'share.jpg';

const size = { width: 1200, height: 630 };
/** Where the picture stands, px. */
const panel = { x: 630, y: 26, width: 544, height: 578 };
const motif: PanelMotif = {
  kind: 'panel',
  size: { width: 544, height: 578 },
  panel: heroPanel(['', 'It cooks, and *sunlight* is its stove!']),
  arrangement: {
    actors: [
      { x: 122, y: 350, scale: 0.64, look: [0.9, 0.35] },
      { x: 404, y: 332, scale: 0.67, mirrored: false, outerArm: false, look: [-0.7, 0.2] },
    ],
    things: [{ x: 264, y: 440, size: 186, halo: 'ground' }],
    balloons: [{ x: 262, y: 108 }],
  },
};
const heading = 'node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2';

/** The site's promise in its own type beside its first picture, as jpeg. `web` is the folder of the web app. */
export async function drawSharePicture(web: string): Promise<Buffer> {
  const picture = await (await drawPicture(motif, panel.width)).png().toBuffer();
  const font = readFileSync(path.join(web, heading)).toString('base64');
  const logo = readFileSync(path.join(web, 'public/favicon.svg')).toString('base64');
  const browser = await launchBrowser(
    await prepareChromium({ dataDir: path.join(tmpdir(), 'panelwise-site') }),
  );
  try {
    const page = await browser.newPage();
    await page.setViewport(size);
    await page.setContent(html({ font, logo, picture: picture.toString('base64') }), { waitUntil: 'load' });
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    return Buffer.from(await page.screenshot({ type: 'jpeg', quality: 82 }));
  } finally {
    await endBrowser(browser);
  }
}

/** Two panels with a slanted gutter, as the site has them. Everything is inside: the browser has no network. */
const html = ({ font, logo, picture }: Record<'font' | 'logo' | 'picture', string>) => `<!doctype html>
<style>
  @font-face { font-family: Besley; font-weight: 400 900; src: url(data:font/woff2;base64,${font}); }
  body { position: relative; width: ${size.width}px; height: ${size.height}px; margin: 0; background: #f6f1e6; color: #1b1723; font-family: Besley; }
  svg { position: absolute; inset: 0; }
  h1 { position: absolute; left: 72px; top: 172px; margin: 0; font-size: 104px; font-weight: 820; line-height: 0.96; letter-spacing: -0.034em; }
  p { position: absolute; left: 76px; top: 404px; margin: 0; font-size: 29px; font-weight: 600; line-height: 1.35; }
  div { position: absolute; left: 72px; top: 66px; display: flex; align-items: center; gap: 14px; font-size: 34px; font-weight: 800; letter-spacing: -0.02em; }
  div img { width: 52px; height: 52px; }
</style>
<svg viewBox="0 0 1200 630">
  <defs><clipPath id="right"><path d="M684 26H1174V604H630z"/></clipPath></defs>
  <path d="M26 26H668L614 604H26z" fill="#ffd23f" stroke="#1b1723" stroke-width="5"/>
  <image href="data:image/png;base64,${picture}" x="${panel.x}" y="${panel.y}" width="${panel.width}" height="${panel.height}" clip-path="url(#right)"/>
  <path d="M684 26H1174V604H630z" fill="none" stroke="#1b1723" stroke-width="5"/>
</svg>
<div><img src="data:image/svg+xml;base64,${logo}" alt="">Panelwise</div>
<h1>Teach it<br>in panels.</h1>
<p>A concept and a story become<br>a comic and a quiz.</p>`;
