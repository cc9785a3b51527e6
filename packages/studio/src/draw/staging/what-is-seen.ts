import type { Casting, ComicMeta, Prop, ScriptPage } from '@panelwise/contracts/domain/script';
import type { ExpressionName, PoseName, SceneName, ToneName } from '../vocabulary.ts';
import { isBare } from '../vocabulary.ts';
import { looksIn } from './casting.ts';
import { nameKey } from './name-key.ts';
import { stagePage } from './stage-page.ts';
import type { Shot } from './staged-panel.ts';

/** Somebody in a panel, in the words of a script. */
export type SeenPerson = Casting & { pose: PoseName; expression: ExpressionName };

/** What a panel shows, whether its script says so or the studio has decided: what its creator may want otherwise. */
export type SeenPanel = {
  place: SceneName;
  /** Colour of a panel without a place; undefined elsewhere, where it would change nothing. */
  tone: ToneName | 'any' | undefined;
  shot: Shot;
  people: SeenPerson[];
  things: Prop[];
};

/** What every panel of a page shows. Same page and comic, same answer, and the picture is drawn from it. */
export function whatIsSeen(page: ScriptPage, meta: ComicMeta): SeenPanel[] {
  const looks = looksIn(page.panels);
  return stagePage(page, meta).map((panel) => ({
    place: panel.scene,
    tone: isBare(panel.scene) ? (panel.tone ?? 'any') : undefined,
    shot: panel.shot,
    people: panel.actors.map(({ name, player, side, pose, expression, holds }) => {
      const as = looks.get(nameKey(name)) ?? (player.kind === 'animal' ? player.animal.species : undefined);
      return { name, ...(as && { as }), side, pose, expression, ...(holds && { holds }) };
    }),
    things: panel.props,
  }));
}
