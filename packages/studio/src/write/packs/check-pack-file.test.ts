import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkPackFile } from './check-pack-file.ts';
import { writePath } from './pack-fault.ts';

const good = readFileSync(path.join(import.meta.dirname, 'life-science/photosynthesis.json'), 'utf8');
const faultsOf = (text: string) =>
  checkPackFile(text, (icon) => icon !== 'flying-toaster').map(
    ({ line, at, says }) => `${line} ${writePath(at)}: ${says}`,
  );
/** The text with the first of something replaced, and the line on which that stands. */
function changed(from: string | RegExp, to: string): { text: string; line: number } {
  const index = good.search(from);
  expect(index).toBeGreaterThanOrEqual(0);
  return { text: good.replace(from, to), line: good.slice(0, index).split('\n').length };
}

describe('the check of a pack file', () => {
  it('finds nothing wrong with a lesson of the studio', () => {
    expect(faultsOf(good)).toEqual([]);
  });

  it('names the line where the text stops being JSON', () => {
    const { text, line } = changed('"subject":', '"subject"');
    expect(faultsOf(text)).toEqual([expect.stringMatching(new RegExp(`^${line} : Expected ':'`))]);
    expect(faultsOf('{\n  "id":\n')).toEqual(['2 : Unexpected end of JSON input']);
  });

  it('names the line, the limit and the value of what has not the form of a pack', () => {
    const title = changed(/"title": "[^"]*"/, `"title": "${'a'.repeat(99)}"`);
    expect(faultsOf(title.text)[0]).toMatch(new RegExp(`^${title.line} title: .*80.*; it is 99 characters`));
    const key = changed('"guide":', '"giude":');
    expect(faultsOf(key.text)).toEqual([
      expect.stringMatching(/hook\.guide: is missing$/),
      `${key.line} chapters[0].hook.giude: is no part of a pack. Is it spelled right?`,
    ]);
    const place = changed(/"at": "[^"]*"/, '"at": "on the moon"');
    expect(faultsOf(place.text)[0]).toContain('"on the moon"');
    expect(faultsOf('[]')[0]).toMatch(/^1 : .*expected object/);
  });

  it('names the line, the limit and the value of what a sound pack would not have', () => {
    const words = 'and so the leaf goes on and on '.repeat(5).trim();
    const line = changed(/"learner": "[^"]*"/, `"learner": "${words}."`);
    expect(faultsOf(line.text)).toContain(
      `${line.line} chapters[0].hook.learner: too long for a bubble: 40 words and 155 characters; at most 20 and 130: ${words}.`,
    );
    const fact = changed(/"fact": "[^"]*"/, '"fact": "nowhere"');
    expect(faultsOf(fact.text).join('\n')).toContain(
      `${fact.line} terms[0].fact: refers to fact "nowhere", which does not exist`,
    );
    const icon = changed(/"icon": "[^"]*"/, '"icon": "flying-toaster"');
    expect(faultsOf(icon.text)[0]).toMatch(new RegExp(`^${icon.line} .*no icon "flying-toaster"`));
  });

  it('names the line of a quantity that is left open, and a picture that only one country would miss', () => {
    const open = changed(/"learner": "[^"]*"/, '"learner": "It is {2 metres|6.5 feet high."');
    expect(faultsOf(open.text)).toEqual([
      expect.stringMatching(new RegExp(`^${open.line} chapters.0..hook.learner: Braces hold .*metres`)),
    ]);
    const icon = changed(/"icon": "[^"]*"/, '"icon": "{sun|flying-toaster}"');
    expect(faultsOf(icon.text)).toEqual([expect.stringContaining('there is no icon "flying-toaster"')]);
  });

  it('refuses whom nobody can draw, and other looks for the two of the comic', () => {
    const seen = (who: string, as: string) =>
      faultsOf(
        changed('"guide":', `"seen": [{ "who": "${who}", "as": "${as}", "does": "dig" }],\n"guide":`).text,
      );
    expect(seen('a farmer', 'medieval-woman')).toEqual([]);
    expect(seen('a cow', 'cow')).toEqual([]);
    expect(seen('a unicorn', 'unicorn')[0]).toContain('seen[0]: nobody knows how to draw "a unicorn"');
    expect(seen('{guide}', 'man')[0]).toContain("{guide} looks as the comic's cast does");
  });

  it('refuses a phrase that finds another lesson', () => {
    const phrase = changed(/"match": \[\s*"[^"]*"/, '"match": ["water cycle"');
    expect(faultsOf(phrase.text)[0]).toContain('match[0]: "water cycle" finds the lesson "water-cycle"');
  });
});
