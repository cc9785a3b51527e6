import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { dropKeptScript, findKeptScript, keepScript } from '../../../lib/kept-scripts.ts';
import { openScriptSaver, type ScriptSaver, type StoredScript } from './script-saver.ts';

const [comicId, userId] = ['comic', 'user'];

/** A server with one script, and a line to it that can lose requests and answers. */
function aServer(start: StoredScript = { text: 'old', revision: 3 }) {
  const lost = () => new ApiError({ code: 'network', status: 0 });
  const server = {
    stored: { ...start },
    saves: [] as string[],
    /** What happens to each of the next saves; those after them arrive. */
    faults: [] as ('lost' | 'answer lost' | ApiError)[],
    read: async () => ({ ...server.stored }),
    /** Another device of the same creator saves. */
    typeElsewhere: (text: string) => {
      server.stored = { text, revision: server.stored.revision + 1 };
    },
    send: async (text: string, basedOn: number) => {
      const fault = server.faults.shift();
      if (fault === 'lost') throw lost();
      if (fault instanceof ApiError) throw fault;
      if (text !== server.stored.text) {
        if (basedOn !== server.stored.revision) throw new ApiError({ code: 'script-changed', status: 409 });
        server.typeElsewhere(text);
        server.saves.push(text);
      }
      if (fault === 'answer lost') throw lost();
      return { savedAt: '2026-11-21T10:42:00.000Z', revision: server.stored.revision };
    },
  };
  return server;
}

/** A page that shows the script as the server has it now. */
function aPage(server: ReturnType<typeof aServer>): ScriptSaver {
  const saver = openScriptSaver(
    { ...server.stored },
    {
      send: server.send,
      read: server.read,
      keeper: {
        find: () => findKeptScript(comicId, userId),
        keep: (script) => keepScript(comicId, { ...script, userId }),
        drop: (text) => dropKeptScript(comicId, text),
      },
    },
  );
  pages.push(saver);
  saver.hurry();
  return saver;
}

const pages: ScriptSaver[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  for (const page of pages.splice(0)) page.stop();
  vi.useRealTimers();
});
const pause = () => vi.advanceTimersByTimeAsync(1_000);
const kept = () => findKeptScript(comicId, userId)?.text;
const kind = (page: ScriptSaver) => page.state().save.kind;

describe('saving a script', () => {
  it('stores what was typed after a pause, once, and keeps it in this browser until then', async () => {
    const server = aServer();
    const page = aPage(server);
    page.edit('new');
    page.edit('new words');
    expect([kind(page), kept()]).toEqual(['unsaved', 'new words']);
    await pause();
    expect([kind(page), kept(), server.saves]).toEqual(['saved', undefined, ['new words']]);
    page.edit('new word');
    page.edit('new words');
    await pause();
    expect([kind(page), kept(), server.saves]).toEqual(['saved', undefined, ['new words']]);
  });

  it('tries again without an answer, ever more slowly, and at once when online again', async () => {
    const server = aServer();
    server.faults = Array.from({ length: 7 }, () => 'lost');
    const page = aPage(server);
    page.edit('typed offline');
    await pause();
    expect([kind(page), kept()]).toEqual(['waiting', 'typed offline']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.faults.length).toBeLessThan(4);
    expect(server.faults.length).toBeGreaterThan(0);
    server.faults = [];
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect([kind(page), kept(), server.stored.text]).toEqual(['saved', undefined, 'typed offline']);
  });

  it('brings back after a reload what was not stored, broken JSON too, and stores it', async () => {
    const server = aServer();
    server.faults = ['lost'];
    const before = aPage(server);
    before.edit('[{"half a');
    await pause();
    before.stop();
    const page = aPage(server);
    expect(page.state()).toMatchObject({ text: '[{"half a', restored: true, save: { kind: 'unsaved' } });
    await vi.advanceTimersByTimeAsync(0);
    expect([kind(page), kept(), server.stored.text]).toEqual(['saved', undefined, '[{"half a']);
  });

  it('is not surprised by its own words, whose answer was lost', async () => {
    const server = aServer();
    server.faults = ['answer lost'];
    const page = aPage(server);
    page.edit('one');
    await pause();
    page.edit('one two');
    await pause();
    expect([kind(page), server.stored.text]).toEqual(['saved', 'one two']);
    server.faults = ['answer lost', 'lost'];
    page.edit('one two three');
    await pause();
    page.edit('one two three four');
    await pause();
    page.stop();
    const next = aPage(server);
    expect(next.state()).toMatchObject({ text: 'one two three four', restored: true });
    await vi.advanceTimersByTimeAsync(0);
    expect([kind(next), server.stored.text]).toEqual(['saved', 'one two three four']);
  });

  it('says why a script is refused, keeps it, and tries the next change', async () => {
    const server = aServer();
    server.faults = [new ApiError({ code: 'bad-input', status: 400, serverMessage: 'Too long.' })];
    const page = aPage(server);
    page.edit('much too long');
    await pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.state()).toMatchObject({ save: { kind: 'failed', message: 'Too long.' }, kept: true });
    expect(kept()).toBe('much too long');
    page.edit('short');
    await pause();
    expect([kind(page), kept()]).toEqual(['saved', undefined]);
  });

  it('takes over what another device has stored, unless something was typed here', async () => {
    const server = aServer();
    const page = aPage(server);
    server.typeElsewhere('from the phone');
    expect(page.offer(server.stored)).toBe(true);
    expect(page.state().text).toBe('from the phone');
    page.edit('typed here');
    server.typeElsewhere('from the phone again');
    expect(page.offer(server.stored)).toBe(false);
    await pause();
    expect(page.state().save).toEqual({ kind: 'changed', other: server.stored });
  });

  it.each([
    ['mine', 'typed here'],
    ['the other one', 'from the phone'],
  ])('stores neither of two scripts until one was chosen: %s', async (choice, chosen) => {
    const server = aServer();
    const before = aPage(server);
    server.typeElsewhere('from the phone');
    before.edit('typed here');
    await pause();
    await vi.advanceTimersByTimeAsync(60_000);
    before.stop();
    // Not even a reload chooses.
    const page = aPage(server);
    expect(page.state()).toMatchObject({ text: 'typed here', save: { kind: 'changed' } });
    expect(await page.flush()).toBeUndefined();
    expect(server.stored.text).toBe('from the phone');
    if (choice === 'mine') page.keepMine();
    else page.takeOther();
    await pause();
    expect([page.state().text, server.stored.text, kept()]).toEqual([chosen, chosen, undefined]);
    page.edit('goes on');
    await pause();
    expect(server.stored.text).toBe('goes on');
  });

  it('makes sure before a script is drawn that it is the newest', async () => {
    const server = aServer();
    const page = aPage(server);
    expect(await page.flush()).toBe('old');
    server.typeElsewhere('from the phone');
    expect(await page.flush()).toBeUndefined();
    expect(page.state().save).toEqual({ kind: 'changed', other: server.stored });
  });

  it('says that nothing is kept where the browser keeps nothing', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const page = aPage(aServer());
    page.edit('typed');
    expect(page.state().kept).toBe(false);
    full.mockRestore();
  });
});
