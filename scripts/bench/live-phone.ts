import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { LiveStage } from '@panelwise/contracts/domain/live';
import { answerLive } from '@panelwise/contracts/http/live';
import {
  type LiveClientEvents,
  type LiveServerEvents,
  liveNamespace,
} from '@panelwise/contracts/realtime/events';
import { io, type Socket } from 'socket.io-client';
import { ApiClient, ApiRefusal } from '../stack/api-client.ts';

/** A student's phone as a browser has it: it follows a session, comes back, and sends an answer until it is taken. */
export class LivePhone {
  readonly seatId: string;
  readonly #sessionId: string;
  readonly #seat: string;
  readonly #shown = new Set<number>();
  readonly #waiting = new Map<number, () => void>();
  #url: string;
  #socket: Socket<LiveServerEvents, LiveClientEvents> | undefined;
  #ready = Promise.withResolvers<void>();
  #lastSeq = 0;
  #askedAt = 0;
  #expected = -1;
  /** From the tap of the teacher until the last question was here, in ms. */
  tookMs = 0;

  constructor(url: string, sessionId: string, seat: string, seatId: string) {
    this.#url = url;
    this.#sessionId = sessionId;
    this.#seat = seat;
    this.seatId = seatId;
  }

  connect(): void {
    const socket: Socket<LiveServerEvents, LiveClientEvents> = io(`${this.#url}${liveNamespace}`, {
      auth: { seat: this.#seat },
      transports: ['websocket'],
      reconnectionDelay: 300,
      forceNew: true,
    });
    this.#socket = socket;
    const again = (act: () => void) => setTimeout(() => socket === this.#socket && act(), 500);
    const watch = () =>
      socket.emit('live:watch', { sessionId: this.#sessionId, lastSeq: this.#lastSeq }, (answer) => {
        if (answer.error) return void again(watch);
        for (const { type, position } of answer.events) if (type === 'asked') this.#show(position);
        this.#take(answer.stage);
        this.#ready.resolve();
      });
    socket.on('live:stage', (stage) => this.#take(stage));
    socket.on('connect', watch);
    // A server that has too much to do refuses for a moment.
    socket.on('connect_error', () => {
      if (!socket.active) again(() => socket.connect());
    });
  }

  ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** The connection is lost. */
  cut(): void {
    this.#socket?.removeAllListeners();
    this.#socket?.disconnect();
  }

  /** As a load balancer does it when the process behind it is gone. */
  moveTo(url: string): void {
    if (this.#url === url) return;
    this.cut();
    this.#url = url;
    this.connect();
  }

  expect(position: number, at: number): void {
    this.#expected = position;
    this.#askedAt = at;
  }

  /** Resolves once this question was shown here. */
  seen(position: number): Promise<void> {
    if (this.#shown.has(position)) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.set(position, resolve));
  }

  missed(questions: number): number {
    return questions - this.#shown.size;
  }

  /** Sends an answer; the same one again where no answer came. */
  async answer(position: number): Promise<void> {
    const body = { position, chosen: position % 4, eventId: randomUUID(), seat: this.#seat };
    for (let tries = 0; tries < 20; tries++) {
      try {
        await new ApiClient(this.#url).call(answerLive, { params: { id: this.#sessionId }, body });
        return;
      } catch (error) {
        if (error instanceof ApiRefusal && error.status < 500) throw error;
        await delay(300);
      }
    }
    throw new Error('An answer could not be sent.');
  }

  close(): void {
    this.cut();
  }

  #take({ seq, state, position }: LiveStage): void {
    this.#lastSeq = Math.max(this.#lastSeq, seq);
    if (state === 'asking') this.#show(position);
  }

  #show(position: number): void {
    if (this.#shown.has(position)) return;
    this.#shown.add(position);
    if (position === this.#expected) this.tookMs = performance.now() - this.#askedAt;
    this.#waiting.get(position)?.();
    this.#waiting.delete(position);
  }
}
