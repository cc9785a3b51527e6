import type { AdultRelation, ConsentKind } from '@panelwise/contracts/domain/consent';
import type { MailTexts, MailWords } from './mail-texts.ts';
import { counted, deviceIn, listed, momentIn } from './sentences.ts';

const on = momentIn('de-DE');
const deviceWords = deviceIn('unter', 'einem Programm ohne Namen');
const notYou =
  'Wenn du es nicht warst, wähle auf der Anmeldeseite „Passwort vergessen?“ und setze ein neues Passwort: Das meldet alle anderen ab.';
const yourPasskeys = 'Sieh dir dann die Passkeys in deinem Profil an und nimm weg, was nicht dir gehört.';
const kept = [
  'Vor- und Nachname, Benutzername, E-Mail-Adresse, Geburtsjahr und Land',
  'Die Geschichten, Comics und Quizze, die Ihr Kind macht',
  'Ihre E-Mail-Adresse, der Wortlaut oben und wann Sie ihm zugestimmt haben',
];
const promises = [
  'Nichts, was Ihr Kind schreibt, geht an eine andere Firma: Unser eigenes Studio schreibt und zeichnet.',
  'Für Kinder gibt es keine Werbung.',
  'Ein Comic wird anderen erst gezeigt, wenn ein Mensch ihn gelesen hat.',
];
const inFull = 'Im Wortlaut, so wie wir es aufbewahren (auf Englisch):';

/** Whom a child has named, after "als". */
const named: Record<AdultRelation, string> = {
  parent: 'Elternteil',
  guardian: 'sorgeberechtigte Person',
  teacher: 'Lehrkraft',
};

function meaning(kind: ConsentKind, firstname: string, relation: AdultRelation): string {
  const object = 'Das Konto wird dann sofort geschlossen und alles darin gelöscht.';
  const does = `dass ${firstname} ein Konto bei Panelwise hat, dort Comics macht und sie anderen zeigt, sobald ein Mensch sie gelesen hat`;
  if (kind === 'notice')
    return `${firstname} hat ein Konto bei Panelwise, macht dort Comics und kann sie anderen zeigen, sobald ein Mensch sie gelesen hat. ${firstname} hat Sie als ${named[relation]} genannt. Sie können jederzeit widersprechen: ${object}`;
  if (kind === 'school')
    return `Sie unterrichten ${firstname}, und Ihre Schule darf für ihre Schülerinnen und Schüler zustimmen. Sie sind einverstanden, ${does}. Sie können das jederzeit zurücknehmen: ${object}`;
  return `Sie dürfen als ${named[relation]} für ${firstname} entscheiden. Sie sind einverstanden, ${does}. Sie können das jederzeit zurücknehmen: ${object}`;
}

const codeWords = (code: string, minutes: number, why: string, otherwise: string): MailWords => ({
  subject: `${code} ist dein Panelwise-Code`,
  lines: [why, '', `    ${code}`, '', `Er gilt ${minutes} Minuten lang und nur einmal.`, otherwise],
});

