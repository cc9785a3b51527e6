import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { scriptTextTexts } from '@panelwise/contracts/domain/content-parts';
import { cleanText } from '@panelwise/contracts/domain/text';
import {
  changeItem,
  dropItem,
  duplicateComic,
  getComic,
  getComicNumbers,
  getMyComics,
  getPanelVersions,
  getUnfinishedComics,
  saveScript,
  setAuthor,
  setComicStatus,
  withdrawComic,
} from '@panelwise/contracts/http/comics';
import { decidePulledItem, getPulledItems } from '@panelwise/contracts/http/pulled-items';
import { raiseContentRisk } from '@panelwise/db/repositories/comic-changes';
import { listPages, listPanels, saveScript as storeScript } from '@panelwise/db/repositories/comics';
import { copySeries } from '@panelwise/db/repositories/copied-series';
import { listUnfinishedComics } from '@panelwise/db/repositories/unfinished-comics';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { type Caller, registerForUsers } from '../../http/register-endpoint.ts';
import { sessionHolder } from '../../media/media-urls.ts';
import { getOwnComic, getReadableComic } from '../../policies/comic.ts';
import { presentComic, presentUnfinished } from '../../presenters/comic.ts';
import { refuseTooManyRuns } from '../generation/refuse-too-many-runs.ts';
import { setAuthor as storeAuthor } from './author.ts';
import { findStanding } from './behind.ts';
import { addItem, dropItem as removeItem, changeItem as storeItem } from './items.ts';
import { readNumbers } from './numbers.ts';
import { readPanelVersions } from './panel-versions.ts';
import { publish, withdraw } from './publish.ts';
import { decideOn, readPulledItems } from './pulled-items.ts';
import { readComic, readOwnComics } from './read-comic.ts';

export function registerComicRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, bus } = deps;
  const { db } = database;
  const mediaOf = (caller: Caller) => deps.media.heldBy(sessionHolder(caller.sessionId));

  registerForUsers(app, getMyComics, async ({ caller, query }) =>
    ok('My comics', await readOwnComics(db, mediaOf(caller), caller.userId, query)),
  );

  registerForUsers(app, getUnfinishedComics, async ({ caller, query }) => {
    const { rows, total } = await listUnfinishedComics(db, caller.userId, query.limit);
    const media = mediaOf(caller);
    return ok('Unfinished comics', { comics: rows.map((row) => presentUnfinished(row, media)), total });
  });

  registerForUsers(app, getComic, async ({ params, caller }) =>
    ok('Comic', await readComic(db, mediaOf(caller), await getReadableComic(db, caller, params.id))),
  );

  registerForUsers(app, getComicNumbers, async ({ params, query, caller }) => {
    const comic = await getReadableComic(db, caller, params.id);
    const media = { open: deps.media.open, held: mediaOf(caller) };
    return ok('Numbers', {
      title: comic.title,
      numbers: await readNumbers(db, media, comic.id, query.weeks),
    });
  });

  registerForUsers(app, getPanelVersions, async ({ params, caller }) => {
    const comic = await getReadableComic(db, caller, params.id);
    return ok('Pictures of the panel', {
      versions: await readPanelVersions(db, mediaOf(caller), comic, params),
    });
  });

  registerForUsers(app, saveScript, async ({ params, body, caller }) => {
    const comic = await getOwnComic(db, caller, params.id);
    const prompt = cleanText(body.prompt);
    const { risk } = mustBeFit(scriptTextTexts(prompt), comic);
    const revision = await storeScript(db, comic.id, prompt, body.basedOn);
    await raiseContentRisk(db, comic.id, risk);
    const pages = await listPages(db, [comic.id]);
    const panels = await listPanels(db, comic.id);
    return ok('Saved.', {
      savedAt: new Date().toISOString(),
      revision,
      ...findStanding({ ...comic, prompt }, pages, panels),
    });
  });

  registerForUsers(app, setAuthor, async ({ params, body, caller }) => {
    await storeAuthor(db, caller, params.id, body.author);
    await bus.publish({ topic: 'submissions-changed' });
    return ok('Saved.');
  });

  registerForUsers(app, duplicateComic, async ({ params, caller }) => {
    const comic = await getOwnComic(db, caller, params.id);
    await refuseTooManyRuns(deps, caller.userId);
    const drafts = await db.transaction((tx) => copySeries(tx, comic.seriesId));
    return ok('Copied.', { comicId: drafts.get(comic.partNumber)! });
  });

  registerForUsers(app, changeItem, async ({ params, body, caller }) => {
    const place = { caller, comicId: params.id };
    if (body.was) await storeItem(db, { ...place, was: body.was }, body.item);
    else await addItem(db, place, body.item);
    await bus.publish({ topic: 'submissions-changed' });
    return ok('Saved.');
  });

  registerForUsers(app, dropItem, async ({ params, body, caller }) => {
    await removeItem(db, { caller, comicId: params.id, was: body.was });
    await bus.publish({ topic: 'submissions-changed' });
    return ok('Dropped.');
  });

  registerForUsers(app, getPulledItems, async ({ params, caller }) =>
    ok('Questions that rest', { items: await readPulledItems(db, caller, params.id) }),
  );

  registerForUsers(app, decidePulledItem, async ({ params, body, caller }) => {
    await decideOn(db, caller, { comicId: params.id, ...body });
    await bus.publish({ topic: 'submissions-changed' });
    return ok('Done.');
  });

  registerForUsers(app, setComicStatus, async ({ body, caller }) => {
    const comic = await publish(db, caller, body.comicId);
    await bus.publish({ topic: 'submissions-changed' });
    const pages = await listPages(db, [comic.id]);
    return ok('Comic Published', { comic: presentComic(comic, pages, mediaOf(caller)) });
  });

  registerForUsers(app, withdrawComic, async ({ params, caller }) => {
    await withdraw(db, caller, params.id);
    await bus.publish({ topic: 'submissions-changed' });
    return ok('Withdrawn.');
  });
}
