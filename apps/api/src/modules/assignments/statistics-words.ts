import type { Language } from '@panelwise/contracts/domain/languages';

/** What stands over the statistics of questions in a spreadsheet, and what their cells say. */
export type StatisticsWords = {
  title: string;
  firstTries: string;
  right: string;
  discrimination: string;
  tells: string;
  answerChosen: (letter: string) => string;
  notKnown: string;
  rests: (said: string) => string;
  isRight: (option: string) => string;
  hardlyChosen: (option: string) => string;
};

/** One for each language. */
export const statisticsWords: Record<Language, StatisticsWords> = {
  en: {
    title: 'Questions by first tries in all classes',
    firstTries: 'First tries',
    right: 'Right (%)',
    discrimination: 'Discrimination (-1 to 1)',
    tells: 'Tells who knows it',
    answerChosen: (letter) => `Answer ${letter} (% chose it)`,
    notKnown: 'not known',
    rests: (said) => `${said} (it rests)`,
    isRight: (option) => `${option} (right)`,
    hardlyChosen: (option) => `${option} (hardly anybody chooses it)`,
  },
  hi: {
    title: 'सभी कक्षाओं के पहले प्रयासों के अनुसार सवाल',
    firstTries: 'पहले प्रयास',
    right: 'सही (%)',
    discrimination: 'विभेदन (-1 से 1)',
    tells: 'बताता है कि किसे आता है',
    answerChosen: (letter) => `जवाब ${letter} (% ने चुना)`,
    notKnown: 'पता नहीं',
    rests: (said) => `${said} (रुका हुआ है)`,
    isRight: (option) => `${option} (सही)`,
    hardlyChosen: (option) => `${option} (शायद ही कोई चुनता है)`,
  },
  es: {
    title: 'Preguntas según los primeros intentos en todas las clases',
    firstTries: 'Primeros intentos',
    right: 'Bien (%)',
    discrimination: 'Discriminación (-1 a 1)',
    tells: 'Distingue a quien lo sabe',
    answerChosen: (letter) => `Respuesta ${letter} (% la eligió)`,
    notKnown: 'no se sabe',
    rests: (said) => `${said} (descansa)`,
    isRight: (option) => `${option} (correcta)`,
    hardlyChosen: (option) => `${option} (casi nadie la elige)`,
  },
  fr: {
    title: 'Questions d’après les premiers essais de toutes les classes',
    firstTries: 'Premiers essais',
    right: 'Juste (%)',
    discrimination: 'Discrimination (-1 à 1)',
    tells: 'Montre qui sait',
    answerChosen: (letter) => `Réponse ${letter} (% l’ont choisie)`,
    notKnown: 'inconnu',
    rests: (said) => `${said} (au repos)`,
    isRight: (option) => `${option} (juste)`,
    hardlyChosen: (option) => `${option} (presque jamais choisie)`,
  },
  de: {
    title: 'Fragen nach ersten Versuchen in allen Klassen',
    firstTries: 'Erste Versuche',
    right: 'Richtig (%)',
    discrimination: 'Trennschärfe (-1 bis 1)',
    tells: 'Zeigt, wer es weiß',
    answerChosen: (letter) => `Antwort ${letter} (% wählten sie)`,
    notKnown: 'nicht bekannt',
    rests: (said) => `${said} (ruht)`,
    isRight: (option) => `${option} (richtig)`,
    hardlyChosen: (option) => `${option} (fast nie gewählt)`,
  },
};
