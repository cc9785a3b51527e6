/** What a sentence says of the past: a year or `ancient`, and a region where it names one. */
export type PastFrame = { time: string; region?: string };

/** Words that tell a region of the world, by the region's name in the list of history; the first that fits. */
const regions: [RegExp, string][] = [
  [/\b(?:Egypt|Egyptians?|Nile|[Pp]haraohs?|Giza|Luxor|Thebes)\b/, 'Egypt'],
  [
    /\b(?:Babylon|Mesopotamia|Sumer|Sumerians?|Assyrians?|Uruk|city of Ur|Nineveh|Persians?|Persia)\b/,
    'Mesopotamia',
  ],
  [/\b(?:Vikings?|Norse|Norsemen)\b/, 'Vikings'],
  [/\b(?:Aztecs?|Tenochtitlan|Mayas?|Mayan|Mexica)\b/, 'Mexico'],
  [/\b(?:Incas?|Cuzco|Cusco|Machu Picchu)\b/, 'Peru'],
  [
    /\b(?:Lakota|Cherokee|Navajo|Apache|Iroquois|Sioux|Wampanoag|Powhatan|Comanche|Mohawk|Shoshone)\b/,
    'first peoples',
  ],
  [/\b(?:South Africa|Johannesburg|Soweto|Cape Town)\b/, 'South Africa'],
  [
    /\b(?:Mali|Timbuktu|Songhai|Benin|Ghana|Ashanti|Asante|Yoruba|Zulus?|Nigeria|Ethiopia|Congo|Kenya|Senegal|Dahomey)\b/,
    'Africa',
  ],
  [/\b(?:Baghdad|Damascus|[Cc]aliphs?|Ottomans?|Cairo|Mecca|Arabia|Istanbul|C[oó]rdoba)\b/, 'Middle East'],
  [
    /\b(?:Indian?s?(?! Ocean)|Delhi|Agra|Mughals?|Bombay|Calcutta|Pune|Poona|Gujarat|Bengal|Punjab|Dandi|Lahore|Madras|Mumbai|Maratha|Kolkata|Kerala)\b|भारत|पुणे|दिल्ली|दांडी/,
    'India',
  ],
  [/\b(?:Silk Road|Samarkand|Mongols?|Mongolia|Kashgar|Bukhara|Dunhuang|Turfan)\b/, 'Silk Road'],
  [
    /\b(?:China|Chinese|Chang'an|Beijing|Xi'an|Great Wall|(?:Tang|Han|Ming|Song|Qing|Qin) (?:[Dd]ynasty|[Ee]mpire|[Ee]mperor))/,
    'China',
  ],
  [/\b(?:Japan|Japanese|Kyoto|Edo|[Ss]amurai|[Ss]hogun)\b/, 'Japan'],
  [
    /\b(?:Rome|Romans?|Pompeii|Athens|Athenians?|Sparta|Spartans?|Greece|Greeks?|Carthage|[Gg]ladiators?|[Ll]egionar(?:y|ies))\b/,
    'Rome',
  ],
];

/** The region that a text names. */
export const regionIn = (text: string): string | undefined =>
  regions.find(([words]) => words.test(text))?.[1];

/** Times that have a name. */
const eras: [RegExp, time: string, region?: string][] = [
  [
    /\bancient (?:Egypt|Rome|Greece|China|India|Persia|Babylon|Mesopotamia)|\bAncient (?:Egypt|Rome|Greece|China|India)\b/,
    'ancient',
  ],
  [/\b(?:Roman Empire|Roman times|Roman Republic)\b/, 'ancient', 'Rome'],
  [/\bMiddle Ages\b|\bmedieval (?:times|Europe|England|France|Germany|town|village)\b/, '1300', 'Europe'],
  [/\bHan [Dd]ynasty\b/, '100', 'China'],
  [/\bTang [Dd]ynasty\b/, '700', 'China'],
  [/\b(?:Song|Ming|Qing) [Dd]ynasty\b/, '1400', 'China'],
  [/\bViking (?:age|times)\b/i, '900', 'Vikings'],
  [/\bMughal (?:times|Empire|court)\b/, '1600', 'India'],
  [/\bEdo period\b/, '1700', 'Japan'],
  [/\bRenaissance\b/, '1500'],
  [/\bFrench Revolution\b/, '1789', 'Europe'],
  [/\bAmerican Revolution\b|\bRevolutionary War\b/, '1776', 'America'],
  [/\bIndustrial Revolution\b/, '1840', 'Europe'],
  [/\bGold Rush\b/i, '1849', 'America'],
  [/\bAmerican Civil War\b|\bUnderground Railroad\b/, '1860', 'America'],
  [/\bVictorian (?:times|London|England|Britain|age)\b/, '1870', 'Europe'],
  [/\bWorld War (?:I|One|1)\b|\bFirst World War\b/, '1916'],
  [/\bGreat Depression\b/, '1932', 'America'],
  [/\bWorld War (?:II|Two|2)\b|\bSecond World War\b|\bthe Blitz\b/, '1942'],
];
const framed =
  /(?:\b(?:[Ii]n|[Dd]uring|[Aa]t the time of|[Oo]f|[Bb]y|[Tt]hroughout|[Aa]fter|[Bb]efore)\b|^)(?: \p{Ll}+){0,3} ?(?:the )?$/u;

const units =
  '(?:%|°|k?m\\b|c?m\\b|k?g\\b|met(?:re|er)s?|kilomet(?:re|er)s?|miles?|people|years?|steps?|times|days|hours|minutes|dollars|euros|rupees|pounds|lit(?:re|er)s?|grams?|children|students|books|calories|tons?|degrees|pieces|points)';
