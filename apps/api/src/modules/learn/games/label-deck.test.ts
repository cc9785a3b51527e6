import { languages } from '@panelwise/contracts/domain/languages';
import { readScript } from '@panelwise/contracts/domain/read-script';
import { expect, test } from 'vitest';
import type { GameComic } from './deck.ts';
import { labelDeck } from './label-deck.ts';

/** A comic of one panel with a diagram. */
function comicWith(caption: string, diagram: object): GameComic {
  const drawn = readScript([{ pageNumber: 1, panels: [{ scene: '', caption, diagram }] }]);
  const page = { pageNumber: 1, drawn: drawn[0]! };
  return {
    content: { pages: [page], panels: [], facts: [], faqs: [] } as never,
    items: [],
    known: new Set(),
  };
}
const spotsOf = (caption: string, diagram: object) =>
  labelDeck(comicWith(caption, diagram), 4, () => 0.3)?.spots.toSorted();
const captions = {
  en: 'The water goes up into the air and then it comes down to the land again.',
  de: 'Das Wasser steigt in die Luft und dann fällt es wieder auf das Land und in die Seen.',
  es: 'El agua sube al aire y después cae otra vez sobre la tierra y los lagos de la región.',
  fr: 'L’eau monte dans l’air et puis elle retombe sur la terre et dans les lacs de la région.',
  hi: 'पानी हवा में ऊपर जाता है और फिर वह ज़मीन पर वापस आता है।',
};
const chain = { kind: 'chain', nodes: ['A1', 'B2', 'C3', 'D4'].map((label) => ({ label })) };
const seasons = { kind: 'seasons', march: 'A1', june: 'B2', september: 'C3', december: 'D4' };

test('where labels belong is said in the language of the comic', () => {
  const steps = languages.map((language) => spotsOf(captions[language], chain)?.[0]);
  expect(steps).toEqual(['Step 1', 'चरण 1', 'Paso 1', 'Étape 1', 'Schritt 1']);
  expect(spotsOf(captions.de, seasons)).toEqual(['Dezember', 'Juni', 'März', 'September']);
  expect(spotsOf(captions.en, seasons)).toEqual(['December', 'June', 'March', 'September']);
});
