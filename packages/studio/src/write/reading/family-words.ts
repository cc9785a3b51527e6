/**
 * What people call those of their family in languages beside English, as English stories have it: a line for each language
 * and relation, `language|relation|words`. Where a word means something else in two of them, the first line counts.
 */
const lines = `
French|grandmother|mamie mémé mamé mamy grand-mère
French|grandfather|papy pépé grand-père
French|aunt|tante tatie
French|uncle|tonton
German|grandmother|oma omi
German|grandfather|opa opi
German|aunt|tante
German|uncle|onkel
German|mother|mutti
German|father|vati
Dutch|uncle|oom
Ukrainian|grandmother|babusia babusya babunia
Ukrainian|grandfather|didus dido
Georgian|grandmother|bebia
Georgian|grandfather|babua
Armenian|grandmother|tatik
Armenian|grandfather|papik
Hausa|grandfather|kakan
Spanish|grandmother|abuela abuelita abue mamita yaya
Spanish|grandfather|abuelo abuelito
Spanish|aunt|tía
Spanish|uncle|tío
Italian|grandmother|nonna nonnina
Italian|grandfather|nonno
Italian|uncle|zio
Italian|father|babbo
Portuguese|grandmother|avó vovó
Portuguese|grandfather|avô vovô
Portuguese|aunt|tia
Portuguese|uncle|tio
Portuguese|mother|mamãe mãe
Portuguese|father|papai pai
Filipino|grandmother|lola
Filipino|grandfather|lolo
Filipino|mother|nanay inay
Filipino|father|tatay itay
Filipino|aunt|tita
Filipino|uncle|tito
Filipino|older sister|ate
Filipino|older brother|kuya
Hindi|grandmother|dadi nani dadiji naniji nanima aaji
Hindi|grandfather|dadaji nanaji dadu nanu nana-ji aajoba ajoba
Hindi|mother|mataji maa
Hindi|father|pitaji papaji babuji
Hindi|aunt|mausi masi bua chachi kaki phuppi
Hindi|uncle|chacha chachu chachaji mamaji mama-ji kaka
Hindi|older sister|didi
Hindi|older brother|bhaiya
Urdu|mother|ammi ammijan
Urdu|father|abbu abba abbajan
Urdu|aunt|khala phupho phuppo
Urdu|uncle|khalu
Bengali|grandmother|thakuma thamma didima dida
Bengali|grandfather|thakurda nanabhai
Tamil|grandmother|paati paatti ammamma avva ajji
Tamil|grandfather|thatha thaatha ajja
Tamil|mother|amma
Tamil|father|appa
Tamil|older sister|akka
Tamil|older brother|anna
Malayalam|grandmother|ammachi
Malayalam|grandfather|appachan muthachan
Malayalam|older sister|chechi
Malayalam|older brother|chettan
Japanese|grandmother|obaachan obachan baachan obaasan obasan
Japanese|grandfather|ojiichan ojichan jiichan ojiisan jiji
Japanese|mother|okaasan okasan kaachan
Japanese|father|otousan otosan touchan
Korean|grandmother|halmoni halmeoni
Korean|grandfather|haraboji harabeoji halabeoji
Korean|mother|eomma umma
Korean|father|abeoji
Korean|aunt|ajumma imo
Korean|uncle|ajusshi samchon
Korean|older sister|unni noona
Korean|older brother|oppa hyung
Chinese|grandmother|nainai popo waipo
Chinese|grandfather|yeye gonggong waigong
Vietnamese|grandmother|bà
Vietnamese|grandfather|ông
Indonesian|grandmother|nenek
Indonesian|grandfather|kakek
Indonesian|mother|ibu
Indonesian|father|bapak ayah
Indonesian|older sister|mbak
Swahili|grandmother|bibi nyanya shosh shosho
Swahili|grandfather|babu
Swahili|aunt|shangazi
Swahili|uncle|mjomba
Zulu|grandmother|gogo
Zulu|grandfather|mkhulu
Shona|grandmother|ambuya
Shona|grandfather|sekuru
Kikuyu|grandmother|cucu
Akan|grandmother|nana
Arabic|grandmother|teta tayta sitti
Arabic|grandfather|jiddo jeddo geddo seedo
Arabic|mother|umm
Arabic|father|baba
Arabic|aunt|khalto amto
Arabic|uncle|ammo
Turkish|grandmother|anneanne babaanne nine
Turkish|grandfather|dede
Turkish|aunt|teyze
Turkish|uncle|amca dayı
Turkish|older sister|abla
Persian|grandmother|madarbozorg
Persian|grandfather|pedarbozorg
Polish|grandmother|babcia
Polish|grandfather|dziadek dziadzio
Polish|aunt|ciocia
Polish|uncle|wujek
Russian|grandmother|babushka babusya
Russian|grandfather|dedushka didus
Greek|grandmother|yiayia
Greek|grandfather|pappou papou
Swedish|grandmother|mormor farmor
Swedish|grandfather|morfar farfar
Norwegian|grandmother|bestemor
Norwegian|grandfather|bestefar
Finnish|grandmother|mummo
Finnish|grandfather|ukki vaari
Hebrew|grandmother|savta
Hebrew|grandfather|saba
Māori|grandmother|kuia
Māori|grandfather|koro
Hawaiian|grandmother|tutu
Cree|grandmother|kokum
Cree|grandfather|mosom
English|grandmother|gramma grammy grannie granma meemaw memaw mawmaw mamaw grandmama
English|grandfather|granda grandda grampa grampy granpa grandpop grandpappy papaw pawpaw peepaw
English|grandfather|pappy
Chinese|grandfather|agong ahgong akong
Chinese|grandmother|ahma
Mongolian|father|aav
Mongolian|mother|eej
Marathi|grandmother|aji
English|mother|ma
English|father|pa da
Irish|grandmother|mamó
Irish|grandfather|daideo
Welsh|grandmother|nain mamgu
Welsh|grandfather|taid tadcu
French|grandmother|mémère grand-maman
French|grandfather|pépère grand-papa grand-père
Haitian|grandmother|grann
Italian|aunt|zia
Afrikaans|grandmother|ouma
Afrikaans|grandfather|oupa
Afrikaans|aunt|tannie
Xhosa|grandmother|makhulu
Xhosa|grandfather|tatomkhulu
Xhosa|father|utata
Zulu|grandmother|ugogo
Zulu|father|ubaba
Sotho|grandmother|nkgono koko
Sotho|grandfather|ntatemoholo
Sotho|father|ntate
Sotho|uncle|malome
Shona|mother|amai
Luganda|grandmother|jjajja jajja
Luganda|mother|maama
Luganda|father|taata
Luganda|aunt|ssenga
Kinyarwanda|grandmother|nyogokuru
Kinyarwanda|grandfather|sogokuru
Amharic|mother|emaye emama
Akan|mother|maame
Akan|uncle|wofa
Wolof|grandmother|maam mame
Wolof|mother|yaay
Wolof|father|baay
Hausa|uncle|kawu
Nepali|grandmother|hajurama bajai
Nepali|grandfather|hajurba hajurbuwa
Nepali|mother|aama
Nepali|father|buwa
Nepali|older brother|dai
Sinhala|grandmother|aachchi achchi archchi
Sinhala|grandfather|seeya
Sinhala|father|thaththa
Sinhala|older brother|aiya
Marathi|mother|aai
Punjabi|grandmother|beeji biji
Telugu|grandmother|nanamma
Assamese|grandmother|aita
Bengali|older sister|apu
Urdu|older sister|baji
Arabic|grandfather|jeddi jidi jaddi gido giddo
Arabic|grandmother|sitto jaddati
Arabic|aunt|khalti
Hebrew|mother|ima
Turkish|aunt|yenge
Turkish|older brother|abi ağabey
Persian|mother|madar
Persian|father|pedar
Persian|grandmother|mamanbozorg
Persian|grandfather|bababozorg
Persian|uncle|amoo amu daei
Persian|aunt|khaleh ammeh
Russian|aunt|tyotya
Russian|uncle|dyadya
Czech|grandmother|babička
Czech|grandfather|děda dědeček
Slovak|grandmother|starká
Slovak|grandfather|dedko
Hungarian|grandmother|nagymama nagyi
Hungarian|grandfather|nagypapa
Romanian|grandmother|bunica
Romanian|grandfather|bunicul tataie
Serbian|grandmother|baka
Serbian|grandfather|deda djed
Bulgarian|grandfather|dyado
Greek|aunt|theia thia
Finnish|grandmother|mummi isoäiti
Finnish|grandfather|isoisä
Swedish|aunt|moster
Danish|grandmother|bedstemor
Danish|grandfather|bedstefar
Icelandic|grandfather|afi
Estonian|grandmother|vanaema
Estonian|grandfather|vanaisa
Latvian|grandmother|vecmāmiņa omīte
Latvian|grandfather|vectēvs
Lithuanian|grandmother|močiutė
Lithuanian|grandfather|senelis
Mongolian|grandmother|emee
Mongolian|grandfather|övöö
Uzbek|grandmother|buvi
Kyrgyz|father|ata
Bhutanese|mother|ama
Romansh|grandmother|nona
Kazakh|grandmother|azhe
Chinese|grandmother|laolao
Chinese|grandfather|laoye
Chinese|aunt|ayi
Chinese|uncle|shushu
Chinese|older brother|gege
Chinese|older sister|jiejie
Japanese|older brother|oniisan oniichan
Japanese|older sister|oneesan oneechan
Malay|grandmother|opah
Malay|grandfather|atuk
Malay|mother|emak
Malay|father|abah
Malay|older brother|abang
Malay|older sister|kakak
Indonesian|grandmother|eyang
Indonesian|grandfather|opung
`;

