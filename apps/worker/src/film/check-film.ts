import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import type { FilmKind } from './film-in-tab.ts';

const codecs: Record<FilmKind, string> = { webm: 'vp9', mp4: 'avc' };

export type FilmCheck = { ms: number; width: number; height: number; framesPerSecond: number };

/**
 * Reads a film back: its length, and the codec, size and frames of its only track.
 * @returns what is wrong with it; undefined for a sound one
 */
export async function findFilmFault(
  file: string,
  kind: FilmKind,
  wanted: FilmCheck,
): Promise<string | undefined> {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(file) });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) return 'It has no picture.';
    const ms = (await track.computeDuration()) * 1_000;
    const frameMs = 1_000 / wanted.framesPerSecond;
    if (Math.abs(ms - wanted.ms) > frameMs + 1)
      return `It plays for ${Math.round(ms)} ms, not for ${wanted.ms}.`;
    const { codec, displayWidth: width, displayHeight: height } = track;
    if (codec !== codecs[kind]) return `It is ${codec}, not ${codecs[kind]}.`;
    if (width !== wanted.width || height !== wanted.height) return `It is ${width} x ${height} px.`;
    const { packetCount } = await track.computePacketStats();
    const frames = Math.round(wanted.ms / frameMs);
    if (packetCount !== frames) return `It has ${packetCount} frames, not ${frames}.`;
    return undefined;
  } catch (error) {
    return `It cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    input.dispose();
  }
}
