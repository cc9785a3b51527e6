import type { Prop } from '@panelwise/contracts/domain/script';
import { stripTermMarks } from '@panelwise/contracts/domain/script';
import type { SceneName } from '../draw/vocabulary.ts';
import { fillIn } from '../language/language.ts';
import { writeFreeBeats } from './free-beats.ts';
import { linesOfBeat } from './packs/beat-lines.ts';
import type { LessonPack, PackBeat, PackChapter } from './packs/lesson-pack.ts';
import { hashText } from './random.ts';
import { isDark } from './reading/reading.ts';
import type { Beat } from './stage/beat.ts';
import type { Cast } from './stage/cast.ts';
import { fillPages } from './stage/fill-pages.ts';
import { capitaliseLine, closingBeat, type Frame, openingBeat } from './stage/frame.ts';
import { isGrave } from './stage/grave-story.ts';
import { tellChapter, withNames, withSeen } from './stage/pack-beats.ts';
import { cannotFillPages } from './stage/paginate.ts';
import { plainGround } from './stage/scenes-by-place.ts';
import { tellStory } from './stage/story-beats.ts';
import { placeOf } from './stage/story-place.ts';
import type { Story, StorySentence } from './story/analyse-story.ts';
import { sentenceFactId } from './story/section.ts';
import { lessonLines } from './story-lesson/lesson-lines.ts';
import { askBeforePageTurns } from './story-lesson/page-turn.ts';
import { closingFrom } from './story-lesson/scene-cut.ts';
import { type Hook, stageStory } from './story-lesson/stage-story.ts';
import { claimsOf } from './story-lesson/story-claims.ts';
import { factsOf, type StoryLesson, teachesNumbers, tellLesson } from './story-lesson/tell-lesson.ts';
import { calls, tellersOf } from './story-lesson/tellers.ts';
import { stemsOf } from './text/stems.ts';
import { listWords } from './text/words.ts';

/** A story of fewer sentences has nothing going on that a lesson could be told in. */
const leastForPlot = 3;

/**
 * Whether a story only gives its people to a lesson, and the lesson's own little plot goes on: where it is a sentence or
 * two, and says nothing that the lesson contradicts.
 */
export function givesItsPeople(story: Story, pack: LessonPack): boolean {
  // What it asks in the lesson's own words is no plot of its own, and contradicts nothing.
  const sentences = story.sentences.filter((sentence) => !asksAsLesson(sentence, story, pack));
  if (sentences.length >= leastForPlot || sentences.some(({ mood }) => isDark(mood))) return false;
  const claims = claimsOf({ ...story, sentences }, teachesNumbers(pack));
  const lines = pack.chapters.flatMap(({ beats }) => beats.flatMap(wordsOfBeat));
  return !lines.some((line) => claims.contradicts(line));
}

/** With this share of the words of a lesson's opening, somebody of a story asks just that. */
const sameQuestion = 0.7;

function asksAsLesson({ quote }: StorySentence, { people }: Story, { chapters }: LessonPack): boolean {
  if (!quote) return false;
  const opening = new Set(stemsOf([...people, ...chapters.map(({ hook }) => hook.learner)].join(' ')));
  const stems = stemsOf(quote.spoken.join(' '));
  return stems.filter((stem) => opening.has(stem)).length >= stems.length * sameQuestion;
}

const wordsOfBeat = (beat: PackBeat) => [...linesOfBeat(beat), ...('caption' in beat ? [beat.caption] : [])];

/** A chapter of a known lesson: with its own plot where the story has none, else told in the story, where it plays. */
export function writePackBeats(frame: Frame, chapter: PackChapter, pack: LessonPack): Beat[] {
  const { story } = frame.context;
  if (story.danger) return writeFreeBeats(frame);
  return givesItsPeople(story, pack) ? tellByItself(frame, chapter, pack) : tellInStory(frame, chapter, pack);
}

function tellByItself(frame: Frame, chapter: PackChapter, pack: LessonPack): Beat[] {
  const { context, sentences } = frame;
  const lesson = tellChapter(chapter.beats, context.cast);
  for (const line of lesson.flatMap((beat) => beat.lines)) context.bank.say(line.text);
  const asked = openingBeat(frame, chapter, pack);
  const story = withoutLinesOf(asked, tellStory(sentences, { ...context, bare: true }));
  const { opening, told } = withPlaceShown(asked, story);
  const closing = lesson.at(-1)?.kind === 'recap' ? lesson.pop()! : closingBeat(frame);
  return fillPages([opening, ...told, ...lesson, ...(closing ? [closing] : [])], context);
}

