import type { Language } from '@panelwise/contracts/domain/languages';

/** What the file of a live session is headed with, and what its cells say. */
export type LiveWords = {
  who: string;
  guest: string;
  cells: Record<'right' | 'wrong' | 'none', string>;
  rightCount: string;
  question: string;
  answered: string;
  answerChosen: (letter: string) => string;
};

/** One for each language. */
export const liveWords: Record<Language, LiveWords> = {
  en: {
    who: 'Who',
    guest: 'Guest',
    cells: { right: 'right', wrong: 'wrong', none: 'no answer' },
    rightCount: 'Right',
    question: 'Question',
    answered: 'Answered',
    answerChosen: (letter) => `Answer ${letter} (how many chose it)`,
  },
  hi: {
    who: 'कौन',
    guest: 'अतिथि',
    cells: { right: 'सही', wrong: 'ग़लत', none: 'कोई जवाब नहीं' },
    rightCount: 'सही',
    question: 'सवाल',
    answered: 'जवाब मिले',
    answerChosen: (letter) => `जवाब ${letter} (कितनों ने चुना)`,
  },
  es: {
    who: 'Quién',
    guest: 'Invitado',
    cells: { right: 'bien', wrong: 'mal', none: 'sin respuesta' },
    rightCount: 'Bien',
    question: 'Pregunta',
    answered: 'Respondida',
    answerChosen: (letter) => `Respuesta ${letter} (cuántos la eligieron)`,
  },
  fr: {
    who: 'Qui',
    guest: 'Invité',
    cells: { right: 'juste', wrong: 'faux', none: 'sans réponse' },
    rightCount: 'Juste',
    question: 'Question',
    answered: 'Réponses',
    answerChosen: (letter) => `Réponse ${letter} (combien l’ont choisie)`,
  },
  de: {
    who: 'Wer',
    guest: 'Gast',
    cells: { right: 'richtig', wrong: 'falsch', none: 'keine Antwort' },
    rightCount: 'Richtig',
    question: 'Frage',
    answered: 'Beantwortet',
    answerChosen: (letter) => `Antwort ${letter} (wie viele sie wählten)`,
  },
};
