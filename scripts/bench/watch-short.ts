import type { Browser } from 'playwright-core';
import { colourOf } from './busy-pages.ts';

/** What was seen of a film with its subtitles: `cues` is how many there are, and the others how many of them are wrong. */
export type Watched = { ms: number; plays: boolean; cues: number; besideTheirPanel: number; late: number };

type Look = { at: number; panel: number; filled: number };
type Cue = { start: number; end: number; text: string; looks: [Look, Look, Look] };

/** How far a cue may be from what is on the screen, in s. A balloon fills in 250 ms, and is half filled in the middle of them. */
const tolerance = 0.1;
const halfFilled = 0.125;

/**
 * Plays a film of `busy-pages` with its subtitles in Chromium, and looks at its frames: at the panel that is on the screen while
 * a cue stands, and at when the balloon of what is said is filled.
 */
export async function watchShort(
  browser: Browser,
  film: Buffer,
  type: string,
  subtitles: string,
): Promise<Watched> {
  const page = await browser.newPage();
  const files = new Map<string, { contentType: string; body: string | Buffer }>([
    ['/', { contentType: 'text/html', body: '<video muted></video>' }],
    ['/film', { contentType: type, body: film }],
    ['/cues', { contentType: 'text/vtt', body: subtitles }],
  ]);
  try {
    await page.route('**/*', (route) => {
      const file = files.get(new URL(route.request().url()).pathname);
      return file ? route.fulfill(file) : route.abort();
    });
    await page.goto('https://short.invalid/');
    const given = {
      ...{ tolerance, halfFilled },
      colours: Array.from({ length: 40 }, (_, index) => colourOf(index)),
    };
    const seen = (await page.evaluate(`(${watch})(${JSON.stringify(given)})`)) as {
      duration: number;
      plays: boolean;
      cues: Cue[];
    };
    const said = seen.cues.map(({ text, looks }) => ({
      panel: Number(/Panel (\d+)/.exec(text)?.[1]),
      isSaid: text.includes('I can see'),
      looks,
    }));
    return {
      ms: seen.duration * 1_000,
      plays: seen.plays,
      cues: said.length,
      besideTheirPanel: said.filter(({ panel, looks }) => looks.some((look) => look.panel !== panel)).length,
      late: said.filter(
        ({ isSaid, looks: [before, after, last] }) =>
          isSaid && !(before.filled < last.filled / 2 && after.filled > last.filled / 2),
      ).length,
    };
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
const watch = `async ({ tolerance, halfFilled, colours }) => {
  const video = document.querySelector('video');
  video.src = URL.createObjectURL(await (await fetch('/film')).blob());
  const track = document.createElement('track');
  Object.assign(track, { kind: 'subtitles', default: true, src: '/cues' });
  const loaded = new Promise((resolve, reject) => { track.onload = resolve; track.onerror = () => reject(new Error('No cues.')); });
  video.append(track);
  track.track.mode = 'hidden';
  await Promise.all([loaded, new Promise((resolve, reject) => { video.onloadeddata = resolve; video.onerror = () => reject(new Error(video.error.message)); })]);
  const canvas = new OffscreenCanvas(video.videoWidth / 4, video.videoHeight / 4);
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  const look = async (at) => {
    const there = new Promise((resolve) => { video.onseeked = resolve; });
    video.currentTime = at;
    await there;
    brush.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
    const counts = colours.map(() => 0);
    let filled = 0;
    for (let i = 0; i < data.length; i += 4) {
      const far = (colour) => Math.max(Math.abs(data[i] - colour[0]), Math.abs(data[i + 1] - colour[1]), Math.abs(data[i + 2] - colour[2]));
      if (data[i] > 228 && data[i + 2] > 228 && data[i + 1] < 128) filled++;
      if (data[i] > 150 || data[i + 1] > 150 || data[i + 2] > 150) continue;
      const index = colours.findIndex((colour) => far(colour) < 18);
      if (index >= 0) counts[index]++;
    }
    return { at, panel: counts.indexOf(Math.max(...counts)), filled };
  };
  const cues = [];
  for (const cue of track.track.cues) {
    const { startTime: start, endTime: end, text } = cue;
    const looks = [];
    for (const at of [start + halfFilled - tolerance, start + halfFilled + tolerance, end - 0.05]) looks.push(await look(at));
    cues.push({ start, end, text, looks });
  }
  // From a place near its end it plays to its end.
  video.currentTime = video.duration - 1.5;
  const ended = new Promise((resolve) => { video.onended = () => resolve(true); setTimeout(() => resolve(false), 20_000); });
  await video.play();
  const plays = await ended;
  return { duration: video.duration, plays, cues };
}`;