/** A sentence that only says where those of the opening are needs no panel: its picture shows them there. */
function withPlaceShown(opening: Beat, [first, ...others]: Beat[]): { opening: Beat; told: Beat[] } {
  if (!first) return { opening, told: [] };
  const { lines, caption, captionBottom, acts = [], people = [], props = [], setting, factIds } = first;
  const isThere = (name: string) => opening.lines.some(({ speaker }) => speaker === name);
  const isPlace = (prop: Prop) => 'icon' in prop && prop.icon.replace(/^x-/, '') === setting;
  const onlyWhere = lines.length + acts.length === 0 && !captionBottom && props.every(isPlace);
  if (!caption || !onlyWhere || !setting || setting !== opening.at || !people.every(isThere))
    return { opening, told: [first, ...others] };
  return { opening: { ...opening, picture: caption, ...(factIds && { factIds }) }, told: others };
}

/** A story to begin with asks the question that opens its lesson: who has asked it under the title does not ask again. */
function withoutLinesOf(opening: Beat, told: Beat[]): Beat[] {
  const plain = (text: string) => stripTermMarks(text).replaceAll('’', "'").replaceAll('"', '').toLowerCase();
  const isAsked = (text: string) => opening.lines.some((line) => plain(line.text).endsWith(plain(text)));
  return told
    .map((beat) => ({ ...beat, lines: beat.lines.filter(({ text }) => !isAsked(text)) }))
    .filter(({ lines, caption }) => lines.length > 0 || caption);
}

/**
 * The story sets the situation, its people tell the lesson there, and the story's last scene ends the part. The story's
 * sentences stay together; its numbers, names and places hold, and what the lesson says against them is left out.
 */
function tellInStory(frame: Frame, chapter: PackChapter, pack: LessonPack): Beat[] {
  const { brief, context, sentences } = frame;
  const { story, cast, bank, topic } = context;
  const tellers = tellersOf(story, cast, brief.castNames);
  const grave = isGrave(story);
  const wonders = bank.draw([ofPart(lessonLines.openings, frame)], { concept: spoken(topic, pack) });
  // A story that plays in no place of its own has the lesson's, where its pack was made for that.
  const own = pack.pictures && !grave ? pack.chapters[0].hook.at : undefined;
  const placed = (place: SceneName) => (place === plainGround && own ? own : place);
  const things = thingsOf(chapter, pack);
  const opening = {
    ...openingBeat(frame, undefined, undefined),
    ...(things.length > 0 && { props: things }),
    ...(pack.pictures && tellers.asker && { acts: [{ who: tellers.asker, pose: 'think' as const }] }),
    lines: linesOf(!grave && tellers.asker, wonders),
    setting: placed(placeOf(sentences.length > 0 ? sentences : story.sentences)),
  };
  const run = story.people.length > 0 || grave ? { ...context, bare: true as const } : context;
  const cut = closingFrom(sentences);
  const placedAs = (beat: Beat): Beat =>
    beat.setting
      ? { ...beat, setting: placed(beat.setting) }
      : own && !beat.at
        ? { ...beat, setting: own }
        : beat;
  const staged = (told: Beat[]) =>
    grave ? told : stageStory(told.map(placedAs), tellers, things, hookOf(pack, cast));
  const before = staged(tellStory(sentences.slice(0, cut), run));
  const closing = staged(tellStory(sentences.slice(cut), run));
  const claims = claimsOf(story, teachesNumbers(pack));
  const lesson: StoryLesson = {
    pack,
    context,
    tellers,
    claims,
    setting: placed(
      before.findLast(({ setting }) => setting)?.setting ?? placeOf(story.sentences.toReversed()),
    ),
    grave,
  };
  const told = new Set(taughtBefore(chapter, pack));
  noteWhatStorySays(chapter, lesson, [...before, ...closing], told);
  const recap = chapter.beats.find((beat) => beat.beat === 'recap');
  const taught = tellLesson(
    chapter.beats.filter((beat) => beat !== recap),
    lesson,
    told,
  );
  const lead = grave ? taught : leadIn(taught, lesson, things);
  const ending = ofPart(claims.dark ? lessonLines.quietEndings : lessonLines.endings, frame);
  const end = grave || !recap ? [] : [tellRecap(recap, ending, lesson, told)];
  const kept = end.length === 0 && closing.length === 0 ? closingBeat(frame) : undefined;
  const last = kept ? [kept] : [];
  const count = 1 + before.length + lead.length + end.length + closing.length + last.length;
  // Nobody new thinks aloud to fill a page.
  if (context.pages === undefined && cannotFillPages(count) && (grave || !tellers.asker) && lead.length > 1)
    lead.pop();
  const after = [...end, ...closing, ...last];
  const beats = fillPages([opening, ...before, ...lead, ...after], context, -after.length);
  return grave ? beats : askBeforePageTurns(beats, context.pages);
}

