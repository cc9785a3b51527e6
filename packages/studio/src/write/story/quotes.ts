import { bubbleLimit, splitToFit } from '../text/pieces.ts';
import { capitalise, escapeRegExp } from '../text/words.ts';

/** A sentence with speech in it, taken apart: `before` and `after` are narration that is more than "says Ana". */
export type Quote = { spoken: string[]; before: string; after: string; speaker?: string };

const speechVerbs =
  'say|says|said|ask|asks|asked|shout|shouts|shouted|cry|cries|cried|whisper|whispers|whispered|reply|replies|replied|think|thinks|thought|wonder|wonders|wondered|answer|answers|answered|call|calls|called|explain|explains|explained|add|adds|added|tell|tells|told|laugh|laughs|laughed|read|reads';

/** Who may speak when the sentence gives no name: the person he or she means, and who spoke just before. */
export type SpeechContext = { people: string[]; meant?: string; lastSpeaker?: string };

/** Finds speech in straight double quotes; undefined when there is none or when narration stands in its middle. */
export function findQuote(text: string, context: SpeechContext): Quote | undefined {
  const parts = text.split('"');
  if (parts.length < 3 || parts.length % 2 === 0) return undefined;
  const { people } = context;
  const spoken = joinSpeech(parts.filter((_, i) => i % 2 === 1));
  if (spoken.some((line) => !/[\p{L}\p{N}]/u.test(line))) return undefined;
  const outside = parts.filter((_, i) => i % 2 === 0);
  if (outside.slice(1, -1).some((part) => !isAttribution(part, people))) return undefined;
  const [first, last] = [outside[0]!, outside.at(-1)!];
  if (isTitleOrWord(spoken, first)) return undefined;
  return {
    spoken,
    before: isAttribution(first, people) ? '' : first.trim(),
    after: isAttribution(last, people) ? '' : openCaption(last.trim()),
    speaker: findSpeaker(outside, context),
  };
}

/** `"Take it," she says, "and run."` is one sentence in two pieces: together when they fit one bubble. */
function joinSpeech(pieces: string[]): string[] {
  const lines: string[] = [];
  for (const piece of pieces.map((p) => p.trim())) {
    const before = lines.at(-1);
    const both = `${before} ${piece}`;
    if (before?.endsWith(',') && splitToFit(both, bubbleLimit).length === 1) lines[lines.length - 1] = both;
    else lines.push(piece);
  }
  return lines.map((line, i) => (/^\p{Ll}/u.test(lines[i + 1] ?? '') ? line : line.replace(/,$/, '.')));
}

/** A caption that goes on after the speech. */
const openCaption = (text: string) => (/^\p{Ll}/u.test(text) ? `… ${text}` : text);

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

const who = (people: string[]) => {
  const names = people.map((name) => escapeRegExp(name.replace(/\./g, '')));
  return [...names, 'he', 'she', 'they', 'I', 'we', '(?:his|her|my|the|a|their) \\p{L}+'].join('|');
};

/** "says Ana", "he tells Ana proudly", "her mother answers": words that only say who speaks. */
function isAttribution(part: string, people: string[]): boolean {
  const words = part
    .replace(/[^\p{L}\p{N}' ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!words) return true;
  const subject = `(?:${who(people)})`;
  const rest = `(?: (?:to )?${subject})?(?: \\p{L}+ly)?`;
  return new RegExp(`^(?:${subject} (?:${speechVerbs})|(?:${speechVerbs}) ${subject})${rest}$`, 'iu').test(
    words,
  );
}

function findSpeaker(outside: string[], { people, meant, lastSpeaker }: SpeechContext): string | undefined {
  const verb = `(?:${speechVerbs})`;
  for (const part of outside) {
    if (new RegExp(`\\b(?:he|she)\\s+${verb}\\b`, 'i').test(part)) return meant ?? lastSpeaker;
    for (const name of people) {
      const escaped = escapeRegExp(name);
      if (new RegExp(`${escaped}\\s+${verb}\\b|\\b${verb}\\s+${escaped}`, 'u').test(part)) return name;
    }
    const relative = '(?:his|her|my|the|their) (\\p{Ll}+)';
    const relation = new RegExp(`\\b${relative} ${verb}\\b|\\b(?!tell|told)${verb} ${relative}`, 'u').exec(
      part,
    );
    if (relation) return capitalise(relation[1] ?? relation[2]!);
  }
  if (outside.every((part) => !/\p{L}/u.test(part))) return lastSpeaker;
  return people.find((name) => outside.some((part) => part.includes(name))) ?? meant;
}
