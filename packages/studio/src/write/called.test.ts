import type { CastChoices } from '@panelwise/contracts/domain/cast';
import { type Script, stripTermMarks } from '@panelwise/contracts/domain/script';
import { describe, expect, it } from 'vitest';
import { castNames } from '../draw/staging/casting.ts';
import { writeBreakdown } from './breakdown.ts';
import { briefFor } from './fixtures/brief.ts';
import { freeStories } from './fixtures/free-stories.ts';
import { twelveStories } from './fixtures/twelve-stories.ts';
import { lintItems } from './item-lint.ts';
import { writeScript } from './script.ts';
import { whoIsInIt } from './who-is-in-it.ts';
import { loadWriter } from './writer.ts';

const writer = await loadWriter();
const experiment = freeStories.experiment!;
const parts = writeBreakdown(experiment);
const scriptFor = (cast?: CastChoices) => writeScript({ ...experiment, ...(cast && { cast }) }, parts, 1);
const zane: CastChoices = [{ name: 'Arjun', called: 'Zane' }];

describe('somebody whom their creator calls otherwise', () => {
  it('is called so in every panel, and nothing else becomes another', () => {
    const [before, after] = [JSON.stringify(scriptFor()), JSON.stringify(scriptFor(zane))];
    expect(before).toContain('Arjun');
    expect(after).not.toContain('Arjun');
    const unmarked = (script: string) => script.replace(/"understood":"[^"]*"/g, '');
    expect(unmarked(after)).toBe(unmarked(before).replaceAll('Arjun', 'Zane'));
  });

  it('is meant by every form of their name', () => {
    const story =
      'Kate Sheppard wrote a petition. Sheppard walked to the parliament. Kate was proud. The baker gave Kate bread. A baker had no vote. The baker signed.';
    const cast = [
      { name: 'Kate Sheppard', called: 'Ada' },
      { name: 'Baker', called: 'Tom' },
    ];
    const brief = { ...briefFor({ concept: 'petitions', story, lesson: undefined }), cast };
    const script = writeScript(brief, writeBreakdown(brief), 1);
    const words = script.flatMap(({ panels }) => panels).map(({ caption }) => caption);
    expect(stripTermMarks(words.join(' '))).toMatch(
      /Ada wrote a petition\..*Ada walked.*Ada was proud\..*Tom gave Ada bread\./s,
    );
    expect(words.join(' ')).toContain('A baker had no vote.');
    expect(words.join(' ')).not.toMatch(/Kate|Sheppard|[Tt]he baker/);
  });

  it('looks as before, on every page', () => {
    const look = (name: string, cast?: CastChoices) => {
      const as = new Map([[name.toLowerCase(), 'boy']]);
      return castNames([name, 'Priya'], { seed: 'seed', ...(cast && { cast }) }, as).get(name.toLowerCase());
    };
    expect(look('Zane', zane)).toEqual(look('Arjun'));
    expect(look('Zane')).not.toEqual(look('Arjun'));
  });

  it('is listed with both names', () => {
    const { people } = whoIsInIt({ ...experiment, cast: zane }, parts);
    expect(people.find(({ name }) => name === 'Zane')).toMatchObject({ inStory: 'Arjun' });
    expect(people.some(({ name }) => name === 'Arjun')).toBe(false);
  });

  it('is called so in questions, answers and facts, as long as the script says so', () => {
    const talk = twelveStories.dialogue!;
    const [plans, named] = [writeBreakdown(talk), { ...talk, cast: [{ name: 'Thandi', called: 'Otto' }] }];
    const asked = (brief: typeof talk, script: Script) => {
      const lesson = { brief, parts: plans, part: 1, script };
      const sets = [writer.quiz(lesson), writer.hardcoreQuiz(lesson)];
      for (const set of sets) expect(lintItems(set, script, writer.lintContext(lesson))).toEqual([]);
      return JSON.stringify([sets, writer.faqs(lesson), writer.facts(lesson)]);
    };
    const [read, called] = [writeScript(talk, plans, 1), writeScript(named, plans, 1)];
    const unnamed = asked(talk, read);
    expect(unnamed).toContain('Thandi');
    expect(asked(named, called)).toBe(unnamed.replaceAll('Thandi', 'Otto'));
    // A script that somebody has typed keeps the name of the story, and so does what is asked about it.
    expect(asked(named, read)).toBe(unnamed);
  });

  it('shares a name with nobody of the studio', () => {
    const alone = briefFor({ concept: 'rain', story: 'A cloud is full of drops.', lesson: undefined });
    const { people } = whoIsInIt(alone, writeBreakdown(alone));
    const studio = people[0]!.name;
    const story = 'Kavya asks a cloud for rain. Kavya waits.';
    const named = { ...briefFor({ concept: 'rain', story, lesson: undefined }), castNames: { guide: 'Bo' } };
    const cast = [{ name: 'Kavya', called: studio }];
    const names = whoIsInIt({ ...named, cast }, writeBreakdown(named)).people.map(({ name }) => name);
    expect(names.filter((name) => name === studio)).toHaveLength(1);
  });
});