/** What a part is about, to be seen in its title: the picture of its first key term, else the things of its hook. */
function thingsOf({ keyTerms, hook }: PackChapter, { pictures, terms }: LessonPack): Prop[] {
  const fact = terms.find(({ term }) => term === keyTerms[0])?.fact;
  return (pictures && ((fact && pictures[fact]?.props) || hook.props)) ?? [];
}

/** The question that opens a lesson, and its picture in a pack that says what its facts look like. */
function hookOf({ chapters: [{ hook }], pictures }: LessonPack, cast: Cast): Hook {
  const question = withNames(hook.learner, cast);
  return pictures
    ? { question, picture: (beat) => withSeen({ ...beat, props: hook.props ?? [] }, hook.seen, cast) }
    : { question };
}

const linesOf = (speaker: string | false | undefined, text: string | undefined) =>
  speaker && text ? [{ speaker, text: capitaliseLine(text) }] : [];

/** The line of a deck for this part: another one in each part of a series, another order with each seed. */
function ofPart(lines: readonly string[], { brief, part }: Frame): string {
  return lines[(hashText(`${brief.seed} ${brief.title}`) + part) % lines.length]!;
}

/** A concept within a sentence: "food chains", but "Ancient Egypt". */
function spoken(concept: string, { facts }: LessonPack): string {
  const lower = concept.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const start = /^\p{L}{1,5}/u.exec(lower)?.[0];
  return start && new RegExp(`\\b${start}`).test(Object.values(facts).join(' ')) ? lower : concept;
}

/** What the story says itself is taught by its own panel, and not once more. */
function noteWhatStorySays(
  { beats }: PackChapter,
  { pack, claims }: StoryLesson,
  told: Beat[],
  facts: Set<string>,
) {
  for (const id of new Set(beats.flatMap(({ teaches }) => teaches ?? []))) {
    const said = claims.saidIn(pack.facts[id]!);
    const panel =
      said === undefined
        ? undefined
        : told.find(({ factIds }) => factIds?.includes(sentenceFactId({ index: said })));
    if (said !== undefined) facts.add(id);
    panel?.factIds?.push(id);
  }
}

/** What the chapters before this one, or the pieces of it, have taught. */
function taughtBefore({ beats }: PackChapter, { chapters }: LessonPack): string[] {
  const all = chapters.flatMap((chapter) => chapter.beats);
  return factsOf(all.slice(0, Math.max(0, all.indexOf(beats[0]!))));
}

/** Leads from the story to the lesson: who explains joins the others, and somebody of the story asks. */
function leadIn(
  [first, ...rest]: Beat[],
  { tellers, context, claims, setting, pack }: StoryLesson,
  things: Prop[],
): Beat[] {
  const { asker, guide, newGuide } = tellers;
  if (!first || !asker) return first ? [first, ...rest] : [];
  const slots = { asker, guide, concept: spoken(context.topic, pack) };
  const caption = newGuide ? context.bank.draw(lessonLines.introductions, slots) : undefined;
  const text = context.bank.draw(claims.dark ? lessonLines.quietLeadIns : lessonLines.leadIns, {
    ...slots,
    guide: calls(guide, asker),
  })!;
  const ask = { speaker: asker, text };
  const tells = first.lines.length === 1 && first.lines[0]!.speaker === guide && !first.caption;
  if (tells) return [{ ...first, kind: 'exchange', caption, lines: [ask, ...first.lines] }, ...rest];
  const acts = pack.pictures ? [{ who: asker, pose: 'raise-hand' as const }] : undefined;
  return [
    { kind: 'exchange', caption, lines: [ask], people: [guide], setting, props: things, acts },
    first,
    ...rest,
  ];
}

function tellRecap(
  beat: PackBeat & { beat: 'recap' },
  ending: string,
  lesson: StoryLesson,
  told: Set<string>,
): Beat {
  const { tellers, context, claims, setting, pack } = lesson;
  const keep = claims.contradicts(beat.guide) ? termsLine(lesson, told) : withNames(beat.guide, context.cast);
  const own = pack.pictures && !claims.contradicts(beat.guide);
  const panel: Beat = {
    kind: 'recap',
    caption: context.texts.captions.remember,
    lines: [...linesOf(tellers.guide, keep), ...linesOf(tellers.asker, context.bank.draw([ending]))],
    setting,
    props: (own && beat.props) || [],
    factIds: (beat.teaches ?? []).filter((id) => told.has(id)),
  };
  return own ? withSeen(panel, beat.seen, context.cast) : panel;
}

/** The words that the part has taught, for a recap whose numbers are not the story's. */
function termsLine({ pack, context: { texts } }: StoryLesson, told: Set<string>): string | undefined {
  const words = pack.terms.filter(({ fact }) => told.has(fact)).map(({ term }) => `*${term}*`);
  return words.length > 0
    ? fillIn(texts.recap.words, { words: listWords(words.slice(0, 4), texts.and) })
    : undefined;
}
