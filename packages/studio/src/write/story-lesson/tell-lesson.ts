import type { DialogueLine, Prop } from '@panelwise/contracts/domain/script';
import type { SceneName } from '../../draw/vocabulary.ts';
import { linesOfBeat } from '../packs/beat-lines.ts';
import type { LessonPack, PackBeat } from '../packs/lesson-pack.ts';
import { diagramText } from '../panel-text.ts';
import type { Beat } from '../stage/beat.ts';
import { withNames } from '../stage/pack-beats.ts';
import { pictureFor, topicWords } from '../stage/picture-for.ts';
import { plainGround } from '../stage/scenes-by-place.ts';
import type { StoryContext } from '../stage/story-context.ts';
import { bubbleLimit, captionLimit, splitToFit } from '../text/pieces.ts';
import { stemsOf } from '../text/stems.ts';
import { plainWords, singular } from '../text/words.ts';
import { countsIn } from './counts.ts';
import { inOwnPicture, inPictureOf } from './fact-picture.ts';
import { lessonLines } from './lesson-lines.ts';
import { isPlotFree, namesSomebody, standsAlone } from './own-plot.ts';
import type { StoryClaims } from './story-claims.ts';
import type { Tellers } from './tellers.ts';

/** What a lesson needs to know of the story that it is told in. */
export type StoryLesson = {
  pack: LessonPack;
  context: StoryContext;
  tellers: Tellers;
  claims: StoryClaims;
  /** Where the story is while the lesson is told. */
  setting: SceneName;
  /** Violence, death or danger in the story: facts are told and nothing is said about them. */
  grave: boolean;
};

/** Beats without a line of the one who asks before he speaks up again. */
const silent = 1;
const bubblesPerPanel = 2;
const mostThings = 2;
/** Beginnings of an answer to a question. */
const answers = /^(?:yes|no|not|right|exactly|true|sure|indeed)\b/i;
/** With this share of the words of a fact, a panel has told it. */
const enoughTold = 0.5;

/**
 * The beats of a lesson as the people of a story tell it: lines that need the lesson's own little plot give way to the
 * plain facts that they teach, and what the story contradicts or has said already is left out. The recap is not among
 * them; `told` gathers the facts.
 */
export function tellLesson(beats: PackBeat[], lesson: StoryLesson, told: Set<string>): Beat[] {
  const { pack, claims } = lesson;
  const known = new Set([
    ...claims.stems,
    ...stemsOf([...Object.values(pack.facts), ...pack.terms.map(({ means }) => means)].join(' ')),
  ]);
  const panels: Beat[] = [];
  let followsOn = false;
  let quiet = 0;
  for (const beat of beats) {
    const facts = (beat.teaches ?? []).filter((id) => !told.has(id));
    if (beat.teaches?.length && facts.length === 0 && beat.beat !== 'diagram' && beat.beat !== 'myth')
      continue;
    const written = asWritten(beat, lesson, known, followsOn ? panels.at(-1) : undefined);
    followsOn = written !== undefined && beat.beat !== 'diagram';
    // What a diagram would have shown is told by the beats that teach it next.
    const later = beat.beat === 'diagram' ? factsOf(beats.slice(beats.indexOf(beat) + 1)) : [];
    const shown = facts.filter((id) => written?.factIds?.includes(id));
    const general =
      written && beat.beat !== 'diagram'
        ? []
        : facts.filter((id) => !shown.includes(id) && !later.includes(id));
    const next = [...(written ? [written] : []), ...inGeneral(written ? undefined : beat, general, lesson)];
    for (const panel of next) {
      const speaks = panel.kind === 'explain' && quiet >= silent && takePart(panel, lesson);
      quiet = speaks || panel.lines.some(({ speaker }) => speaker === lesson.tellers.asker) ? 0 : quiet + 1;
      panels.push(panel);
    }
    for (const id of [
      ...shown,
      ...next.filter((panel) => panel !== written).flatMap(({ factIds }) => factIds ?? []),
    ])
      told.add(id);
  }
  return panels;
}

/** What beats teach. */
export const factsOf = (beats: readonly PackBeat[]) => beats.flatMap(({ teaches }) => teaches ?? []);

