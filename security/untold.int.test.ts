import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type CallName, endpointOf, inputOf } from '../apps/api/src/testing/every-endpoint.ts';
import { listen } from '../apps/api/src/testing/open-socket.ts';
import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts';
import { createTwinWorld, type Told, type TwinWorld } from './testing/twin-world.ts';

/*
 * Under whatever name a right answer was told, it would be another one where another option is right. So all that is said of
 * questions that are not settled is said in two worlds that differ in nothing but which option that is, and compared.
 */
let site: TestApp;
let worlds: [TwinWorld, TwinWorld];
beforeAll(async () => {
  site = await startTestApp();
  const url = await listen(site);
  worlds = [await createTwinWorld(site, url, 0), await createTwinWorld(site, url, 1)];
});
/** What was said in both worlds, by name. */
const compared = new Set<string>();
afterEach(() => {
  for (const { told } of worlds) for (const { by } of told.splice(0)) compared.add(by);
});
afterAll(() => site.close());

/** What differs between any two worlds: ids, seats, times, and how many ms something took; and options stand in any order. */
const byChance = new Set(['_id', 'seat', 'seatId', 'code', 'names', 'face', 'ms', 'times', 'key', 'at']);
const isId = /^([\da-f]{8}-[\da-f-]{27}|[\w-]{22,}|\d{4}-\d\d-\d\dT.*)$/;

/** A value with everything that chance has made left out. */
function alike(value: unknown): unknown {
  if (typeof value === 'string')
    return isId.test(value) ? '#' : value.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '#').replaceAll(/\d+/g, '#');
  if (Array.isArray(value)) {
    const all = value.map(alike);
    return all.every((one) => typeof one === 'string') ? all.sort() : all;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      byChance.has(name) || /(At|Ms)$/.test(name) ? '#' : alike(one),
    ]),
  );
}
/** Sockets say things in the order of the network. */
const inOrder = (told: readonly Told[]) =>
  told.map(({ by, said }) => JSON.stringify([by, alike(said)])).sort();
const differences = () => {
  const [one, other] = worlds.map(({ told }) => inOrder(told)) as [string[], string[]];
  return {
    onlyHere: one.filter((text) => !other.includes(text)),
    onlyThere: other.filter((text) => !one.includes(text)),
  };
};
const none = { onlyHere: [], onlyThere: [] };

test('reading, answering wrong, an assignment and the review tell nothing by which one knows what is right', async () => {
  for (const world of worlds) await world.read();
  expect(differences()).toEqual(none);
});

test('a live question that is on is the same for guest, pupil and teacher, by call and socket, whatever is right', async () => {
  const lives = [await worlds[0].goLive(), await worlds[1].goLive()];
  for (const { isHeard } of lives) await vi.waitFor(() => expect(isHeard('asking')()).toBe(true));
  await vi.waitFor(() => expect(differences()).toEqual(none));
  // The comparison sees what is told once it may be.
  for (const { show } of lives) await show();
  for (const { isHeard } of lives) await vi.waitFor(() => expect(isHeard('shown')()).toBe(true));
  const by = differences().onlyHere.map((text) => JSON.parse(text)[0] as string);
  expect(by).toEqual(
    expect.arrayContaining([
      'steerLive',
      ...['guest', 'pupil', 'teacher'].map((who) => `live of ${who}: live:stage`),
    ]),
  );
  for (const { close } of lives) close();
});

test('in a battle nobody learns from what the other has answered what is right', async () => {
  for (const world of worlds) await world.battle();
  await vi.waitFor(() => expect(differences()).toEqual(none));
});

/** Calls that bring questions, too, with why they are not compared. */
const notCompared: Partial<Record<CallName, string>> = {
  buyPowerUp: 'who buys a hint or takes wrong answers away is told that much',
  usePowerUpInBattle: 'the same',
  callGhost: 'shows the battle as a look at it does',
  joinBattle: 'the same',
  leaveBattle: 'the same, of one that is over',
  askRematch: 'shows a battle that nobody has come to, as opening one does',
  answerInBattle: 'tells who has answered how it was',
  importQuiz: 'answers to who makes the comic',
  'generate-quiz': 'the same',
  'generate-hardcore-quiz': 'the same',
  'generate-faqs': 'the same',
  'another-item': 'the same',
};

test('every call that brings a question and does more than read is compared, or said why not', () => {
  const bringing = (Object.keys(endpointOf) as CallName[]).filter((name) => {
    const { method, auth, response } = endpointOf[name];
    const bringsOne = /"(options|question)":\{/.test(JSON.stringify(inputOf(response)));
    return method !== 'GET' && auth !== 'admin' && bringsOne;
  });
  expect(bringing.filter((name) => !compared.has(name) && !(name in notCompared))).toEqual([]);
});
