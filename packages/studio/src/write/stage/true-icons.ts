import type { Language } from '../../language/language.ts';
import { singular } from '../text/words.ts';
import { iconFor } from './icon-words.ts';

/** Words with so many meanings that their picture is as often wrong as right. */
const manyMeanings = new Set(
  `piece needle thread brick half quarter third cell bank scale mouth current row column table bug ring trunk wave pitch note spring match bat crane date leaf root letter fall bar key ruler court band chain light board star plate nail palm
  seal tank fan tie organ tissue vessel bill calf chest club deck draft drill fair file fly glass ground jam lead lock mean mint nut park pen plane pole point pool pound press pupil racket right rock sign sink stamp
  stick store tap train watch yard power degree volume product square cube bed foot back head hand face arm leg eye ear body skin neck finger stage play game record show film wire trip hole box drop step sheet page
  line set cup top fire wind present change force house field market law rule order party state house cap crown iron tin mine mole log bolt pitcher sole temple tip toast tongue tube turn web well window wing work yarn screen mouse chip cookie server virus root pot shower model movement mass matter mole class
  branch bridge cabinet chair counter degree figure flag flat frame gate grade guide handle heart horn jar joint journal lap lip machine march mark medium minute second`.split(
    /\s+/,
  ),
);
/** Things that stand for a word though they are called otherwise. */
const standsFor: Record<string, readonly string[]> = {
  droplet: ['water'],
  'deciduous-tree': ['tree'],
  'evergreen-tree': ['tree'],
  'globe-showing-americas': ['globe', 'world'],
  'globe-showing-europe-africa': ['globe', 'world'],
  'x-h2o': ['water'],
  'high-voltage': ['electricity', 'lightning'],
  tangerine: ['orange'],
  'sheaf-of-rice': ['rice', 'wheat'],
  'ear-of-corn': ['maize', 'corn'],
  'money-bag': ['money'],
  flashlight: ['torch'],
  automobile: ['car'],
  'soccer-ball': ['football'],
};

/** The icon that shows just this thing: one that bears its name, or stands for it; undefined rather than something near. */
export function trueIcon(word: string, language: Language): string | undefined {
  const icon = iconFor(word, language);
  // The tables of the other languages are short and made by hand.
  if (!icon || language !== 'en') return icon;
  const noun = singular(word.toLowerCase().replace(/^the /, '').split(' ').at(-1)!);
  if (manyMeanings.has(noun)) return undefined;
  const parts = icon.replace(/^x-/, '').split('-').map(singular);
  return parts.includes(noun) || standsFor[icon]?.includes(noun) ? icon : undefined;
}
