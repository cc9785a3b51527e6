import { hashText } from '../random.ts';
import { type SceneName, sceneNames } from '../vocabulary.ts';

/** Words that tell where a panel plays, most telling first. */
const signs: [RegExp, SceneName][] = [
  [/\b(diagram|chart|graph|squared paper)\b/i, 'board'],
  [/\bchalk/i, 'chalk'],
  [/\b(volcano|lava|magma|erupt)/i, 'volcano'],
  [/\b(bedroom|in bed|asleep|dreams?|dreaming)\b/i, 'bedroom'],
  [/\b(night|midnight|moonlight)\b/i, 'night'],
  [/\b(underground|soil|roots?|tunnel|cave|mine|fossil|earthquake)/i, 'underground'],
  [/\b(courtroom|court of law|judge|jury)\b/i, 'courtroom'],
  [/\b(beach|seaside|sandcastle)/i, 'beach'],
  [/\b(on stage|theat(re|er)|spotlight|audience)\b/i, 'stage'],
  [/\b(clinic|hospital|doctor|nurse)\b/i, 'clinic'],
  [/\b(art room|easel|art class)/i, 'art-room'],
  [/\b(gym|gymnasium|basketball)\b/i, 'gym'],
  [/\b(ruins?|ancient temple|broken columns?)\b/i, 'ruins'],
  [/\b(computer (room|lab)|computers|servers?|keyboard)\b/i, 'computer-room'],
  [/\b(library|bookshel)/i, 'library'],
  [
    /\b(capitol|congress|senate|parliament|house of representatives|government|president|law|bill|vote|election|democracy)/i,
    'capitol',
  ],
  [/\b(museum|ancient|exhibit|pyramid|pharaoh|empire)/i, 'museum'],
  [/\b(factory|machine|steam engine|mill|industr)/i, 'factory'],
  [/\b(farm|barn|field|harvest|crops?|wheat)/i, 'farm'],
  [/\b(bank|savings?|account|loan|interest|invest)/i, 'bank'],
  [/\b(market|stall|merchant|trade|bazaar)/i, 'market'],
  [/\b(mall|shop|store|city|town|skyscraper)/i, 'city'],
  [/\b(street|road|bus|traffic|sidewalk)/i, 'street'],
  [/\b(playground|park|slide|swing|recess|sports?)/i, 'playground'],
  [/\b(space|planets?|star|orbit|rocket|galaxy|astronaut)/i, 'space'],
  [/\b(ocean|sea|fish|reef|coral|underwater|whale)/i, 'ocean'],
  [/\b(snow|winter|ice|arctic|polar)/i, 'snow'],
  [/\b(river|lake|stream|pond|waterfall)/i, 'river'],
  [/\b(desert|camel|sand)/i, 'desert'],
  [/\b(forest|woods|jungle|wild|habitat)/i, 'forest'],
  [/\b(garden|plants?|flower|leaf|leaves|seed|grass|window ?sill)/i, 'garden'],
  [/\b(kitchen|cook|bake|recipe|pizza|oven|lunch)/i, 'kitchen'],
  [/\b(blood|heart|lungs|stomach|muscle|digest|body)\b/i, 'body'],
  [/\b(cells?|chloroplast|stomata|microscop)/i, 'cell'],
  [/\b(rain|raining|rainy|clouds?|weather|storm|thunder)\b/i, 'weather'],
  [/\b(mountain|valley|hill|sky)/i, 'mountain'],
  [/\b(lab|laboratory|experiment|chemical|atom|molecule|acid|scientist)/i, 'lab'],
  [/\b(home|room|house|birthday|mother|father|grand|sofa)/i, 'home'],
  [/\b(class|school|teacher|lesson|desk|black ?board|white ?board)/i, 'classroom'],
  [/\b(suddenly|aha|wow|excited|close-?up|realis|realiz)/i, 'burst'],
];

const subjectPlaces: [RegExp, SceneName][] = [
  [/biolog|nature|botan/i, 'garden'],
  [/scien|physic|chemi/i, 'lab'],
  [/histor/i, 'museum'],
  [/geogra|earth/i, 'mountain'],
  [/econom|financ|business/i, 'bank'],
  [/civic|govern|social/i, 'capitol'],
  [/english|reading|literature|language/i, 'library'],
  [/astro/i, 'space'],
];

const nightWords = /\b(?:at night|nights?|midnight|moonlight|moonlit|starry|stars|(?:full |the )moon)\b/gi;
/** Words that say that it is night, wherever it is. */
const isNight = /\b(?:night(?!mare)|midnight|moonlight|moonlit)/i;

/**
 * Where a scene in words plays and whether it is night there: "at night on a beach" is a beach.
 * @returns no place where the words name none
 */
export function placeInScene(words: string): { place: SceneName | undefined; night: boolean } {
  if (!isNight.test(words)) return { place: placeIn(words), night: false };
  return { place: placeIn(words.replace(nightWords, ' ')) ?? 'night', night: true };
}

const placeIn = (text: string) => signs.find(([pattern]) => pattern.test(text))?.[1];

/** The place of a panel: as named, else read from its texts in turn, else from the subject; never the same bare default twice. */
export function inferScene(
  named: string | undefined,
  texts: string[],
  subject: string,
  seed: string,
): SceneName {
  const wanted = named?.trim().toLowerCase();
  const exact = sceneNames.find((name) => name === wanted);
  if (exact) return exact;
  for (const text of [wanted ?? '', ...texts]) {
    const { place } = placeInScene(text);
    if (place) return place;
  }
  const bySubject = subjectPlaces.find(([pattern]) => pattern.test(subject))?.[1] ?? 'classroom';
  const choices: SceneName[] = [bySubject, 'classroom', 'burst'];
  return choices[hashText(seed) % choices.length]!;
}
