import type { DialogueLine } from '@panelwise/contracts/domain/script';
import { isDark } from '../reading/reading.ts';
import { bubbleLimit, captionLimit, splitToFit } from '../text/pieces.ts';
import { wordCount } from '../text/words.ts';
import type { Beat } from './beat.ts';

/** Two short sentences about the same people share a caption up to this many words. */
const sharedCaptionWords = 18;
/** A narration of so few words leads in to the speech after it. */
const leadInWords = 4;
/** Lines that answer each other share a panel up to this many, and this many words together. */
const sharedTalk = { lines: 3, words: 26 };

/** "Dear Sofia,", "Monday.": what stands over the first words of a letter and of a day. */
const heading =
  /^(?:(?:[^.!?]{2,60}\d{1,4}(?: \p{Lu}\p{Ll}+)?(?:,? \d{4})?[.,:]? )?(?:My )?[Dd]ear(?:est)? [^.!?]{1,60},|(?:Hello|Hi|Dear|To) (?:\p{Lu}[\p{L}. ]*),|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:,? \d{1,2}[^.!?]{0,20})?[.:,]?|(?:\p{Lu}[^.!?\d]{2,50},? )?\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December)(?:,? \d{4})?[.,:]?)$/u;
/** "Yours sincerely,", "Your friend, Nomin", and the name below. */
const farewell =
  /^(?:(?:[Yy]ours?|[Ll]ove|[Bb]est wishes|[Kk]ind regards|[Rr]egards|[Ss]incerely|[Hh]ugs|[Kk]isses|[Ww]ith love)(?:,? \p{L}[\p{L}. ]{0,30})?[,.!]?)(?: \p{Lu}[\p{L} ]{0,40}[.!]?)?$/u;
const nameBelow = /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2}[.!]?$/u;

/** Puts a beat into the one before it, where both are one moment; false when they are not. */
export function joinBeat(before: Beat | undefined, beat: Beat, sameParagraph: boolean): boolean {
  if (!before || before.sfx || before.captionBottom) return false;
  if (opens(before, beat) || closes(before, beat)) return true;
  if (beat.kind === 'narration' && heading.test(beat.caption ?? '')) return false;
  if (before.setting !== beat.setting) return false;
  if (isDark(before.mood ?? 'calm') !== isDark(beat.mood ?? 'calm')) return false;
  if (before.kind === 'narration' && beat.kind === 'narration')
    return sameParagraph && joinCaption(before, beat);
  if (before.kind === 'narration' && beat.kind === 'quote') return sameParagraph && leadIn(before, beat);
  if (before.kind === 'quote' && beat.kind === 'quote') return joinTalk(before, beat);
  return false;
}

/** A heading has no picture of its own: it stands over what it is the heading of. */
function opens(before: Beat, beat: Beat): boolean {
  const isAlone =
    before.kind === 'narration' && before.lines.length === 0 && heading.test(before.caption ?? '');
  if (!isAlone || beat.kind !== 'narration' || !beat.caption) return false;
  const both = `${before.caption} ${beat.caption}`;
  const { factIds = [], caption } = before;
  const isShort = splitToFit(both, captionLimit).length === 1;
  if ((!isShort || !/[.:,]$/.test(caption!)) && beat.captionBottom) return false;
  Object.assign(before, beat, {
    // "Monday" without a stop would run into what comes next.
    ...(isShort && /[.:,]$/.test(caption!) ? { caption: both } : { caption, captionBottom: beat.caption }),
    factIds: [...factIds, ...(beat.factIds ?? [])],
  });
  return true;
}

/** Nobody is seen anew to sign a letter. */
function closes(before: Beat, beat: Beat): boolean {
  const isFoot =
    farewell.test(beat.caption ?? '') ||
    (nameBelow.test(beat.caption ?? '') &&
      /,$/.test(before.caption ?? '') &&
      /(?<!\p{L})(?:Yours?|Love|wishes|[Rr]egards|Sincerely|sincerely|faithfully)[^.!?]*,$/u.test(
        before.caption!,
      ));
  if (!isFoot || before.kind !== 'narration' || before.lines.length > 0 || !before.caption) return false;
  const both = `${before.caption} ${beat.caption}`;
  const isShort = splitToFit(both, captionLimit).length === 1;
  Object.assign(before, {
    ...(isShort ? { caption: both } : { captionBottom: beat.caption }),
    factIds: [...(before.factIds ?? []), ...(beat.factIds ?? [])],
  });
  return true;
}

