import { stripTermMarks } from '@panelwise/contracts/domain/script';
import { boyNames, girlNames } from '../story/first-names.ts';
import { stemsOf } from '../text/stems.ts';

/** Words of somebody who tells what happens to her: a lesson's own little plot. */
const firstPerson = /(?<![\p{L}])(?:I|I['’]\p{L}+|me|my|mine|myself|us|our|ours|let['’]s)(?![\p{L}])/u;
/** Words that point at what is on the picture of the lesson, or at what its own people have done. */
const pointing =
  /\b(?:your|yours|yourself|this|these|those|here|there it|over there|today|yesterday|tomorrow|just|again|still|you (?:had|have|were|did|saw|found|made|are|will)|now)\b|\{\w+\}|…|:$/i;
/** Orders to do what only the lesson's own plot gives the means for. */
const orders =
  /(?:^|[.!?:] )(?:look|see|watch|hold|push|pull|throw|grab|take|try|put|turn|count|measure|weigh|go|come|listen|say|feel|draw|lay|cut|blow|rub|give|wait|stop|do|don['’]t|tear|fold|peel|imagine|read|drop|roll|ask|taste|hear|open|pick|start|swap|think|choose|call|write|drive|hang|place|add up|get|make|find|spin|press|pour|fill|shrink|climb|run|sit|step|stand|lift|touch|test|compare|show|snap|keep)\b/i;
/** Beginnings that go on from a line before. */
const goesOn =
  /^(?:backwards|yes|no|not|right|exactly|good|well|sorry|oh|ha|hm+|ah|ouch|and|but|so|or|then|still|far|only|that|it|its|they|he|she|his|her|their|with|by|because|to|through|like|as|for|first|second|third|next|nobody|never|always|neither|both|often|indeed|plenty|nothing|none|half|any|anybody|careful|easy|in the|at the|on the|let|what|one|from|over|under|around|of|too|more|less|six|two|three|four|there)\b/i;
const pronoun = /\b(?:it|its|they|them|their|he|him|his|she|her|hers|that|one)\b/i;

/** Things that everybody knows without having met them in a plot. */
const wellKnown = new Set(
  stemsOf(
    'sun moon earth world sky sea ocean ground air wind rain weather night day year time way same other others first last next middle end top bottom outside inside left right north south east west people government country body head heart brain blood whole rest past future present number numbers answer sum line word words name letter',
  ),
);

/** Whether a line can be said where nobody knows the lesson's own plot. `known`: stems of what story and lesson speak of. */
export function standsAlone(line: string, known: ReadonlySet<string>): boolean {
  const text = stripTermMarks(line);
  return !goesOn.test(text) && !pronoun.test(text.split(/[.!?:]/)[0]!) && isPlotFree(text, known);
}

/** As `standsAlone`, for a line that the line before it goes with. */
export function isPlotFree(line: string, known: ReadonlySet<string>): boolean {
  const text = stripTermMarks(line);
  if (firstPerson.test(text) || pointing.test(text) || orders.test(text) || /[A-Z]{3,}/.test(text))
    return false;
  return (
    !namesSomebody(text) &&
    definiteThings(text).every((stems) => stems.some((s) => known.has(s) || wellKnown.has(s)))
  );
}

/** Whether a line names a child or a relative of the lesson's own plot: "Leo says", not "Rosa Parks". */
export function namesSomebody(text: string): boolean {
  if (/\b(?:Grandma|Grandpa|Mum|Mom|Dad|Daddy|Mummy|Max|Ben)\b/.test(text)) return true;
  return [...text.matchAll(/(?<!\p{Lu}[\p{L}.]* )(\p{Lu}\p{Ll}+)(?! \p{Lu})/gu)].some(
    ([, name = '']) => girlNames.has(name) || boyNames.has(name),
  );
}

/** The one or two words after each "the": what is spoken of as known. */
const definiteThings = (text: string): string[][] =>
  [...text.matchAll(/\bthe ([\p{L}’'-]+)(?: ([\p{L}’'-]+))?/giu)]
    .map(([, one = '', two = '']) => stemsOf(`${one} ${two}`))
    .filter((stems) => stems.length > 0);
