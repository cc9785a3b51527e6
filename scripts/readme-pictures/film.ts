import type { Page } from 'playwright-core';
import sharp from 'sharp';

const width = 800;
/** A frame is shown for at least so long, so that a film has no more of them than an eye takes in; and the end stays. */
const shortest = 120;
const longest = 1_500;
const end = 3_000;

type Frame = { png: Buffer; at: number };

/** A page while something happens on it, as an animated WebP, in the time that it took. */
export async function filmOf(page: Page, whatHappens: () => Promise<void>): Promise<Buffer> {
  const frames: Frame[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push({ png: Buffer.from(data, 'base64'), at: performance.now() });
    void devtools.send('Page.screencastFrameAck', { sessionId });
  });
  await devtools.send('Page.startScreencast', { format: 'png' });
  await whatHappens();
  await devtools.send('Page.stopScreencast');
  frames.push({ png: await page.screenshot({ animations: 'disabled' }), at: performance.now() });
  await devtools.detach();

  const shown = thinned(frames);
  const pictures = await Promise.all(shown.map(({ png }) => sharp(png).resize({ width }).png().toBuffer()));
  const delay = shown.map(({ at }, i) => {
    const next = shown[i + 1];
    return next ? Math.min(longest, Math.round(next.at - at)) : end;
  });
  return sharp(pictures, { join: { animated: true } })
    .webp({ quality: 70, effort: 6, loop: 0, delay })
    .toBuffer();
}

/** The frames that are far enough from the one before, and the last one. */
function thinned(frames: Frame[]): Frame[] {
  const shown: Frame[] = [];
  for (const frame of frames) if (frame.at - (shown.at(-1)?.at ?? 0) >= shortest) shown.push(frame);
  const last = frames.at(-1)!;
  return shown.at(-1) === last ? shown : [...shown, last];
}
