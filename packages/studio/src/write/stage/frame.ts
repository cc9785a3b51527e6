import type { Brief, PartPlan } from '@panelwise/contracts/domain/series';
import { gradeNumber } from '../grade.ts';
import type { LessonPack, PackChapter } from '../packs/lesson-pack.ts';
import { hashText } from '../random.ts';
import type { StorySentence } from '../story/analyse-story.ts';
import { definitionLine } from '../story/definitions.ts';
import { sectionTerms, sentenceFactId } from '../story/section.ts';
import { bubbleLimit, splitToFit } from '../text/pieces.ts';
import { capitalise, listWords, shorten } from '../text/words.ts';
import { titleOf } from '../topic.ts';
import type { Beat } from './beat.ts';
import { findIcon } from './icon-words.ts';
import { openingPairs, reopeningPairs } from './line-templates.ts';
import { hookLines } from './pack-beats.ts';
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
  { brief, parts, part, context }: Frame,
  chapter: PackChapter | undefined,
  pack: LessonPack | undefined,
): Beat {
  const { cast, topic } = context;
  const partTitle = parts[part - 1]?.title;
  const tagline = part === 1 && pack ? pack.tagline : subjectLine(brief);
  const icon = findIcon(topic);
  const pairs = part === 1 ? openingPairs : reopeningPairs;
  const [ask, answer] = pairs[hashText(`${brief.seed} ${part}`) % pairs.length]!;
  return {
    kind: 'title',
    title: titleOf(brief),
    subtitle: parts.length > 1 && partTitle ? shorten(`Part ${part}: ${partTitle}`, 120) : tagline,
    lines: chapter
      ? hookLines(chapter.hook, cast)
      : [
          { speaker: cast.learner, text: ask },
          { speaker: cast.guide, text: answer.replace('{concept}', topic) },
        ],
    at: chapter?.hook.at,
    props: chapter?.hook.props ?? (icon ? [{ icon }] : []),
  };
}

function subjectLine(brief: Brief): string {
  const grade = gradeNumber(brief.grade);
  const level = grade === 0 ? 'Kindergarten' : grade > 12 ? brief.grade : `Grade ${grade}`;
  return shorten(`${level} ${brief.subject}`.trim(), 120);
}

/** The panel that closes a comic told from a story: what to keep, and where it goes on. */
export function closingBeat({ parts, part, context, sentences }: Frame): Beat {
  const { bank, cast, story, topic } = context;
  const next = parts[part];
  const keep = whatToKeep(sentences, context);
  const last = next
    ? (bank.take('recapNext', { next: shorten(next.title, 60) }) ?? bank.take('recapEnd', { concept: topic }))
    : bank.take('recapEnd', { concept: topic });
  const definition = definitionOf(sentences, context);
  return {
    kind: 'recap',
    caption: 'Remember!',
    lines: [
      { speaker: cast.guide, text: keep },
      { speaker: cast.learner, text: bank.take('recapLearner')! },
      { speaker: cast.guide, text: last! },
    ],
    props: iconProps(sectionTerms(sentences, story).map((t) => t.key)),
    factIds: definition ? [sentenceFactId({ index: definition.sentence })] : [],
  };
}

const iconProps = (terms: string[]) => {
  const icon = terms.map(findIcon).find((found) => found !== undefined);
  return icon ? [{ icon }] : [];
};

function definitionOf(sentences: StorySentence[], { topic }: StoryContext) {
  const here = sentences.flatMap((s) => (s.definition ? [s.definition] : []));
  return here.find((d) => topic.toLowerCase().includes(d.term.toLowerCase().replace(/^the /, ''))) ?? here[0];
}

function whatToKeep(sentences: StorySentence[], context: StoryContext): string {
  const definition = definitionOf(sentences, context);
  const line = definition && definitionLine(definition);
  if (line && splitToFit(line, bubbleLimit).length === 1 && context.bank.say(line)) return line;
  const words = sectionTerms(sentences, context.story)
    .slice(0, 3)
    .map((t) => `*${t.text}*`);
  if (words.length > 1) return `Words to keep: ${listWords(words)}.`;
  return `*${capitalise(context.topic)}*: keep asking until you can explain it.`;
}
