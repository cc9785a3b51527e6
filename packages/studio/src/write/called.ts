import { castKey } from '@panelwise/contracts/domain/cast';
import type { Script, ScriptPanel } from '@panelwise/contracts/domain/script';
import type { Lesson } from './lesson.ts';
import type { BriefWithLesson } from './packs/load-pack.ts';
import { panelText } from './panel-text.ts';
import { sayInText } from './say-in-text.ts';
import { analyseStory } from './story/analyse-story.ts';

/** What the comic says in place of the names of its story: each form of a name with the one that its creator gave. */
export type Renames = ReadonlyMap<string, string>;

/** The names that a creator gave, for every form in which the story calls somebody: "Kate Sheppard" and "Sheppard". */
export function renamesOf(brief: Pick<BriefWithLesson, 'story' | 'concept' | 'country' | 'cast'>): Renames {
  const renamed = (brief.cast ?? []).filter(
    ({ name, called, kind }) => called && kind !== 'nobody' && called !== name,
  );
  if (renamed.length === 0) return new Map();
  const { entities, language } = analyseStory(brief);
  return new Map(
    renamed.flatMap(({ name, called }) => {
      const entity = entities.find((one) => castKey(one.name) === castKey(name));
      const forms = [...new Set([name, ...(entity ? [entity.name, ...entity.aliases] : [])])];
      // "Mayas Hund": what is somebody's has no apostrophe there.
      const owning = language === 'de' ? forms.map((form) => [`${form}s`, `${called}s`] as const) : [];
      return [...forms.map((form) => [form, called!] as const), ...owning];
    }),
  );
}

/** The renames that a script follows: one that somebody typed may keep to the names of the story. */
export function renamesIn(script: Script, brief: BriefWithLesson): Renames {
  const all = renamesOf(brief);
  if (all.size === 0) return all;
  const said = ` ${script.flatMap(({ panels }) => panels.map(wordsAndNames)).join(' ')} `;
  return new Map([...all].filter(([, called]) => says(said, called)));
}

const wordsAndNames = (panel: ScriptPanel) =>
  [
    panelText(panel),
    ...panel.dialogue.map(({ speaker }) => speaker),
    ...(panel.cast ?? []).map(({ name }) => name),
  ].join(' ');

const says = (text: string, name: string) => wholeWords([name]).test(text);

/** Everything that is said in it with the names that their creator gave. */
export const sayNames = <T>(said: T, renames: Renames): T =>
  renames.size === 0 ? said : sayInText(said, (text) => inText(text, renames));

/** The names of the story again, for who looks in a script for what the story says. */
export const asInStory = (script: Script, renames: Renames): Script =>
  sayNames(script, new Map([...renames].reverse().map(([form, called]) => [called, form])));

/** What is written about a finished comic, with the names that the comic says. */
export function withNames<More extends unknown[], T>(
  write: (lesson: Lesson, ...more: More) => T,
): (lesson: Lesson, ...more: More) => T {
  return (lesson, ...more) => {
    const renames = renamesIn(lesson.script, lesson.brief);
    const read = [...renames].reverse().map(([form, called]) => [called, form] as const);
    const inStory = sayNames(more, new Map(read));
    return sayNames(write({ ...lesson, script: asInStory(lesson.script, renames) }, ...inStory), renames);
  };
}

/** A name that is a word as well is told with its article: "the baker" is Tom, and "a baker" stays one. */
function inText(text: string, renames: Renames): string {
  const alone = renames.get(text);
  if (alone !== undefined) return alone;
  return text.replace(wholeWords([...renames.keys()]), (found) => {
    const form = found.replace(/^the /i, '');
    return renames.get(form) ?? [...renames].find(([one]) => castKey(one) === castKey(form))?.[1] ?? found;
  });
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const letter = '[\\p{L}\\p{M}\\p{N}]';

function wholeWords(forms: string[]): RegExp {
  const longestFirst = [...forms].sort((a, b) => b.length - a.length);
  const words = longestFirst
    .filter((form) => /^\p{L}+$/u.test(form))
    .map((form) => `[Tt]he ${form.toLowerCase()}`);
  const names = longestFirst.filter((form) => /^\p{Lu}|\s/u.test(form)).map(escaped);
  return new RegExp(`(?<!${letter})(?:${[...words, ...names].join('|')})(?!${letter})`, 'gu');
}
