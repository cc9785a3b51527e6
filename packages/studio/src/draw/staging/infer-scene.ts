import { placeInWords, subjectPlace } from '../place-words.ts';
import { hashText } from '../random.ts';
import { type SceneName, type Sky, sceneNames, type WeatherName } from '../vocabulary.ts';

/** Words that ask for a ground without a place. */
const groundIn = (text: string): SceneName | undefined => {
  if (/\b(?:diagram|chart|graph|squared paper)\b/i.test(text)) return 'board';
  return /\bchalk/i.test(text) ? 'chalk' : undefined;
};
const isExcited = /\b(?:suddenly|aha|wow|excited|close-?up|realis|realiz)/i;

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

const weatherWords: readonly [WeatherName, RegExp][] = [
  ['storm', /\b(?:in|during|through) (?:a|the) (?:\w+ )?(?:storm|thunderstorm|hurricane|typhoon|cyclone)\b/i],
  [
    'rain',
    /\b(?:in|through) (?:the )?(?:pouring |heavy |cold )?rain\b|\bit (?:is raining|rains)\b|\brainy\b/i,
  ],
  ['snow', /\b(?:in|through) (?:the )?(?:deep |falling |heavy )?snow\b|\bit (?:is snowing|snows)\b/i],
  ['fog', /\b(?:in|through) (?:the )?(?:thick |dense )?(?:fog|mist)\b|\bfoggy\b/i],
  ['autumn', /\bin (?:the )?autumn\b/i],
  ['drought', /\b(?:in|during) (?:a|the) drought\b/i],
];

/** Night and weather as the words of a scene tell them, wherever it plays. */
export function skyInWords(words: string): Sky {
  const told = words.replace(/\(In the story: [^()]*\)/g, ' ');
  const weather = weatherWords.find(([, pattern]) => pattern.test(told))?.[0];
  return { ...(placeInScene(words).night && { night: true }), ...(weather && { weather }) };
}

const placeIn = (text: string) =>
  groundIn(text) ?? placeInWords(text) ?? (isExcited.test(text) ? ('burst' as const) : undefined);

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
  const choices: SceneName[] = [subjectPlace(subject), 'classroom', 'burst'];
  return choices[hashText(seed) % choices.length]!;
}
