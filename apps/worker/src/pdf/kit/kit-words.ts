import type { Language } from '@panelwise/studio/language/language';

/** What stands on the sheets around a comic's own words, in the comic's language. */
export type KitWords = {
  worksheet: string;
  name: string;
  date: string;
  /** Above the questions of the hardcore quiz. */
  thinkHarder: string;
  /** Before the lines on which a hardcore answer is explained. */
  because: string;
  answerKey: string;
  rightOrder: string;
  taughtAt: (page: number, panel: number) => string;
  cutOut: string;
  cutOutHow: string;
};

const texts: Record<Language, KitWords> = {
  en: {
    worksheet: 'Worksheet',
    name: 'Name',
    date: 'Date',
    thinkHarder: 'Think harder',
    because: 'How do you know?',
    answerKey: 'Answer key',
    rightOrder: 'The panels in their order',
    taughtAt: (page, panel) => `Page ${page}, panel ${panel}`,
    cutOut: 'Put the story in order',
    cutOutHow: 'Cut along the dashed lines. Lay the panels in the order of the story.',
  },
  es: {
    worksheet: 'Hoja de trabajo',
    name: 'Nombre',
    date: 'Fecha',
    thinkHarder: 'Piensa un poco más',
    because: '¿Cómo lo sabes?',
    answerKey: 'Respuestas',
    rightOrder: 'Las viñetas en su orden',
    taughtAt: (page, panel) => `Página ${page}, viñeta ${panel}`,
    cutOut: 'Ordena la historia',
    cutOutHow: 'Recorta por las líneas discontinuas. Pon las viñetas en el orden de la historia.',
  },
  fr: {
    worksheet: 'Fiche d’exercices',
    name: 'Nom',
    date: 'Date',
    thinkHarder: 'Pour aller plus loin',
    because: 'Comment le sais-tu ?',
    answerKey: 'Réponses',
    rightOrder: 'Les cases dans l’ordre',
    taughtAt: (page, panel) => `Page ${page}, case ${panel}`,
    cutOut: 'Remets l’histoire dans l’ordre',
    cutOutHow: 'Découpe le long des pointillés. Pose les cases dans l’ordre de l’histoire.',
  },
  de: {
    worksheet: 'Arbeitsblatt',
    name: 'Name',
    date: 'Datum',
    thinkHarder: 'Zum Weiterdenken',
    because: 'Woher weißt du das?',
    answerKey: 'Lösungen',
    rightOrder: 'Die Bilder in ihrer Reihenfolge',
    taughtAt: (page, panel) => `Seite ${page}, Bild ${panel}`,
    cutOut: 'Bring die Geschichte in die richtige Reihenfolge',
    cutOutHow: 'Schneide an den gestrichelten Linien. Lege die Bilder in die Reihenfolge der Geschichte.',
  },
  hi: {
    worksheet: 'अभ्यास पत्र',
    name: 'नाम',
    date: 'दिनांक',
    thinkHarder: 'और गहराई से सोचो',
    because: 'तुम्हें कैसे पता?',
    answerKey: 'उत्तर',
    rightOrder: 'चित्र सही क्रम में',
    taughtAt: (page, panel) => `पृष्ठ ${page}, चित्र ${panel}`,
    cutOut: 'कहानी को क्रम में लगाओ',
    cutOutHow: 'बिंदीदार रेखाओं पर काटो। चित्रों को कहानी के क्रम में रखो।',
  },
};

/** The words of a language. */
export const kitWords = (language: Language): KitWords => texts[language];
