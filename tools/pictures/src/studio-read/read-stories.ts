import { type Brief, seedOf } from '@panelwise/contracts/domain/series';
import { castNames, looksIn, pageNames } from '@panelwise/studio/draw/staging/casting';
import { nameKey } from '@panelwise/studio/draw/staging/name-key';
import type { Player } from '@panelwise/studio/draw/staging/player';
import type { BriefWithLesson } from '@panelwise/studio/write/packs/load-pack';
import { castStory } from '@panelwise/studio/write/stage/cast';
import { analyseStory } from '@panelwise/studio/write/story/analyse-story';
import { withTopic } from '@panelwise/studio/write/topic';
import type { Writer } from '@panelwise/studio/write/writer';
import { toldPanels } from './told-panels.ts';

/** A story of a file: what a creator types, and how a careful reader would cut it. */
export type StoryOfFile = {
  id?: string;
  concept: string;
  subject?: string;
  grade?: number | string;
  country?: string;
  story: string;
  sentences?: { text: string }[];
};

type ItemOfFile = { kind: string; text: string; options?: string[]; answer?: string };

/** The key terms listed of a story, the best first. */
const mostTerms = 16;

/** What the product makes of a story: who is who, and what each panel and item of the finished comics shows. */
export function readStoryOfFile(given: StoryOfFile, writer: Writer) {
  const brief = briefOf(given);
  const story = analyseStory(brief);
  const parts = writer.breakdown(brief);
  const lessons = parts.map(({ part }) => ({
    brief,
    parts,
    part,
    script: writer.script(brief, parts, part),
  }));
  const ownSentences = story.sentences.map(({ text }) => text);
  const cast = castStory(story, brief);
  const isNarrator = (name: string) => name === cast.narrator;
  return {
    id: given.id,
    thin: story.missing !== undefined,
    ...(story.missing && { missing: story.missing }),
    ...(story.danger && { danger: story.danger }),
    entities: story.entities.map(({ name, kind, what, gender }) => ({
      name,
      kind,
      ...(what && { what }),
      ...(gender && { gender: gender === 'she' ? 'female' : 'male' }),
    })),
    terms: withTopic(
      story.terms.map(({ text }) => text),
      brief,
    ).slice(0, mostTerms),
    panels: lessons.flatMap(({ script }) =>
      toldPanels(script, {
        story: given.story,
        sentences: given.sentences?.map(({ text }) => text) ?? ownSentences,
        ownSentences,
        meant: (name) => (isNarrator(name) ? 'narrator' : name),
        drawnAs: (name) => {
          const page = script.find((one) => pageNames(one).includes(name));
          if (!page) return undefined;
          const looks = looksIn(script.flatMap(({ panels }) => panels));
          return classOf(castNames(pageNames(page), metaOf(brief), looks).get(nameKey(name)));
        },
      }),
    ),
    items: withoutRepeats(
      lessons.map((lesson) => [
        ...writer.quiz(lesson).map((item) => ({ kind: 'quiz', ...asItem(item) })),
        ...writer.hardcoreQuiz(lesson).map((item) => ({ kind: 'hardcore', ...asItem(item) })),
        ...writer.faqs(lesson).map(({ question, answer }) => ({ kind: 'faq', text: question, answer })),
        ...writer.facts(lesson).map(({ fact }) => ({ kind: 'fact', text: fact })),
      ]),
    ),
  };
}

function classOf(player: Player | undefined): string | undefined {
  if (player?.kind === 'animal') return 'animal';
  if (player?.kind === 'crowd') return 'group';
  return player && (/^(?:small|kid|teen)$/.test(player.member.age) ? 'child' : 'adult');
}

const asItem = ({
  question,
  options,
  correctAnswer,
}: {
  question: string;
  options: string[];
  correctAnswer: string;
}) => ({
  text: question,
  options,
  answer: correctAnswer,
});

const metaOf = ({ title, concept, subject, grade, style, seed }: Brief) => ({
  title,
  concept,
  subject,
  grade,
  style,
  seed,
  pageCount: 1,
});

/** An item that several comics of a series share is listed once; one that a comic has twice stays twice. */
function withoutRepeats(perComic: ItemOfFile[][]): ItemOfFile[] {
  const before = new Set<string>();
  return perComic.flatMap((items) => {
    const fresh = items.filter((item) => !before.has(`${item.kind} ${item.text}`));
    for (const item of items) before.add(`${item.kind} ${item.text}`);
    return fresh;
  });
}

function briefOf({ concept, subject = '', grade = '', country = '', story }: StoryOfFile): BriefWithLesson {
  return {
    title: concept,
    concept,
    story,
    subject,
    grade: String(grade),
    country,
    style: 'comic',
    seed: seedOf(concept, concept),
    pack: undefined,
  };
}
