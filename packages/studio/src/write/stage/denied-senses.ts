import { kindOf } from '../../words/kind-of.ts';
import { food } from '../../words/pictures/food.ts';
import { fishAsFood } from '../reading/animals-as-food.ts';
import { markWord, markWordInAnyCase, theWord } from '../text/marked-word.ts';

/**
 * Pictures of another sense of a word than its sentence means, told by the words right around it. English. A word that is
 * often meant so has its readings in `words/readings`; here stands what only a phrase tells.
 */
type Denied = { icons: RegExp; noun?: RegExp; text: RegExp };

const denied: readonly Denied[] = [
  // People who hold hands are no chain of iron.
  {
    icons: /^chains?$/,
    text: /(?<!\p{L})(?:human chain|held hands|hand in hand|along the chain|(?:formed|made|in) a (?:long )?chain|food chain|chain of (?:people|events|shops|mountains|islands))(?!\p{L})/iu,
  },
  // A tree that was cut does not stand there green.
  {
    icons: /^(?:deciduous-tree|evergreen-tree|palm-tree)$/,
    text: /(?<!\p{L})(?:cut(?:ting)? (?:\p{L}+ ){0,2}(?:trees?|forests?) ?(?:down)?|(?:trees?|forests?) (?:\p{L}+ )?(?:was|were|is|are|had been|have been|being) (?:all )?(?:cut|felled|chopped|burn(?:ed|t)|gone)|fell(?:ed|ing) (?:\p{L}+ )?trees?|chopp(?:ed|ing) (?:\p{L}+ ){0,2}trees?)(?!\p{L})/iu,
  },
  // "The whole sky turned orange."
  {
    icons: /^tangerine$/,
    text: /(?<!\p{L})(?:turn(?:s|ed)?|is|was|are|were|became|went|goes|glow(?:s|ed)|looked|paint(?:s|ed) (?:\p{L}+ ){1,3}|bright|deep|dark|pale|red and|yellow and|in) orange(?!\p{L})/iu,
  },
  // Jupiter is one, and is not the Earth.
  {
    icons: /^globe/,
    noun: /^planets?$/,
    text: /^(?!.*(?<!\p{L})(?:Earth|our planet|this planet|our world)(?!\p{L})).*$/isu,
  },
  // They are read there one by one.
  {
    icons: /envelope|^x-letter/,
    text: /(?<!\p{L})letters? (?:on|in|of) (?:the|an?|his|her|my) (?:\p{L}+ )?(?:chart|board|alphabet|words?|names?|sign|keyboard|screen|page|poster|card)(?!\p{L})/iu,
  },
  // Whoever is skin and bones is thin.
  { icons: /^bone$/, text: /(?<!\p{L})skin and bones?(?!\p{L})/iu },
  // "The drums began under the mango."
  {
    icons: /^mango$/,
    text: /(?<!\p{L})(?:under|climbed|in the shade of) (?:the|a|our|an old) mango(?!\p{L})/iu,
  },
  // "Come and eat, honey", "each leaves a trace", "she sticks a pole in the sand".
  { icons: /^honey-pot$/, text: /, honey[,.!?]/iu },
  {
    icons: /^x-leaf$/,
    text: /(?<!\p{L})(?:each|it|which|that|he|she|who|everybody|nobody) leaves(?!\p{L})/iu,
  },
  {
    icons: /^x-stick$/,
    noun: /^sticks$/,
    text: /(?<!\p{L})(?:\p{Lu}\p{Ll}+|he|she|it|who) sticks (?:an?|the|it|his|her|out|to|in)(?!\p{L})/u,
  },
  // Who eats bear had a meal, and a head-dress is worn on the head.
  { icons: /^bear$/, text: /(?<!\p{L})(?:eat(?:s|ing)?|ate|roasted|smoked) bear(?!\p{L})/iu },
  { icons: /^dress$/, text: /(?<!\p{L})head-?dress/iu },
  // "Grandma threads the needle": that is what she does.
  {
    icons: /^thread$/,
    noun: /^threads$/,
    text: /(?<!\p{L})threads (?:an?|the|her|his) (?:needle|beads?|wire)(?!\p{L})/iu,
  },
  // What a boat is full of lies below deck.
  {
    icons: /^x-coal$/,
    text: /(?<!\p{L})(?:boats?|ships?|barges?|lorry|lorries|trains?|wagons?) (?:full of|loaded with|of) (?:\p{L}+ )?coal(?!\p{L})/iu,
  },
  // A drop is no jug, no tub and no lake of it.
  {
    icons: /^droplet$/,
    noun: /waters?$/,
    text: /(?<!\p{L})(?:tap|soapy?|soap and|hot|warm|boiling|brown|muddy|dirty) water(?!\p{L})|(?<!\p{L})water from the tap|(?<!\p{L})(?:to|in|into|on|onto|at|by|under|through|over|above|across|along|between) the water(?!\p{L})|(?<!\p{L})(?:he|she|it|who|\p{Lu}\p{Ll}+) waters(?!\p{L})/iu,
  },
  // "Two minutes in the shower."
  {
    icons: /rain/,
    noun: /^showers?$/,
    text: /(?<!\p{L})(?:in|under|out of|into) the shower|(?:took|take|takes|had|have) (?:a|long|short|cold|hot) (?:\p{L}+ )?showers?|shower (?:head|curtain|gel|room)/iu,
  },
  // Tea that grows is drunk by nobody yet.
  {
    icons: /^(?:hot-beverage|teacup-without-handle|x-cup|chocolate-bar)$/,
    text: /(?<!\p{L})(?:gr[eo]w(?:s|n|ing)?|plant(?:s|ed|ing|ations?)?|pick(?:s|ed|ing)?|harvest(?:s|ed)?|export(?:s|ed)?|shipped|taxes?|taxed|leaves|bushes|fields? of|beans|crates? of|chests? of)(?!\p{L})/iu,
  },
  // "He looked over his glasses."
  {
    icons: /^x-glass$/,
    noun: /glasses$/,
    text: /(?<!\p{L})(?:over|behind|through|wip(?:ed|es)|clean(?:ed|s)|adjust(?:ed|s)|took off|put on|push(?:ed|es) up|wore|wears|thick|reading|new|broken|without|look(?:s|ed|ing) for|lost|forgot|found) (?:(?:his|her|my|their|the) )?glasses(?! of)/iu,
  },
  // "Hit on the glove": of a player, a cook or a surgeon, and not of wool.
  {
    icons: /^gloves$/,
    text: /(?<!\p{L})(?:hit on the glove|baseball|boxing|box(?:ed|er)|goal ?keeper|bat(?:s|ted|sman|ter)?|wickets?|catcher|oven|rubber|surgical|gardening|latex|leather)(?!\p{L})/iu,
  },
  // A bear that is hugged, or somebody's own, is of plush.
  { icons: /^bear$/, text: /(?<!\p{L})(?:my|her|his|your|their|hug(?:s|ged)? (?:a|the)) bear(?!\p{L})/iu },
  // Children build towers of what they have.
  {
    icons: /^x-tower$/,
    text: /(?<!\p{L})(?:ma[dk]e|build(?:s|ing)?|built|stack(?:s|ed)?|knock(?:s|ed)?|blocks?|cards|cups|lego)(?!\p{L})/iu,
  },
  // A castle keeps no tower of sixty floors.
  {
    icons: /^x-tower$/,
    text: /(?<!\p{L})(?:clocks?|bells?|church|town hall|city|government|downtown|floors|storeys|stories high|skyscrapers?|offices?)(?!\p{L})|(?<!\p{L})(?:office|television|TV|radio|phone|cell|water|control|cooling|Eiffel|Shard|block|clock|bell|church|lego|spaghetti|paper|marshmallow) towers?(?!\p{L})|(?<!\p{L})towers? (?:of (?!London)|block)|tower of the church/iu,
  },
  // Where the sense of the body or of a prison is meant, nobody makes a call.
  {
    icons: /^mobile-phone$/,
    noun: /^cells?$/,
    text: /^(?!.*(?<!\p{L})(?:phones?|call(?:s|ed|ing)?|ring(?:s|ing)?|rang|text(?:s|ed)?|batter(?:y|ies)|torch|circuit|volts?|wires?|current|bulb|flashlight)(?!\p{L})).*$/isu,
  },
  // Cells of plants and fungi have a wall; bacteria have no nucleus.
  {
    icons: /^x-animal-cell$/,
    text: /(?<!\p{L})(?:yeast|fung(?:us|i)|bacteri(?:a|um)|plants?|lea(?:f|ves)|onion|prison(?:ers?)?|jail|guard|honey|bees?|spreadsheet|solar|root|stem)(?!\p{L})/iu,
  },
  // A bench in a park has a back; nobody works at one.
  {
    icons: /^x-bench$/,
    text: /(?<!\p{L})(?:our|her|his|their|my|work|lab|laboratory|the judge's|back|front) ?bench(?!\p{L})|(?<!\p{L})(?:lab|laborator(?:y|ies)|workshop|substitutes?|court)(?!\p{L})/iu,
  },
  // "A boat full of coal", "they rowed": none of these has a sail.
  {
    icons: /^sailboat$/,
    noun: /^boats?$/,
    text: /^(?!.*(?<!\p{L})(?:sail(?:s|ed|ing|ors?)?|wind|mast|yachts?)(?!\p{L})).*$/isu,
  },
  // No lamp of a living room.
  {
    icons: /^x-lamp$/,
    text: /(?<!\p{L})(?:lighthouse|ships?|oil|paraffin|kerosene|miners?|mine|streets?|candles?|(?:lit|lights?|lighted|lighting) (?:the |a |his |her |their |every |all |two |old )*lamps?|lamplighter|bridge|gate|path|road|quay|harbou?r|wick|head ?lamps?|sun ?lamp|heat)(?!\p{L})/iu,
  },
  // What stands in a kitchen has no two pans.
  {
    icons: /^balance-scale$/,
    text: /(?<!\p{L})(?:kitchen|bathroom|digital|electronic|fish|dragon|map|luggage|baby) scales?(?!\p{L})|(?<!\p{L})scale of(?!\p{L})/iu,
  },
  // Chicks of eagles and owls are no hen's.
  {
    icons: /chick/,
    text: /(?<!\p{L})(?:eagles?|owls?|hawks?|penguins?|storks?|gulls?|falcons?|swans?|parrots?|vultures?|telescope|white chicks?|gr[ea]y chicks?)(?!\p{L})/iu,
  },
  // Scales have pans, and no stove under them.
  {
    icons: /^x-(?:frying-)?pan$/,
    text: /(?<!\p{L})(?:scales?|weigh(?:s|ed|ing)?|balance|gold|sieve|dust)(?!\p{L})/iu,
  },
  // Fruit on a stall and trees in a garden fill no table of numbers.
  {
    icons: /^x-spreadsheet$/,
    noun: /^(?:rows?|columns?|cells?)$/,
    text: /^(?!.*(?<!\p{L})(?:spreadsheet|sheet|columns?|cells?|formulas?|computer|screen|laptop|typed|data|header)(?!\p{L})).*$|(?<!\p{L})(?:neat|straight|long|tidy|even) rows?(?!\p{L})/isu,
  },
  // Only food is in a tin of that size.
  {
    icons: /^canned-food$/,
    noun: /^cans?$/,
    text: /(?<!\p{L})(?:milk|paint|oil|petrol|gas|fuel|water|watering|jerry|spray|trash|garbage|rubbish) ?cans?(?!\p{L})|(?<!\p{L})cans? of (?:milk|paint|oil|petrol|gas|fuel|water)(?!\p{L})/iu,
  },
  // What one looks through, or what a window is made of.
  {
    icons: /^x-glass$/,
    text: /(?<!\p{L})(?:magnifying|looking|stained|field|spy|hour|broken|pane of|piece of|sheet of) ?glass(?:es)?(?!\p{L})|(?<!\p{L})glass (?:bowl|jar|door|roof|case|wall|bead|eye|slide|tube|rod|plate)s?(?!\p{L})/iu,
  },
  // It is drawn full of water.
  {
    icons: /^x-glass$/,
    text: /(?<!\p{L})(?:glass(?:es)? of|glass with|glass full of) (?:\p{L}+ )?(?:juice|milk|lemonade|wine)(?!\p{L})/iu,
  },
  // It is white, blue and of our time.
  {
    icons: /^ferry$/,
    text: /(?<!\p{L})(?:wood|wooden|ropes?|cables?|rafts?|poles?|oars?|row(?:s|ed|ing)|pull(?:s|ed|ing)|flat|sails?|hand-pulled|horses)(?!\p{L})/iu,
  },
  // What keeps tea hot is in no laboratory.
  {
    icons: /^(?:alembic|x-flask|x-beaker)$/,
    noun: /^flasks?$/,
    text: /^(?!.*(?<!\p{L})(?:lab|laborator(?:y|ies)|chemi\p{L}+|experiments?|acids?|liquids?|solutions?|distill\p{L}*|bubbl\p{L}+|scientists?|Pasteur|broth)(?!\p{L})).*$/isu,
  },
  // Numbers are written into it.
  {
    icons: /^x-table$/,
    text: /(?<!\p{L})(?:(?:made|make|makes|drew|draw|draws|filled in|fill in|wrote|complete|copied|read|results?|data|times|truth|periodic|price|tide|league|multiplication|tally) (?:(?:the|an?|her|his|my|our|this|following) )?(?:\p{L}+ )?tables?|tables? (?:of (?:contents|results|values|numbers|data)|with (?:two|three|four|\d) (?:rows|columns)|that shows?|shows?|and found|on (?:the|my|her|his) (?:page|paper|worksheet))|(?:numbers?|results?|values?|figures?|data|measurements?|temperatures?|it|them) (?:\p{L}+ )?(?:in|into) (?:the|an?|her|his|my|our) (?:\p{L}+ )?table)(?!\p{L})/iu,
  },
  // A code of dots or knots runs on no computer.
  {
    icons: /^(?:x-binary|x-router|desktop-computer|laptop|computer-.*|x-flowchart)$/,
    noun: /^codes?$/,
    text: /^(?!.*(?<!\p{L})(?:computers?|programs?|programm\p{L}+|screens?|apps?|robots?|typed|software|games?|binary|bugs?|loops?|websites?|cod(?:ed|ing|ers?))(?!\p{L})).*$/isu,
  },
  { icons: /^trumpet$/, text: /(?<!\p{L})(?:shell|conch|elephant\p{L}*|flowers?|daffodils?)(?!\p{L})/iu },
  // What is made of it, or coloured by it, is no lump of it.
  {
    icons: /^x-mud$/,
    text: /(?<!\p{L})(?:mud[- ](?:bricks?|huts?|houses?|walls?)|(?:brown|thick|covered) with mud)(?!\p{L})/iu,
  },
  // Whoever stands on it has it.
  {
    icons: /^(?:leg|foot)$/,
    text: /(?<!\p{L})(?:on|with|by) (?:one|his|her|their|my|our|both|two|all) (?:\p{L}+ )?(?:legs?|foot|feet|knees?)(?!\p{L})/iu,
  },
  // It has a high heel.
  { icons: /^womans-sandal$/, text: /^(?!.*(?<!\p{L})heels?(?!\p{L})).*$/isu },
  // One tool may be any.
  { icons: /^(?:hammer-and-wrench|toolbox)$/, noun: /^tool$/, text: /./su },
  // Who is cooked or sold swims no more.
  { icons: /^(?:tropical-)?fish$/, text: fishAsFood },
  // Lights in the sky, of a village or on a tree stop no traffic.
  {
    icons: /^x-traffic-light$/,
    noun: /lights?$/,
    text: /^(?!.*(?<!\p{L})(?:traffic|crossing|cross(?:ed|es)?|crosswalk|street|road|cars?|junction|intersection|pedestrians?|drivers?)(?!\p{L})).*$/isu,
  },
  // It has a palm on it.
  {
    icons: /^desert-island$/,
    text: /^(?!.*(?<!\p{L})(?:desert island|palms?|coconuts?|tropical|shipwreck\p{L}*|treasure|pirates?|stranded|castaway|lonely)(?!\p{L})).*$/isu,
  },
  // Its ball is played on grass.
  {
    icons: /^field-hockey$/,
    text: /(?<!\p{L})(?:ice|pucks?|skat(?:es?|ing|ed)|rink|frozen|snow|NHL)(?!\p{L})/iu,
  },
  // A plant that is high or bears fruit is no seedling any more.
  {
    icons: /^seedling$/,
    noun: /^plants?$/,
    text: /(?<!\p{L})(?:tall(?:er|est)?|high(?:er)?|huge|giant|full-grown|fully grown|flowers?|flowering|blossoms?|fruits?|berries|pods?|ripe|harvest\p{L}*|power|factory|treatment|medicinal|sea|water plants?)(?!\p{L})/iu,
  },
  // A sheet with lines is no lump and no ball of it.
  {
    icons: /^page-facing-up$/,
    noun: /^papers?$/,
    text: /(?<!\p{L})(?:lumps?|balls?|scraps?|strips?|rolls?|bits?|pieces?|pulp) of (?:\p{L}+ )?paper|(?<!\p{L})(?:soggy|wet|crumpled|torn|folded|tissue|toilet|wrapping|crepe|coloured|colored|tracing|filter|litmus|blotting|recycled) paper|(?<!\p{L})paper (?:bags?|cups?|plates?|hats?|towels?|lanterns?|mill|factory)(?!\p{L})/iu,
  },
  // It stands on the ground and is built of bricks.
  {
    icons: /^(?:house|houses|house-with-garden)$/,
    text: /(?<!\p{L})(?:on|of) (?:tall |wooden |long |high )?(?:poles|stilts|wood|mud|bamboo|straw|clay|snow|ice|leaves|paper|cards|gingerbread|reeds)(?!\p{L})|(?<!\p{L})(?:tree|bird|doll['’]?s?|green|mud|straw|floating|round|stilt|club|bee) ?houses?(?!\p{L})/iu,
  },
  // "A shed behind the house": that is where it is.
  {
    icons: /^(?:house|houses|house-with-garden)$/,
    text: /(?<!\p{L})(?:behind|beside|next to|outside|in front of|past) (?:the|our|his|her|their|my) houses?(?!\p{L})/iu,
  },
  // Its lines and letters tell of radius and diameter, and "squares" may be of any number and size.
  {
    icons: /^x-circle$/,
    text: /^(?!.*(?<!\p{L})(?:radius|radii|diameter|circumference|pi|cent(?:re|er))(?!\p{L})).*$/isu,
  },
  { icons: /^x-square$/, noun: /^squares$/, text: /./su },
  // "On paper there were two routes": on a map, or in a plan.
  { icons: /^page-facing-up$/, text: /(?<!\p{L})on paper(?!\p{L})/iu },
  // A potter's wheel lies flat.
  { icons: /^wheel$/, text: /(?<!\p{L})(?:clay|potters?|pottery)(?!\p{L})/iu },
  // "The needle sinks": what somebody washes in is a thing of kitchens.
  {
    icons: /^x-sink$/,
    text: /^(?!.*(?<!\p{L})(?:the|an?|our|my|his|her|kitchen|bathroom|every|each|two) sinks?(?!\p{L})).*$/isu,
  },
  // A slice of it is no loaf, and words to a bride are no bread.
  { icons: /^bread$/, noun: /^toasts?$/, text: /./su },
  // What it is made of, and what it burns with, is not seen as a thing of five points.
  { icons: /^star$/, text: /(?<!\p{L})sun(?!\p{L})/iu },
  // A slab of clay is no sheet with a pencil.
  { icons: /^memo$/, text: /(?<!\p{L})(?:clay|stone|wax|papyrus|slates?|sand|dust|chalk|board)(?!\p{L})/iu },
  // It has a flat body and a long tail.
  { icons: /fish$/, noun: /^(?:sting)?rays?$/, text: /./su },
  // It stands on its wheels.
  {
    icons: /^(?:bicycle|automobile|x-cart|x-table|chair|x-cup|bucket)$/,
    text: /(?<!\p{L})(?:upside[- ]down|on its (?:head|side|back)|tipp(?:ed|s) over)(?!\p{L})/iu,
  },
];

/** "A mountain of mangoes", "a sea of people": so much of it, and nothing of that name. */
const heaped =
  /^(?:mountain|hill|sea|ocean|river|flood|storm|wave|forest|jungle|tower|wall|cloud|rain|army|tree|string|chain)s?$/u;
const ofSomething = new RegExp(
  `(?<!\\p{L})an? (?:\\p{L}+ )?${theWord} of (?!(?:the|an?|my|our|his|her|their|its|water|ice|stone|rock|fire|snow)(?!\\p{L}))\\p{Ll}`,
  'u',
);
const isHeapOf = (noun: string, text: string): boolean =>
  heaped.test(noun) && ofSomething.test(markWord(text, noun));

const fruit = /^(?:food|plant)$/;

/** "Half a melon", "a quarter of the cake": a whole one shows another number. */
const halved = new RegExp(
  `(?<!\\p{L})(?:half|halves|quarters?|thirds?)(?: of)? (?:an?|the|his|her|my|each|every|one) (?:\\p{L}+ )?${theWord}`,
  'iu',
);
const isHalf = (noun: string, text: string): boolean =>
  fruit.test(kindOf(noun) ?? '') && halved.test(markWordInAnyCase(text, noun));

/** "A mountain of mangoes": one of them is no picture of so many. */
const soMany = new RegExp(
  `(?<!\\p{L})(?:mountains?|heaps?|hundreds|thousands|millions|dozens|hordes?) of (?:\\p{L}+ )?${theWord}`,
  'iu',
);
const isOneOfMany = (noun: string, text: string): boolean => soMany.test(markWordInAnyCase(text, noun));

/** "Made of marble", "a mask of paper": what something is made of lies nowhere as a thing. */
const materials =
  /^(?:x-marbles|page-facing-up|x-wire|x-rope|wood|rock|x-sand|x-cloth|x-plain-cloth|x-salt-heap|newspaper|x-bricks?)$/;
const madeOfIt = new RegExp(
  `(?<!\\p{L})(?:made|built|cut|folded|carved) (?:out )?(?:of|from) (?:\\p{L}+ )?${theWord}|(?<!\\p{L})(?:masks?|hats?|planes?|boats?|cups?|bags?|bowls?|houses?|walls?|towers?|rings?) of (?:\\p{L}+ (?:and )?)?${theWord}`,
  'iu',
);
const isMaterial = (icon: string, noun: string, text: string): boolean =>
  materials.test(icon) && madeOfIt.test(markWordInAnyCase(text, noun));

const growsIt =
  /^(?:trees?|bush(?:es)?|plants?|orchards?|groves?|fields?|plantations?|leaf|leaves|seeds?|peels?)$/u;

const inCompound = new RegExp(`${theWord}-\\p{Ll}+(?!\\p{L})|(?<!\\p{L})\\p{Ll}+-${theWord}`, 'u');

/** "A banana tree" is no banana, "a mouse-deer" neither of the two. */
function isOnlyOf(icon: string, noun: string, text: string): boolean {
  const kind = kindOf(noun) ?? '';
  if (growsIt.test(noun)) return food[icon] !== undefined;
  if (kind === 'animal') return inCompound.test(markWord(text, noun));
  const words = text.toLowerCase().split(/[^\p{L}'-]+/u);
  return fruit.test(kind) && words.some((word, i) => word === noun && growsIt.test(words[i + 1] ?? ''));
}

/** "They find warm air and circle up", "to duck down": what somebody does, although it could be a thing. */
const doing = new RegExp(
  `(?<!\\p{L})(?:and|then|they|we|you|to|can|will|would|could|must) ${theWord} (?:up|down|around|round|away|off|back|past)(?!\\p{L})`,
  'iu',
);
const isDone = (noun: string, text: string): boolean => doing.test(markWordInAnyCase(text, noun));

/** Whether the words around a noun tell that another sense of it is meant than the picture shows. */
export const isOtherSense = (icon: string, noun: string, text: string): boolean =>
  isOnlyOf(icon, noun, text) ||
  isDone(noun, text) ||
  isHeapOf(noun, text) ||
  isOneOfMany(noun, text) ||
  isHalf(noun, text) ||
  isMaterial(icon, noun, text) ||
  denied.some(
    (one) => one.icons.test(icon) && (one.noun === undefined || one.noun.test(noun)) && one.text.test(text),
  );

const absent =
  '(?:(?:is|was|are|were|had been|has been|have been) (?:all |long |now |nearly |almost |suddenly )?(?:gone|missing|lost|finished|eaten(?: up)?|stolen|cut down|torn down|blown down|knocked down|washed away|broken(?: down)?|flooded|blocked|burned down|burnt down|pulled down|destroyed|sold|removed|taken away|used up|never (?:built|found|made))|(?:has|have|had) (?:gone|disappeared|vanished|died out)|disappeared|vanished|(?:has|had|have) (?:fallen(?: over| down)?|collapsed|toppled)|fell (?:over|down|across)|collapsed|never (?:came|arrived|grew))';

/** "The stream was gone", "The fig tree had been cut down": it is there no more. "A boy with a tooth missing" has none there. */
const gone = new RegExp(
  `(?<!\\p{L})(?:missing|lost) ${theWord}|(?<!\\p{L})with (?:an?|one|two|his|her) (?:\\p{L}+ )?${theWord} missing(?!\\p{L})|${theWord} (?:(?:of|in|on|by|near|behind|over|across|to) (?:\\p{L}+ ){1,3})?${absent}(?!\\p{L})`,
  'iu',
);
export const isGone = (noun: string, text: string): boolean => gone.test(markWordInAnyCase(text, noun));
