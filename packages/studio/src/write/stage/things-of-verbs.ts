import { kindOf } from '../../words/kind-of.ts';
import type { Token } from '../story/tagger.ts';
import { owners } from './clause-object.ts';

/** Things that an act cannot be seen without, by its verb. */
const things: Readonly<Record<string, string>> = {
  write: 'memo',
  type: 'keyboard',
  vote: 'ballot-box-with-ballot',
  sew: 'sewing-needle',
  knit: 'yarn',
  sing: 'musical-notes',
  dig: 'x-shovel',
  weigh: 'balance-scale',
  sweep: 'broom',
  photograph: 'camera',
  telephone: 'telephone',
  phone: 'mobile-phone',
  rain: 'cloud-with-rain',
  snow: 'cloud-with-snow',
};

const helpers =
  /^(?:police|doctor|ambulance|vet|hospital|fire|parents|nurse|office|emergency|department|brigade)$/;
const onSomething =
  /^(?:board|blackboard|whiteboard|sand|wall|snow|ground|clay|tablets?|slates?|stone|dust|papyrus|hands?|arms?|palm|window|glass|skin|mirror|door|bags?|box|box(?:es)|lea(?:f|ves)|trunk|screen|phone|computer|cloth|banner|lid|jar)$/;

/** Who weighs something has it after the verb; what weighs something is as heavy as that. */
const isMeasured = (next: Token | undefined) =>
  next === undefined ||
  next.pos === 'NUM' ||
  !next.isWord ||
  /^(?:an?|as|up|about|around|over|more|less|only|nearly|almost|between|just|too|so|\p{L}+ly)$/u.test(
    next.lower,
  );

const subjectIsThing = (tokens: readonly Token[], verb: Token) =>
  tokens[tokens.indexOf(verb) - 1]?.pos === 'NOUN';

/** The thing that shows what is done in an English sentence; undefined where its verbs name none. */
export function thingOfVerbs(
  tokens: readonly Token[],
  isShown: (token: Token) => boolean,
): string | undefined {
  const verbs = tokens.filter((token) => token.pos === 'VERB' && isShown(token));
  for (const verb of verbs) {
    // Sweets that rain are no weather.
    if (/^(?:rain|snow)$/.test(verb.lemma) && subjectIsThing(tokens, verb)) continue;
    if (
      verb.lemma === 'dig' &&
      /^(?:through|into|in|out|deep)$/.test(tokens[tokens.indexOf(verb) + 1]?.lower ?? '')
    )
      continue;
    // What is written on a board is not written on paper.
    // A whale weighs as much as six elephants, and nobody has a balance.
    if (verb.lemma === 'weigh' && isMeasured(tokens[tokens.indexOf(verb) + 1])) continue;
    // A mole digs with its paws.
    const subject = tokens.slice(0, tokens.indexOf(verb)).findLast(({ pos }) => pos === 'NOUN');
    if (verb.lemma === 'dig' && tokens.some(({ lower }) => /^(?:feet|paws?|claws?|snout|beak)$/.test(lower)))
      continue;
    if (verb.lemma === 'dig' && subject && kindOf(subject.lower) === 'animal') continue;
    // Who sweeps somebody's leg away has no broom.
    if (
      verb.lemma === 'sweep' &&
      tokens.some(({ lower }) => /^(?:legs?|foot|feet|hair|arms?|hands?|away|past|over|across)$/.test(lower))
    )
      continue;
    if (verb.lemma === 'write' && tokens.some(({ lower }) => onSomething.test(lower))) continue;
    if (Object.hasOwn(things, verb.lemma)) return things[verb.lemma];
    // "We call him the father of aviation": who is called something is not called on the telephone.
    const object = tokens
      .slice(tokens.indexOf(verb) + 1)
      .find(({ pos, lower }) => pos !== 'DET' && !owners.test(lower));
    if (verb.lemma === 'call' && object && helpers.test(object.lower)) return 'telephone';
  }
  return undefined;
}
