import type { Language } from '../../language/language.ts';
import type { Danger } from './reading.ts';

const grownUp =
  '(?:(?:step)?(?:father|dad|daddy|mother|mom|mum|mommy|mummy)|papa|mama|uncle|aunt|grand(?:father|pa|mother|ma)|teacher|coach|babysitter|neighbou?r|priest|boyfriend|parents?)';
/** Who beats somebody at, in or by something has won a game. */
const game = '(?! (?:in|to|by)(?!\\p{L})| at (?!home|night))';
const weapons = '(?:belt|stick|cane|rod|fists?|shoe|slipper|cable|cord|whip|ruler|hanger|bottle|hand)';

const abuse: Record<Language, RegExp[]> = {
  en: [
    new RegExp(
      `(?<!\\p{L})${grownUp} (?:\\p{L}+ ){0,5}?(?:hits|beats|beat|hit|slaps?|slapped|kicks|kicked|whips|whipped|burns|burned|chokes|choked|molest\\p{L}*|abus\\p{L}+) (?:me|us|her|him|my (?:sister|brother|mom|mum))(?!\\p{L})${game}`,
      'iu',
    ),
    /(?<!\p{L})(?:touch(?:es|ed)|touching) (?:me|her|him) (?:where|in (?:a|my|ways)|there|under|and (?:I|she|he|said|told))/iu,
    // Of a history or a fight, only what goes on at home or again and again counts.
    new RegExp(
      `(?<!\\p{L})(?:hits|beats|hurts) (?:me|her|him) (?:with (?:an? |the |his |her )?${weapons}|at home|when|every|again|if|so)(?!\\p{L})`,
      'iu',
    ),
    new RegExp(`(?<!\\p{L})(?:he|she) (?:hits|beats) me(?!\\p{L})${game}`, 'iu'),
    /(?<!\p{L})(?:abused|molested|neglected) (?:at home|by)(?!\p{L})|locks? (?:me|her|him) in (?:the|a|my|her|his) (?:closet|cupboard|cellar|basement|room|bathroom)/iu,
    /(?<!\p{L})(?:afraid|scared) (?:to go|of going) home(?!\p{L})/iu,
  ],
  de: [
    /(?:Vater|Mutter|Papa|Mama|Stiefvater|Stiefmutter|Onkel|er|sie)[^.!?]{0,30}(?:schlägt|schlug|verprügelt|prügelt)[^.!?]{0,12}(?:mich|sie|ihn)|(?:schlägt|verprügelt) (?:mein|ihr|sein)\p{L}* (?:Vater|Mutter|Stiefvater)/iu,
  ],
  fr: [
    /(?:père|mère|papa|maman|oncle|beau-père|belle-mère|il|elle) (?:me|la|le|l'|nous) ?(?:frappe|bat|tape|battait|frappait|gifle)(?!\p{L})/iu,
  ],
  es: [
    /(?:padre|madre|papá|mamá|padrastro|madrastra|tío|él|ella) (?:me|la|lo|le|nos) (?:pega|golpea|pegaba|golpeaba|maltrata)(?!\p{L})/iu,
  ],
  hi: [
    /(?:पिता|पिताजी|पापा|माँ|चाचा|मामा|सौतेले)[^।.!?]{0,40}(?:मुझे|उसे|उसको)[^।.!?]{0,20}(?:मारते|मारता|मारती|पीटते|पीटता|पीटती)/u,
  ],
};
const selfHarm: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:hurts?|hurting|cuts?|cutting|harm(?:s|ed|ing)?|kill(?:s|ed|ing)?) (?:myself|herself|himself|themselves)|(?:want(?:s|ed)?|wish(?:es|ed)?) (?:to die|(?:I|she|he) (?:was|were) dead)|suicid\p{L}*|end(?:ed|ing)? (?:my|her|his) (?:own )?life|(?:doesn't|don't|didn't) want to (?:live|be alive))(?!\p{L})/iu,
  de: /(?:ritzt sich|ritze mich|will nicht mehr leben|möchte sterben|Selbstmord|Suizid|sich umbringen|mich umbringen)/iu,
  fr: /(?:se suicider|suicide|veux mourir|veut mourir|me faire du mal|se fait du mal|scarifi)/iu,
  es: /(?:suicid|quiero morir|quiere morir|me hago daño|se hace daño|se corta los brazos)/iu,
  hi: /(?:आत्महत्या|मर जाना चाहता|मर जाना चाहती|ख़ुदकुशी|खुदकुशी)/u,
};

/** Signs that a child may be in danger: violence at home, or harm done to oneself. Undefined where there are none. */
export function findDanger(sentences: readonly string[], language: Language): Danger | undefined {
  const numbers = (signs: (text: string) => boolean) =>
    sentences.flatMap((text, i) => (signs(text) ? [i] : []));
  const harmed = numbers((text) => abuse[language].some((pattern) => pattern.test(text)));
  if (harmed.length > 0) return { kind: 'abuse', sentences: harmed };
  const ownHarm = numbers((text) => selfHarm[language].test(text));
  return ownHarm.length > 0 ? { kind: 'self-harm', sentences: ownHarm } : undefined;
}
