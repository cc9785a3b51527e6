import { escapeRegExp } from '../text/words.ts';

/** A sentence with speech in it, taken apart: `before` and `after` are narration that is more than "says Ana". */
export type Quote = { spoken: string[]; before: string; after: string; speaker?: string };

const speechVerbs =
  'say|says|said|ask|asks|asked|shout|shouts|shouted|cry|cries|cried|whisper|whispers|whispered|reply|replies|replied|think|thinks|thought|wonder|wonders|wondered|answer|answers|answered|call|calls|called|explain|explains|explained|add|adds|added|tell|tells|told|laugh|laughs|laughed';

/** Finds speech in straight double quotes; undefined when there is none or when narration stands in its middle. */
export function findQuote(text: string, people: string[]): Quote | undefined {
  const parts = text.split('"');
  if (parts.length < 3 || parts.length % 2 === 0) return undefined;
  const spoken = parts.filter((_, i) => i % 2 === 1).map(finishSpeech);
  if (spoken.some((line) => !/[\p{L}\p{N}]/u.test(line))) return undefined;
  const middle = parts.slice(2, -1).filter((_, i) => i % 2 === 0);
  if (middle.some((part) => !isAttribution(part, people))) return undefined;
  const outside = parts.filter((_, i) => i % 2 === 0);
  const [first, last] = [outside[0]!, outside.at(-1)!];
  if (isTitleOrWord(spoken, first)) return undefined;
  return {
    spoken,
    before: isAttribution(first, people) ? '' : first.trim(),
    after: isAttribution(last, people) ? '' : last.trim(),
    speaker: findSpeaker(outside, people),
  };
}

const finishSpeech = (speech: string) => speech.trim().replace(/,$/, '.');

/** `the word "photo" means light` quotes a word, it does not speak. */
function isTitleOrWord(spoken: string[], before: string): boolean {
  const first = spoken[0]!;
  return (
    spoken.length === 1 &&
    first.split(' ').length < 4 &&
    !/[.!?]$/.test(first) &&
    !/[,:]\s*$/.test(before) &&
    before !== ''
  );
}

function isAttribution(part: string, people: string[]): boolean {
  const words = part.replace(/[^\p{L}\p{N}' ]/gu, ' ').trim();
  if (!words) return true;
  const who = [...people.map(escapeRegExp), 'he', 'she', 'they', 'I', '(?:his|her|my|the|a) \\p{L}+']
    .join('|')
    .replaceAll('\\.', '');
  return new RegExp(`^(?:(?:${who}) (?:${speechVerbs})|(?:${speechVerbs}) (?:${who}))$`, 'iu').test(words);
}

function findSpeaker(outside: string[], people: string[]): string | undefined {
  const verb = `(?:${speechVerbs})`;
  for (const part of outside) {
    for (const name of people) {
      const escaped = escapeRegExp(name);
      if (new RegExp(`${escaped}\\s+${verb}\\b|\\b${verb}\\s+${escaped}`, 'u').test(part)) return name;
    }
  }
  return people.find((name) => outside.some((part) => part.includes(name)));
}
