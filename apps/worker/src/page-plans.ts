import { createHash } from 'node:crypto';
import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import { type PagePlan, planPage } from '@panelwise/studio/draw/page-plan';

/** Enough for the pages that one process works on at a time. */
const keep = 24;
const plans = new Map<string, PagePlan>();

/**
 * Plans a page, or gives the plan that this process made before: all panels of a page, and then the page
 * itself, need the same one.
 * @param externalArt true when the art comes from a picture service, so that faces may be anywhere
 */
export async function getPagePlan(
  page: ScriptPage,
  meta: ComicMeta,
  externalArt: boolean,
): Promise<PagePlan> {
  const key = createHash('sha256')
    .update(JSON.stringify([page, meta, externalArt]))
    .digest('hex');
  const known = plans.get(key);
  if (known) return known;
  const plan = planPage(page, meta, await loadFontBook(), { externalArt });
  plans.set(key, plan);
  if (plans.size > keep) plans.delete(plans.keys().next().value!);
  return plan;
}