function joinCaption(before: Beat, beat: Beat): boolean {
  if (before.lines.length > 0 || beat.captionBottom || !before.caption || !beat.caption) return false;
  if (wordCount(before.caption) + wordCount(beat.caption) > sharedCaptionWords) return false;
  if (splitToFit(`${before.caption} ${beat.caption}`, captionLimit).length > 1) return false;
  const people = new Set([...(before.people ?? []), ...(beat.people ?? [])]);
  const bothNamed = before.people?.length && beat.people?.length;
  // Of those whom one and the same person is with, three have room.
  if (people.size > (bothNamed ? 3 : 2) || (bothNamed && before.people![0] !== beat.people![0])) return false;
  before.caption = `${before.caption} ${beat.caption}`;
  before.picture = `${before.picture} ${beat.picture}`;
  takeOver(before, beat, [...people]);
  return true;
}

/** "Sipho thinks." stands over what he says next. */
function leadIn(before: Beat, beat: Beat): boolean {
  if (!before.caption || before.lines.length > 0 || beat.caption) return false;
  if (wordCount(before.caption) > leadInWords) return false;
  const { caption, people = [], props = [], factIds = [], acts = [], faces } = before;
  const seen = new Set([...(beat.people ?? []), ...people]);
  Object.assign(before, beat, {
    caption,
    people: [...seen].filter((name) => name !== beat.lines[0]?.speaker).slice(0, 1),
    props: [...(beat.props ?? []), ...props].slice(0, 4),
    acts: [...acts, ...(beat.acts ?? [])],
    ...((faces || beat.faces) && { faces: { ...faces, ...beat.faces } }),
    factIds: [...factIds, ...(beat.factIds ?? [])],
  });
  return true;
}

/** "Who is there?" "It is me!": a question and its answer are seen together. */
function joinTalk(before: Beat, beat: Beat): boolean {
  if (beat.caption) return false;
  const lines = joinLines([...before.lines, ...beat.lines]);
  const words = lines.reduce((sum, line) => sum + wordCount(line.text), 0);
  const speakers = [...new Set(lines.map((line) => line.speaker))];
  // Who spoke already does not speak again below: their bubbles would hang together and be read first.
  const turns = lines.filter((line, i) => line.speaker !== lines[i - 1]?.speaker).length;
  if (lines.length > sharedTalk.lines || words > sharedTalk.words || speakers.length > 2) return false;
  if (turns > speakers.length) return false;
  before.lines = lines;
  before.captionBottom = beat.captionBottom;
  const others = [...(before.people ?? []), ...(beat.people ?? [])].filter(
    (name) => !speakers.includes(name),
  );
  takeOver(before, beat, [...new Set(others)].slice(0, 2 - speakers.length));
  return true;
}

/** What one person goes on saying is one bubble while it fits. */
function joinLines(lines: DialogueLine[]): DialogueLine[] {
  const joined: DialogueLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const both = last && `${last.text} ${line.text}`;
    const goesOn = last?.speaker === line.speaker && !last.kind && !line.kind;
    if (goesOn && both && splitToFit(both, bubbleLimit).length === 1)
      joined[joined.length - 1] = { ...last, text: both };
    else joined.push(line);
  }
  return joined;
}

function takeOver(before: Beat, beat: Beat, people: string[]): void {
  before.people = people;
  before.props = [...(before.props ?? []), ...(beat.props ?? [])].slice(0, 4);
  before.acts = [...(before.acts ?? []), ...(beat.acts ?? [])];
  before.sfx ??= beat.sfx;
  if (beat.looks) before.looks = { ...before.looks, ...beat.looks };
  if (beat.faces) before.faces = { ...before.faces, ...beat.faces };
  before.factIds = [...(before.factIds ?? []), ...(beat.factIds ?? [])];
}
