import type { Sky, WeatherName } from '../../draw/vocabulary.ts';
import { withoutSpeech } from '../reading/without-speech.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { isSameScene } from './same-scene.ts';

/** A sign of what the sky is like, or that it is so no more. */
type Sign<State> = {
  words: RegExp;
  state: State | 'over';
  /**
   * For so many sentences after it. Where the words begin a scene ("One winter night") it holds in other paragraphs and
   * places as well; what is said in passing holds for its own scene.
   */
  holds: number;
  setsScene?: true;
  /** It tells of what is lacking, which words that are seen do not. */
  denies?: true;
};

const either = (...words: string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

/** What ends a night and a shower: another day, or the sun. */
const later =
  'next (?:day|morning|week|month|year)|(?:a|an|two|three|four|five|six|several|some|many|few) (?:days|weeks|months|years|hours) (?:later|passed|after)|the (?:following|same) (?:day|week)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow';

const nights: readonly Sign<'night'>[] = [
  // It is still dark.
  {
    words: either(
      '(?:(?:long|just|shortly|an hour|two hours) )?before (?:dawn|daybreak|sunrise|first light|(?:the )?sun (?:is|was|had come|came|has come|comes|rises|rose|had risen|was even) ?(?:up)?)',
      'while (?:it (?:is|was) )?still dark|(?:it|outside) (?:is|was) still dark',
    ),
    state: 'night',
    holds: 0,
  },
  {
    words: either(
      later,
      'sun (?:came|was|shone|rose|shines|had risen)',
      'sunny',
      '(?:this|that|the|in the|every|each|one|all|by|until|early|late) (?:\\p{L}+ )?(?:morning|afternoon)',
      'dawn|sunrise|noon|midday|daylight|breakfast|lunch',
    ),
    state: 'over',
    holds: 9,
    setsScene: true,
  },
  {
    words: either(
      '(?:one|that|the same) (?:\\p{L}+ ){0,3}(?:night|evening)(?! (?:before|school|class))',
      '(?:on|in|until) the (?:evening|night) of|(?:half past|quarter past|quarter to) (?:nine|ten|eleven|twelve) (?:at night|in the evening|that (?:night|evening))|fireworks|firecrackers|the (?:\\p{L}+ )?rockets? (?:went|go|shot|flew) up over|(?:until|till|before|as|when) (?:it (?:was|got|grew) )?(?:dark|nightfall)',
      'moon (?:came up|rose|was up|shone|was shining|hung)|stars (?:came out|were out|twinkled)|sun (?:had )?(?:went down|gone down|sank)|(?:in the )?middle of the night|at midnight|after dark|(?:it|sky) (?:had |was already )?(?:got|was|grew|turned|become|became) dark|under the stars|by moonlight|in the moonlight',
    ),
    state: 'night',
    holds: 8,
    setsScene: true,
  },
  {
    words: either(
      '(?:at|in the|by|during the) night(?!mare)',
      '(?:for|in|through) the night|nightfall|(?:all|every) night|midnight|after dark|(?:it|sky) (?:gets|is|turns) dark|moonlight|(?:in the|every|this) evening|at dusk|after sunset|sun (?:had )?set',
    ),
    state: 'night',
    holds: 2,
  },
];

const winter =
  '(?:one|that|the next) (?:\\p{L}+ ){0,2}winter|winter (?:came|had come|arrived|began)|it was (?:\\p{L}+ )?winter';

const weathers: readonly Sign<WeatherName>[] = [
  {
    words: either(
      later,
      '(?:rain|storm|downpour|typhoon|hurricane|wind|fog|mist) (?:had )?(?:stopped|was over|passed|ended|cleared|lifted|died down)',
      'stopped raining|sun (?:came|was|shone|rose|shines|broke)|sunny|clear(?:ed)? (?:sky|up)',
    ),
    state: 'over',
    holds: 4,
    setsScene: true,
  },
  {
    words: either(
      '(?:storm|thunderstorm|typhoon|hurricane|cyclone|gale|blizzard) (?:\\p{L}+ )?(?:hit|came|raged|broke|struck|roared|howled|blew|began|reached)',
      'in (?:the middle of )?(?:the|a) (?:\\p{L}+ )?(?:storm|gale)',
      '(?:the )?wind (?:howl(?:s|ed)|roar(?:s|ed)|scream(?:s|ed)|t(?:ears|ore)|shriek(?:s|ed))|thunder (?:rolled|crashed|boomed)|lightning (?:flashed|struck)',
    ),
    state: 'storm',
    holds: 4,
    setsScene: true,
  },
  {
    words: either(
      'it (?:had )?(?:rained|poured|drizzled)|it was (?:still )?(?:raining|pouring|drizzling)|(?:began|started) (?:to rain|to drizzle|raining)|to (?:rain|drizzle|pour)(?= and|,|\\.)',
      'in the (?:pouring |heavy |cold |warm )?(?:rain|downpour)|pouring rain|(?:the )?(?:rain|downpour|hail) (?:fell|came|hit|hammered|drummed|poured|lashed|began|started|soaked|was falling)|rainy',
    ),
    state: 'rain',
    holds: 3,
  },
  {
    words: either(
      '(?:fog|mist) (?:hung|hangs|lay|lies|covered|covers|came|comes|rolled|rolls|hid|hides|was|is|filled|fills|crept|creeps)|foggy|misty|in (?:the )?(?:thick )?(?:fog|mist)|(?:thick|dense) (?:fog|mist)|(?:fog|mist) so thick|there was (?:\\p{L}+ )?(?:fog|mist)',
    ),
    state: 'fog',
    holds: 2,
  },
];

/** Sledges and snowballs are only where it lies. */
const snowOnGround =
  '(?:snow|frost) (?:fell|lay|covered|came|began|was falling|had fallen|is falling|falls)|it (?:had )?(?:snowed|snows)|(?:began|started) to snow|it (?:was|is) snowing|(?:in|through|on|under) the (?:deep |cold |white |fresh |soft )?snow|snowy|blizzard|snowstorm|snowballs?|snowman|covered (?:in|with|by) (?:\\p{L}+ )?snow|sledges?|sledging|sledding|sleds?|skiing|skis';

/** In the north these are months of snow; a story in which it lies is one of the north. */
const winterMonth = '(?:in|one|last|this) (?:\\p{L}+ ){0,2}(?:December|January|February)';

const seasons: readonly Sign<WeatherName>[] = [
  {
    words: either(
      '(?:spring|summer|(?:the )?rains?|(?:the )?rainy season) (?:came|arrived|had come|began|returned)|(?:in|one|that|this|next|by|the) (?:\\p{L}+ ){0,2}(?:spring|summer)|snow (?:had )?melted|months (?:later|passed)|next year|years? (?:later|passed)|green again',
    ),
    state: 'over',
    holds: 14,
    setsScene: true,
  },
  { words: either(winter, winterMonth, snowOnGround), state: 'snow', holds: 12, setsScene: true },
  {
    words: either(
      '(?:one|that|this) (?:\\p{L}+ ){0,2}autumn|autumn (?:came|had come|arrived|began|day|leaves|morning|afternoon|evening)|it was (?:\\p{L}+ )?autumn',
    ),
    state: 'autumn',
    holds: 10,
    setsScene: true,
  },
  {
    words: either(
      'drought|no rain (?:for|had|fell)|(?:the )?rains? (?:had |have |has |did )?(?:failed|been poor|not come|stayed away)|dry season|(?:grass|ground|earth|fields?|plain|land|soil) (?:was|were|had (?:turned|become|dried)|turned|became|grew|cracked) (?:\\p{L}+ )?(?:dry|brown|cracked|dust)|dry (?:plain|land|earth|riverbed|savanna)',
    ),
    state: 'drought',
    denies: true,
    holds: 8,
    setsScene: true,
  },
];

/** Where winters have no snow, a story tells of none. */
const tellsOfSnow = new RegExp(
  `${either(snowOnGround).source}|(?<!\\p{L})(?:snow|icy|frozen|froze|frost|covered (?:with|in) ice)(?!\\p{L})`,
  'iu',
);

/** Night and weather where an English sentence plays, by what it and those before it say. */
export function skyOver(
  sentence: StorySentence,
  { sentences, language }: Pick<Story, 'sentences' | 'language'>,
): Sky {
  if (language !== 'en') return {};
  const stateOf = <State extends string>(signs: readonly Sign<State>[]) =>
    stateAt(sentence, sentences, signs);
  const night = stateOf(nights);
  const season = stateOf(seasons);
  const isWinter = season !== 'snow' || sentences.some(({ visible }) => tellsOfSnow.test(visible));
  const weather = stateOf(weathers) ?? (isWinter ? season : undefined);
  return { ...(night && { night: true }), ...(weather && { weather }) };
}

function stateAt<State extends string>(
  sentence: StorySentence,
  sentences: readonly StorySentence[],
  signs: readonly Sign<State>[],
): State | undefined {
  const longest = Math.max(...signs.map(({ holds }) => holds));
  for (let back = 0; back <= longest; back++) {
    const told = sentences[sentence.index - back];
    if (!told) return undefined;
    const [all, seen] = [withoutSpeech(told.text), withoutSpeech(told.visible)];
    const sign = signs.find(({ words, state, denies }) =>
      words.test(state === 'over' || denies ? all : seen),
    );
    if (!sign) continue;
    // What was said in passing elsewhere, or too long ago, tells nothing, and does not hide what was said before.
    if (back > sign.holds || (!sign.setsScene && !isSameScene(told, sentence))) continue;
    return sign.state === 'over' ? undefined : sign.state;
  }
  return undefined;
}
