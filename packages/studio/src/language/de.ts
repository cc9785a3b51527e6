import type { LanguageTexts } from './language-texts.ts';

export const german: LanguageTexts = {
  and: 'und',
  fullStop: '.',
  lines: {
    askCause: ['Aber warum?', 'Woran liegt das?', 'Was ist der Grund dafür?', 'Wie kommt das?'],
    askName: ['Hat das einen Namen?', 'Wie nennt man das?', 'Welches Wort gibt es dafür?'],
    askMeaning: ['Was bedeutet „{term}“?', '„{term}“? Was ist das?', 'Moment, was heißt „{term}“ hier?'],
    askAmount: ['Gibt es dazu Zahlen?', 'Was sagen die Zahlen?', 'Kann man das in Zahlen sagen?'],
    askMoney: ['Wie viel Geld ist das?', 'Wie viel ist das zusammen?', 'Und wie viel ist es jetzt?'],
    askExample: ['Hast du ein Beispiel?', 'Was denn zum Beispiel?', 'Wo kann ich das sehen?'],
    askNext: [
      'Und dann?',
      'Was passiert als Nächstes?',
      'Wie geht es weiter?',
      'Und danach?',
      'Nicht aufhören! Was kommt dann?',
    ],
    askMore: ['Was sollte ich noch wissen?', 'Gibt es noch mehr?', 'Erzählst du weiter?', 'Und was noch?'],
    tookIn: [
      'Daran hatte ich nicht gedacht.',
      'Jetzt sehe ich es.',
      'Das leuchtet mir ein.',
      'Das merke ich mir.',
      'Das schreibe ich auf.',
      'Das kann ich mir vorstellen.',
    ],
    tookWord: [
      'Das bedeutet also „{term}“.',
      '„{term}“: Das kommt auf meine Wörterliste.',
      'Gut. Jetzt kann ich das Wort „{term}“ benutzen.',
    ],
    tookAmount: [
      '{amount}: Die Zahl merke ich mir.',
      '{amount}. Das notiere ich.',
      'Die wichtige Zahl ist also {amount}.',
    ],
    tookCause: ['Ach, das ist der Grund.', 'Eins führt zum anderen.', 'Darum also.', 'Ursache und Wirkung!'],
    recapLearner: [
      'Das könnte ich jetzt mit eigenen Worten erzählen.',
      'Das erzähle ich zu Hause.',
      'Das könnte ich der Klasse erklären.',
    ],
  },
  youngLines: {
    tookIn: ['Oh, wirklich?', 'Toll!', 'Ah! Jetzt verstehe ich es.'],
    askNext: ['Oh, und was dann?'],
    tookCause: ['Aha!'],
  },
  olderLines: {
    tookIn: ['Gut zu wissen.', 'Das erklärt vieles.'],
    askMore: ['Bitte weiter.'],
  },
  openings: [
    [
      'Worum geht es heute in unserem Comic?',
      'Unser Thema: *{concept}*. Lies genau, dann finden wir es heraus!',
    ],
    ['*{concept}*… was steckt dahinter?', 'Blättere mit mir um, dann sehen wir es.'],
    [
      'Was finden wir heute heraus?',
      'Alles dreht sich um dieses Thema: *{concept}*. Halte deine Fragen bereit!',
    ],
  ],
  openingsWithPeople: [
    ['*{concept}*: Was hat das mit {name} zu tun?', 'Mehr, als du denkst. Schau genau hin!'],
    ['Eine Geschichte zum Thema *{concept}*? Wer kommt vor?', 'Das ist {name}. Sieh, was passiert.'],
  ],
  reopenings: [
    ['Wo waren wir?', 'Beim Thema *{concept}*. Hier kommt der nächste Teil!'],
    ['Geht die Geschichte weiter?', 'Ja: *{concept}*, gleich geht es weiter.'],
  ],
  thoughts: [
    'Wie würde ich es einem Freund erklären? *{concept}*…',
    'Welche Stelle möchte ich noch einmal sehen?',
    'Was war neu für mich, und was wusste ich schon?',
  ],
  title: {
    untitled: 'Unsere Geschichte',
    part: 'Teil {part}: {title}',
    inSeries: '{title}, Teil {part}',
    twoOf: '{title} ({part} von {count})',
    grade: 'Klasse {grade} · {subject}',
    kindergarten: 'Kindergarten · {subject}',
  },
  storyteller: 'Erzähler',
  footer: 'Seite {page} von {count}',
  byline: 'von {name}',
  captions: {
    steps: 'Schritt für Schritt',
    remember: 'Merk dir!',
    keyWords: 'Wichtige Wörter',
    money: 'Sieh, wie das Geld wächst!',
    years: 'Was war wann?',
    numbers: 'Die Zahlen im Bild',
    meals: 'Jeder Pfeil zeigt auf den, der frisst',
  },
  bars: { start: 'Anfang', year: 'Jahr {n}', month: 'Monat {n}', week: 'Woche {n}', step: 'Schritt {n}' },
  recap: {
    words: 'Wörter zum Merken: {words}.',
  },
  alt: {
    people: 'Im Bild: {names}.',
    thing: 'Ein Bild ohne Personen.',
    diagram: 'Ein Schaubild: {labels}.',
    says: '{name} sagt: „{text}“',
    thinks: '{name} denkt: „{text}“',
  },
  questions: {
    meaning: 'Welches Wort aus dem Comic hat diese Bedeutung: „{means}“?',
    cloze: 'Welches Wort fehlt in diesem Satz aus dem Comic? „{sentence}“',
    amount: 'Welche Zahl fehlt in diesem Satz aus dem Comic? „{sentence}“',
    why: 'Im Comic steht: „{effect}.“ Warum?',
    because: 'Denn {cause}.',
    first: 'Welcher dieser Sätze kommt im Comic zuerst?',
    last: 'Welcher dieser Sätze kommt im Comic zuletzt?',
    next: 'Was kommt im Comic gleich danach? „{sentence}“',
    firstWhy: 'Das kommt vor den drei anderen: {sentence}',
    lastWhy: 'Das kommt nach den drei anderen: {sentence}',
  },
  faqs: {
    meaning: 'Was bedeutet „{term}“?',
    why: 'Warum ist das so: „{effect}“?',
  },
  facts: {
    says: '{name} sagt: „{text}“',
  },
};
