import type { Brief, PartPlan } from '@panelwise/contracts/domain/series';
import { fillIn } from '../../language/language.ts';
import type { Pair } from '../../language/language-texts.ts';
import { levelLine } from '../../language/level-line.ts';
import type { LessonPack, PackChapter } from '../packs/lesson-pack.ts';
import { hashText } from '../random.ts';
import type { StorySentence } from '../story/analyse-story.ts';
import { type Definition, definitionLine } from '../story/definitions.ts';
import { keyTermsOf, sentenceFactId } from '../story/section.ts';
import { bubbleLimit, splitToFit } from '../text/pieces.ts';
import { listWords, shorten } from '../text/words.ts';
import { titleOf } from '../topic.ts';
import type { Beat } from './beat.ts';
import { hookLines } from './pack-beats.ts';
import { pictureFor, topicWords } from './picture-for.ts';
import { plainGround } from './scenes-by-place.ts';
import type { StoryContext } from './story-context.ts';

export type Frame = {
  brief: Brief;
  parts: PartPlan[];
  part: number;
  context: StoryContext;
  sentences: StorySentence[];
};

/** The panel that opens a comic: its title, its part, and the question it will answer. */
export function openingBeat(
  frame: Frame,
  chapter: PackChapter | undefined,
  pack: LessonPack | undefined,
): Beat {
  const { brief, parts, part, context } = frame;
  const { cast, topic, texts, story } = context;
  const partTitle = parts[part - 1]?.title;
  const tagline =
    part === 1 && pack ? pack.tagline : shorten(levelLine(brief.grade, brief.subject, texts), 120);
  const icon = pictureFor(topic, story.language, topicWords(story));
  const [ask, answer] = openingPair(frame);
  return {
    kind: 'title',
    title: titleOf(brief),
    subtitle:
      parts.length > 1 && partTitle
        ? shorten(fillIn(texts.title.part, { part: String(part), title: partTitle })!, 120)
        : tagline,
    ...(story.danger && { mood: 'grave' as const }),
    ...(!chapter && !story.danger && { people: heroes(context) }),
    lines:
      story.danger || (!chapter && tellsItself(frame))
        ? []
        : chapter
          ? hookLines(chapter.hook, cast)
          : [
              { speaker: cast.learner, text: ask },
              { speaker: cast.guide, text: answer },
            ],
    at: chapter?.hook.at,
    props: chapter?.hook.props ?? (icon ? [{ icon }] : []),
  };
}

/** Whether the people of a story are enough: nobody asks and explains beside them, unless its creator named who shall. */
export const tellsItself = ({ brief, context }: Frame) =>
  context.story.people.length > 0 && !brief.castNames?.learner && !brief.castNames?.guide;

/** Those whom a story is about open it: the two that it tells of most and that can be drawn. */
const heroes = ({ story, cast }: StoryContext): string[] =>
  [...(cast.narrator ? [cast.narrator] : []), ...story.people]
    .filter((name) => cast.looks.has(name))
    .slice(0, 2);

/** The first two lines: of the person the story is about when somebody else asks, else of the concept. */
function openingPair({ brief, part, context }: Frame): Pair {
  const { cast, topic, texts, story } = context;
  const name = story.people.find((person) => person !== cast.learner && person !== cast.guide);
  const asIs = part > 1 ? texts.reopenings : name ? texts.openingsWithPeople : texts.openings;
  const [ask, answer] = asIs[hashText(`${brief.seed} ${brief.title} ${part}`) % asIs.length]!;
  const slots = { concept: topic, name };
  return [capitaliseLine(fillIn(ask, slots)!), capitaliseLine(fillIn(answer, slots)!)];
}

/** A line that begins with a concept in stars begins with a capital as well. */
export const capitaliseLine = (line: string) => line.replace(/^\*?\p{Ll}/u, (start) => start.toUpperCase());

