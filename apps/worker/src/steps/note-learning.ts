import type { ItemKind } from '@panelwise/contracts/domain/learning';
import type { WrittenBy } from '@panelwise/contracts/domain/made-by';
import type { Transaction } from '@panelwise/db/client';
import { noteComicChange, raiseContentRisk } from '@panelwise/db/repositories/comic-changes';
import { noteLearningWriter } from '@panelwise/db/repositories/made-by';

/**
 * What goes with questions, FAQs or facts that were just stored: who wrote them, that readers would see another comic, and
 * how much a person has to look at. `isAdded` where they stand beside others of their kind.
 */
export async function noteLearning(
  tx: Transaction,
  comicId: string,
  {
    kind,
    writtenBy,
    risk,
    isAdded,
  }: { kind: ItemKind; writtenBy: WrittenBy; risk: number; isAdded?: boolean },
): Promise<void> {
  await noteLearningWriter(tx, comicId, kind, writtenBy, { isAdded });
  await noteComicChange(tx, comicId, 'learning');
  await raiseContentRisk(tx, comicId, risk);
}
