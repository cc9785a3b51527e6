import { letter } from '../../mail/letter.ts';

const listOf = new Intl.ListFormat('en', { type: 'conjunction' });
const questions = (n: number) => `${n} ${n === 1 ? 'question' : 'questions'}`;
const namedAtMost = 3;

/** Of whom questions are due, how many, and of which comics. `isSelf` for whoever gets the mail. */
export type DueOf = { firstname: string; isSelf: boolean; items: number; titles: string[] };

function sentenceOn({ firstname, isSelf, items, titles }: DueOf): string {
  const named = titles.slice(0, namedAtMost).map((title) => `“${title}”`);
  const more = titles.length - named.length;
  const from = listOf.format(more > 0 ? [...named, `${more} more`] : named);
  const whose = isSelf ? 'you have' : `${firstname} has`;
  return `Today ${whose} ${questions(items)} to review, from ${from}.`;
}

/**
 * A mail that says what is due. First names only.
 * @param site where it is done; undefined where the site does not know its own address
 * @param endAt where it is ended without logging in
 */
export function reviewReminder(
  to: { firstname: string },
  due: DueOf[],
  site: string | undefined,
  endAt: string | undefined,
): { subject: string; text: string } {
  const others = due.filter(({ isSelf }) => !isSelf);
  const [self] = due.filter(({ isSelf }) => isSelf);
  const subject = self
    ? `${questions(self.items)} to review today`
    : `${listOf.format(others.map(({ firstname }) => firstname))}: something to review today`;
  return {
    subject,
    text: letter([
      `Hello ${to.firstname},`,
      '',
      ...due.map(sentenceOn),
      '',
      'What is looked at now stays known for longer. It takes a few minutes, and nothing is lost by a day off.',
      ...(site && self ? ['', `    ${site}/learn/review`] : []),
      '',
      'This comes once a day at most, and only when something is due.',
      ...(endAt ? ['One click ends it:', '', `    ${endAt}`] : ['You can end it on your page.']),
    ]),
  };
}
