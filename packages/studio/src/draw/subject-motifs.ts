import type { ExpressionName, PoseName, SceneName } from './vocabulary.ts';

type Motif = { scene: SceneName; who: string; pose: PoseName; face: ExpressionName; thing: string };

/** Somebody with the thing that stands for a subject, by the subject's name. */
export const motifs: Record<string, Motif> = {
  Science: { scene: 'lab', who: 'Maya', pose: 'present', face: 'wow', thing: 'microscope' },
  Math: { scene: 'board', who: 'Kofi', pose: 'think', face: 'think', thing: 'abacus' },
  English: { scene: 'library', who: 'Zuri', pose: 'present', face: 'joy', thing: 'open-book' },
  History: { scene: 'ruins', who: 'Leo', pose: 'point', face: 'curious', thing: 'amphora' },
  Geography: {
    scene: 'mountain',
    who: 'Ana',
    pose: 'present',
    face: 'happy',
    thing: 'globe-showing-americas',
  },
  Civics: {
    scene: 'capitol',
    who: 'Amina',
    pose: 'raise-hand',
    face: 'proud',
    thing: 'ballot-box-with-ballot',
  },
  Economics: { scene: 'market', who: 'Omar', pose: 'present', face: 'grin', thing: 'x-piggy' },
  Computing: { scene: 'computer-room', who: 'Kenji', pose: 'present', face: 'proud', thing: 'robot' },
  Health: { scene: 'gym', who: 'Nia', pose: 'cheer', face: 'joy', thing: 'anatomical-heart' },
  Art: { scene: 'art-room', who: 'Elena', pose: 'present', face: 'happy', thing: 'artist-palette' },
  Biology: { scene: 'forest', who: 'Finn', pose: 'present', face: 'wow', thing: 'frog' },
  Physics: { scene: 'playground', who: 'Nico', pose: 'present', face: 'curious', thing: 'magnet' },
  Chemistry: { scene: 'lab', who: 'Zuri', pose: 'point', face: 'wow', thing: 'alembic' },
};

/** The subjects that have a picture of their own. */
export const picturedSubjects = Object.keys(motifs);
