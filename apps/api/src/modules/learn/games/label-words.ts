import type { Language } from '@panelwise/contracts/domain/languages';

/** What says where a label of a diagram belongs, in the language of its comic. */
export type LabelWords = {
  step: (number: number) => string;
  fromTheTop: (number: number) => string;
  fromTheInside: (number: number) => string;
  goesInto: (hub: string) => string;
  comesOutOf: (hub: string) => string;
};

export const labelWords: Record<Language, LabelWords> = {
  en: {
    step: (number) => `Step ${number}`,
    fromTheTop: (number) => `Layer ${number} from the top`,
    fromTheInside: (number) => `Layer ${number} from the inside`,
    goesInto: (hub) => `Goes into: ${hub}`,
    comesOutOf: (hub) => `Comes out of: ${hub}`,
  },
  hi: {
    step: (number) => `चरण ${number}`,
    fromTheTop: (number) => `ऊपर से परत ${number}`,
    fromTheInside: (number) => `अंदर से परत ${number}`,
    goesInto: (hub) => `इसमें जाता है: ${hub}`,
    comesOutOf: (hub) => `इससे निकलता है: ${hub}`,
  },
  es: {
    step: (number) => `Paso ${number}`,
    fromTheTop: (number) => `Capa ${number} desde arriba`,
    fromTheInside: (number) => `Capa ${number} desde dentro`,
    goesInto: (hub) => `Entra en: ${hub}`,
    comesOutOf: (hub) => `Sale de: ${hub}`,
  },
  fr: {
    step: (number) => `Étape ${number}`,
    fromTheTop: (number) => `Couche ${number} en partant du haut`,
    fromTheInside: (number) => `Couche ${number} en partant de l’intérieur`,
    goesInto: (hub) => `Entre dans : ${hub}`,
    comesOutOf: (hub) => `Sort de : ${hub}`,
  },
  de: {
    step: (number) => `Schritt ${number}`,
    fromTheTop: (number) => `Schicht ${number} von oben`,
    fromTheInside: (number) => `Schicht ${number} von innen`,
    goesInto: (hub) => `Geht hinein: ${hub}`,
    comesOutOf: (hub) => `Kommt heraus: ${hub}`,
  },
};
