import type { z } from 'zod';
import { lessons } from './catalogue.ts';
import { checkPack } from './check-pack.ts';
import { linesOfJson } from './json-lines.ts';
import { type LessonPack, lessonPackSchema } from './lesson-pack.ts';
import type { PackFault, PackPath } from './pack-fault.ts';
import { packInAllUnits } from './quantities.ts';

/** Something wrong on a line of a pack's file, counted from 1. */
export type FileFault = PackFault & { line: number };

/**
 * What is wrong with the file of a pack, in the order of its lines: that it is no JSON, else that it has not the form of a
 * pack, else what `checkPack` says and what it shares with the lessons that there are.
 * `canDraw` says whether there is an icon of a name.
 */
export function checkPackFile(text: string, canDraw: (icon: string) => boolean): FileFault[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [notJson(text, error instanceof Error ? error.message : String(error))];
  }
  const parsed = lessonPackSchema.safeParse(value, { reportInput: true });
  const faults = parsed.success
    ? [
        ...checkPack(parsed.data),
        ...packInAllUnits(parsed.data).flatMap((pack) => unknownIcons(pack, canDraw)),
        ...takenPhrases(parsed.data),
      ]
    : parsed.error.issues.flatMap(faultsOfForm);
  const lineOf = linesOfJson(text);
  return faults.map((fault) => ({ ...fault, line: lineOf(fault.at) })).sort((a, b) => a.line - b.line);
}

/** V8 says line and column of all but an end that comes too early. */
function notJson(text: string, message: string): FileFault {
  const said = /line (\d+) column \d+/.exec(message);
  return { line: said ? Number(said[1]) : text.trimEnd().split('\n').length, at: [], says: message };
}

function faultsOfForm(issue: z.core.$ZodIssue): PackFault[] {
  const at = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      at: [...at, key],
      says: 'is no part of a pack. Is it spelled right?',
    }));
  if (issue.input === undefined) return [{ at, says: 'is missing' }];
  return [{ at, says: `${issue.message.replace(/\.$/, '')}; it is ${shown(issue.input)}` }];
}

/** A value as it stands in the file, with the length of a text or a list, and not more of it than one reads. */
function shown(value: unknown): string {
  const written = JSON.stringify(value);
  const text = written.length > 90 ? `${written.slice(0, 90)}…` : written;
  if (typeof value === 'string') return `${value.length} characters long: ${text}`;
  return Array.isArray(value) ? `${value.length} long: ${text}` : text;
}

function unknownIcons(pack: LessonPack, canDraw: (icon: string) => boolean): PackFault[] {
  const visit = (value: unknown, at: PackPath): PackFault[] => {
    if (Array.isArray(value)) return value.flatMap((one, i) => visit(one, [...at, i]));
    if (!value || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      (key === 'icon' || key === 'holds') && typeof inner === 'string' && !canDraw(inner)
        ? [{ at: [...at, key], says: `there is no icon "${inner}"` }]
        : visit(inner, [...at, key]),
    );
  };
  return visit(pack.chapters, ['chapters']);
}

/** A phrase that finds two lessons finds one of them only. */
function takenPhrases(pack: LessonPack): PackFault[] {
  const others = lessons.filter(({ id }) => id !== pack.id);
  return (['match', 'alone'] as const).flatMap((part) =>
    (pack[part] ?? []).flatMap((phrase, i) => {
      const other = others.find(({ match, alone = [] }) => [...match, ...alone].includes(phrase));
      return other ? [{ at: [part, i], says: `"${phrase}" finds the lesson "${other.id}" already` }] : [];
    }),
  );
}
