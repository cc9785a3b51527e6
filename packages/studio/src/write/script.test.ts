import { limits } from '@panelwise/contracts/domain/limits';
import { panelWords, type Script, scriptSchema } from '@panelwise/contracts/domain/script';
import { partPlanSchema } from '@panelwise/contracts/domain/series';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expressionNames, poseNames, sceneNames, toneNames } from '../draw/vocabulary.ts';
import { lintFacts, lintFaqs } from './extras-lint.ts';
import { briefFor } from './fixtures/brief.ts';
import { freeStories, oddStories } from './fixtures/free-stories.ts';
import { knownStories } from './fixtures/known-stories.ts';
import { languageStories, twelveStories } from './fixtures/twelve-stories.ts';
import { lintItems } from './item-lint.ts';
import type { BriefWithLesson } from './packs/load-pack.ts';
import { analyseStory } from './story/analyse-story.ts';
import { splitSentences } from './text/sentences.ts';
import { plainWords, wordCount } from './text/words.ts';
import { loadWriter } from './writer.ts';

const writer = await loadWriter();
const goodStories = Object.entries({
  ...knownStories,
  ...freeStories,
  ...twelveStories,
  ...languageStories,
});
const allStories = [...goodStories, ...Object.entries(oddStories)];

function writeAll(brief: BriefWithLesson): Script[] {
  const parts = writer.breakdown(brief);
  return parts.map(({ part }) => writer.script(brief, parts, part));
}
/** Panels of a page: a thin story gives no more than it has. */
const pageSizes = (brief: BriefWithLesson): number[] =>
  (analyseStory(brief).missing || analyseStory(brief).people.length > 0) && !brief.lesson
    ? [1, 2, 3, 4, 5, 6]
    : [4, 5, 6];
const panelsOf = (script: Script) => script.flatMap((page) => page.panels);
const linesOf = (script: Script) =>
  panelsOf(script).flatMap((panel) => panel.dialogue.map((line) => line.text));

/** Words around a quotation that only say who speaks; the bubble of the speaker shows them. */
const attributionWords = 6;

/** The story's words that no panel says, sentence by sentence. "says Ana" may be shown by whose bubble it is. */
function lostSentences(brief: BriefWithLesson, scripts: Script[]): string[] {
  const told = scripts
    .flatMap(panelsOf)
    .map((panel) => plainWords(panelWords(panel).join(' ')).join(' '))
    .join(' ');
  const isTold = (text: string) =>
    ` ${told} `.includes(` ${plainWords(text).join(' ')} `.replace(/^ +$/, ' '));
  return splitSentences(brief.story).filter((sentence) => {
    if (plainWords(sentence).length === 0 || isTold(sentence)) return false;
    const isSpoken = (at: number) => at % 2 === 1;
    return sentence
      .split('"')
      .some((piece, at) => !isTold(piece) && (isSpoken(at) || wordCount(piece) > attributionWords));
  });
}

describe.each(goodStories)('the comic of %s', (_, brief) => {
  const scripts = writeAll(brief);

  it('has pages of 4 to 6 panels, fewer of a thin story, staged with names that can be drawn', () => {
    for (const script of scripts) {
      expect(scriptSchema.parse(script)).toEqual(script);
      for (const page of script) expect(pageSizes(brief)).toContain(page.panels.length);
      for (const panel of panelsOf(script)) {
        expect(sceneNames).toContain(panel.background);
        if (panel.tone) expect(toneNames).toContain(panel.tone);
        for (const { pose, expression } of panel.cast ?? []) {
          expect(poseNames).toContain(pose);
          expect(expressionNames).toContain(expression);
        }
        // What is told of a picture is found from what is drawn, so that it never grows old.
        expect(panel.alt).toBeUndefined();
        for (const line of panel.dialogue) expect(panel.cast!.map((c) => c.name)).toContain(line.speaker);
      }
    }
  });

  it('keeps every sentence of the story', () => {
    expect(lostSentences(brief, scripts)).toEqual([]);
  });

  it('says no line twice, in bubbles of 20 words and captions of 25', () => {
    for (const script of scripts) {
      const lines = linesOf(script);
      expect(new Set(lines.map((l) => plainWords(l).join(' '))).size).toBe(lines.length);
      expect(lines.filter((line) => wordCount(line) > 20)).toEqual([]);
      expect(
        panelsOf(script).filter((p) => wordCount(p.caption) > 25 || wordCount(p.captionBottom ?? '') > 25),
      ).toEqual([]);
    }
  });
});

