import type { Language } from '../../language/language.ts';
import { moodWords } from './mood-words.ts';
import { type Danger, isDark, type Mood } from './reading.ts';

/** Words that take back what follows: "nobody got hurt", "not afraid". */
const denied =
  /(?<!\p{L})(?:n't|not|never|no|nobody|no one|without|nicht|kein\p{L}*|nie|pas|jamais|sans|no|nunca|sin|नहीं) (?:\p{L}+ ){0,2}$/iu;
/** "It doubled too!" she cried: a cry of joy. */
const cryOf = /(?:[!,]"\s*(?:\p{L}+[. ]+){0,3}|(?<!\p{L})(?:\p{L}+ ){0,2})cried(?=[,: ]*"|[. ]|$)/iu;
/** Beings whose dying is part of how nature works. */
const nature =
  /(?<!\p{L})(?:lions?|plants?|leaves|trees?|animals?|insects?|fish|bacteria|corals?|cells?|zebras?|prey|predators?|stars?)(?!\p{L})/iu;
/** A battery that is dead is nobody's loss. */
const powered =
  /(?<!\p{L})(?:batter(?:y|ies)|phone|torch|flashlight|bulb|engine|motor|radio|laptop|screen|signal)(?!\p{L})/iu;
/** Disasters that lessons explain. */
const disaster =
  /^(?:floods?|flooding|earthquake|tsunami|tornado|hurricane|avalanche|erupts?|eruption|sandstorm|thunderstorms?)$/i;
const teaches =
  /(?<!\p{L})(?:(?:told|taught|showed) (?:us|them|me|him|her|the class) (?:that|how|why|about)|explain(?:s|ed)|learn(?:s|ed|t)? (?:that|how|why|about)|is called|are called|means)(?!\p{L})/iu;
/** "He told us that floods leave rich mud behind": what is taught of them frightens nobody. */
const isTaught = (text: string, word: string) => disaster.test(word) && teaches.test(text);
/** "Ihr Herz schlägt langsam": nobody is hit. */
const beats =
  /(?<!\p{L})(?:Herz(?:en|schlag)?|Puls|Uhr|Glocken?|Turmuhr|Trommeln?|Takt|Wellen|Wurzeln|Rad|Flügeln?|Eier?|Sahne)(?!\p{L})/u;
/** "I'm starving!": so children say that they are hungry. */
const isHungry = /"[^"]*(?<!\p{L})(?:I['’]m|I am|we['’]re|we are) (?:so |absolutely |just )?$/iu;
/** After a grave sentence so many go on in its shadow. */
const shadow = 2;

/** "On the evening of 9 November 1989": another day, out of the shadow of what was before. */
const timePasses =
  /^(?:(?:On|In|By) (?:the (?:morning|evening|night|afternoon|summer|spring|autumn|winter) of|\d{1,2} \p{Lu}\p{Ll}+ \d{4}|\d{4}|(?:Janu|Febru)ary|March|April|May|June|July|August|September|October|November|December)|(?:\p{L}+ ){1,3}(?:weeks|months|years) later|One (?:\p{Ll}+ )?(?:day|morning|afternoon|evening)|Now(?= \p{L}))/u;

/** How each sentence feels. A story of bullying or danger stays dark where nothing says otherwise. */
export function findMoods(
  sentences: readonly string[],
  language: Language,
  danger: Danger | undefined,
): Mood[] {
  const told = sentences.map((text) => ownMood(text, language));
  const own = betweenDark(told);
  const darkOnes = told.filter((mood) => isDark(mood)).length;
  const gloomy = danger ? 'grave' : darkOnes >= 3 && darkOnes * 4 >= told.length ? 'sad' : undefined;
  const firstDark = own.findIndex(isDark);
  return own.map((mood, i) => {
    if (danger?.sentences.includes(i)) return 'grave';
    if (isDark(mood)) return mood;
    const light = mood === 'happy' || mood === 'funny';
    if (danger) return 'grave';
    const since = own.slice(Math.max(0, i - shadow), i).lastIndexOf('grave');
    if (!light && since >= 0 && !timePasses.test(sentences[i]!)) {
      const from = Math.max(0, i - shadow) + since + 1;
      if (!sentences.slice(from, i).some((text) => timePasses.test(text))) return 'grave';
    }
    return gloomy && !light && i >= firstDark ? gloomy : mood;
  });
}

/** "She left the first glass alone": nobody is lonely. */
const leftAlone =
  /(?<!\p{L})(?:left|leaves?|leaving|let) (?:it|them|that|this|those|the (?:\p{L}+ )?\p{L}+) alone(?!\p{L})/iu;
/** Who has stopped doing so does it no more. */
const stopped = /(?<!\p{L})(?:stop(?:s|ped)?|no longer|gave up) (?:\p{L}+ly )?$/iu;

/** So many quiet sentences between two sad ones are told in tears, too. */
const breath = 2;

/** "Now she was crying too": what was said just before is no small talk. */
const betweenDark = (moods: readonly Mood[]): Mood[] =>
  moods.map((mood, i) => {
    if (!/^(?:calm|curious)$/.test(mood)) return mood;
    const before = moods.slice(Math.max(0, i - breath), i).findLast(isDark);
    const after = moods.slice(i + 1, i + 1 + breath).find(isDark);
    return before && after && (before === 'sad' || after === 'sad') ? 'sad' : mood;
  });

function ownMood(text: string, language: Language): Mood {
  for (const [mood, pattern] of moodWords[language]) {
    for (const { 0: word, index } of text.matchAll(pattern)) {
      if (denied.test(text.slice(0, index))) continue;
      if (/^cried$/i.test(word) && text.includes('"') && cryOf.test(text)) continue;
      if (/^(?:died|dying|dead|dies)$/i.test(word) && nature.test(text)) continue;
      if (/^(?:died|dying|dead|dies)$/i.test(word) && powered.test(text)) continue;
      if (
        /^dead$/i.test(word) &&
        /^ (?:sea|end|heat|line|tired|centre|center)(?!\p{L})/iu.test(text.slice(index + word.length))
      )
        continue;
      if (/^starv/i.test(word) && isHungry.test(text.slice(0, index))) continue;
      if (mood === 'scared' && isTaught(text, word)) continue;
      if (/alone$/i.test(word) && leftAlone.test(text)) continue;
      if (stopped.test(text.slice(0, index))) continue;
      if (/^schlägt$/i.test(word) && beats.test(text)) continue;
      return mood;
    }
  }
  return /[?？]\W*$/.test(text) ? 'curious' : 'calm';
}