export type Relation =
  | 'grandmother'
  | 'grandfather'
  | 'mother'
  | 'father'
  | 'aunt'
  | 'uncle'
  | 'older sister'
  | 'older brother';

type FamilyWord = { relation: Relation; languages: readonly string[] };

const byWord = new Map<string, FamilyWord>();
for (const line of lines.trim().split('\n')) {
  const [language = '', relation = '', words = ''] = line.split('|');
  for (const word of words.split(' ')) {
    const known = byWord.get(word);
    byWord.set(word, {
      relation: known?.relation ?? (relation as Relation),
      languages: [...(known?.languages ?? []), language],
    });
  }
}

/** What a word of another language calls somebody of the family. @param word in lower case */
export const familyWord = (word: string): FamilyWord | undefined => byWord.get(word);

/** Words in small letters that are English or a name as well: only with a capital do they call somebody of the family. */
const onlyCalled = new Set(
  'ate anna umm nine imo saba maa ibu ajja avva ma pa da dai ima abi apu baka koko nain taid maam'.split(' '),
);

/** Whether a word of the family calls somebody old: "Baka Mara", "Taid". */
export const isOldCall = (word: string): boolean => /^grand/.test(byWord.get(word)?.relation ?? '');

/** Everybody of the family by these relations, for the lists of nouns. */
export const familyNouns = (...relations: Relation[]): string[] =>
  [...byWord].flatMap(([word, one]) =>
    relations.includes(one.relation) && !onlyCalled.has(word) ? [word] : [],
  );

