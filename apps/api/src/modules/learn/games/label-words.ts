import type { Language } from '@panelwise/contracts/domain/languages';

/** What says where a label of a diagram belongs, in the language of its comic. */
export type LabelWords = {
  step: (number: number) => string;
  fromTheTop: (number: number) => string;
  fromTheInside: (number: number) => string;
  goesInto: (hub: string) => string;
  comesOutOf: (hub: string) => string;
  /** Of a picture, row by row from the top left. */
  areas: readonly string[];
};

export const labelWords: Record<Language, LabelWords> = {
  en: {
    step: (number) => `Step ${number}`,
    fromTheTop: (number) => `Layer ${number} from the top`,
    fromTheInside: (number) => `Layer ${number} from the inside`,
    goesInto: (hub) => `Goes into: ${hub}`,
    comesOutOf: (hub) => `Comes out of: ${hub}`,
    areas: [
      'At the top left',
      'At the top',
      'At the top right',
      'On the left',
      'In the middle',
      'On the right',
      'At the bottom left',
      'At the bottom',
      'At the bottom right',
    ],
  },
  hi: {
    step: (number) => `चरण ${number}`,
    fromTheTop: (number) => `ऊपर से परत ${number}`,
    fromTheInside: (number) => `अंदर से परत ${number}`,
    goesInto: (hub) => `इसमें जाता है: ${hub}`,
    comesOutOf: (hub) => `इससे निकलता है: ${hub}`,
    areas: [
      'ऊपर बाईं ओर',
      'ऊपर',
      'ऊपर दाईं ओर',
      'बाईं ओर',
      'बीच में',
      'दाईं ओर',
      'नीचे बाईं ओर',
      'नीचे',
      'नीचे दाईं ओर',
    ],
  },
  es: {
    step: (number) => `Paso ${number}`,
    fromTheTop: (number) => `Capa ${number} desde arriba`,
    fromTheInside: (number) => `Capa ${number} desde dentro`,
    goesInto: (hub) => `Entra en: ${hub}`,
    comesOutOf: (hub) => `Sale de: ${hub}`,
    areas: [
      'Arriba a la izquierda',
      'Arriba',
      'Arriba a la derecha',
      'A la izquierda',
      'En el centro',
      'A la derecha',
      'Abajo a la izquierda',
      'Abajo',
      'Abajo a la derecha',
    ],
  },
  fr: {
    step: (number) => `Étape ${number}`,
    fromTheTop: (number) => `Couche ${number} en partant du haut`,
    fromTheInside: (number) => `Couche ${number} en partant de l’intérieur`,
    goesInto: (hub) => `Entre dans : ${hub}`,
    comesOutOf: (hub) => `Sort de : ${hub}`,
    areas: [
      'En haut à gauche',
      'En haut',
      'En haut à droite',
      'À gauche',
      'Au milieu',
      'À droite',
      'En bas à gauche',
      'En bas',
      'En bas à droite',
    ],
  },
  de: {
    step: (number) => `Schritt ${number}`,
    fromTheTop: (number) => `Schicht ${number} von oben`,
    fromTheInside: (number) => `Schicht ${number} von innen`,
    goesInto: (hub) => `Geht hinein: ${hub}`,
    comesOutOf: (hub) => `Kommt heraus: ${hub}`,
    areas: [
      'Oben links',
      'Oben',
      'Oben rechts',
      'Links',
      'In der Mitte',
      'Rechts',
      'Unten links',
      'Unten',
      'Unten rechts',
    ],
  },
};