/** A beat in the pack's own words, where they need no plot but the story's and contradict nothing in it. */
function asWritten(
  beat: PackBeat,
  lesson: StoryLesson,
  known: ReadonlySet<string>,
  before: Beat | undefined,
): Beat | undefined {
  const { tellers, claims, context, grave, setting, pack } = lesson;
  const { asker, guide } = tellers;
  const fits = (text: string) => isPlotFree(text, known) && !claims.contradicts(text);
  const isAsked = before?.lines.at(-1)?.text.endsWith('?');
  const goesOn = (text: string) => before !== undefined && (isAsked || !answers.test(text));
  const opens = (text: string) => fits(text) && (goesOn(text) || standsAlone(text, known));
  const say = (speaker: string, text: string): DialogueLine => ({
    speaker,
    text: withNames(text, context.cast),
  });
  const { teaches = [] } = beat;
  const staged = (kind: Beat['kind'], lines: DialogueLine[]) =>
    inOwnPicture(
      {
        kind,
        lines,
        setting,
        factIds: beat.teaches,
        props: thingsIn(lines.map(({ text }) => text).join(' '), teaches, lesson),
      },
      beat,
      lesson,
    );
  const isNew = (lines: DialogueLine[]) => lines.every(({ text }) => context.bank.say(text));
  if (beat.beat === 'diagram') return tellDiagram(beat, lesson, fits);
  if (grave) return undefined;
  switch (beat.beat) {
    case 'ask': {
      if (!asker || !opens(beat.learner) || !fits(beat.guide)) return undefined;
      const lines = [say(asker, beat.learner), say(guide, beat.guide)];
      return isNew(lines) ? staged('exchange', lines) : undefined;
    }
    case 'tell': {
      if (!opens(beat.guide)) return undefined;
      const reckons = teachesNumbers(pack) && /\d/.test(beat.learner ?? '');
      const replies = asker && beat.learner && !claims.dark && !reckons && fits(beat.learner);
      const lines = [say(guide, beat.guide), ...(replies ? [say(asker, beat.learner!)] : [])];
      return isNew(lines) ? staged(replies ? 'exchange' : 'explain', lines) : undefined;
    }
    case 'caption':
      // What has a date happened; what has none is the plot of the pack.
      return /\b\d{3,4}\b/.test(beat.caption) && !claims.contradicts(beat.caption)
        ? {
            kind: 'narration',
            caption: beat.caption,
            lines: [],
            at: beat.at,
            factIds: beat.teaches,
            props: beat.props ?? [],
          }
        : undefined;
    default:
      return undefined;
  }
}

function tellDiagram(
  { caption, diagram, teaches }: PackBeat & { beat: 'diagram' },
  { claims, pack }: StoryLesson,
  fits: (text: string) => boolean,
): Beat | undefined {
  const labels = diagramText(diagram);
  if (!fits(caption) || namesSomebody(labels) || claims.contradicts(`${caption}. ${labels}`))
    return undefined;
  if (/\b(?:I|my|our|your|you)\b/i.test(labels)) return undefined;
  const isExample = teachesNumbers(pack) && countsIn(caption).length > 0;
  const panel: Beat = {
    kind: 'diagram',
    caption: isExample ? lessonLines.example.replace('{caption}', caption) : caption,
    diagram,
    lines: [],
  };
  return { ...panel, factIds: teaches?.filter((id) => tells(panel, pack.facts[id]!)) };
}

/** Subjects in which a number is what the lesson is about. */
export const teachesNumbers = ({ subject }: LessonPack) => /^(?:Math|Economics)/.test(subject);

/** What a beat teaches, without its plot: the mistake that many make and the truth, or the facts. */
function inGeneral(beat: PackBeat | undefined, facts: string[], lesson: StoryLesson): Beat[] {
  const { pack, claims, setting, grave } = lesson;
  const panelsOf = (ids: string[]) =>
    ids.flatMap((id) => {
      const text = pack.facts[id]!;
      if (claims.contradicts(text) || !lesson.context.bank.say(text)) return [];
      return factPanels(text, lesson).map((panel) =>
        inPictureOf(
          [id],
          {
            ...panel,
            setting,
            ...(grave && { mood: 'grave' as const }),
            props: thingsIn(text, [id], lesson),
            factIds: [id],
          },
          lesson,
        ),
      );
    });
  const corrected = beat?.beat === 'myth' && !grave ? correct(beat, lesson) : undefined;
  if (!corrected) return panelsOf(facts);
  // A word is explained before anybody is wrong about it.
  const words = facts.filter((id) => pack.terms.some(({ fact }) => fact === id));
  const rest = facts.filter((id) => !words.includes(id) && !corrected.factIds?.includes(id));
  return [...panelsOf(words), corrected, ...panelsOf(rest)];
}

/** Whether a panel says most of what a fact says. */
function tells({ lines, caption = '', diagram }: Beat, fact: string): boolean {
  const text = [caption, ...lines.map((line) => line.text), diagram ? diagramText(diagram) : ''].join(' ');
  const said = new Set(stemsOf(text));
  const stems = stemsOf(fact);
  return stems.filter((stem) => said.has(stem)).length >= stems.length * enoughTold;
}

function factPanels(text: string, { tellers: { guide }, grave }: StoryLesson): Beat[] {
  if (grave)
    return splitToFit(text, captionLimit).map((caption) => ({ kind: 'narration', caption, lines: [] }));
  const pieces = splitToFit(text, bubbleLimit);
  const panels: Beat[] = [];
  for (let i = 0; i < pieces.length; i += bubblesPerPanel)
    panels.push({
      kind: 'explain',
      lines: pieces.slice(i, i + bubblesPerPanel).map((piece) => ({ speaker: guide, text: piece })),
    });
  return panels;
}