/** What a word that only with a capital calls somebody of the family says of them: "Ma", "Taid". */
export const isFamilyCall = (word: string): boolean => onlyCalled.has(word) && !/^(?:nine|anna)$/.test(word);

/** The same with a capital, as a title before a name: "Khala Rumana". */
export const familyTitles = (...relations: Relation[]): string[] =>
  [...byWord].flatMap(([word, one]) =>
    relations.includes(one.relation) &&
    !['nine', 'imo', 'saba', 'masi', 'da', 'ma', 'pa', 'dai'].includes(word)
      ? [word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())]
      : [],
  );

/** Words of families that are given names as well, and the countries in which most who are called so are of the family. */
const countriesOfNames: [words: string, countries: RegExp][] = [
  [
    'mamie',
    /^(?:fr|france|be|belgium|ch|switzerland|ca|canada|lu|luxembourg|sn|senegal|ci|ivory coast|haiti|ht)$/,
  ],
  ['lola', /^(?:ph|philippines)$/],
  ['didi', /^(?:in|india|bd|bangladesh|np|nepal)$/],
  ['tita tito', /^(?:ph|philippines)$/],
  ['tia', /^(?:br|brazil|pt|portugal|ao|angola|mz|mozambique|cv|cape verde)$/],
  ['dida', /^(?:in|india|bd|bangladesh)$/],
  ['afi', /^(?:is|iceland)$/],
  ['ata', /^(?:kg|kyrgyzstan|kz|kazakhstan|si|slovenia|uz|uzbekistan|tm|turkmenistan)$/],
  ['ama', /^(?:bt|bhutan|np|nepal)$/],
  ['nona', /^(?:ch|switzerland|si|slovenia|hr|croatia)$/],
  ['aji', /^(?:in|india)$/],
  ['teta', /^(?:eg|egypt|lb|lebanon|sy|syria|jo|jordan|ps|palestine|iq|iraq)$/],
  ['zia baka deda aita', /^(?:it|italy|rs|serbia|hr|croatia|ba|bosnia and herzegovina|in|india)$/],
  ['bibi', /^(?:ir|iran|af|afghanistan|tz|tanzania|ke|kenya|ug|uganda|rw|rwanda|bi|burundi)$/],
];
const countriesOf = new Map(
  countriesOfNames.flatMap(([words, countries]) =>
    words.split(' ').map((word) => [word, countries] as const),
  ),
);

