import { drawBall } from './cutaway-ball.ts';
import { drawStack } from './cutaway-stack.ts';
import type { DrawDiagram } from './pen.ts';

/** Something cut open to show its layers. */
export const drawCutaway: DrawDiagram<'cutaway'> = (cutaway, frame, pen) =>
  cutaway.shape === 'ball' ? drawBall(cutaway, frame, pen) : drawStack(cutaway, frame, pen);
