import type { Brief, PartPlan } from '@panelwise/contracts/domain/series';
import { fillIn } from '../../language/language.ts';
import type { LanguageTexts, Pair } from '../../language/language-texts.ts';
import { levelLine } from '../../language/level-line.ts';
import type { LessonPack, PackChapter } from '../packs/lesson-pack.ts';
import { hashText } from '../random.ts';
import type { StorySentence } from '../story/analyse-story.ts';
import { type ConceptSentence, conceptSentences } from '../story/concept-sentence.ts';
import { type Definition, definitionLine } from '../story/definitions.ts';
import { sentenceFactId } from '../story/section.ts';
import { bubbleLimit, captionLimit, splitToFit } from '../text/pieces.ts';
import { shorten } from '../text/words.ts';
import { partNumber, titleOf } from '../topic.ts';
import type { Beat } from './beat.ts';
import { isOfAnotherBrood } from './eggs-and-young.ts';
import { isGrave } from './grave-story.ts';
import { heroes } from './heroes.ts';
import { hookLines, withSeen } from './pack-beats.ts';
import { isOtherKindInTitle, ofItsKind } from './particular-looks.ts';
import { pictureFor, topicWords } from './picture-for.ts';
import { usualSelf } from './self-at-age.ts';
import type { StoryContext } from './story-context.ts';
import { titleThing } from './title-thing.ts';

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
  const icon = pack
    ? pictureFor(topic, story.language, topicWords(story))
    : titleThing(topic, frame.sentences, story);
  const shown = icon && titlePicture(icon, topic, story);
  const [ask, answer] = openingPair(frame);
  const opening: Beat = {
    kind: 'title',
    title: titleOf(brief),
    subtitle: parts.length > 1 && partTitle ? partLine(part, partTitle, texts) : tagline,
    ...(story.danger && { mood: 'grave' as const }),
    ...(!chapter && !story.danger && { people: heroes(context) }),
    ...(!chapter && story.language === 'en' && { looks: usualSelf(story, cast.looks) }),
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
    props: chapter?.hook.props ?? (shown ? [{ icon: shown }] : []),
  };
  return withSeen(opening, chapter?.hook.seen, cast);
}

/** What opens a comic, where it is of the kind that the whole story tells of. */
function titlePicture(icon: string, topic: string, story: StoryContext['story']): string | undefined {
  if (story.language !== 'en') return icon;
  const told = `${topic}. ${story.sentences.map(({ text }) => text).join(' ')}`;
  // The bag is printed with the sign of one currency.
  const kind = icon === 'money-bag' ? 'x-coins3' : ofItsKind(icon, topic, topic, told);
  const isOther = isOtherKindInTitle(kind, topic, told) || isOfAnotherBrood(kind, topic, story);
  return isOther ? undefined : kind;
}

/** Whether the people of a story are enough: nobody asks and explains beside them, unless its creator named who shall. */
export const tellsItself = ({ brief, context }: Frame) =>
  context.story.people.length > 0 && !brief.castNames?.learner && !brief.castNames?.guide;

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

/** "Part 2: Rain and Rivers"; the number alone where that is the title. */
const partLine = (part: number, title: string, texts: LanguageTexts) =>
  title === partNumber(part, texts)
    ? title
    : shorten(fillIn(texts.title.part, { part: String(part), title })!, 120);

/** Sentences at the end of a part that its last panels have just told. */
const justTold = 2;

/** The story's own words that hold the concept, where the last panels do not tell them anyway. */
function coreOf(sentences: StorySentence[], story: StoryContext['story']): ConceptSentence | undefined {
  const last = new Set(sentences.slice(-justTold).map(({ index }) => index));
  const core = conceptSentences(sentences, story);
  return core.some(({ sentence }) => last.has(sentence.index))
    ? undefined
    : core.find(
        ({ text }) =>
          !onlyPoints.test(text) && !pointsAt.test(text) && splitToFit(text, captionLimit).length === 1,
      );
}

/** "This loss of water is called transpiration": which loss, the sentence before has told. */
const pointsAt = /^(?:this|that|these|those) \p{L}+(?: of \p{L}+)? (?:is|are|was|were) /iu;

/** "That is yeast." and no more says nothing to who does not see what it points at. */
const onlyPoints = /^(?:and |but |so )?(?:that|this|it) is (?:what )?(?:[\p{L}-]+ ?){1,4}[.!]?$/iu;

/** The panel that closes a comic told from a story: what to keep; undefined where the story says nothing to keep. */
export function closingBeat({ context, sentences }: Frame): Beat | undefined {
  const { bank, cast, story, topic, texts } = context;
  if (isGrave(story)) return undefined;
  const keep = whatToKeep(sentences, context);
  if (!keep) return undefined;
  const answer = bank.take('recapLearner');
  return {
    kind: 'recap',
    caption: texts.captions.remember,
    lines: [
      { speaker: cast.guide, text: capitaliseLine(keep.text) },
      ...(answer ? [{ speaker: cast.learner, text: answer }] : []),
    ],
    props: iconProps([pictureFor(topic, story.language, topicWords(story))]),
    factIds: keep.factIds,
  };
}

/** What a story of people has explained, as a caption in its own words; undefined where it has explained nothing. */
export function explainedBeat({ context, sentences }: Frame): Beat | undefined {
  const { texts, story, topic } = context;
  const core = coreOf(sentences, story);
  if (!core) return undefined;
  return {
    kind: 'recap',
    caption: texts.captions.remember,
    captionBottom: core.text,
    lines: [],
    people: heroes(context).slice(0, 1),
    props: iconProps([pictureFor(topic, story.language, topicWords(story))]),
    factIds: [sentenceFactId(core.sentence)],
  };
}

const iconProps = (icons: (string | undefined)[]) => {
  const icon = icons.find((found) => found !== undefined);
  return icon ? [{ icon }] : [];
};

/** The definition of the topic; undefined where these sentences explain something else or nothing. */
function mainDefinition(sentences: readonly StorySentence[], topic: string): Definition | undefined {
  const definitions = sentences.flatMap((s) => (s.definition ? [s.definition] : []));
  const wanted = topic.toLowerCase();
  return definitions.find(({ term }) => wanted.includes(term.toLowerCase().replace(/^the /, '')));
}

type Keep = { text: string; factIds: string[] };

/** The sentence that holds the concept, else its definition where no panel has just told it. */
function whatToKeep(
  sentences: StorySentence[],
  { bank, story, topic, texts }: StoryContext,
): Keep | undefined {
  const core = coreOf(sentences, story);
  if (core && splitToFit(core.text, bubbleLimit).length === 1)
    return { text: core.text, factIds: [sentenceFactId(core.sentence)] };
  const definition = mainDefinition(sentences, topic);
  const isLast = definition && sentences.slice(-justTold).some(({ index }) => index === definition.sentence);
  const line = definition && !isLast && definitionLine(definition, texts.fullStop);
  return line && splitToFit(line, bubbleLimit).length === 1 && bank.say(line)
    ? { text: line, factIds: [sentenceFactId({ index: definition.sentence })] }
    : undefined;
}
