import { letter, type Reader } from '../../mail/letter.ts';
import type { MailTexts } from '../../mail/texts/mail-texts.ts';
import { listIn } from '../../mail/texts/sentences.ts';

const namedAtMost = 3;

/** Of whom questions are due, how many, and of which comics. `isSelf` for whoever gets the mail. */
export type DueOf = { firstname: string; isSelf: boolean; items: number; titles: string[] };

function sentenceOn(texts: MailTexts, { firstname, isSelf, items, titles }: DueOf): string {
  const { reminder, quote, language } = texts;
  const named = titles.slice(0, namedAtMost).map(quote);
  const more = titles.length - named.length;
  const from = listIn(language, more > 0 ? [...named, reminder.moreTitles(more)] : named);
  return isSelf
    ? reminder.dueToYou({ items, titles: from })
    : reminder.dueToChild({ firstname, items, titles: from });
}

/**
 * A mail that says what is due. First names only.
 * @param site where it is done; undefined where the site does not know its own address
 * @param endAt where it is ended without logging in
 */
export function reviewReminder(
  to: Required<Reader>,
  due: DueOf[],
  site: string | undefined,
  endAt: string | undefined,
): { subject: string; text: string } {
  const others = due.filter(({ isSelf }) => !isSelf).map(({ firstname }) => firstname);
  const [self] = due.filter(({ isSelf }) => isSelf);
  return letter(to, (texts) => {
    const { reminder, language } = texts;
    return {
      subject: self ? reminder.subjectOfOwn(self.items) : reminder.subjectOfOthers(listIn(language, others)),
      lines: [
        ...due.map((one) => sentenceOn(texts, one)),
        '',
        reminder.why,
        ...(site && self ? ['', `    ${site}/learn/review`] : []),
        '',
        reminder.howOften,
        ...(endAt ? [reminder.oneClick, '', `    ${endAt}`] : [reminder.endOnPage]),
      ],
    };
  });
}