/** What mails say in German: users are called "du", grown-ups who answer for a child "Sie", as on the site. */
export const de: MailTexts = {
  language: 'de',
  hello: (firstname) => (firstname ? `Hallo ${firstname},` : 'Guten Tag,'),
  farewell: 'Viel Spaß beim Comicmachen!',
  quote: (title) => `„${title}“`,

  signUp: ({ code, minutes, username }) =>
    codeWords(
      code,
      minutes,
      `willkommen bei Panelwise. Der Code für dein Konto „${username}“ ist`,
      'Wenn nicht du dich mit diesem Benutzernamen registriert hast, gib den Code bitte nicht ein: Beachte diese E-Mail einfach nicht.',
    ),
  haveAccount: () => ({
    subject: 'Du hast schon ein Konto bei Panelwise',
    lines: [
      'gerade hat sich jemand mit deiner E-Mail-Adresse registriert, aber du hast schon ein Konto. Wenn du das warst, melde dich bitte an.',
      'Wenn du dein Passwort nicht mehr weißt, wähle dort „Passwort vergessen?“.',
      '',
      'Wenn du es nicht warst, beachte diese E-Mail einfach nicht: Dein Konto bleibt, wie es ist.',
    ],
  }),
  severalSignUps: () => ({
    subject: 'Bitte melde dich an, um deinen Panelwise-Code zu bekommen',
    lines: [
      'jemand hat um einen neuen Code gebeten, und mit dieser E-Mail-Adresse hat man sich mehr als einmal registriert.',
      'Bitte melde dich mit dem Passwort an, das du gewählt hast: Dann bekommst du den Code für dein eigenes Konto.',
      '',
      'Wenn du es nicht warst, beachte diese E-Mail einfach nicht.',
    ],
  }),
  resetPassword: ({ code, minutes }) =>
    codeWords(
      code,
      minutes,
      'jemand hat um ein neues Passwort für dein Konto gebeten. Der Code dafür ist',
      'Wenn du es nicht warst, beachte diese E-Mail einfach nicht: Dein Passwort bleibt, wie es ist.',
    ),
  newDevice: ({ device, at }) => ({
    subject: 'Ein neues Gerät ist in deinem Panelwise-Konto angemeldet',
    lines: [
      `am ${on(at)} hat sich jemand mit ${deviceWords(device)} in deinem Konto angemeldet.`,
      'Wenn du es warst, musst du nichts tun. Dein Profil zeigt, wo du angemeldet bist.',
      '',
      notYou,
    ],
  }),
  newPassword: ({ at }) => ({
    subject: 'Dein Panelwise-Passwort wurde geändert',
    lines: [
      `am ${on(at)} wurde das Passwort deines Kontos geändert. Wenn du es warst, musst du nichts tun.`,
      '',
      notYou,
    ],
  }),
  passkeyAdded: ({ at }) => ({
    subject: 'Zu deinem Panelwise-Konto kam ein Passkey hinzu',
    lines: [
      `am ${on(at)} kam zu deinem Konto ein Passkey hinzu. Wenn du es warst, musst du nichts tun.`,
      '',
      notYou,
      yourPasskeys,
    ],
  }),
  passkeyTakenAway: ({ at }) => ({
    subject: 'Ein Passkey deines Panelwise-Kontos wurde entfernt',
    lines: [
      `am ${on(at)} wurde ein Passkey deines Kontos entfernt. Wenn du es warst, musst du nichts tun.`,
      '',
      notYou,
      yourPasskeys,
    ],
  }),

  titleOfPart: ({ title, part }) => `${title}, Teil ${part}`,
  accepted: ({ title }) => ({
    subject: `„${title}“ ist in der Bibliothek`,
    lines: [
      `jemand aus der Prüfung hat deinen Comic „${title}“ gelesen und aufgenommen. Er ist jetzt in der Bibliothek, und jede Klasse kann ihn lesen.`,
    ],
  }),
  declined: ({ title, reason, place }) => {
    const where = place ? ` auf Seite ${place.page}${place.panel ? `, Panel ${place.panel}` : ''}` : '';
    return {
      subject: `„${title}“ braucht eine Änderung`,
      lines: [
        `jemand aus der Prüfung hat deinen Comic „${title}“ gelesen und bittet um eine Änderung${where}:`,
        '',
        ...reason,
        '',
        'Ändere das und reiche den Comic noch einmal ein. Du findest ihn unter „Meine Comics“.',
      ],
    };
  },
  changesAsked: ({ title, reason, changes }) => ({
    subject: `„${title}“ braucht ein paar Änderungen`,
    lines: [
      `jemand aus der Prüfung hat deinen Comic „${title}“ gelesen und würde ihn annehmen, sobald dies geändert ist:`,
      '',
      ...reason,
      '',
      ...(changes.length > 0
        ? [
            'Es geht um:',
            ...changes.map(({ page, panel }) => `    Seite ${page}${panel ? `, Panel ${panel}` : ''}`),
            '',
          ]
        : []),
      'Ändere das und reiche den Comic noch einmal ein. Du findest ihn unter „Meine Comics“.',
    ],
  }),
  lookedAt: ({ title }) => ({
    subject: `Wir sehen uns „${title}“ an`,
    lines: [
      `einige Leserinnen und Leser haben uns gebeten, deinen Comic „${title}“ anzusehen. Das tut jetzt ein Mensch, und bis dahin wird er nicht gezeigt.`,
      '',
      'Du musst nichts tun. Wir schreiben dir, sobald jemand ihn angesehen hat.',
    ],
  }),
  shownAgain: ({ title }) => ({
    subject: `„${title}“ wird wieder gezeigt`,
    lines: [
      `ein Mensch hat deinen Comic „${title}“ angesehen. Er ist gut so, wie er ist, und alle können ihn wieder lesen.`,
    ],
  }),

  consentRequest: ({ firstname, relation, address, days }) => ({
    subject: `${firstname} bittet Sie um Ihr OK für Panelwise`,
    lines: [
      `${firstname} hat ein Konto bei Panelwise, wo Schulkinder aus dem, was sie lernen, Comics machen, und hat Sie als`,
      `${named[relation]} genannt. Bis Sie zustimmen, kann niemand sonst sehen, was ${firstname} macht.`,
      '',
      'Bitte lesen Sie hier, worum es geht, und stimmen Sie zu:',
      '',
      `    ${address}`,
      '',
      `Der Link gilt einmal und ${days} Tage lang. Was in jedem Fall gilt:`,
      ...listed(promises),
      '',
      'Wenn Sie davon nichts wissen oder es nicht möchten, tun Sie einfach nichts: Ihre Adresse wird für nichts anderes benutzt.',
    ],
  }),
  consentNotice: ({ firstname, kind, relation, statement, address }) => ({
    subject: `${firstname} hat ein Konto bei Panelwise`,
    lines: [
      meaning(kind, firstname, relation),
      '',
      'Wenn das für Sie in Ordnung ist, müssen Sie nichts tun. Wenn nicht, können Sie hier widersprechen, jetzt oder später:',
      '',
      `    ${address}`,
      '',
      inFull,
      '',
      `    ${statement}`,
      '',
      'Was wir aufbewahren:',
      ...listed(kept),
      'Was für jedes Kind gilt:',
      ...listed(promises),
    ],
  }),
  consentReceipt: ({ firstname, kind, relation, statement, address, day }) => ({
    subject: `Danke: Sie haben für ${firstname} Ja gesagt`,
    lines: [
      `am ${day} haben Sie dem zugestimmt:`,
      '',
      `    ${meaning(kind, firstname, relation)}`,
      '',
      inFull,
      '',
      `    ${statement}`,
      '',
      'Bitte heben Sie diese E-Mail auf. Wenn Sie es sich einmal anders überlegen, nehmen Sie es hier zurück:',
      '',
      `    ${address}`,
      '',
      `Das Konto von ${firstname} wird dann sofort geschlossen und mit allem darin gelöscht.`,
    ],
  }),
  consentWithdrawn: () => ({
    subject: 'Das Panelwise-Konto ist geschlossen',
    lines: [
      'Sie haben uns gebeten, das Konto zu schließen. Niemand kann sich mehr damit anmelden, nichts davon wird mehr gezeigt,',
      'und alles darin wird gelöscht. Mehr ist nicht zu tun.',
    ],
  }),

  parentLinked: ({ firstname, parentName }) => ({
    subject: `${parentName} sieht jetzt, was ${firstname} lernt`,
    lines: [
      `${parentName} wurde bei Panelwise mit ${firstname} verbunden, mit einem Code, den ${firstname} oder die Schule gemacht hat.`,
      `Von jetzt an sieht ${parentName}, was ${firstname} liest und weiß, und kann entscheiden, welche Comics gezeigt werden.`,
      '',
      'Wenn das richtig ist, müssen Sie nichts tun. Wenn nicht, schreiben Sie uns bitte und fragen Sie, wessen Code das war.',
    ],
  }),
  unlinked: ({ firstname }) => ({
    subject: `Sie sind nicht mehr mit ${firstname} verbunden`,
    lines: [
      `die Verbindung zwischen Ihnen und ${firstname} bei Panelwise ist beendet. Sie sehen also nicht mehr, was ${firstname} lernt.`,
      'Wenn Sie sie wieder möchten, fragen Sie nach einem neuen Code.',
    ],
  }),
  childDeleted: () => ({
    subject: 'Das Panelwise-Konto ist geschlossen',
    lines: [
      'Sie haben Ihre Zustimmung zurückgenommen und uns gebeten, das Konto Ihres Kindes zu löschen. Niemand kann sich mehr',
      'damit anmelden, nichts davon wird mehr gezeigt, und alles darin wird gelöscht. Mehr ist nicht zu tun.',
    ],
  }),

  weekly: {
    subject: (names) => `${names}: die Woche in ein paar Zeilen`,
    readNothing: (firstname) => `${firstname} hat diese Woche hier keinen Comic gelesen.`,
    read: ({ firstname, comics, minutes, titles }) =>
      `${firstname} hat ${counted(comics, 'Comic', 'Comics')} gelesen, zusammen ${counted(minutes, 'Minute', 'Minuten')}: ${titles}.`,
    moreComics: (n) => counted(n, 'weiterer Comic', 'weitere Comics'),
    known: (title) => `${title} sitzt schon gut.`,
    oneThing: (thing) => `Eine Sache für diese Woche: ${thing}`,
    shaky: ({ title, shaky, items }) =>
      `Lesen Sie ${title} zusammen. ${shaky} von ${items} Fragen darin ${shaky === 1 ? 'ist' : 'sind'} noch unsicher.`,
    tell: ({ firstname, title }) =>
      `Lassen Sie sich von ${firstname} erzählen, was in ${title} passiert, und warum.`,
    choose: (firstname) => `Suchen Sie zusammen einen Comic aus, und lassen Sie ${firstname} umblättern.`,
    askedFor: 'Sie haben um diesen Brief gebeten, einmal in der Woche.',
    oneClick: 'Ein Klick beendet ihn:',
    endOnPage: 'Auf Ihrer Seite „Mein Kind“ können Sie ihn beenden.',
  },
  reminder: {
    subjectOfOwn: (items) => `Heute zu wiederholen: ${counted(items, 'Frage', 'Fragen')}`,
    subjectOfOthers: (names) => `${names}: heute etwas zu wiederholen`,
    dueToYou: ({ items, titles }) =>
      `Für dich gibt es heute ${counted(items, 'Frage', 'Fragen')} zu wiederholen, aus: ${titles}.`,
    dueToChild: ({ firstname, items, titles }) =>
      `Für ${firstname} gibt es heute ${counted(items, 'Frage', 'Fragen')} zu wiederholen, aus: ${titles}.`,
    moreTitles: (n) => counted(n, 'weiterer', 'weitere'),
    why: 'Was man jetzt ansieht, bleibt länger im Kopf. Es dauert ein paar Minuten, und ein freier Tag schadet nicht.',
    howOften: 'Das kommt höchstens einmal am Tag, und nur, wenn etwas zu wiederholen ist.',
    oneClick: 'Ein Klick beendet es:',
    endOnPage: 'Auf der eigenen Seite lässt es sich beenden.',
  },
};
