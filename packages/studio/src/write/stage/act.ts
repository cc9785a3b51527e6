import type { ExpressionName, PoseName } from '../../draw/vocabulary.ts';
import type { BeatKind } from './beat.ts';

/** Where the words tell no act: nobody smiles for no reason, whom the next words may find in trouble. */
const quietPoses: [PoseName, ExpressionName][] = [
  ['idle', 'curious'],
  ['side', 'curious'],
];
/** The same beside a thing that is shown. */
const showingPoses: [PoseName, ExpressionName][] = [
  ['present', 'curious'],
  ['side', 'curious'],
  ['point', 'curious'],
];
/** Who speaks, by the mood of the words; and who listens. */
const quotePoses: [PoseName, ExpressionName][] = [
  ['present', 'talk'],
  ['both', 'talk'],
  ['point-up', 'explain'],
  ['side', 'talk'],
];
const listenPoses: [PoseName, ExpressionName][] = [
  ['idle', 'curious'],
  ['side', 'smile'],
  ['think', 'think'],
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
  ['idle', 'happy'],
  ['point', 'explain'],
];
/** Who believes what is not so: sure of it, with nothing yet to be glad about. */
const mistakenPoses: [PoseName, ExpressionName][] = [
  ['hips', 'talk'],
  ['side', 'talk'],
  ['both', 'talk'],
  ['point-up', 'talk'],
];
const takePoses: [PoseName, ExpressionName][] = [
  ['idle', 'happy'],
  ['hips', 'proud'],
  ['write', 'smile'],
  ['side', 'wow'],
  ['both', 'wow'],
  ['cheer', 'grin'],
];

/** Who explains, under the title of a lesson. */
const titleGuidePoses: [PoseName, ExpressionName][] = [
  ['present', 'explain'],
  ['point-up', 'talk'],
  ['both', 'talk'],
];

/** How those whom a story is about look out of its title. */
const titlePoses: [PoseName, ExpressionName][] = [
  ['think', 'curious'],
  ['idle', 'smile'],
  ['wave', 'smile'],
  ['present', 'smile'],
];

export type Act = { pose: PoseName; expression: ExpressionName };

/** Beside a picture of a whole place nobody's arms reach into it. */
const calm: Partial<Record<PoseName, PoseName>> = {
  present: 'side',
  'point-up': 'idle',
  point: 'side',
  both: 'idle',
  hips: 'idle',
  shrug: 'think',
  'raise-hand': 'think',
  write: 'side',
  cheer: 'idle',
};

/** The same, with arms that leave room for a view. */
export const actBesideView = ({ pose, expression }: Act): Act => ({ pose: calm[pose] ?? pose, expression });

export type Role = 'learner' | 'guide' | 'other';

/**
 * What a person in a panel does with body and face: by the words, which are their own when they speak. `at`
 * counts panels, so that neighbours differ; `shows` tells that a thing is seen beside them.
 */
export function chooseAct(
  kind: BeatKind,
  role: Role,
  words: string,
  speaks: boolean,
  at: number,
  shows = false,
): Act {
  const [pose, expression] = choose(kind, role, words, speaks, at, shows);
  return { pose, expression };
}

/** The face of somebody who acts, where it is not a smile. */
const actingFaces: Partial<Record<PoseName, ExpressionName>> = {
  run: 'determined',
  climb: 'determined',
  'climb-ladder': 'determined',
  'climb-tree': 'determined',
  push: 'determined',
  pull: 'determined',
  dig: 'determined',
  lift: 'determined',
  row: 'determined',
  hammer: 'determined',
  throw: 'determined',
  catch: 'determined',
  kick: 'determined',
  hide: 'worried',
  cry: 'sad',
  'sit-alone': 'think',
  sleep: 'sleepy',
  cheer: 'joy',
  dance: 'joy',
  hug: 'proud',
  wave: 'happy',
  shout: 'talk',
  whisper: 'talk',
  listen: 'curious',
  microscope: 'curious',
  telescope: 'curious',
  measure: 'curious',
  kneel: 'curious',
  'walk-away': 'think',
  jump: 'joy',
  lie: 'curious',
  fall: 'oops',
  drop: 'oops',
  'look-out': 'curious',
  laugh: 'joy',
  count: 'curious',
  phone: 'talk',
  'in-bed': 'think',
  sing: 'explain',
  clap: 'happy',
  'cover-ears': 'worried',
};

/** What somebody does as the text tells it; `words` are their own. */
export const actAs = (pose: PoseName, words = '', face?: ExpressionName): Act => ({
  pose,
  expression: face ?? (pose === 'shout' && complaint.test(words) ? 'angry' : (actingFaces[pose] ?? 'smile')),
});

