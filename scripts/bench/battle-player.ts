import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Battle } from '@panelwise/contracts/domain/battles';
import * as contract from '@panelwise/contracts/http/battles';
import type { Endpoint } from '@panelwise/contracts/http/endpoint';
import { io, type Socket } from 'socket.io-client';
import type { z } from 'zod';
import { ApiClient, ApiRefusal } from '../stack/api-client.ts';

/** How often a player says that they are there, and how long they think, in ms. */
const lookEveryMs = 3_500;
const think = { least: 1_500, most: 4_000 } as const;

/** One side of a battle, as a browser plays it: on whichever api process answers. */
export class BattlePlayer {
  readonly #urls: () => string[];
  readonly #token: string;
  readonly #first: number;
  #socket: Socket | undefined;
  #isAway = false;
  #isClosed = false;
  #onNews: () => void = () => undefined;
  battle: Battle | undefined;

  /** @param urls of the api processes that are up; this one prefers the one with its number */
  constructor(urls: () => string[], token: string, first: number) {
    this.#urls = urls;
    this.#token = token;
    this.#first = first;
  }

  /** Makes a call until some process answers it, the same each time. @throws ApiRefusal */
  async call<E extends Endpoint>(endpoint: E, request: object): Promise<z.output<E['response']>> {
    for (let i = this.#first; ; i++) {
      const urls = this.#urls();
      const client = new ApiClient(urls[i % urls.length]!);
      client.token = this.#token;
      try {
        return (await client.call(endpoint, request as never)) as z.output<E['response']>;
      } catch (error) {
        // 408: a server that is behind has not read the request.
        if (error instanceof ApiRefusal && error.status < 500 && error.status !== 408) throw error;
        await delay(100);
      }
    }
  }

  connect(): void {
    const urls = this.#urls();
    this.#socket?.disconnect();
    const socket = io(urls[this.#first % urls.length]!, {
      auth: { token: this.#token },
      transports: ['websocket'],
      reconnection: false,
    });
    this.#socket = socket;
    // As the page does: what may have been missed is looked for, and what came of the own answer is known.
    socket.on('connect', () => this.#onNews());
    // As behind a proxy: whose server has gone comes back to another one.
    socket.on('disconnect', (reason) => reason !== 'io client disconnect' && this.#comeBack());
    socket.on('connect_error', () => this.#comeBack());
    socket.on('battle:moved', ({ battleId, seq }: { battleId: string; seq: number }) => {
      if (battleId !== this.battle?._id || seq > this.battle.seq) this.#onNews();
    });
    this.#isAway = false;
  }

  #comeBack(): void {
    setTimeout(() => this.reconnect(), randomInt(50, 250));
  }

  /** Connects anew, to where a proxy would send this one now; whoever has gone stays away. */
  reconnect(): void {
    if (this.battle && !this.#isAway && !this.#isClosed) this.connect();
  }

  /** Says and hears nothing any more. */
  drop(): void {
    this.#isAway = true;
    this.#socket?.disconnect();
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  async look(id: string): Promise<Battle> {
    const { battle } = await this.call(contract.lookAtBattle, { params: { id }, body: {} });
    return this.#take(battle);
  }

  /** What was asked before and comes after it is older than what is shown. */
  #take(battle: Battle): Battle {
    if (this.battle?._id !== battle._id || battle.seq >= this.battle.seq) this.battle = battle;
    return this.battle!;
  }

  /** Looks until the battle is over, now and then and at each piece of news. @param onSeen what was seen */
  async follow(id: string, onSeen: (battle: Battle) => void): Promise<void> {
    let isOver = false;
    while (!isOver && !this.#isClosed) {
      // What comes while this one looks is looked at next.
      let wake = () => {};
      const news = new Promise<void>((resolve) => {
        wake = resolve;
      });
      let hasNews = false;
      this.#onNews = () => {
        hasNews = true;
        wake();
      };
      if (!this.#isAway) {
        const seen = await this.look(id);
        onSeen(seen);
        isOver = seen.state === 'ended';
      }
      if (hasNews || isOver) continue;
      const again = setTimeout(wake, lookEveryMs);
      await news;
      clearTimeout(again);
    }
  }

  /**
   * Answers one question after the other, one of ten of them twice at once.
   * @param goOn asked before each; false where this player has gone for good
   */
  async play(id: string, goOn: () => Promise<boolean>, onSent: (position: number) => void): Promise<void> {
    for (;;) {
      if (!(await goOn())) return;
      const { question } = this.battle ?? (await this.look(id));
      if (!question) return;
      const ms = randomInt(think.least, think.most);
      await delay(ms);
      const { position, options } = question;
      const answer = options[randomInt(options.length)]!;
      const send = { params: { id }, body: { eventId: randomUUID(), position, answer, ms } };
      onSent(position);
      const twice = randomInt(10) === 0 ? [send, send] : [send];
      try {
        const told = await Promise.all(twice.map((one) => this.call(contract.answerInBattle, one)));
        for (const { battle } of told) this.#take(battle);
      } catch (error) {
        // It was missed meanwhile: whoever was away finds it closed.
        if (!(error instanceof ApiRefusal && error.code === 'battle-closed')) throw error;
        await this.look(id);
      }
    }
  }

  /** Does nothing any more. */
  close(): void {
    this.#isClosed = true;
    this.#socket?.disconnect();
    this.#onNews();
  }
}
