import { letter } from '../../mail/letter.ts';
import type { Activity } from './child-activity.ts';

const listOf = new Intl.ListFormat('en', { type: 'conjunction' });
const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const namedAtMost = 4;

/** One paragraph about a child's week, and one thing to do. It says nothing that nobody knows. */
export function childParagraph(firstname: string, { read, days, knowsWell, shaky }: Activity): string[] {
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const titles = read.slice(0, namedAtMost).map(({ title }) => `“${title}”`);
  const more = read.length - titles.length;
  const all = more > 0 ? [...titles, counted(more, 'more comic', 'more comics')] : titles;
  const week =
    read.length === 0
      ? `${firstname} read no comic here this week.`
      : `${firstname} read ${counted(read.length, 'comic', 'comics')}, ${counted(minutes, 'minute', 'minutes')} in all: ${listOf.format(all)}.`;
  const known = knowsWell[0] && ` “${knowsWell[0].title}” is known well.`;
  return [
    firstname,
    '',
    `${week}${known ?? ''}`,
    '',
    `One thing to do: ${thingToDo(firstname, { read, shaky })}`,
  ];
}

function thingToDo(firstname: string, { read, shaky }: Pick<Activity, 'read' | 'shaky'>): string {
  const weak = shaky.find(({ isPublic }) => isPublic) ?? shaky[0];
  if (weak)
    return `read “${weak.title}” together. ${counted(weak.shakyItems, 'question', 'questions')} of ${weak.items} in it ${weak.shakyItems === 1 ? 'is' : 'are'} still shaky.`;
  if (read[0]) return `ask ${firstname} to tell you what happens in “${read[0].title}”, and why.`;
  return `choose a comic together, and let ${firstname} turn the pages.`;
}

/**
 * The letter of a week, of all children together. First names only.
 * @param endAt where it is ended without logging in; left out where the site does not know its own address
 */
export function weeklyLetter(
  parent: { firstname: string },
  children: { firstname: string; activity: Activity }[],
  endAt: string | undefined,
): { subject: string; text: string } {
  const names = children.map(({ firstname }) => firstname);
  const paragraphs = children.flatMap(({ firstname, activity }) => [
    '',
    ...childParagraph(firstname, activity),
  ]);
  return {
    subject: `${listOf.format(names)}: the week in a few lines`,
    text: letter([
      `Hello ${parent.firstname},`,
      ...paragraphs,
      '',
      'You asked for this letter once a week.',
      ...(endAt ? ['One click ends it:', '', `    ${endAt}`] : ['You can end it on your page “My child”.']),
    ]),
  };
}