function correct(beat: PackBeat & { beat: 'myth' }, lesson: StoryLesson): Beat | undefined {
  const { pack, claims, setting, tellers, context } = lesson;
  const { asker, guide } = tellers;
  const { says, truth, fact } = pack.misconceptions.find(({ id }) => id === beat.myth)!;
  if (claims.contradicts(`${says} ${truth}`) || namesSomebody(`${says} ${truth}`)) return undefined;
  const fits = (text: string) => splitToFit(text, bubbleLimit).length === 1;
  const line = context.bank.draw(asker ? lessonLines.mistakes : lessonLines.toldMistakes, { says });
  if (!line || !fits(line) || !fits(truth) || !context.bank.say(truth)) return undefined;
  const panel: Beat = {
    kind: asker ? 'myth' : 'explain',
    lines: [
      { speaker: asker ?? guide, text: line },
      { speaker: guide, text: truth },
    ],
    setting,
    props: thingsIn(`${says} ${truth}`, [fact], lesson),
  };
  const told = (beat.teaches ?? []).filter((id) => tells(panel, pack.facts[id]!));
  return inPictureOf([beat.myth, fact], { ...panel, factIds: told.length > 0 ? told : [fact] }, lesson);
}

/** Lets the one who asks take part in what is explained: asks for a word or for more, or takes it up. */
function takePart(panel: Beat, { tellers, context, claims, pack }: StoryLesson): boolean {
  const { asker } = tellers;
  if (!asker || panel.lines.length > 1) return false;
  const { bank } = context;
  const said = panel.lines[0]!.text.replaceAll('*', '').toLowerCase();
  const term = pack.terms.find(
    ({ term: one, fact }) =>
      panel.factIds?.includes(fact) &&
      new RegExp(`^(?:an?|the)? ?${one} (?:is|are|means?)\\b`, 'i').test(said),
  )?.term;
  const deck = claims.dark || panel.lines[0]!.text.length % 2 ? lessonLines.askMore : lessonLines.tookIn;
  const text = (term && bank.take('askMeaning', { term })) || bank.draw(deck);
  if (!text) return false;
  const line = { speaker: asker, text };
  panel.lines = text.endsWith('?') ? [line, ...panel.lines] : [...panel.lines, line];
  panel.kind = 'exchange';
  return true;
}

/**
 * What a panel of the lesson shows: of the things with which the pack shows these facts, those that the words name; else
 * the picture of the first fact's term. The other things of the pack belong to its own plot, a pan from its kitchen would
 * hang in the air of the story's playground; where the story has no place, they explain before a plain ground.
 */
function thingsIn(words: string, facts: readonly string[], lesson: StoryLesson): Prop[] {
  const { pack, context, setting } = lesson;
  const beats = pack.chapters.flatMap((chapter) => chapter.beats);
  const iconsOf = ({ props = [] }: PackBeat) => props.flatMap((prop) => ('icon' in prop ? [prop.icon] : []));
  const shown = new Set(
    beats.filter(({ teaches = [] }) => teaches.some((id) => facts.includes(id))).flatMap(iconsOf),
  );
  const around = topicWords(context.story);
  const nouns = plainWords(words).map(singular);
  const named = new Set(nouns.map((noun) => pictureFor(noun, 'en', around)));
  // A bag of money shows money.
  const isNamed = (icon: string) => named.has(icon) || nameHas(icon, nouns);
  const icons = new Set([...shown].filter(isNamed));
  if (icons.size > 0) return [...icons].slice(0, mostThings).map((icon) => ({ icon }));
  const [term] = facts.slice(0, 1).flatMap((id) => iconOf(id, lesson));
  if (term) return [term];
  const explains = beats.find(
    ({ beat, teaches = [] }) => (beat === 'ask' || beat === 'tell') && teaches[0] === facts[0],
  );
  if (setting !== plainGround || !explains) return [];
  // What its line names is an example of the pack's plot; what it does not name stands for the fact itself.
  const line = plainWords(linesOfBeat(explains).join(' ')).map(singular);
  const stands = iconsOf(explains).filter((icon) => !nameHas(icon, line) && !icon.startsWith('magnifying'));
  return stands.slice(0, 1).map((icon) => ({ icon }));
}

/** Whether one of these words is in the name of an icon; not "of". */
const nameHas = (icon: string, words: readonly string[]) =>
  icon.split('-').some((word) => word.length > 2 && word !== 'and' && words.includes(word));

function iconOf(fact: string, { pack, context: { story } }: StoryLesson) {
  const term = pack.terms.find((one) => one.fact === fact)?.term;
  const icon = term && pictureFor(term, story.language, topicWords(story));
  return icon ? [{ icon }] : [];
}
