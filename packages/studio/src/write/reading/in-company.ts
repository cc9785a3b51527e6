/**
 * What a sentence says of somebody beside the one who acts: whether they are there with them, or only in their thoughts.
 * All of it is English, and looks at the words before a mention.
 */

const whose =
  "(?:(?:the|an?|his|her|my|our|their|\\p{Lu}\\p{L}+['’]s) (?:(?:best|good|old|new|little|small|big|older|younger|elder|twin|baby|dear|wife|husband|friend|mother|father|mum|mom|dad|brother|sister|cousin|grandma|grandpa|grandmother|grandfather|uncle|aunt|dog|cat|teacher|class|classmate|neighbou?r) ){0,3})?";

/** "Nora sat by the pond with her brother Eli", "walked home beside Ana". */
const beside = new RegExp(
  `(?<!(?<!\\p{L})(?:angry|cross|furious|upset|annoyed|happy|pleased|mad|bored|impressed|disappointed|satisfied|wrong|trouble|problem|quarrel|patient|cou?ld|do|love|deal|compared|along|filled|covered|phone|call|contact|touch|up|down|over) )(?<!\\p{L})(?:together with|along with|with|(?:sat|sits|sitting|stood|stands|standing|walk(?:s|ed|ing)|knelt|lay|waited|ran|slept) (?:\\p{L}+ ){0,4}(?:next to|beside)) ${whose}$`,
  'iu',
);

/** Whether somebody is there with whoever acts: what stands before them in the sentence. */
export const isInCompany = (before: string): boolean => beside.test(before);

/** "Mother gave Amara a note", "Ravi handed it to the seller": who gets it is there, as is who is helped, met or asked. */
const doneTo =
  /(?<!\p{L})(?:(?:gave|gives|hand(?:s|ed)|show(?:s|ed)|offer(?:s|ed)|lent|lends|threw|throws|thank(?:s|ed)|help(?:s|ed)|greet(?:s|ed)|visit(?:s|ed)|follow(?:s|ed)|race[sd]|tickle[sd]|pushed|lifted|ran to|walk(?:s|ed) (?:up |over )?to|went (?:up |over )?to|smil(?:es|ed) at|look(?:s|ed) at|nodd?(?:s|ed) at|bow(?:s|ed) to|shout(?:s|ed) at|yell(?:s|ed) at|laugh(?:s|ed) with|talk(?:s|ed) (?:to|with)|spoke to) |(?:gave|gives|hand(?:s|ed)|show(?:s|ed)|offer(?:s|ed)|lent|threw|throws|pass(?:es|ed)|kick(?:s|ed)|brought|brings) (?:it|them|(?:the|an?|his|her|my|one|some) (?:\p{Ll}+ ){1,2})(?:over )?to )(?:(?:the|an?|his|her|my|our|their) (?:(?:wife|husband|friend|mother|father|mum|mom|dad|brother|sister|cousin|little|small|big|old|young|older|younger) ){0,2})?$/iu;

/** Whether what is done is done to somebody: what stands before them in the sentence. */
export const isDoneTo = (before: string): boolean => doneTo.test(before);

/** "She remembered how Lucia had moved away", "dreamed of Grandpa", "told us about Leo": these are in no picture of it. */
const inThought =
  /(?<!\p{L})(?:remember(?:s|ed|ing)(?! to )|imagin(?:es|ed|ing)|dream(?:s|ed|t|ing)? (?:of|about|that)|(?:wish|wishes|wished)(?! (?:him|her|them|us|me) )|miss(?:es|ed|ing)(?! (?:the|a|an|his|her|my|their|it)(?! (?:friend|mother|father|mum|mom|dad|brother|sister|grand))(?!\p{L}))|wonder(?:s|ed) (?:if|whether|why|how|what|where|who)|thought (?:of|about)|thinking (?:of|about)|hop(?:es|ed|ing)|(?:afraid|worried|scared|expected) that|forgot|(?:talk|speak|spoke|told \p{L}+|tells \p{L}+|wrote|read|heard|sang|asked|stor(?:y|ies))(?:s|ed)? (?:a lot |much |often )?about|letter (?:to|from)|(?:phone|video) call (?:to|from|with)|waiting for|waited for|looking for|looked for|longed for) (?:(?!(?<!\p{L})(?:and|but|so|when|while|because|until)(?!\p{L}))[^.;,:!?"])*$/iu;

/** Whether somebody is only remembered, imagined, missed or told of. */
export const isInThought = (before: string): boolean => inThought.test(before);

/** "Everyone except Ravi", "there was no dog", "not even Mina": named, and not there. */
const leftOut =
  /(?<!\p{L})(?:except(?: for)?|without|but not|not even|instead of|unlike|no) (?:(?:the|his|her|my|our|their) )?(?:\p{Ll}+ )?$/iu;
const usedToBe = /(?<!\p{L})where (?:(?:the|his|her|my) )?$/iu;
/** "If Ravi had been there, he would have laughed." */
const supposed =
  /(?<!\p{L})(?:if (?:[^.;!?]*? )?had (?:[^.;!?]*? )?|had (?=[^.;!?,]*(?:been|come|known)))[^.;!?]*(?:would|could|might)(?:n['’]t| not)? have(?!\p{L})/iu;

/** Whether somebody between these words is said not to be there, or to have been there long before. */
export const isLeftOut = (before: string, after: string): boolean =>
  leftOut.test(before) || (usedToBe.test(before) && /^ (?:used to|had|once)(?!\p{L})/u.test(after));

/** Whether a sentence tells of what has not happened: nobody of it is seen. */
export const isSupposed = (text: string): boolean => supposed.test(text);

/** "A person needs at least five centimetres of ice": anybody does, and nobody is there. */
export const isAnybody = (
  { noun, determiner }: { noun?: string; determiner?: string },
  after: string,
): boolean =>
  /^(?:person|human|adult|child|baby)$/.test(noun ?? '') &&
  /^(?:an?|every|each|any)$/i.test(determiner ?? '') &&
  /^ (?:needs?|must|can|could|should|may|might|has to|weighs?|breathes?|loses?|contains?)(?!\p{L})/u.test(
    after,
  );
