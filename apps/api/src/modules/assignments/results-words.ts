import type { CellState } from '@panelwise/contracts/domain/class-results';
import type { Language } from '@panelwise/contracts/domain/languages';

/** What the results of a class are headed with in a spreadsheet, and what its cells say. */
export type ResultWords = {
  states: Record<CellState, string>;
  pupil: string;
  isRead: string;
  yes: string;
  no: string;
  changedQuestion: string;
  changedSince: (question: string) => string;
  rightFirst: string;
  firstAnswers: string;
  middleTime: string;
  doesNotCount: string;
  /** The same pupil had answered it before, in another place. */
  seenBefore: string;
  chosen: (state: string, option: string) => string;
};

/** One for each language. */
export const resultWords: Record<Language, ResultWords> = {
  en: {
    states: {
      right: 'right first time',
      repaired: 'wrong, then repaired',
      wrong: 'still wrong',
      'not-yet': 'not yet',
    },
    pupil: 'Pupil',
    isRead: 'Read to the end',
    yes: 'yes',
    no: 'no',
    changedQuestion: 'A question that has been changed since',
    changedSince: (question) => `${question} (changed since)`,
    rightFirst: 'Right first time',
    firstAnswers: 'First answers',
    middleTime: 'Middle time of an answer (s)',
    doesNotCount: 'does not count',
    seenBefore: 'answered elsewhere before',
    chosen: (state, option) => `${state}: ${option}`,
  },
  hi: {
    states: {
      right: 'पहली बार में सही',
      repaired: 'ग़लत, फिर सुधारा',
      wrong: 'अब भी ग़लत',
      'not-yet': 'अभी नहीं',
    },
    pupil: 'विद्यार्थी',
    isRead: 'अंत तक पढ़ा',
    yes: 'हाँ',
    no: 'नहीं',
    changedQuestion: 'एक सवाल जो तब से बदल गया है',
    changedSince: (question) => `${question} (तब से बदला गया)`,
    rightFirst: 'पहली बार में सही',
    firstAnswers: 'पहले जवाब',
    middleTime: 'एक जवाब का मध्य समय (से॰)',
    doesNotCount: 'नहीं गिना जाता',
    seenBefore: 'पहले कहीं और जवाब दिया',
    chosen: (state, option) => `${state}: ${option}`,
  },
  es: {
    states: {
      right: 'bien a la primera',
      repaired: 'mal, luego corregida',
      wrong: 'todavía mal',
      'not-yet': 'aún no',
    },
    pupil: 'Estudiante',
    isRead: 'Leído hasta el final',
    yes: 'sí',
    no: 'no',
    changedQuestion: 'Una pregunta que ha cambiado desde entonces',
    changedSince: (question) => `${question} (cambiada desde entonces)`,
    rightFirst: 'Bien a la primera',
    firstAnswers: 'Primeras respuestas',
    middleTime: 'Tiempo mediano por respuesta (s)',
    doesNotCount: 'no cuenta',
    seenBefore: 'ya respondida en otro lugar',
    chosen: (state, option) => `${state}: ${option}`,
  },
  fr: {
    states: {
      right: 'juste du premier coup',
      repaired: 'faux, puis corrigé',
      wrong: 'encore faux',
      'not-yet': 'pas encore',
    },
    pupil: 'Élève',
    isRead: 'Lu jusqu’au bout',
    yes: 'oui',
    no: 'non',
    changedQuestion: 'Une question modifiée depuis',
    changedSince: (question) => `${question} (modifiée depuis)`,
    rightFirst: 'Juste du premier coup',
    firstAnswers: 'Premières réponses',
    middleTime: 'Temps médian d’une réponse (s)',
    doesNotCount: 'ne compte pas',
    seenBefore: 'déjà répondu ailleurs',
    chosen: (state, option) => `${state} : ${option}`,
  },
  de: {
    states: {
      right: 'auf Anhieb richtig',
      repaired: 'falsch, dann berichtigt',
      wrong: 'noch falsch',
      'not-yet': 'noch nicht',
    },
    pupil: 'Kind',
    isRead: 'Bis zum Ende gelesen',
    yes: 'ja',
    no: 'nein',
    changedQuestion: 'Eine Frage, die seither geändert wurde',
    changedSince: (question) => `${question} (seither geändert)`,
    rightFirst: 'Auf Anhieb richtig',
    firstAnswers: 'Erste Antworten',
    middleTime: 'Mittlere Zeit einer Antwort (s)',
    doesNotCount: 'zählt nicht',
    seenBefore: 'vorher anderswo beantwortet',
    chosen: (state, option) => `${state}: ${option}`,
  },
};
