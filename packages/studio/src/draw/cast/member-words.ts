import { lightness, toRgb } from '../colors.ts';
import type { CastMember, HairStyle, Outfit } from './members.ts';
import { wardrobes } from './wardrobes.ts';

/** What a player looks like, in English, for an artist and for whoever edits a scene: from what is drawn, never beside it. */

const skinWords = [
  'light skin',
  'fair skin',
  'tan skin',
  'brown skin',
  'dark brown skin',
  'very light skin',
  'light tan skin',
  'very dark brown skin',
] as const;

/** `@` stands for the colour. */
const hairWords: Record<HairStyle, string> = {
  messy: 'messy @ hair',
  bowl: '@ hair in a bowl cut',
  ponytail: 'a @ ponytail',
  puffs: 'two @ hair puffs',
  curly: 'curly @ hair',
  braids: '@ braids',
  hijab: 'a @ headscarf',
  bun: '@ hair in a bun',
  long: 'long @ hair',
  side: '@ hair parted at the side',
  bob: 'a @ bob',
  afro: 'a round @ afro',
  crop: 'short @ hair',
  bald: 'a bald head',
  fade: 'very short @ hair',
  waves: 'wavy @ hair',
  pigtails: '@ pigtails',
  wild: 'wild @ hair',
  wig: 'a @ wig',
};

/** Clothes of today; those of other times are named by their time. */
const outfitWords: Partial<Record<Outfit, string>> = {
  tee: 'a @ T-shirt',
  stripe: 'a @ striped shirt',
  hoodie: 'a @ hoodie',
  overall: 'overalls over a @ shirt',
  jersey: 'a @ jersey',
  coat: 'a @ coat',
  cardigan: 'a @ cardigan',
  uniform: 'a @ uniform',
  suit: 'a @ suit',
  scrubs: 'a nurse’s @ uniform',
  robe: 'a judge’s @ robe',
  cassock: 'a priest’s @ cassock',
};

/**
 * "brown skin, curly black hair, glasses and a teal striped shirt"; of other times "tan skin and short black hair, in the
 * clothes of ancient Egypt".
 */
export function memberWords(member: CastMember): string {
  const clothes = outfitWords[member.outfit];
  const time = Object.entries(wardrobes).find(([name]) => member.id.startsWith(`${name}-`))?.[1];
  const marks = [
    skinWords[member.skin],
    colored(hairWords[member.hair], member.hairColor, member.hair === 'hijab' ? colorWord : hairColorWord),
    member.beard ? 'a beard' : '',
    member.glasses ? 'glasses' : '',
    member.freckles ? 'freckles' : '',
    member.hearingAid ? 'a hearing aid' : '',
    member.prosthesis ? 'a running blade' : '',
    clothes && !time ? colored(clothes, member.top) : '',
  ].filter(Boolean);
  const listed = `${marks.slice(0, -1).join(', ')} and ${marks.at(-1)}`;
  return [
    listed,
    time ? `, in the clothes of ${time.of}` : '',
    member.wheelchair ? ', in a wheelchair' : '',
  ].join('');
}

const colored = (words: string, hex: string, word = colorWord) =>
  words.replace('@', word(hex)).replace(/\ba (?=[aeiou])/, 'an ');

/** Nobody calls hair orange or yellow. */
const hairColorWord = (hex: string) =>
  colorWord(hex)
    .replace(/^(?:pale )?yellow$/, 'blond')
    .replace(/^(?:pale )?orange$/, lightness(hex) > 0.5 ? 'blond' : 'red');

/** Hues in degrees up to which a colour has its name. */
const hues: [number, string][] = [
  [14, 'red'],
  [40, 'orange'],
  [68, 'yellow'],
  [155, 'green'],
  [190, 'teal'],
  [250, 'blue'],
  [295, 'purple'],
  [345, 'pink'],
  [360, 'red'],
];

/** What a colour is called: by hue, but black, white, grey and brown by how light and full it is. */
function colorWord(hex: string): string {
  const [red, green, blue] = toRgb(hex);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const light = lightness(hex);
  if (most < 70) return 'black';
  const full = (most - least) / most;
  if (full < 0.14) return light > 0.88 ? 'white' : 'grey';
  const sixth =
    most === red
      ? (green - blue) / (most - least)
      : most === green
        ? 2 + (blue - red) / (most - least)
        : 4 + (red - green) / (most - least);
  const hue = (sixth * 60 + 360) % 360;
  if (hue < 45 && most < 150) return light < 0.16 ? 'dark brown' : 'brown';
  const name = hues.find(([upTo]) => hue <= upTo)![1];
  return full < 0.3 && light > 0.75 ? `pale ${name}` : name;
}
