import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import { panelWords, type Script } from '@panelwise/contracts/domain/script';
import { plainWords } from '../text/words.ts';

/** From this share of the evidence's words on, a panel counts as teaching it. */
const enoughShared = 0.5;

/**
 * Where a fact is taught: the first panel that carries its id; in a script edited by hand, the panel that
 * shares most words with the evidence; undefined when none does.
 */
export function findTaughtAt(script: Script, factId: string, evidence: string): TaughtAt | undefined {
  for (const page of script) {
    const at = page.panels.findIndex((panel) => panel.factIds?.includes(factId));
    if (at >= 0) return { page: page.pageNumber, panel: at + 1 };
  }
  const wanted = new Set(plainWords(evidence).filter((word) => word.length > 3));
  let best: { taughtAt: TaughtAt; share: number } | undefined;
  for (const page of script) {
    page.panels.forEach((panel, i) => {
      const words = new Set(plainWords(panelWords(panel).join(' ')));
      const share = [...wanted].filter((word) => words.has(word)).length / (wanted.size || 1);
      if (share >= enoughShared && share > (best?.share ?? 0))
        best = { taughtAt: { page: page.pageNumber, panel: i + 1 }, share };
    });
  }
  return best?.taughtAt;
}

/**
 * Whether a comic teaches a fact of a lesson pack: by the ids of its panels, and in a script that carries none, because it
 * was written anew by hand, by its words.
 */
export function teaches(script: Script, factId: string, evidence: string): boolean {
  const ids = script.flatMap(({ panels }) => panels.flatMap((panel) => panel.factIds ?? []));
  return ids.length > 0 ? ids.includes(factId) : findTaughtAt(script, factId, evidence) !== undefined;
}
