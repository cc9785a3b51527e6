import { type ShortLook, shortPainter } from '@panelwise/studio/short/paint-short';

/** Whoever changes how films look or are made gives them another one: what was filmed before is filmed again. */
export const filmVersion = 'film-2';

/** How a short is filmed. Sizes in px; the codecs are those that WebM and MP4 are made with. */
export type FilmSettings = {
  width: number;
  height: number;
  framesPerSecond: number;
  bitsPerSecond: number;
};

/**
 * What the browser runs to film a short: a module that paints each frame and encodes it before it paints the next one, as
 * WebM and, where this browser can encode H.264, as MP4. What is written goes to `takePart` with its place in the file, so
 * neither frames nor files are held. `film` answers with the kinds of files that were made.
 * @param addresses of the pictures, by the number of their page
 */
export function filmScript(
  plan: unknown,
  look: ShortLook,
  addresses: readonly (readonly [page: number, address: string])[],
  muxer: string,
  settings: FilmSettings,
): string {
  return `
import { canEncodeVideo, Mp4OutputFormat, Output, StreamTarget, VideoSample, VideoSampleSource, WebMOutputFormat } from ${json(muxer)};

const plan = ${json(plan)};
const look = ${json(look)};
const settings = ${json(settings)};
const shortPainter = ${shortPainter.toString()};

const sheet = (width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  return canvas.getContext('2d');
};

async function pictureOf(address) {
  const answer = await fetch(address);
  return createImageBitmap(await answer.blob());
}

// H.264 in a hurry takes a third more than it is told to.
const kinds = [
  { name: 'webm', codec: 'vp9', share: 1, format: new WebMOutputFormat() },
  { name: 'mp4', codec: 'avc', share: 0.8, format: new Mp4OutputFormat({ fastStart: 'in-memory' }) },
];

async function open({ name, codec, share, format }) {
  const { width, height, framesPerSecond } = settings;
  const bitrate = Math.round(settings.bitsPerSecond * share);
  if (!(await canEncodeVideo(codec, { width, height, bitrate }))) return undefined;
  const write = async ({ data, position }) => {
    await takePart(name, position, data.toBase64());
  };
  const target = new StreamTarget(new WritableStream({ write }), { chunked: true, chunkSize: 2 ** 19 });
  const output = new Output({ format, target });
  const source = new VideoSampleSource({ codec, bitrate, keyFrameInterval: 4, latencyMode: 'realtime' });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  return { name, output, source };
}

globalThis.film = async () => {
  const pictures = new Map(
    await Promise.all(${json(addresses)}.map(async ([page, address]) => [page, await pictureOf(address)])),
  );
  const paint = shortPainter(plan, pictures, look, sheet);
  const brush = sheet(settings.width, settings.height);
  const films = (await Promise.all(kinds.map(open))).filter(Boolean);
  const frames = Math.round((plan.ms / 1000) * settings.framesPerSecond);
  for (let frame = 0; frame < frames; frame++) {
    const timestamp = frame / settings.framesPerSecond;
    paint(brush, settings.width, settings.height, timestamp * 1000);
    const sample = new VideoSample(brush.canvas, { timestamp, duration: 1 / settings.framesPerSecond });
    await Promise.all(films.map(({ source }) => source.add(sample)));
    sample.close();
    if (frame % settings.framesPerSecond === 0) await tellDone(frame / frames);
  }
  for (const { output } of films) await output.finalize();
  return films.map(({ name }) => name);
};
globalThis.isReady = true;
`;
}

/** As a literal in a script: U+2028 and "</" mean nothing more than they say. */
const json = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');
