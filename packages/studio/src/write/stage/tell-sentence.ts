import { limits } from '@panelwise/contracts/domain/limits';
import type { DialogueLine } from '@panelwise/contracts/domain/script';
import { isMoney } from '../story/amounts.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { sentenceFactId } from '../story/section.ts';
import { bubbleLimit, captionLimit, splitToFit } from '../text/pieces.ts';
import { shorten, singular } from '../text/words.ts';
import type { Beat } from './beat.ts';
import { iconFor } from './icon-words.ts';
import { propsFor, type StoryContext } from './story-context.ts';

const bubblesPerPanel = 2;
/** A shout is this short, in UTF-16 units. */
const shoutMax = 40;

/** One sentence of the story as one or more beats: every word of it is said or captioned. `turn` varies the telling. */
export function tellSentence(sentence: StorySentence, context: StoryContext, turn: number): Beat[] {
  switch (sentence.kind) {
    case 'quote':
      return tellQuote(sentence, context);
    case 'definition':
      return tellDefinition(sentence, context);
    case 'question':
      return tellQuestion(sentence, context);
    case 'narrative':
      return narrate(sentence, context);
    default:
      if (sentence.firstPerson || isScene(sentence, context.story)) return narrate(sentence, context);
      return turn % 3 === 2 && !context.story.people.length
        ? narrate(sentence, context)
        : explain(sentence, context);
  }
}

/** A moment of a story with people in it, unless it speaks of what the story explains. */
function isScene(
  sentence: StorySentence,
  { people, definitions, terms, concept, firstPerson }: Story,
): boolean {
  if (firstPerson) return true;
  if (people.length === 0 || !sentence.setsScene || sentence.kind === 'example') return false;
  const explained = [
    ...definitions.map((d) => singular(d.term.toLowerCase())),
    ...terms.map((t) => t.key).filter((key) => concept.includes(key)),
  ];
  return !sentence.terms.some((term) => explained.includes(term));
}

/** Captions over a picture of the people it is about: two captions a panel. A thing of interest is shown alone. */
export function narrate(sentence: StorySentence, context: StoryContext): Beat[] {
  const teller = sentence.firstPerson ? [context.cast.learner] : [];
  const people = [...teller, ...(teller.length > 0 ? sentence.named : sentence.people)];
  return inPairs(splitToFit(sentence.text, captionLimit)).map(([caption, captionBottom]) => ({
    kind: 'narration',
    lines: [],
    caption,
    captionBottom,
    people: people.slice(0, 3),
    picture: sentence.text.replace(/"/g, ''),
    props: propsFor(sentence, context.story),
    factIds: [sentenceFactId(sentence)],
  }));
}

function explain(sentence: StorySentence, context: StoryContext): Beat[] {
  const pieces = splitToFit(sentence.text, bubbleLimit);
  if (pieces.some((piece) => !context.bank.say(piece))) return narrate(sentence, context);
  const beats: Beat[] = inPairs(pieces).map((pair) => ({
    kind: 'explain',
    lines: pair.map((text) => ({ speaker: context.cast.guide, text })),
    props: propsFor(sentence, context.story),
    factIds: [sentenceFactId(sentence)],
  }));
  const money = sentence.amounts.findLast(isMoney);
  if (money) beats.at(-1)!.sfx = `${money}!`.slice(0, 20);
  return beats;
}

function tellDefinition(sentence: StorySentence, context: StoryContext): Beat[] {
  const beats = explain(sentence, context);
  const term = sentence.definition?.term ?? context.topic;
  const icon = iconFor(term, context.story.language);
  const last = beats.at(-1)!;
  if (last.kind === 'narration') return beats;
  last.kind = 'define';
  last.props = icon ? [{ icon }] : [{ card: shorten(term, 40) }];
  const echo = sentence.definition?.echo;
  const reaction = echo && context.bank.say(echo) ? echo : context.bank.take('tookWord', { term });
  if (reaction) last.lines.push({ speaker: context.cast.learner, text: reaction });
  return beats;
}

function tellQuestion(sentence: StorySentence, context: StoryContext): Beat[] {
  const speaker = context.cast.learner;
  const pieces = splitToFit(sentence.text, bubbleLimit);
  if (sentence.people.length > 0 || pieces.some((piece) => !context.bank.say(piece)))
    return narrate(sentence, context);
  return inPairs(pieces).map((pair) => ({
    kind: 'think',
    lines: pair.map((text) => ({ speaker, text, kind: 'thought' as const })),
    props: propsFor(sentence, context.story),
    factIds: [sentenceFactId(sentence)],
  }));
}

/** Speech goes to its speaker. Where the story does not tell who speaks, it stays in the caption. */
function tellQuote(sentence: StorySentence, context: StoryContext): Beat[] {
  const quote = sentence.quote!;
  const alone = context.story.people.length === 0 && !quote.attributed;
  const named = quote.speaker ?? (quote.self || alone ? context.cast.learner : undefined);
  if (!named) return narrate(sentence, context);
  const speaker = named.slice(0, limits.nameMax);
  const spoken = quote.spoken.flatMap((text) => splitToFit(text, bubbleLimit));
  const tooLong = [quote.before, quote.after].some((text) => splitToFit(text, captionLimit).length > 1);
  if (tooLong || spoken.some((piece) => !context.bank.say(piece))) return narrate(sentence, context);
  const seen = quote.listener ? [quote.listener] : sentence.named.filter((name) => name !== speaker);
  const beats: Beat[] = inPairs(spoken).map((pair) => ({
    kind: 'quote',
    lines: pair.map(
      (text): DialogueLine => ({
        speaker,
        text,
        ...(/!$/.test(text) && text.length < shoutMax && { kind: 'shout' }),
      }),
    ),
    people: seen.slice(0, 1),
    props: propsFor(sentence, context.story),
    factIds: [sentenceFactId(sentence)],
  }));
  if (quote.before) beats[0]!.caption = quote.before;
  if (quote.after) beats.at(-1)!.captionBottom = quote.after;
  return beats;
}

function inPairs(pieces: string[]): string[][] {
  const pairs: string[][] = [];
  for (let i = 0; i < pieces.length; i += bubblesPerPanel) pairs.push(pieces.slice(i, i + bubblesPerPanel));
  return pairs;
}
