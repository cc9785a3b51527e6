/**
 * British words that are written or called otherwise in the United States; the endings that follow stay as they are. Those of
 * several words are told where one of them alone means something else there, or the same, as "pupil" in an eye and "for every".
 */
const otherwise: Record<string, string> = {
  'a film': 'a movie',
  'a lift drops': 'an elevator drops',
  'a lift starts': 'an elevator starts',
  'a web shop': 'an online store',
  'about football': 'about soccer',
  advert: 'ad',
  aluminium: 'aluminum',
  'are dear': 'are expensive',
  armour: 'armor',
  'as a football': 'as a soccer ball',
  'as pocket money': 'as an allowance',
  'at the till': 'at the register',
  autumn: 'fall',
  behaviour: 'behavior',
  'building brick': 'building block',
  burnt: 'burned',
  centimetre: 'centimeter',
  centre: 'center',
  cinema: 'movie theater',
  'cinema ticket': 'movie ticket',
  civilisation: 'civilization',
  colour: 'color',
  coloured: 'colored',
  'current round': 'current around',
  dearer: 'more expensive',
  dearest: 'most expensive',
  dentine: 'dentin',
  disc: 'disk',
  'do the sum': 'do the math',
  'do the sums': 'do the math',
  'dripping tap': 'dripping faucet',
  'egg box': 'egg carton',
  epicentre: 'epicenter',
  favourite: 'favorite',
  fibre: 'fiber',
  films: 'movies',
  'fire service': 'fire departments',
  flats: 'apartments',
  'food shop': 'grocery store',
  'football match': 'soccer match',
  'for a flat': 'for an apartment',
  'for a holiday': 'for a vacation',
  'for ever': 'forever',
  'for every': 'for every',
  'for pocket money': 'for an allowance',
  'from a torch': 'from a flashlight',
  'get dear': 'get expensive',
  'getting pocket money': 'getting an allowance',
  'goes round in': 'goes around in',
  'goes round until': 'goes around until',
  'going round': 'going around',
  'gone round': 'gone around',
  'good marks': 'good grades',
  grey: 'gray',
  harbour: 'harbor',
  'has got lazy': 'has gotten lazy',
  holidays: 'vacations',
  honour: 'honor',
  'house of 25 floors': 'building of 25 floors',
  'in a torch': 'in a flashlight',
  kilometre: 'kilometer',
  labour: 'labor',
  ladybird: 'ladybug',
  'less pocket money': 'a smaller allowance',
  'lid of a tin': 'lid of a can',
  'light chain': 'string of lights',
  litre: 'liter',
  'many tins': 'many cans',
  maths: 'math',
  metre: 'meter',
  'milk teeth': 'baby teeth',
  'milk tooth': 'baby tooth',
  millimetre: 'millimeter',
  mould: 'mold',
  mum: 'mom',
  'my pupils get wide': 'my pupils get wide',
  'needs a lift': 'needs an elevator',
  neighbour: 'neighbor',
  neighbourhood: 'neighborhood',
  neutralisation: 'neutralization',
  neutralise: 'neutralize',
  neutralised: 'neutralized',
  'next to the till': 'next to the register',
  'north-east': 'northeast',
  'north-west': 'northwest',
  oesophagus: 'esophagus',
  'often reckon': 'often calculate',
  'out of the plaster': 'out of the cast',
  pavement: 'sidewalk',
  'pocket money': 'allowance',
  practise: 'practice',
  practising: 'practicing',
  pupil: 'student',
  'put squared paper': 'put graph paper',
  quarrelling: 'quarreling',
  queue: 'line',
  'racing car': 'race car',
  railway: 'railroad',
  rumour: 'rumor',
  'running round': 'running around',
  'set square': 'drawing triangle',
  sledge: 'sled',
  'so dear': 'so expensive',
  'soccer pitch': 'soccer field',
  'soccer pitches': 'soccer fields',
  'spun round': 'spun around',
  'squared maths paper': 'math graph paper',
  sweets: 'candies',
  'takes a holiday': 'takes a vacation',
  'takes the lift': 'takes the elevator',
  'taps and desks': 'faucets and desks',
  'team mates': 'teammates',
  'terribly dear': 'terribly expensive',
  'the 29th of february': 'February 29',
  'this pitch': 'this field',
  'times round': 'times around',
  'tin of paint': 'can of paint',
  tonne: 'metric ton',
  'too dear': 'too expensive',
  towards: 'toward',
  travelled: 'traveled',
  traveller: 'traveler',
  travelling: 'traveling',
  'turn it round': 'turn it around',
  'turns it round': 'turns it around',
  tyre: 'tire',
  vapour: 'vapor',
  'very dear': 'very expensive',
  'washing up harms': 'washing dishes harms',
  'way round': 'way around',
  'without a set square': 'without a T-square',
  yoghurt: 'yogurt',
};

// Longer ones first, so that "cinema ticket" is not taken for "cinema".
const words = new RegExp(
  `\\b(${Object.keys(otherwise)
    .sort((a, b) => b.length - a.length)
    .join('|')})(s|y|less|ful|ly)?\\b`,
  'gi',
);
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const dates = new RegExp(`\\b(\\d{1,2}) (${months})\\b(?: (\\d{4})\\b)?( (?=\\p{L}))?`, 'gu');

/**
 * A text in British English as it is written in the United States: "colour" as "color", "4 July 1776" as "July 4, 1776".
 * @param keeps what stays as it is written
 */
export function inAmericanSpelling(text: string, keeps: (words: string) => boolean = () => false): string {
  return text
    .replace(words, (found, word: string, ending = '') =>
      keeps(found) ? found : likeCase(word, otherwise[word.toLowerCase()]!) + ending,
    )
    .replace(dates, (found, day, month, year, follows) => {
      if (keeps(found.trim())) return found;
      return year ? `${month} ${day}, ${year}${follows ? ', ' : ''}` : `${month} ${day}${follows ?? ''}`;
    });
}

/** The capitals of one word for another: "Colour" and "COLOUR" keep theirs. */
function likeCase(word: string, other: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return other.toUpperCase();
  return /^\p{Lu}/u.test(word) ? other[0]!.toUpperCase() + other.slice(1) : other;
}
