import { type SceneName, sceneNames } from '../../draw/vocabulary.ts';
import type { Language } from '../../language/language.ts';
import { readingRules } from '../../language/reading/reading-rules.ts';

/** Words that tell where a panel plays, most telling first. */
const placeWords: [RegExp, SceneName][] = [
  [/\b(?:volcano|lava|magma|erupt\w*|crater)\b/i, 'volcano'],
  [/\b(?:court(?:room|house)|judges?|jury|lawyers?|verdict)\b/i, 'courtroom'],
  [/\b(?:congress|senate|senators?|parliament|capitol|president|government|lawmakers?|laws?)\b/i, 'capitol'],
  [/\bthe House\b/, 'capitol'],
  [/\b(?:bank|savings?|account|loan|interest|invest\w*)\b/i, 'bank'],
  [/\b(?:library|librarian|archive)\b/i, 'library'],
  [
    /\b(?:ruins?|ancient (?:rome|greece|temple)|temples?|acropolis|(?:stone|broken) columns?|archaeolog\w*|excavat\w*)\b/i,
    'ruins',
  ],
  [/\b(?:museum|exhibit\w*|ancient|fossils?)\b/i, 'museum'],
  [/\b(?:factory|factories|mills|steam engine|assembly|machines?)\b/i, 'factory'],
  [/\b(?:farm|farmers?|barn|harvest|crops?|cows?|fields?)\b/i, 'farm'],
  [
    /\b(?:market|bazaar|stall|merchants?|trad(?:e|ers?|ing)|shop|store|mall|sell|buy|sold|bought)\b/i,
    'market',
  ],
  [/\b(?:desert|camels?|dunes?|pyramids?|oasis)\b/i, 'desert'],
  [/\b(?:underground|cave|tunnel|mine|roots?|burrow)\b/i, 'underground'],
  [
    /\b(?:outer space|in space|space(?:ship|craft|station)|planets?|orbit\w*|rocket|galaxy|solar|asteroids?)\b/i,
    'space',
  ],
  [/\b(?:beach|seaside|shore|sand ?castles?|tides?|lifeguard)\b/i, 'beach'],
  [/\b(?:ocean|sea|reef|coral|underwater|whales?|boats?|ships?|harbou?r|sail\w*)\b/i, 'ocean'],
  [/\b(?:beach|seashore|sandcastle)\b/i, 'beach'],
  [/\b(?:river|stream|pond|lake|bridge|waterfall)\b/i, 'river'],
  [/\b(?:snow\w*|ice|frozen|winter|glacier|penguins?)\b/i, 'snow'],
  [/\b(?:rain\w*|storm|thunder|clouds?|weather|wind)\b/i, 'weather'],
  [/\b(?:forest|woods|jungle|trees?|wild)\b/i, 'forest'],
  [
    /\b(?:garden|(?<!(?:treatment|power|this|another|water) )plants?|flowers?|leaf|leaves|seeds?|grass|windowsill|bees?)\b/i,
    'garden',
  ],
  [/\b(?:kitchen|cook\w*|bake\w*|bakes|recipe|pizza|oven|cake|lunch|dinner|breakfast|bread)\b/i, 'kitchen'],
  [/\b(?:blood|heart|lungs|stomach|muscles?|veins?|body)\b/i, 'body'],
  [/\b(?:cells?|microscope|bacteria)\b/i, 'cell'],
  [/\b(?:clinic|doctors?|nurses?|hospital|check-?up|patients?|vaccin\w*)\b/i, 'clinic'],
  [/\b(?:computers?|laptops?|keyboard|coding|programmers?|servers?|internet)\b/i, 'computer-room'],
  [/\b(?:lab|experiments?|chemicals?|atoms?|molecules?|scientists?|test tubes?)\b/i, 'lab'],
  [/\b(?:mountains?|valley|hills?|climb\w*|peak)\b/i, 'mountain'],
  [/\b(?:gym|gymnasium|basketball|volleyball|gymnastics|sports hall)\b/i, 'gym'],
  [/\b(?:art room|art class|easels?|paint(?:s|ed|ing|ings|brush)?|sculpt\w*|palette)\b/i, 'art-room'],
  [/\b(?:on (?:the )?stage|theat(?:re|er)|rehearsal|actors?|audience|concert|orchestra)\b/i, 'stage'],
  [/\b(?:playground|park|swings?|football|soccer|game|ball)\b/i, 'playground'],
  [/\b(?:night|stars|starry|moon|telescope)\b/i, 'night'],
  [/\b(?:bed|bedroom|asleep|sleep|dreams?|pillow)\b/i, 'bedroom'],
  [/\b(?:home|room|house|birthday|sofa)\b/i, 'home'],
  [/\b(?:city|town|buildings?|mayor)\b/i, 'city'],
  [/\b(?:street|road|bus|bike|sidewalk|neighbou?r\w*)\b/i, 'street'],
  [/\b(?:stage|theat(?:re|er)|curtains?|audience|concert)\b/i, 'stage'],
  [/\b(?:hospital|clinic|doctor|nurse|patient|vaccin\w*)\b/i, 'clinic'],
  [/\b(?:gym|relay|training|basketball|race track|coach)\b/i, 'gym'],
  [/\b(?:courtroom|trial|jury|judge)\b/i, 'courtroom'],
  [/\b(?:ruins?|columns?|excavat\w*|archaeolog\w*)\b/i, 'ruins'],
  [/\b(?:computers?|laptop|keyboard|program(?:s|med|ming)?|code)\b/i, 'computer-room'],
  [/\b(?:paint(?:s|ed|ing|er)?|easels?|studio|brush(?:es)?|canvas)\b/i, 'art-room'],
  [/\b(?:class\w*|school|teacher|lesson|homework|desk|students?)\b/i, 'classroom'],
];

