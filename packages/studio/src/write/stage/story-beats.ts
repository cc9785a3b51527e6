import type { StorySentence } from '../story/analyse-story.ts';
import { sentenceFactId } from '../story/section.ts';
import { captionLimit, splitToFit } from '../text/pieces.ts';
import type { Beat } from './beat.ts';
import { fillBlanks } from './blank-beats.ts';
import { heroes } from './heroes.ts';
import { joinBeat } from './join-beats.ts';
import { linkToNext } from './link-beats.ts';
import { markPeak } from './peak.ts';
import type { StoryContext } from './story-context.ts';
import { narrate, settingOf, tellSentence } from './tell-sentence.ts';
import { varyProps } from './vary-props.ts';

/** A part of a story with more sentences or letters than this is told in captions only, two full ones a panel. */
const denseFrom = { sentences: 70, letters: 7_000 };

/** The story's own sentences as beats, in order, each word kept. */
export function tellStory(sentences: StorySentence[], context: StoryContext): Beat[] {
  const letters = sentences.reduce((sum, s) => sum + s.text.length, 0);
  const isLong = sentences.length > denseFrom.sentences || letters > denseFrom.letters;
  if (context.pace === 'dense' || (isLong && context.pace !== 'apart'))
    return varyProps(tellDensely(sentences, context));
  const beats: Beat[] = [];
  let quiet = 1;
  let turn = 0;
  sentences.forEach((sentence, i) => {
    const told = isCry(sentence.text)
      ? narrate(sentence, context).map((beat) => ({
          ...beat,
          setting: settingOf(sentence, context.story),
          mood: sentence.mood,
        }))
      : tellSentence(sentence, context, turn++);
    const joined =
      context.pace !== 'apart' &&
      !isCry(sentence.text) &&
      told.length === 1 &&
      joinBeat(beats.at(-1), told[0]!, sentences[i - 1]?.paragraph === sentence.paragraph);
    if (!joined) beats.push(...told);
    const last = beats.at(-1)!;
    if (isCry(sentence.text)) last.sfx = sentence.text.toUpperCase();
    else if (linkToNext(last, sentence, sentences[i + 1], context, quiet)) quiet = 0;
    else quiet++;
  });
  return varyProps(markPeak(fillBlanks(beats, heroes(context))));
}

/** "Splash!" is a sound to letter large, beside its place in the caption. */
const isCry = (text: string) => /^[\p{L}\p{M}]{2,12}!+$/u.test(text);

function tellDensely(sentences: StorySentence[], context: StoryContext): Beat[] {
  const captions: { text: string; from: StorySentence; ids: string[] }[] = [];
  for (const sentence of sentences) {
    for (const piece of splitToFit(sentence.text, captionLimit)) {
      const open = captions.at(-1);
      const both = open && `${open.text} ${piece}`;
      if (open && both && splitToFit(both, captionLimit).length === 1) {
        open.text = both;
        open.ids.push(sentenceFactId(sentence));
      } else captions.push({ text: piece, from: sentence, ids: [sentenceFactId(sentence)] });
    }
  }
  const beats: Beat[] = [];
  for (let i = 0; i < captions.length; i += 2) {
    const [top, bottom] = [captions[i]!, captions[i + 1]];
    const [base] = narrate(top.from, context);
    const ids = [...new Set([...top.ids, ...(bottom?.ids ?? [])])];
    beats.push({
      ...base!,
      setting: settingOf(top.from, context.story),
      mood: top.from.mood,
      caption: top.text,
      captionBottom: bottom?.text,
      factIds: ids,
    });
  }
  return beats;
}
