import type { ExpressionName, PoseName } from '../../draw/vocabulary.ts';
import type { BeatKind } from './beat.ts';

/** What the words of a narration make a body do. */
const actions: [RegExp, readonly PoseName[], ExpressionName][] = [
  [
    /\b(?:runs?|ran|running|races?|raced|rush(?:es|ed)|hurr(?:y|ies|ied)|chas(?:es|ed)|sprint(?:s|ed)?|dash(?:es|ed)|fl(?:ee|ees|ed))\b/i,
    ['run'],
    'determined',
  ],
  [
    /\b(?:kneels?|knelt|digs?|dug|bends? (?:down|over)|bent (?:down|over)|crouch(?:es|ed)|picks? up|picked up|plants a|planted)\b/i,
    ['kneel'],
    'curious',
  ],
  [
    /\b(?:lost|loses?|sad|afraid|cries|cried|broken|worried|danger\w*|wrong|fail\w*|nothing left|sick|hurt|alone|hungry|tired)\b/i,
    ['shrug'],
    'worried',
  ],
  [/\b(?:angry|furious|unfair|shout\w*)\b/i, ['arms-crossed'], 'angry'],
  [
    /\b(?:win|wins|won|cheer\w*|celebrat\w*|success\w*|finally|hooray|proud|happy|laugh\w*)\b/i,
    ['cheer'],
    'joy',
  ],
  [/\b(?:sits?|sat|sitting|rides?|rode|eats|ate|waits?|waited|rests?|rested)\b/i, ['sit'], 'smile'],
  [
    /\b(?:stares?|stared|gazes?|gazed|looks? (?:up|out|over|down|across)|looked (?:up|out|over|down|across)|watch(?:es|ed)? the)\b/i,
    ['back'],
    'wow',
  ],
  [
    /\b(?:walks?|walked|walking|goes|went|leaves|left the|crosses|crossed|follows?|followed|returns?|returned|steps? (?:in|on|out|up)|marche[sd]|climb(?:s|ed)?|travel(?:s|led)?|wanders?|wandered)\b/i,
    ['walk'],
    'happy',
  ],
  [/\b(?:listens?|listened|passes|passed|hears?|heard)\b/i, ['side'], 'curious'],
  [/\b(?:reads?|reading|book|page|studie[sd])\b/i, ['book'], 'smile'],
  [/\b(?:writes?|wrote|writing|draws?|drew|notes?|letter|list)\b/i, ['write'], 'determined'],
  [
    /\b(?:looks?|looked|sees?|saw|finds?|found|notices?|noticed|watch\w*|discover\w*|search\w*|examin\w*)\b/i,
    ['magnify', 'side', 'kneel'],
    'wow',
  ],
  [
    /\b(?:wonders?|wondered|thinks?|thought|decides?|decided|dreams?|dreamed|plans?|imagin\w*|remember\w*)\b/i,
    ['think'],
    'think',
  ],
  [/\b(?:asks?|asked|question)\b/i, ['raise-hand'], 'curious'],
  [
    /\b(?:gets?|got|carr(?:y|ies|ied)|holds?|held|brings?|brought|gives?|gave|takes?|took|puts?|load\w*|saves?|pick\w*)\b/i,
    ['hold'],
    'smile',
  ],
  [/\b(?:says?|said|tells?|told|explains?|explained|shows?|showed|points?)\b/i, ['present'], 'talk'],
  [/\b(?:meets?|met|arriv\w*|hello|visit\w*|welcom\w*|comes?|came)\b/i, ['wave'], 'happy'],
  [/\b(?:works?|worked|builds?|built|makes?|made|tries|tried|push\w*|pull\w*)\b/i, ['hips'], 'determined'],
];

