import { markWord, theWord } from '../text/marked-word.ts';

/**
 * What is only thought of, promised, wanted, once was or would be: a picture of it would stand where it is not. English.
 */
const spans: readonly RegExp[] = [
  /(?<!\p{L})(?:thought|thinks?|thinking|dream(?:s|ed|t|ing)?|daydream(?:s|ed|ing)?|remind(?:s|ed)? (?:\p{L}+ )?) ?(?:of|about) [^,.;:!?"]*/giu,
  /(?<!\p{L})(?:remember(?:s|ed)?|miss(?:es|ed)?) (?:the|his|her|my|our|their|that|a|an) (?:\p{L}+ ){0,2}?\p{L}+/giu,
  // "They fly with their wings as birds do in the air."
  /(?<!\p{L})(?:just )?as (?:an? |the )?\p{L}+ (?:do|does|did)(?!\p{L})[^,.;:!?"]*/giu,
  /(?<!\p{L})as (?:one|you|people) \p{L}+s? [^,.;:!?"]*/giu,
  // "Smaller than a grain of rice", "less time than a fly needs to leave a table".
  /(?<!\p{L})than (?:an?|the|its|his|her|your|my) \p{L}+ (?:of|needs?|takes?|can|could|does|did|would) [^,.;:!?"]*/giu,
  /(?<!\p{L})(?:the|about the|half the|twice the) (?:size|shape|weight|height|length|width|colou?r) of [^,.;:!?"]*/giu,
  /\p{L}+[- ](?:shaped|sized|coloured|colored|like)(?!\p{L})/giu,
  // "Her knees were made of pudding."
  /(?<!\p{L})(?:knees|legs|arms?|hands?|heart|head|stomach|voice|feet|tongue|mind) (?:was|were|is|are|felt|turned|became|went) (?:made )?(?:of|to|into) [^,.;:!?"]*/giu,
  /(?<=(?<!\p{L})(?:each|every) \p{L}+ (?:is|was) )an? [^,.;:!?"]*/giu,
  // "Gorg means wolf."
  /(?<!\p{L})(?:means?|named after|the word for|stands for) (?:an? |the )?\p{L}+/giu,
  // Idioms that only things would be drawn for.
  /(?<!\p{L})(?:promis(?:e|es|ed|ing) (?:\p{L}+ )?the moon|over the moon|reach(?:es|ed|ing)? for the (?:stars?|moon)|(?:has|have|had) big ears|all ears|down the drain|in hot water|on thin ice|a drop in the ocean|tip of the iceberg|the icing on the cake|money (?:does not|doesn['’]t) grow on trees|bark(?:ing|s|ed)? up the wrong tree|in (?:his|her|my|their|our) shoes|light bulb moment|storm in a teacup|spill(?:ed|s)? the beans|on the same page|turn(?:ed|s)? over a new leaf|the ball is in (?:your|his|her|our) court|a can of worms|head in the clouds|world (?:in|on) (?:his|her|my|their) (?:head|shoulders)|bit of a fish out of water|on the (?:net|web)|down to earth|a chain of events|full steam|at the end of the (?:tunnel|rainbow)|cats? got (?:your|his|her) tongue)(?!\p{L})/giu,
  // "You want to buy a car with my money?"
  /(?<!\p{L})(?:wants?|wanted|hopes?|hoped|would like|dreams?|wish(?:es|ed)?) to (?:buy|own|have|be|become|get) [^,.;:!?"]*/giu,
  /(?<!\p{L})if (?:there (?:were|was)|only|(?:i|we|he|she|they|you|it) (?:had|were|could|knew|owned)) [^,.;:!?"]*/giu,
  /(?<!\p{L})would \p{L}+ [^,.;:!?"]*(?=,? if(?!\p{L}))/giu,
  // "There used to be a forest."
  /(?<!\p{L})used to [^,.;:!?"]*/giu,
  /(?<!\p{L})(?:where|once) there (?:was|were|had been) (?:once )?[^,.;:!?"]*/giu,
  /(?<!\p{L})(?:avoid|instead of|rather than|nothing but) [^,.;:!?"]*/giu,
  /[^,.;:!?"]*(?<!\p{L})(?:no longer|any ?more|ran out of|run out of|out of stock|sold out)(?!\p{L})[^,.;:!?"]*/giu,
  /(?<!\p{L})(?:jokes?|rumou?rs?|films?|movies?|nightmares?|songs?|legends?|myths?|poems?) (?:about|of) [^,.;:!?"]*/giu,
  // "Jack, because of the giant in the clouds."
  /(?<!\p{L})(?:giant|castle|city|head) in the (?:clouds?|sky)(?!\p{L})/giu,
];

/**
 * Words of a sentence with those blanked that name what is only spoken of.
 * @param visible the sentence with others blanked already, each word in its place
 */
export function withoutSpokenOf(text: string, visible: string): string {
  if (text.length !== visible.length) return visible;
  const places = spans.flatMap((span) => [...text.matchAll(span)]);
  return places.reduce(
    (left, { 0: words, index }) =>
      left.slice(0, index) + ' '.repeat(words.length) + left.slice(index + words.length),
    visible,
  );
}

const spoiled =
  'dried up|dry|withered|wilted|rotten|rotting|rotted|black(?:ened)?|dead|dying|died|bare|burn(?:t|ed)(?: down)?|broken|cracked|crushed|torn|failed|failing|gone|gone out|went out|out|put out|empty|stolen|uprooted|upside down|in (?:pieces|ruins)';
const fallen =
  '(?:lay|lies|lie|lying|had fallen|fell) (?:flat |all |broken )?(?:on|to|over|across) (?:the|its|their) (?:ground|floor|road|side|street)';

/**
 * Whether a sentence tells that a thing is not as it is drawn, with words between: "The potatoes in Bridget's field were
 * black", "The coconut trees lay on the ground".
 * @param noun in lower case
 */
export function isSpoiled(icon: string, noun: string, text: string): boolean {
  const marked = markWord(text, noun);
  return (
    saidSpoiled.test(marked) ||
    (/tree|palm|house|tower|fence|x-sign|bicycle/.test(icon) && saidFallen.test(marked))
  );
}

const saidSpoiled = new RegExp(
  `${theWord} (?:(?:of|in|on|from|above|behind) (?:[\\p{L}'’]+ ){1,3}|(?:\\p{Lu}\\p{L}+ ))?(?:had|have|has|was|were|is|are|looked)(?: (?:been|now|all|quite|long|almost|nearly|already))* (?:${spoiled})(?! (?:by|of|for|and white))(?!\\p{L})`,
  'u',
);
const saidFallen = new RegExp(`${theWord} (?:had )?${fallen}(?!\\p{L})`, 'u');
