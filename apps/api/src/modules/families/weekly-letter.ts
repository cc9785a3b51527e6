import { letter, type Reader } from '../../mail/letter.ts';
import type { MailTexts } from '../../mail/texts/mail-texts.ts';
import { listIn } from '../../mail/texts/sentences.ts';
import type { Activity } from './child-activity.ts';

const namedAtMost = 4;

/** One paragraph about a child's week, and one thing to do. It says nothing that nobody knows. */
function childParagraph(
  texts: MailTexts,
  firstname: string,
  { read, days, knowsWell, shaky }: Activity,
): string[] {
  const { weekly, quote, language } = texts;
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const titles = read.slice(0, namedAtMost).map(({ title }) => quote(title));
  const more = read.length - titles.length;
  const all = more > 0 ? [...titles, weekly.moreComics(more)] : titles;
  const week =
    read.length === 0
      ? weekly.readNothing(firstname)
      : weekly.read({ firstname, comics: read.length, minutes, titles: listIn(language, all) });
  const known = knowsWell[0] ? ` ${weekly.known(quote(knowsWell[0].title))}` : '';
  return [
    firstname,
    '',
    `${week}${known}`,
    '',
    weekly.oneThing(thingToDo(texts, firstname, { read, shaky })),
  ];
}

function thingToDo(
  { weekly, quote }: MailTexts,
  firstname: string,
  { read, shaky }: Pick<Activity, 'read' | 'shaky'>,
): string {
  const weak = shaky.find(({ isPublic }) => isPublic) ?? shaky[0];
  if (weak) return weekly.shaky({ title: quote(weak.title), shaky: weak.shakyItems, items: weak.items });
  if (read[0]) return weekly.tell({ firstname, title: quote(read[0].title) });
  return weekly.choose(firstname);
}

/**
 * The letter of a week, of all children together. First names only.
 * @param endAt where it is ended without logging in; left out where the site does not know its own address
 */
export function weeklyLetter(
  parent: Required<Reader>,
  children: { firstname: string; activity: Activity }[],
  endAt: string | undefined,
): { subject: string; text: string } {
  const names = children.map(({ firstname }) => firstname);
  return letter(parent, (texts) => {
    const { weekly, language } = texts;
    const paragraphs = children.flatMap(({ firstname, activity }) => [
      ...childParagraph(texts, firstname, activity),
      '',
    ]);
    const end = endAt ? [weekly.oneClick, '', `    ${endAt}`] : [weekly.endOnPage];
    return {
      subject: weekly.subject(listIn(language, names)),
      lines: [...paragraphs, weekly.askedFor, ...end],
    };
  });
}
