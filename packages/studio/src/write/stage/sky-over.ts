import type { Sky, WeatherName } from '../../draw/vocabulary.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { nightsOf } from './night-judge/judge-nights.ts';
import { either, later, type Sign, signFor } from './sky-signs.ts';

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
  '(?:snow|frost) (?:fell|lay|covered|came|began|was falling|had fallen|is falling|falls)|it (?:had )?(?:snowed|snows)|(?:began|started) to snow|it (?:was|is) snowing|(?:in|through|on|under) the (?:deep |cold |white |fresh |soft )?snow|snowy|blizzard|snowstorm|snowballs?|snowman|covered (?:in|with|by) (?:\\p{L}+ )?snow|sledges?|sledging|sledding|sleds?|skiing|skis|(?:so|too) much snow|ice road|(?:at|is|was|to|only) minus (?:[1-9]\\d|ten|eleven|twelve|fifteen|twenty|thirty|forty)(?:-\\p{L}+)?(?! (?:plus|times|minus|equals|and))';

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

/** Night and weather where an English sentence plays, by what the story says. */
export function skyOver(
  sentence: StorySentence,
  { sentences, language }: Pick<Story, 'sentences' | 'language'>,
): Sky {
  if (language !== 'en') return {};
  const stateOf = <State extends string>(signs: readonly Sign<State>[]) =>
    stateAt(sentence, sentences, signs);
  const night = nightsOf(sentences)[sentence.index];
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
  const found = signFor(sentence, sentences, signs);
  return found && found.sign.state !== 'over' ? found.sign.state : undefined;
}
