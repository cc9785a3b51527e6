import { ofSchool, teaches } from '../place-cues.ts';
import { isDayHeading } from '../place-doubts.ts';
import { isToldInPast, statesAlways } from '../stated-always.ts';
import { withoutSpeech } from '../without-speech.ts';

const somebody = /(?<!\p{L})(?:I|we|he|she|they|me|us|him|her|them|my|our|his|their)(?!\p{L})/iu;
const named = /(?<=[\p{L},"] )(?!I(?!\p{L}))\p{Lu}\p{Ll}+/u;
const past =
  /(?<!\p{L})(?:was|were|had|did|went|came|said|took|put|gave|got|saw|ran|sat|stood|made|told|held|began|found|could|would|felt|knew|thought|\p{L}{2,}ed)(?!\p{L})/iu;
const hadDone = /(?<!\p{L})(?:had|'d) (?:\p{L}+ )?\p{L}+(?:ed|en|wn|ne|ld|de|ght|nt)(?!\p{L})/iu;
const year = /(?<!\d)(?:1\d|20)\d\d(?!\d)|(?<!\p{L})(?:centur(?:y|ies)|BC|AD)(?!\p{L})/u;
const ofMany =
  /(?<!\p{L})(?:people|scientists|farmers|engineers|animals|plants|humans|researchers|historians|doctors|women|men|workers|many|most|every (?:year|day|summer|winter|spring)|each year|million|billion|thousands?|hundreds|percent|world|countr(?:y|ies)|Earth)(?!\p{L})/iu;
const firstWord =
  /^(?:It|This|That|These|Those|There|They|Its|Their|Such|Some|Many|Most|All|Every|Each|If|When|Because|In|On|At|But|And|So|Then|Now|Back|Later|Once|A|An|The|He|She|I|We)(?!\p{L})/u;
const order =
  /^(?:(?:then|next|now|first|finally|never|always|do not|please) )?(?:put|take|add|pour|mix|cut|tear|fold|wash|turn|keep|let|make|choose|ask|tell|press|stir|wait|write|draw|use|read|tie|place|remember|cover|look|find|measure|start|begin|be|check|fill|hold|count|try)(?!\p{L})/iu;
const letter = /^(?:Dear |Yours|Sincerely|Love,|Kind regards|Best wishes|Your )/u;
const kin =
  /(?<!\p{L})(?:mother|mum|mom|mama|mamma|mummy|amma|father|dad|daddy|papa|baba|brother|sister|grand(?:mother|father|ma|pa|parents)|gran|granny|nana|gogo|abuel[oa]|aunt|auntie|uncle|cousin|parents|family)(?!\p{L})/iu;
const title = /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Sir|Madam|Teacher|Señora?|Profe|Frau|Herr|Coach)\.? (?=\p{Lu})/u;
const pupils = /(?<!\p{L})(?:teacher|pupils?|students?|classmates?|class)(?!\p{L})/iu;
const atDesk =
  /(?<!\p{L})(?:desks?|board|notebooks?|worksheets?|raised (?:his|her|my) hand|lab|experiment|group)(?!\p{L})/iu;
const goes =
  /(?<!\p{L})(?:went|goes|walk(?:ed|s)|ran|runs|came|comes|drove|rode|climb(?:ed|s)|travel\p{L}*|carried|took|brought|hurried|followed|reached|arrived|left|returned|cycled|sailed|crossed|stepped|moved)(?!\p{L})/iu;
const away = /(?<!\p{L})(?:back|home|outside|inside|away|there|here)(?!\p{L})/iu;
const asIf =
  /(?<!\p{L})(?:like|as if|as though|than|imagin\p{L}+|thought of|remember\p{L}*|dream\p{L}*|would|could|might|if)(?!\p{L})/iu;
const told = (isSo: boolean, name: string): string[] => (isSo ? [name] : []);

/** What kind of text a story is, and what its sentences are, whatever places they name. */
export function textTraits(sentences: readonly string[]) {
  const narrated = sentences.map(withoutSpeech);
  const whole = sentences.join(' ');
  const isPast = isToldInPast(narrated);
  const count = (is: (text: string) => boolean) => sentences.filter(is).length / sentences.length;
  const talk = count((text) => text.includes('"'));
  const people = narrated.filter((text) => somebody.test(text)).length / sentences.length;
  const isSchool = ofSchool.test(whole);
  const isTaught = sentences.some((text) => teaches.test(withoutSpeech(text)));
  const kinds = [
    `talk:${talk > 0.25 ? 'much' : talk > 0 ? 'some' : 'none'}`,
    `people:${people > 0.6 ? 'most' : people > 0.3 ? 'many' : 'few'}`,
    `tense:${isPast ? 'past' : 'present'}`,
    `talk:${talk > 0 ? 'some' : 'none'}, people:${people > 0.4 ? 'many' : 'few'}`,
    ...told(
      sentences.some((text) => letter.test(text)),
      'letter',
    ),
    ...told(
      narrated.some((text) => /(?<!\p{L})I(?!\p{L})/u.test(text)),
      'told by I',
    ),
    ...told(count((text) => year.test(text)) > 0.2, 'of years'),
    ...told(count((text) => order.test(text)) > 0.25, 'orders'),
  ];
  const traits = narrated.map((text, at) => {
    const isSpeech = text.trim() === '' || text.length < sentences[at]!.length / 2;
    const hasPeople = somebody.test(text) || named.test(text);
    const isPresent = !past.test(text) && text.trim() !== '';
    return [
      ...told(isSpeech, 'speech'),
      ...told(sentences[at]!.includes('"'), 'with speech'),
      ...told(!hasPeople && !isSpeech, 'nobody'),
      ...told(isPresent, 'now'),
      ...told(isPresent && isPast && !hasPeople && !isSpeech, 'always'),
      ...told(isPast && !isSpeech && statesAlways(text), 'always so'),
      ...told(hadDone.test(text), 'before'),
      ...told(year.test(text), 'year'),
      ...told(ofMany.test(text), 'of many'),
      ...told(ofMany.test(text) && !hasPeople, 'of many, nobody'),
      ...told(order.test(text), 'order'),
      ...told(letter.test(text), 'letter line'),
      ...told(isDayHeading(text), 'day heading'),
      ...told(asIf.test(text), 'as if'),
      ...told(text.includes('?'), 'question'),
      ...told(at === 0, 'first'),
      ...told(at > 0 && at === sentences.length - 1, 'last'),
      ...told(text.length > 0 && text.length < 30, 'short'),
    ];
  });
  return {
    forNone: (at: number): string[] => [
      'none',
      ...kinds.map((kind) => `none ${kind}`),
      ...traits[at]!.map((trait) => `none ${trait}`),
      ...traits[at]!.flatMap((trait) =>
        /^(?:always|now|nobody|of many|before|year)$/.test(trait) ? [`none ${trait}, ${kinds[3]}`] : [],
      ),
    ],
    forPlace(place: string, at: number): string[] {
      const text = narrated[at]!;
      if (place === 'classroom')
        return [
          ...told(isSchool, 'class in school story'),
          ...told(isTaught, 'class taught'),
          ...told(title.test(text), 'class title'),
          ...told(pupils.test(text), 'class pupils'),
          ...told(atDesk.test(text), 'class desk'),
          ...told(kin.test(text), 'class kin'),
        ];
      if (place === 'home' || place === 'kitchen' || place === 'bedroom')
        return [
          ...told(kin.test(text), `${place} kin`),
          ...told(kin.test(whole), `${place} kin in story`),
          ...told(isSchool, `${place} in school story`),
          ...told(title.test(text), `${place} title`),
        ];
      return told(isSchool, 'other in school story');
    },
    moves: (at: number): string[] => [
      ...told(goes.test(narrated[at]!), 'goes'),
      ...told(away.test(narrated[at]!), 'away'),
      ...traits[at]!.filter((trait) =>
        /^(?:speech|with speech|now|always|nobody|before|year|of many|day heading|last)$/.test(trait),
      ),
      `begins:${firstWord.exec(sentences[at]!)?.[0].toLowerCase() ?? (sentences[at]!.startsWith('"') ? 'speech' : 'name')}`,
    ],
  };
}
