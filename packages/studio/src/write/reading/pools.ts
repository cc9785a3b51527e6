/** What tells that a pool is one to swim in, and what tells of one in the wild. English. */
const built =
  /(?<!\p{L})(?:swimming|lifeguards?|swimsuits?|swimming trunks|goggles|diving board|springboard|(?:deep|shallow) end|(?:city|town|public|indoor|outdoor|school|paddling|hotel|heated|local|municipal) pool|pool party|chlorine|lengths|laps|lanes?|swim (?:team|club|cap)|(?:the edge|side) of the pool)(?!\p{L})/iu;
const wild =
  /(?<!\p{L})(?:rock ?pools?|tide pools?|ponds?|lakes?|streams?|rivers?|waterfalls?|springs?|reeds|marsh|swamp|plains?|savannah?|jungle|forest|desert|oasis|rains?|rained|drought|tide|herons?|storks?|frogs?|tadpoles?|newts?|elephants?|lions?|zebras?|hippos?|crocodiles?|buffalo(?:es)?|antelopes?|deer|otters?|ducks?|fox(?:es)?)(?!\p{L})/iu;
const toDrink = /(?<!\p{L})(?:ponds?|lakes?|reeds|marsh|swamp|herons?|frogs?|tadpoles?|ducks?)(?!\p{L})/iu;

/**
 * The class of place that "pool" names in a story: a pool in the wild is drawn as a pond where the story has one, else as
 * nothing.
 */
export const placeOfPool = (story: string): 'pool' | 'lake' | 'wild-pool' =>
  built.test(story) || !wild.test(story) ? 'pool' : toDrink.test(story) ? 'lake' : 'wild-pool';
