import { escapeRegExp } from '../text/words.ts';
import type { PeopleOfStory } from './people-of-story.ts';
import { withoutSpeech } from './without-speech.ts';

type Read = PeopleOfStory['sentences'][number];

const whose = "(?:(?:the|an?|his|her|my|our|their|\\p{Lu}\\p{L}+['’]s) )?(?:\\p{L}+ )?";
const speakingThing =
  '(?:radio|phone|telephone|cellphone|smartphone|mobile|loudspeaker|speaker|intercom|television|TV|tablet|laptop|screen|video call|voice message|voicemail|answering machine|walkie-talkie|podcast|recording|headphones|line)';
const writing = '(?:letter|e-?mail|message|postcard|text message|note|chat)';

/** Who looks up from a radio, or turns away from a screen, is beside it. */
const comingFrom = '(?<!(?:look|glanc|turn)(?:s|ed|es|ing)? (?:up|away) )from';

/** What stands beside speech that comes from elsewhere: "said my aunt on the phone", "Leo wrote in his letter". */
const fromElsewhere = new RegExp(
  [
    `(?<!\\p{L})(?:on|over|${comingFrom}|through|out of|via) ${whose}${speakingThing}(?! (?:table|shelf|desk|box|station))(?!\\p{L})`,
    `(?<!\\p{L})in ${whose}(?:${writing}|voice message|video|recording)(?!\\p{L})`,
    `(?<!\\p{L})(?:texted|messaged|e-?mailed|wrote back|writes back)(?!\\p{L})`,
    `(?<!\\p{L})${writing} (?:said|says|read|reads|from)(?!\\p{L})`,
  ].join('|'),
  'iu',
);
/** A voice that is heard only; nobody puts a hand behind the ear for a letter. */
const written = new RegExp(`(?<!\\p{L})(?:${writing}|texted|messaged|e-?mailed|wrote)(?!\\p{L})`, 'iu');

/** "Then the phone rang", "She phoned Grandpa": whoever speaks now and was not there is at the other end. */
const callBegins =
  /(?<!\p{L})(?:(?:tele|video )?(?:phoned|called (?=from (?:(?:the|his|her) )?\p{L}|[^.]*(?:phone|video|screen|tablet)))|(?:phone|telephone|mobile|tablet|laptop|radio) (?:rang|rings|buzzed|buzzes|beeped|crackled|crackles)|dial(?:s|led|ed)|video[ -]call(?:s|ed)?|turned on the (?:radio|TV|television)|picked up the phone)(?!\p{L})/iu;
const callEnds =
  /(?<!\p{L})(?:h[au]ng(?:s)? up|put (?:down )?the phone (?:down)?|(?:turned|switched) (?:it|the \p{L}+) off|(?:turned|switched) off|went dark|call (?:was over|ended)|said goodbye)(?!\p{L})/iu;

const callsFrom =
  /(?<!\p{L})(?:called|phoned|telephoned|rang|wrote) (?:(?:me|us|him|her|them) )?from \p{Lu}/u;

/** Who appears on a screen is there only: "Arun waved on the screen"; who looks at it is here. */
const onScreen = new RegExp(
  `(?<!\\p{L})(?:on|${comingFrom}) ${whose}(?:radio|TV|television|screen|video call|tablet)(?! (?:with|to)(?!\\p{L}))(?!\\p{L})`,
  'iu',
);
const looksOn =
  /(?<!\p{L})(?:watch|see|saw|seen|heard|hear|listen|look|play|point|turned|found|wait|draw|drew|wrote|typed|tapped|press|learn)\p{L}*/iu;

/** Who has come into the room after all. */
const comes =
  '(?:came|comes|arrive[sd]|walk(?:s|ed) in|ran in|stood|stands|opened the door|sat|was back|is back|landed|visited)';

/** A call, and whoever was there, lasts for so many sentences, unless the text tells more of it. */
const lasting = 4;

/**
 * Who only speaks from a telephone, a radio, a screen or a letter is not in the room: their words are told beside those who
 * hear them. They stay away while the call goes on, until they come.
 */
export function withoutFarVoices(sentences: readonly Read[], texts: readonly string[]): Read[] {
  const lastHere = new Map<string, number>();
  const far = new Map<string, number>();
  let call = Number.NEGATIVE_INFINITY;
  return sentences.map((sentence, index) => {
    const told = withoutSpeech(texts[index]!);
    const { people, quote } = sentence;
    const isHere = (name: string) =>
      !far.has(name) && index - (lastHere.get(name) ?? -lasting - 1) <= lasting;
    for (const [name, since] of far)
      if (
        index - since > lasting ||
        new RegExp(`(?<!\\p{L})${escapeRegExp(name)} (?:\\p{L}+ )?${comes}`, 'iu').test(told)
      )
        far.delete(name);
    if (callBegins.test(told)) call = index;
    const calling = index - call <= lasting;
    const speaker = quote?.speaker;
    const away = new Set<string>();
    if (speaker && (far.has(speaker) || (!isHere(speaker) && (fromElsewhere.test(told) || calling))))
      away.add(speaker);
    if (!quote && ((onScreen.test(told) && !looksOn.test(told)) || (calling && /^It (?:is|was) /.test(told))))
      for (const name of people) if (!isHere(name)) away.add(name);
    // "That night my uncle called from London."
    for (const name of people) if (!isHere(name) && callsFrom.test(told)) away.add(name);
    for (const name of away) far.set(name, index);
    if (callEnds.test(told)) {
      call = Number.NEGATIVE_INFINITY;
      far.clear();
    }
    const gone = new Set([...away, ...far.keys()]);
    const here = people.filter((name) => !gone.has(name));
    for (const name of [...here, ...(speaker && !gone.has(speaker) ? [speaker] : [])])
      lastHere.set(name, index);
    if (gone.size === 0) return sentence;
    const { listener, ...said } = quote ?? {};
    return {
      ...sentence,
      people: here,
      away: [...new Set([...(sentence.away ?? []), ...gone])],
      ...(quote && {
        quote: {
          ...(said as typeof quote),
          ...(listener && !gone.has(listener) && { listener }),
          ...(speaker &&
            gone.has(speaker) && { far: written.test(told) ? ('written' as const) : ('heard' as const) }),
        },
      }),
    };
  });
}
