/** British words that are written or called otherwise in the United States; the endings that follow stay as they are. */
const otherwise: Record<string, string> = {
  aluminium: 'aluminum',
  armour: 'armor',
  autumn: 'fall',
  behaviour: 'behavior',
  burnt: 'burned',
  centimetre: 'centimeter',
  centre: 'center',
  cinema: 'movie theater',
  'cinema ticket': 'movie ticket',
  civilisation: 'civilization',
  colour: 'color',
  coloured: 'colored',
  dearer: 'more expensive',
  dearest: 'most expensive',
  epicentre: 'epicenter',
  favourite: 'favorite',
  fibre: 'fiber',
  'football match': 'soccer match',
  'about football': 'about soccer',
  'for a flat': 'for an apartment',
  flats: 'apartments',
  'good marks': 'good grades',
  grey: 'gray',
  harbour: 'harbor',
  holidays: 'vacations',
  honour: 'honor',
  kilometre: 'kilometer',
  labour: 'labor',
  ladybird: 'ladybug',
  'a lift drops': 'an elevator drops',
  'a lift starts': 'an elevator starts',
  litre: 'liter',
  maths: 'math',
  metre: 'meter',
  millimetre: 'millimeter',
  mould: 'mold',
  mum: 'mom',
  neighbour: 'neighbor',
  neighbourhood: 'neighborhood',
  neutralisation: 'neutralization',
  neutralise: 'neutralize',
  neutralised: 'neutralized',
  oesophagus: 'esophagus',
  pavement: 'sidewalk',
  practise: 'practice',
  practising: 'practicing',
  pupil: 'student',
  quarrelling: 'quarreling',
  queue: 'line',
  rumour: 'rumor',
  'so dear': 'so expensive',
  sweets: 'candies',
  'takes the lift': 'takes the elevator',
  'terribly dear': 'terribly expensive',
  'at the till': 'at the register',
  'too dear': 'too expensive',
  'very dear': 'very expensive',
  'get dear': 'get expensive',
  tonne: 'metric ton',
  towards: 'toward',
  travelled: 'traveled',
  traveller: 'traveler',
  travelling: 'traveling',
  tyre: 'tire',
  vapour: 'vapor',
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
