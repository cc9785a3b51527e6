import type { PoseName } from '../vocabulary.ts';
import type { Rig } from './rig.ts';
import type { Skeleton } from './skeleton.ts';
import type { DrawTool, Tool } from './tool-parts.ts';
import { indoorTools } from './tools-indoors.ts';
import { movingTools } from './tools-of-bodies.ts';
import { outdoorTools } from './tools-outdoors.ts';

const tools: Partial<Record<PoseName, DrawTool>> = { ...movingTools, ...indoorTools, ...outdoorTools };

/** What is drawn with a figure in a pose; `held` is the icon that the script gives into its hands. */
export const toolOf = (rig: Rig, skeleton: Skeleton, pose: PoseName, held: string | undefined): Tool =>
  tools[pose]?.(rig, skeleton, held) ?? {};