/** The panel that closes a comic told from a story: what to keep, and where it goes on. */
export function closingBeat({ parts, part, context, sentences }: Frame): Beat {
  const { bank, cast, story, topic, texts } = context;
  if (isGrave(story))
    return {
      kind: 'recap',
      caption: capitaliseLine(`*${topic}*`),
      lines: [],
      mood: 'grave',
      setting: plainGround,
    };
  const next = parts[part];
  const keep = whatToKeep(sentences, context);
  const end = bank.take('recapEnd', { concept: topic });
  const last = (next && bank.take('recapNext', { next: shorten(next.title, 60) })) ?? end;
  const hero = story.people.find((name) => name !== cast.learner && name !== cast.guide);
  const answer =
    (keep.asks && hero && bank.take('recapStoryLearner', { name: hero })) || bank.take('recapLearner');
  return {
    kind: 'recap',
    caption: texts.captions.remember,
    lines: [
      { speaker: cast.guide, text: capitaliseLine(keep.text) },
      ...(answer ? [{ speaker: cast.learner, text: answer }] : []),
      ...(last ? [{ speaker: cast.guide, text: last }] : []),
    ],
    props: iconProps([pictureFor(topic, story.language, topicWords(story))]),
    factIds: keep.factIds,
  };
}

/** What a story of people has explained, as a caption; undefined where it has explained nothing. */
export function explainedBeat({ context, sentences }: Frame): Beat | undefined {
  const { texts, story, bank, topic } = context;
  const definition = mainDefinition(sentences, topic);
  const line = definition && definitionLine(definition, texts.fullStop);
  if (!line || splitToFit(line, bubbleLimit).length > 1 || !bank.say(line)) return undefined;
  return {
    kind: 'recap',
    caption: texts.captions.remember,
    captionBottom: capitaliseLine(line),
    lines: [],
    props: iconProps([pictureFor(definition.term, story.language, topicWords(story))]),
    factIds: [sentenceFactId({ index: definition.sentence })],
  };
}

/** Violence, death or danger in a story: no cheer and no task stands at its end. */
export const isGrave = ({ danger, sentences }: StoryContext['story']) =>
  danger !== undefined || sentences.some(({ mood }) => mood === 'grave');

const iconProps = (icons: (string | undefined)[]) => {
  const icon = icons.find((found) => found !== undefined);
  return icon ? [{ icon }] : [];
};

/** What these sentences explain of their topic, else what they explain first. */
function mainDefinition(sentences: readonly StorySentence[], topic: string): Definition | undefined {
  const definitions = sentences.flatMap((s) => (s.definition ? [s.definition] : []));
  const named = (term: string) => topic.toLowerCase().includes(term.toLowerCase().replace(/^the /, ''));
  return definitions.find((d) => named(d.term)) ?? definitions[0];
}

type Keep = { text: string; factIds: string[]; asks?: true };

/** The definition the part is about, else its reason, else for a story the question it leaves, else its words. */
function whatToKeep(sentences: StorySentence[], { bank, story, topic, texts }: StoryContext): Keep {
  const fits = (text: string) => splitToFit(text, bubbleLimit).length === 1 && bank.say(text);
  const definition = mainDefinition(sentences, topic);
  const line = definition && definitionLine(definition, texts.fullStop);
  if (line && fits(line)) return { text: line, factIds: [sentenceFactId({ index: definition.sentence })] };
  const tellsOfPeople = sentences.filter((s) => s.kind === 'narrative' || s.kind === 'quote').length;
  if (tellsOfPeople > sentences.length / 2) {
    const question = bank.take('recapStory', { concept: topic });
    if (question) return { text: question, factIds: [], asks: true };
  }
  const words = keyTermsOf(sentences, story)
    .slice(0, 3)
    .map((t) => `*${t.text}*`);
  const list = fillIn(texts.recap.words, { words: listWords(words, texts.and) })!;
  if (words.length > 1 && fits(list)) return { text: list, factIds: [] };
  return { text: fillIn(texts.recap.concept, { concept: topic })!, factIds: [] };
}
