import { isDeepStrictEqual } from 'node:util';
import { readScript } from '@panelwise/contracts/domain/read-script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { listPages, listPanels } from '@panelwise/db/repositories/comics';
import type { StepContext } from '../step.ts';
import type { ComicSource } from './comic-source.ts';

/**
 * The pages whose words are not those of the script, to be lettered over the pictures that are there.
 * @throws DomainError `pages-behind` where a picture is not the one that the artist would give these panels
 */
export async function pagesToLetter(
  { deps, db, run }: Pick<StepContext<'generate-comic'>, 'deps' | 'db' | 'run'>,
  { comic, script, meta }: ComicSource,
): Promise<number[]> {
  const { artist } = await deps.engines.of(run);
  const panels = await listPanels(db, comic.id);
  const drawn = readScript((await listPages(db, [comic.id])).map((page) => page.drawn));
  const wanted = script.filter((page, index) => {
    const captions = panels
      .filter(({ pageNumber }) => pageNumber === index + 1)
      .map(({ caption }) => caption);
    // A drawing that was stopped may have left the words of another script at the panels.
    const areTold = page.panels.every(({ caption }, i) => caption === captions[i]);
    return !areTold || !isDeepStrictEqual(stored(page), stored(drawn[index]));
  });
  for (const page of wanted)
    for (const panelIndex of page.panels.keys()) {
      const art = panels.find(
        (panel) => panel.pageNumber === page.pageNumber && panel.panelNumber === panelIndex + 1,
      );
      const hash = await artist.artHash({ page, meta, panelIndex, variant: 0 });
      if (!art?.artKey || art.artHash !== hash) throw new DomainError('pages-behind');
    }
  // A run has at least one task, which ends it.
  return (wanted.length > 0 ? wanted : script).map(({ pageNumber }) => pageNumber);
}

/** As the database keeps it, which knows no -0 and nothing undefined. */
const stored = (page: unknown): unknown => JSON.parse(JSON.stringify(page ?? null));
