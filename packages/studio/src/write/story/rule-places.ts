import type { ReadingRules } from '../../language/reading/reading-rules.ts';
import { fillBack } from '../reading/fill-back.ts';

/** For so many sentences a place is believed in that no word names again: patterns do not see everybody who leaves. */
const believed = 6;

/** "Jonas holt eine Waage aus der Küche": whoever fetches something is back before anything else happens. */
const fetched =
  /(?<!\p{L})(?:hol(?:t|te|en|ten)|bring(?:t|en)|brachten?) [^,.;]*? aus (?:der|dem|ihrer|seiner|ihrem|seinem) \p{L}+|(?:va|vont|alla|allèrent) chercher [^,.;]*|(?:trae|traen|trajo|trajeron|saca|sacó) [^,.;]*? de (?:la|su) \p{L}+/giu;
const atHome =
  /(?<!\p{L})(?:maison|chez|salon|canapé|appartement|casa|sala|sofá|apartamento|Haus|Hause|Wohnzimmer|Wohnung|Sofa|Balkon|mamie|papi|abuel[oa]|Oma|Opa)(?!\p{L})|घर/iu;

/**
 * Where each sentence plays: a word for a place with a word that puts somebody there ("im Wald", "dans la forêt",
 * "जंगल में"); the one before while nothing else is named and no other time begins, or the one that the next sentences
 * name while nobody comes from elsewhere.
 */
export function placesByRule(texts: readonly string[], rules: ReadingRules): (string | undefined)[] {
  const { elsewhen, before, moves, teacher } = rules;
  const places: (string | undefined)[] = [];
  const beginsAnew = (at: number) => elsewhen.test(texts[at]!);
  const goesOn = (at: number) => !beginsAnew(at + 1) && (at === 0 || !beginsAnew(at));
  let now: string | undefined;
  let since = 0;
  const isOfSchool = texts.some((text) => teacher.test(text));
  texts.forEach((written, index) => {
    const text = written.replace(fetched, ' ');
    const shown = placeNamed(text, rules);
    // A teacher's table is in no living room.
    const named = shown === 'home' && isOfSchool && !atHome.test(text) ? 'classroom' : shown;
    const looksBack = before.test(text);
    const found = named ?? (now === undefined && !looksBack && teacher.test(text) ? 'classroom' : undefined);
    if (looksBack) {
      places[index] = named ?? now;
      return;
    }
    since = found ? 0 : since + 1;
    if (found) now = found;
    else if (elsewhen.test(text) || since > believed) now = undefined;
    places[index] = now;
    if (named && !moves.test(text)) fillBack(places, index, goesOn);
  });
  return texts.map((_, index) => places[index]);
}

function placeNamed(text: string, { places, located }: ReadingRules): string | undefined {
  const stands = (words: RegExp) =>
    [...text.matchAll(new RegExp(words.source, `${words.flags}g`.replace(/g+/, 'g')))].some(
      ({ 0: word, index }) =>
        located.test(
          `${text.slice(Math.max(0, index - 24), index)}§${text.slice(index + word.length, index + word.length + 24)}`,
        ),
    );
  return places.find(([words]) => stands(words))?.[1];
}