describe.each(allStories)('the writer on %s', (_, brief) => {
  it('gives valid parts and scripts, the same each time, and loses nothing', () => {
    const parts = writer.breakdown(brief);
    expect(parts.length).toBeGreaterThanOrEqual(1);
    expect(parts.length).toBeLessThanOrEqual(6);
    for (const part of parts) expect(partPlanSchema.parse(part)).toEqual(part);
    const scripts = writeAll(brief);
    for (const script of scripts) {
      expect(scriptSchema.safeParse(script).error).toBeUndefined();
      for (const page of script) expect(pageSizes(brief)).toContain(page.panels.length);
      expect(JSON.stringify(script).length).toBeLessThan(limits.scriptTextMax);
    }
    expect(JSON.stringify(writeAll(brief))).toBe(JSON.stringify(scripts));
  });
});

it('changes staging with the seed, not the story', () => {
  const brief = freeStories.fable!;
  const [one, two] = [writeAll(brief), writeAll({ ...brief, seed: 'another' })];
  expect(JSON.stringify(one)).not.toBe(JSON.stringify(two));
  expect(lostSentences(brief, two)).toEqual([]);
});

it('writes a part of a plan made by someone else, and a part out of range', () => {
  const brief = freeStories.history!;
  const plan = [1, 2, 3].map((part) => ({
    part,
    title: `Chapter ${part}`,
    keyTerms: [],
    start: 'Words not in the story',
    end: '',
  }));
  const scripts = plan.map(({ part }) => writer.script(brief, plan, part));
  expect(lostSentences(brief, scripts)).toEqual([]);
  expect(writer.script(brief, plan, 9)).toEqual(writer.script(brief, plan, 3));
});

it('tells of money that no bar can stand for, without bars', () => {
  const digits = (count: number) => `$${'9'.repeat(count)}`;
  for (const amounts of [
    ['$1', '$2', digits(20)],
    [digits(70), digits(71), digits(72)],
  ]) {
    const story = amounts.map((amount) => `Then the bank had ${amount}.`).join(' ');
    const brief = briefFor({ concept: 'riches', story });
    const [script] = writeAll(brief);
    expect(panelsOf(script!).some(({ diagram }) => diagram?.kind === 'bars')).toBe(false);
  }
});

it('never throws and always gives a valid script, whatever is typed', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'Leo',
      'says',
      'because',
      'is',
      'a',
      'called',
      'the',
      '$100',
      '10%',
      'In 1492',
      '"',
      '"Hi!"',
      '.',
      '?',
      '!',
      ',',
      '\n',
      '😀',
      'مرحبا',
      'मीरा ने कहा',
      'है और',
      'क्योंकि',
      '।',
      'la casa es una',
      'porque',
      'dit le roi',
      'der Baum ist ein',
      '„Ja“, sagt Lena',
      '水',
      'photosynthesis',
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const story = fc.array(word, { maxLength: 120 }).map((words) => words.join(' '));
  const brief = fc.record({
    title: fc.string({ maxLength: 120 }),
    concept: fc.oneof(word, fc.string({ maxLength: 120 })),
    story,
    grade: fc.string({ maxLength: 12 }),
  });
  fc.assert(
    fc.property(brief, (wanted) => {
      const full = briefFor(wanted);
      const parts = writer.breakdown(full);
      for (const { part } of parts) {
        const script = writer.script(full, parts, part);
        const lesson = { brief: full, parts, part, script };
        for (const page of script) expect(pageSizes(full)).toContain(page.panels.length);
        expect(writer.quiz(lesson).length).toBeLessThanOrEqual(8);
        expect(writer.hardcoreQuiz(lesson).length).toBeLessThanOrEqual(4);
        expect(writer.faqs(lesson).length).toBeLessThanOrEqual(5);
        expect(writer.facts(lesson).length).toBeLessThanOrEqual(5);
        const context = writer.lintContext(lesson);
        expect(lintItems(writer.quiz(lesson), script, context)).toEqual([]);
        expect(lintItems(writer.hardcoreQuiz(lesson), script, context)).toEqual([]);
        expect(lintFaqs(writer.faqs(lesson), context)).toEqual([]);
        expect(lintFacts(writer.facts(lesson), context)).toEqual([]);
      }
    }),
    { numRuns: 80, seed: 1 },
  );
});