const subjectPlaces: [RegExp, SceneName][] = [
  [/bio|environment/i, 'garden'],
  [/physical ed|sport|gym/i, 'gym'],
  [/health/i, 'clinic'],
  [/comput|coding/i, 'computer-room'],
  [/\bart\b|arts/i, 'art-room'],
  [/scien|physic|chem/i, 'lab'],
  [/hist|culture/i, 'museum'],
  [/geo/i, 'mountain'],
  [/econ|business|financ/i, 'market'],
  [/civic|politic|government|social/i, 'capitol'],
  [/english|liter|language|read/i, 'library'],
];

/** Where words play: the place they name in their language, undefined when they name none. */
export function findPlace(text: string, language: Language = 'en'): SceneName | undefined {
  if (language !== 'en') {
    const named = readingRules[language].places.find(([words]) => words.test(text))?.[1];
    return sceneNames.find((name) => name === named);
  }
  const meant = text.replace(/\blike (?:an? |the )?[\p{L} -]+/giu, '').replace(/"[^"]*"/g, '');
  return placeWords.find(([words]) => words.test(meant))?.[1];
}

/** Where a subject is at home when the words name no place. */
export function subjectPlace(subject: string): SceneName {
  return subjectPlaces.find(([words]) => words.test(subject))?.[1] ?? 'classroom';
}

/** A place as the middle of a sentence: "in a sunny garden". */
export const placePhrases: Record<SceneName, string> = {
  classroom: 'in a bright classroom',
  garden: 'in a sunny garden',
  forest: 'in a green forest',
  space: 'out in space among the stars',
  lab: 'in a science lab',
  ocean: 'by the blue ocean',
  city: 'in a city of tall buildings',
  street: 'on a neighbourhood street',
  market: 'at a lively market',
  bank: 'in front of a bank',
  kitchen: 'in a warm kitchen',
  home: 'in a cosy living room',
  bedroom: 'in a bedroom',
  desert: 'in a wide desert',
  mountain: 'in front of tall mountains',
  weather: 'under a wide sky with clouds',
  body: 'inside the human body',
  cell: 'inside a living cell',
  night: 'under a starry night sky',
  board: 'in front of squared paper',
  chalk: 'in front of a blackboard',
  burst: 'before bright rays of colour',
  library: 'in a library full of books',
  capitol: 'before a domed government building',
  farm: 'on a farm with fields',
  factory: 'in front of a factory with chimneys',
  museum: 'in a museum hall',
  playground: 'on a playground',
  volcano: 'near a smoking volcano',
  underground: 'deep under the ground',
  river: 'beside a river',
  snow: 'in a snowy landscape',
  beach: 'on a sandy beach',
  stage: 'on a stage with curtains',
  clinic: "in a doctor's room",
  'art-room': 'in an art room with easels',
  gym: 'in a school gym',
  ruins: 'among ancient stone columns',
  'computer-room': 'in a room with computers',
  courtroom: 'in a courtroom',
  'school-yard': 'in a school yard',
  'ball-court': 'on a court with a hoop',
  pool: 'at a swimming pool',
  cafeteria: 'in a cafeteria',
  shop: 'in a small shop',
  workshop: 'in a workshop full of tools',
  office: 'in an office',
  field: 'in open grassland',
  lake: 'at a quiet lake',
  park: 'in a green park',
  camp: 'in a camp of tents',
  mosque: 'in a mosque',
  church: 'in a church',
  temple: 'in a temple',
  bus: 'in a bus',
  train: 'in a train',
  station: 'at a station',
  ship: 'on the deck of a ship',
  village: 'in a village of small houses',
  palace: 'in the throne room of a palace',
  'old-town': 'in an old town with a wall',
  plain: 'before a plain ground',
};