const quietPoses: [PoseName, ExpressionName][] = [
  ['idle', 'smile'],
  ['side', 'curious'],
  ['hips', 'happy'],
  ['present', 'smile'],
  ['walk', 'happy'],
  ['point', 'happy'],
];
/** Who speaks, by the mood of the words; and who listens. */
const quotePoses: [PoseName, ExpressionName][] = [
  ['present', 'talk'],
  ['both', 'talk'],
  ['point-up', 'explain'],
  ['hips', 'talk'],
];
const listenPoses: [PoseName, ExpressionName][] = [
  ['idle', 'curious'],
  ['side', 'smile'],
  ['think', 'think'],
  ['hips', 'happy'],
];
const askPoses: [PoseName, ExpressionName][] = [
  ['raise-hand', 'curious'],
  ['think', 'curious'],
  ['side', 'curious'],
  ['point', 'curious'],
  ['shrug', 'curious'],
];
const tellPoses: [PoseName, ExpressionName][] = [
  ['present', 'explain'],
  ['point-up', 'explain'],
  ['both', 'talk'],
  ['side', 'talk'],
  ['hips', 'happy'],
  ['point', 'explain'],
];
const takePoses: [PoseName, ExpressionName][] = [
  ['idle', 'happy'],
  ['hips', 'proud'],
  ['write', 'smile'],
  ['side', 'wow'],
  ['both', 'wow'],
  ['cheer', 'grin'],
];

export type Act = { pose: PoseName; expression: ExpressionName };

export type Role = 'learner' | 'guide' | 'other';

/**
 * What a person in a panel does with body and face: by the words, which are their own when they speak. `at`
 * counts panels, so that neighbours differ.
 */
export function chooseAct(kind: BeatKind, role: Role, words: string, speaks: boolean, at: number): Act {
  const [pose, expression] = choose(kind, role, words, speaks, at);
  return { pose, expression };
}

function choose(
  kind: BeatKind,
  role: Role,
  words: string,
  speaks: boolean,
  at: number,
): [PoseName, ExpressionName] {
  const turn = (list: [PoseName, ExpressionName][]) => list[at % list.length]!;
  if (kind === 'shout') return ['cheer', 'wow'];
  if (kind === 'think') return ['think', 'think'];
  if (kind === 'recap') return role === 'guide' ? ['present', 'grin'] : ['cheer', 'joy'];
  if (kind === 'title') return role === 'guide' ? ['wave', 'happy'] : ['think', 'curious'];
  if (kind === 'diagram' || kind === 'words') return ['present', 'happy'];
  if (kind === 'quote') return speaks ? speak(words, turn(quotePoses)) : turn(listenPoses);
  if (kind === 'narration') {
    const action = actions.find(([pattern]) => pattern.test(words));
    return action ? [action[1][at % action[1].length]!, action[2]] : turn(quietPoses);
  }
  if (role === 'guide') return turn(tellPoses);
  return /\?\W*$/.test(words) ? turn(askPoses) : turn(takePoses);
}

function speak(words: string, quiet: [PoseName, ExpressionName]): [PoseName, ExpressionName] {
  if (/\b(?:sorry|afraid|lost|alone|sad|never again|impossible|broken)\b/i.test(words))
    return ['shrug', 'worried'];
  if (/[?？]\W*$/.test(words)) return ['raise-hand', 'curious'];
  if (/!\W*$/.test(words)) return ['cheer', 'joy'];
  return quiet;
}

export const posePhrases: Record<PoseName, string> = {
  idle: 'stands relaxed',
  present: 'shows something with an open hand',
  point: 'points ahead',
  'point-up': 'points up with one finger',
  think: 'thinks, hand on chin',
  wave: 'waves hello',
  cheer: 'cheers with both arms up',
  hips: 'stands with hands on hips',
  shrug: 'shrugs with open hands',
  hold: 'holds something carefully',
  magnify: 'looks closely through a magnifying glass',
  book: 'reads a book',
  both: 'talks with both hands open',
  'arms-crossed': 'stands with arms crossed',
  'raise-hand': 'raises a hand',
  write: 'writes in a notebook',
  back: 'looks on, seen from behind',
  side: 'looks on, seen from the side',
  walk: 'walks along',
  run: 'runs ahead',
  sit: 'sits and listens',
  kneel: 'kneels down to look closely',
};
