import type { ShortPlan } from './short.ts';

/** The words of a short as WebVTT, each with who says it and while it is lit. */
export function shortSubtitles({ shots }: Pick<ShortPlan, 'shots'>): string {
  const cues = shots.flatMap(({ lines }) =>
    lines.map(({ speaker, text, startMs, endMs }) => {
      const words = escaped(text);
      const said = speaker ? `<v ${escaped(speaker)}>${words}</v>` : words;
      return `${timeOf(startMs)} --> ${timeOf(endMs)}\n${said}\n`;
    }),
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** On one line, since an empty one ends a cue. */
const escaped = (text: string) =>
  text.replace(/\s+/g, ' ').trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function timeOf(ms: number): string {
  const two = (value: number, digits = 2) => String(value).padStart(digits, '0');
  const [hours, minutes, seconds] = [
    Math.floor(ms / 3_600_000),
    Math.floor(ms / 60_000) % 60,
    Math.floor(ms / 1_000) % 60,
  ];
  return `${two(hours)}:${two(minutes)}:${two(seconds)}.${two(ms % 1_000, 3)}`;
}
