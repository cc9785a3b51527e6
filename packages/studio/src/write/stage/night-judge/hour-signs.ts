const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const number = `${numbers.join('|')}|\\d{1,2}`;
const afterWhich =
  '(?<=(?<!\\p{L})(?:at|past|to|by|until|till|around|about|nearly|almost|after|before|from|since|struck) (?:about |exactly |almost |around )?)';
const asClock = `(?=\\d{1,2}[:.]\\d\\d(?!\\d)|(?:${number}) o.clock|\\d{1,2} ?[ap]\\.?m)`;
/** "At four years", "ten past", "seven of them": what is counted is no hour. */
const notCounting = `(?! (?:past|to (?:${number})|of|per|percent|more|other|hundred|thousand|million|point|people|children|men|women|feet|year|hours?|and a half|by|(?!was|is|his|as|this|us)\\p{L}+s(?!\\p{L})))`;
const halfOfDay =
  '(?:,? (?<part>(?:in the|that|this|every|the next|each) (?:\\p{L}+ )?(?:morning|afternoon|evening|night)|at night)| ?(?<half>[ap])\\.?m(?!\\p{L}))?';
const hours = new RegExp(
  `(?:${afterWhich}|${asClock})(?<hour>${number})(?:[:.](?<minutes>\\d\\d))?(?![\\p{L}\\d]|[.,]\\d)${notCounting}(?: ?o.clock)?${halfOfDay}`,
  'giu',
);

/** The light of an hour from 0 to 23. */
const lightAt = (hour: number): string => {
  if (hour < 5) return 'small';
  if (hour < 7) return 'early';
  return hour < 18 ? 'day' : hour < 20 ? 'evening' : 'late';
};

/**
 * The hours that a text tells, as names of features: "hour late" is from eight in the evening on, "hour small" before five
 * in the morning, "hour 9" may be either nine.
 */
export function hourSigns(text: string): string[] {
  return [...text.matchAll(hours)].flatMap(({ groups }) => {
    const { hour = '', minutes, part = '', half = '' } = groups!;
    const told = numbers.indexOf(hour.toLowerCase()) + 1 || Number(hour);
    if (told > 24 || (told > 12 && minutes === undefined)) return [];
    if (told > 12 || (minutes !== undefined && hour.startsWith('0'))) return [`hour ${lightAt(told)}`];
    const isBefore = /a/i.test(half) || part.endsWith('morning') || (/night/.test(part) && told < 6);
    if (isBefore) return [`hour ${lightAt(told % 12)}`];
    if (half === '' && part === '') return [`hour ${told}`];
    // Twelve at night is midnight.
    const isMidnight = told === 12 && /night|evening/.test(part);
    return [`hour ${isMidnight ? 'small' : lightAt((told % 12) + 12)}`];
  });
}