const year = new RegExp(
  `(?:\\b(?:[Ii]n|[Bb]y|[Aa]round|[Aa]bout|[Dd]uring|[Oo]n|[Ss]ince|[Bb]efore|[Aa]fter|[Uu]ntil|[Ff]rom|[Oo]f|[Ii]t (?:is|was)|[Yy]ear|January|February|March|April|May|June|July|August|September|October|November|December)|सन)(?: the)?(?: year)?(?: early| late)? (1[0-9]\\d{2})(s?)\\b(?!,\\d| ?${units})(?! ?[BC]{2})`,
);
const beforeChrist = /\b\d{1,4} (?:BCE?|B\.C\.)/;
const threeDigits = /\b(?:the year|AD) (\d{2,3})\b|\b(\d{2,3}) (?:CE|AD)\b/;
const century = /\b(\d{1,2})(?:st|nd|rd|th) century\b/;
const centuryWords =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const spelledCentury = new RegExp(`\\b(${centuryWords.join('|')}) century\\b`, 'i');
const thousandsAgo = /\b(?:(two|three|four|five|\d) thousand|thousands of) years ago\b/i;
const yearsAgo = /\b(\d{1,2},\d{3}|\d{3,4}) years ago\b/;
const centuriesAgo =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|[aA]|\d{1,2}) (hundred|thousand) years ago\b/i;
const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

/** From this year on people wear what they wear today. */
const lately = 1972;

/** What a sentence says of when it plays; undefined where it names no time of the past. */
export function findPastFrame(text: string): PastFrame | undefined {
  const region = regionIn(text);
  const told = timeIn(text);
  if (!told) return undefined;
  const where = told.region ?? region;
  return { time: told.time, ...(where && { region: where }) };
}

/** "Before 1450 books were copied by hand": nobody counts books so. */
const openingYear =
  /^(?:Before|Until|Around) (1[0-9]\d{2})()(?= \p{Ll}+(?: \p{L}+){0,3} (?:was|were|had|did|could))/u;

/** "In 1761 people came from all over England": nobody counts people before they do anything. */
const yearOfPeople =
  /^(?:In|By|Since|From|During) (1[0-9]\d{2})()(?=,? (?:\p{Ll}+ )?(?:people|children|students|families)(?!\p{L}))/u;

function timeIn(text: string): PastFrame | undefined {
  const [, number, whole] = openingYear.exec(text) ?? yearOfPeople.exec(text) ?? year.exec(text) ?? [];
  if (number) return Number(number) < lately ? { time: `${number}${whole}` } : undefined;
  if (beforeChrist.test(text)) return { time: 'ancient' };
  const early = threeDigits.exec(text);
  if (early) return inYear(Number(early[1] ?? early[2]));
  const spelled = spelledCentury.exec(text)?.[1]?.toLowerCase();
  const count = spelled ? centuryWords.indexOf(spelled) + 10 : Number(century.exec(text)?.[1] ?? 0);
  if (count > 0 && count < 20) return { time: count < 5 ? 'ancient' : String((count - 1) * 100 + 50) };
  const ages = centuriesAgo.exec(text);
  if (ages) return inYear(thisCentury - numberOf(ages[1]!) * (/^h/i.test(ages[2]!) ? 100 : 1000));
  if (thousandsAgo.test(text)) return { time: 'ancient' };
  const [, years] = yearsAgo.exec(text) ?? [];
  if (years) return inYear(thisCentury - Number(years.replace(',', '')));
  for (const [words, time, region] of eras) {
    const found = words.exec(text);
    if (found && framed.test(text.slice(0, found.index))) return { time, ...(region && { region }) };
  }
  return undefined;
}

/** "A hundred years ago" is told from about here. */
const thisCentury = 2020;

const numberOf = (word: string) =>
  /^a$/i.test(word) ? 1 : /\d/.test(word) ? Number(word) : numberWords.indexOf(word.toLowerCase());

/** The first years after Christ belong to the ancient world. */
const inYear = (year: number): PastFrame | undefined =>
  year < 480 ? { time: 'ancient' } : year < lately ? { time: String(year) } : undefined;

/** Whoever is told of these hears, sees or plays the past today. */
const lookingBack =
  /\b(?:museum|statue|portrait of|named (?:after|for)|field trip|school trip|smartphones?|cell phones?|tablet computer|(?:on|her|his|my) tablet|laptop|internet|website|videos?|YouTube|learn(?:ed|t|ing|s) about|history (?:lesson|class|project|book|test)|social studies|book report|dress(?:ed|es)? up as|costumes?|time machine|pretend(?:ed|ing)?|read (?:a|the|her|his) (?:book|story) about|school play|T-shirt|jeans|skateboard)\b/;
/** What is of today, unless a story has said before that it plays in the past. */
const everyday =
  /\b(?:[Tt]oday (?:in|at|we|I|our|my)|(?:[Oo]ur|[Mm]y|the|her|his) (?:class|teacher|homework|textbook|classroom)|phones?|computers?|scooter|backpack|classmates?|pizza|football practice|robots?)\b/;

/** Whether a sentence tells of the past as something to look back at: a museum, a lesson about it, a costume. */
export const looksBack = (text: string): boolean => lookingBack.test(text);
/** Whether a sentence shows by itself that it plays today. */
export const isOfToday = (text: string): boolean => looksBack(text) || everyday.test(text);