function choose(
  kind: BeatKind,
  role: Role,
  words: string,
  speaks: boolean,
  at: number,
  shows: boolean,
): [PoseName, ExpressionName] {
  const turn = (list: [PoseName, ExpressionName][]) => list[at % list.length]!;
  if (kind === 'shout') return ['cheer', 'wow'];
  // Who has found something out does not look worried about it.
  if (kind === 'think')
    return ['think', /!\W*$/.test(words) ? 'happy' : /\?\W*$|…/.test(words) ? 'think' : 'curious'];
  if (kind === 'recap') return role === 'guide' ? ['present', 'grin'] : ['cheer', 'joy'];
  if (kind === 'title' && speaks) {
    if (role === 'guide') return turn(titleGuidePoses);
    if (/[?？]\W*$/.test(words)) return turn(askPoses);
  }
  if (kind === 'title') return turn(titlePoses);
  // An open hand would cover what stands on the cards.
  if (kind === 'diagram') return ['idle', 'explain'];
  if (kind === 'words') return ['present', 'happy'];
  if (kind === 'quote') return speaks ? speak(words, turn(quotePoses)) : turn(listenPoses);
  if (kind === 'narration') return turn(shows ? showingPoses : quietPoses);
  if (role === 'guide') return turn(tellPoses);
  if (/[?？]/.test(words)) return turn(askPoses);
  return turn(kind === 'myth' ? mistakenPoses : takePoses);
}

const complaint =
  /\b(?:not fair|unfair|ruined|more than me|stop (?:it|that)|give (?:it|that|them) back|that's mine|leave (?:me|him|her|us|them) alone|how dare|get out|go away|shut up|cheat(?:ed|er|ing)?|you (?:never|always|lied|broke|took|stole))\b/i;
const glad =
  /\b(?:yes|yay|hooray|hurrah|hurray|great|wonderful|amazing|awesome|fantastic|brilliant|perfect|look|we did|it works?|worked|i did it|we won|won|thank|thanks|welcome|hello|hi|happy|love|beautiful|delicious|fun|good|well done|congratulations|bravo|finally|free)\b/i;

function speak(words: string, quiet: [PoseName, ExpressionName]): [PoseName, ExpressionName] {
  if (/\b(?:sorry|afraid|lost|alone|sad|never again|impossible|broken)\b/i.test(words))
    return ['shrug', 'worried'];
  if (/[?？]\W*$/.test(words)) return ['raise-hand', 'curious'];
  if (complaint.test(words)) return ['arms-crossed', 'angry'];
  // A cry may be one of any kind: without a glad word nobody cheers.
  if (/!\W*$/.test(words)) return glad.test(words) ? ['cheer', 'joy'] : ['both', 'wow'];
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
  climb: 'climbs up a rock',
  'climb-ladder': 'climbs a ladder',
  'climb-tree': 'climbs a tree',
  hide: 'hides behind a crate',
  comfort: 'lays a hand on the other to comfort them',
  hug: 'hugs the other',
  push: 'pushes with both hands',
  pull: 'pulls a rope',
  'walk-away': 'walks away, seen from behind',
  'sit-alone': 'sits alone on a bench',
  sleep: 'sleeps under a blanket',
  row: 'rows a boat',
  ride: 'rides a bicycle',
  swim: 'swims through the water',
  dance: 'dances',
  kick: 'kicks',
  throw: 'throws',
  catch: 'reaches out to catch',
  cry: 'cries, hands at the eyes',
  listen: 'listens, a hand behind the ear',
  whisper: 'whispers behind a hand',
  shout: 'shouts, hands round the mouth',
  slump: 'stands with hanging shoulders',
  shrink: 'draws back, hands raised',
  fists: 'stands with clenched fists',
  jump: 'jumps into the air',
  lie: 'lies on the ground, propped on the elbows',
  fall: 'stumbles and falls',
  'look-out': 'looks into the distance, a hand above the eyes',
  laugh: 'laughs, a hand on the belly',
  pour: 'pours from a jug into a glass',
  measure: 'measures with a tape',
  carry: 'carries something along',
  plant: 'plants a seedling',
  vote: 'puts a paper into a ballot box',
  share: 'holds something out to share',
  dig: 'digs with a spade',
  stir: 'stirs a pot',
  eat: 'eats',
  drink: 'drinks from a cup',
  draw: 'draws a picture',
  paint: 'paints at an easel',
  microscope: 'looks through a microscope',
  telescope: 'looks through a telescope',
  'hold-up': 'holds something up',
  lift: 'lifts something from the ground',
  play: 'plays an instrument',
  hammer: 'hammers a nail',
  sweep: 'sweeps with a broom',
  pick: 'picks from a branch into a basket',
  feed: 'kneels down with a bowl of food',
  work: 'works at a table with both hands',
  drop: 'drops something',
  count: 'counts on the fingers of one hand',
  phone: 'talks on the telephone',
  chalk: 'writes on a board with chalk',
  'in-bed': 'lies awake in bed',
  sing: 'sings, a hand on the breast',
  clap: 'claps hands',
  'cover-ears': 'covers both ears',
  wash: 'washes hands in a bowl of water',
};
