import type { ExpressionName, PoseName } from '../../draw/vocabulary.ts';
import type { Act } from './act.ts';

const laughing = new Set<ExpressionName>(['happy', 'joy', 'grin', 'wow', 'talk', 'explain']);
/** Faces whose open eyes look at nothing, and which tell a feeling that closed eyes would hide. */
const grieving = new Set<ExpressionName>(['sad', 'worried', 'angry', 'oops', 'determined']);
const lookingPoses = new Set<PoseName>([
  'point',
  'point-up',
  'magnify',
  'microscope',
  'telescope',
  'side',
  'back',
]);

/** How somebody acts who cannot see: no eyes that look around, no finger that points, nothing that one looks through. */
export const withoutSight = ({ pose, expression }: Act): Act => ({
  pose: lookingPoses.has(pose) ? 'idle' : pose,
  expression: laughing.has(expression) ? 'joy' : grieving.has(expression) ? expression : 'proud',
});