/** Whether a word of the family is a given name too, so that only its story tells which it is. */
export const isAlsoGiven = (word: string) => countriesOf.has(word);

/**
 * Whether such a word calls somebody of the family: the story says whose they are, has another word of the same language,
 * or is told where people call each other so.
 * @param word in lower case
 */
export function callsFamily(word: string, sentences: readonly string[], country: string): boolean {
  const text = sentences.join(' ');
  const owned = new RegExp(
    `(?<!\\p{L})(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|\\p{Lu}\\p{Ll}+['’]s) (?:old )?${word}(?!\\p{L})`,
    'iu',
  );
  if (owned.test(text) || countriesOf.get(word)?.test(country.trim().toLowerCase())) return true;
  return hasOtherOf(byWord.get(word)!.languages, word, text);
}

/** Whether a text has another word of the family in one of these languages. */
const hasOtherOf = (languages: readonly string[], word: string, text: string) =>
  (text.match(/\p{L}[\p{L}-]+/gu) ?? []).some((other) => {
    const lower = other.toLowerCase();
    const of = [...(byWord.get(lower)?.languages ?? []), ...(shared.get(lower) ?? [])];
    return lower !== word && of.some((one) => languages.includes(one));
  });

/** "Papi" is a father in Spanish, and a grandfather beside Mamie. */
export const isGrandfatherHere = (word: string, sentences: readonly string[]) =>
  word === 'papi' && hasOtherOf(['French'], word, sentences.join(' '));

/** What fathers and mothers are called in English stories of several languages. */
const shared = new Map<string, readonly string[]>([
  ['papa', ['French', 'German', 'Italian']],
  ['maman', ['French']],
  ['mamma', ['Italian']],
]);
