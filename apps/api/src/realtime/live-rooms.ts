import type { LiveStage } from '@panelwise/contracts/domain/live';
import type { LiveServerEvents } from '@panelwise/contracts/realtime/events';
import type { Database } from '@panelwise/db/client';
import { listLiveAnswers } from '@panelwise/db/repositories/live-answers';
import { findLiveSession, type LiveSession, listLiveSeqs } from '@panelwise/db/repositories/live-sessions';
import { findTaughtClass } from '@panelwise/db/repositories/relations';
import type { MediaUrls } from '../media/media-urls.ts';
import { type LiveScene, presentOwn, presentRoom, presentStage, readScene } from '../presenters/live.ts';

/** One screen of a session in this process. */
export type LiveScreen = {
  media: MediaUrls;
  /** Of whoever takes part; a teacher has none. */
  seatId?: string;
  /** Who teaches the class. */
  teacherId?: string;
  emit<E extends keyof LiveServerEvents>(event: E, ...payload: Parameters<LiveServerEvents[E]>): void;
  /** It may follow no longer. */
  dismiss(): void;
};

type Room = {
  screens: Set<LiveScreen>;
  /** As it was told last. */
  scene: LiveScene | undefined;
  /** Number of the last event that all screens here were sent. */
  seq: number;
  position: number;
  refreshing: Promise<void> | undefined;
  isBehind: boolean;
  /** What teachers wait for, sent together after a moment: who has answered, and who is there. */
  answered: Set<string>;
  hasNewRoom: boolean;
  flush: NodeJS.Timeout | undefined;
  closing: NodeJS.Timeout | undefined;
};

/** What many do at once is told to a teacher together, after so many ms. */
const batchMs = 80;

/**
 * The live sessions that screens of this process follow. What is on is read from the tables each time that it changes, so
 * every process tells its own screens the same, and a message that the notification bus loses is made up for.
 */
export class LiveRooms {
  readonly #rooms = new Map<string, Room>();
  readonly #db: Database;
  readonly #onOver: (sessionId: string) => void;
  readonly #warn: (error: unknown) => void;

  /** @param onOver the time of a question is over */
  constructor(db: Database, onOver: (sessionId: string) => void, warn: (error: unknown) => void) {
    this.#db = db;
    this.#onOver = onOver;
    this.#warn = warn;
  }

  /** Begins to follow a session. From here on the screen is sent what changes. Returns the function that ends it. */
  join({ id, seq, position }: LiveSession, screen: LiveScreen): () => void {
    const room: Room = this.#rooms.get(id) ?? {
      ...{ screens: new Set(), scene: undefined, seq, position, answered: new Set(), hasNewRoom: false },
      ...{ isBehind: false, refreshing: undefined, flush: undefined, closing: undefined },
    };
    this.#rooms.set(id, room);
    room.screens.add(screen);
    return () => {
      room.screens.delete(screen);
      if (room.screens.size > 0) return;
      clearTimeout(room.flush);
      clearTimeout(room.closing);
      if (this.#rooms.get(id) === room) this.#rooms.delete(id);
    };
  }

  /** What screens of this process were told of a session at this number, so that nobody who comes back has to read it. */
  toldAt({ id, seq }: Pick<LiveSession, 'id' | 'seq'>): LiveScene | undefined {
    const scene = this.#rooms.get(id)?.scene;
    return scene?.session.seq === seq ? scene : undefined;
  }

  /** What somebody has just read, for whoever comes next. */
  remember(scene: LiveScene): void {
    const room = this.#rooms.get(scene.session.id);
    if (room && scene.session.seq >= (room.scene?.session.seq ?? 0)) room.scene = scene;
  }

  /**
   * The session has gone on to this number.
   * @param asked with a question that is asked: all that is new, so that it is shown without reading anything
   */
  moved(sessionId: string, seq: number, asked?: { position: number; closesAt: string | null }): void {
    const room = this.#rooms.get(sessionId);
    if (!room || seq <= room.seq) return;
    if (!asked || !room.scene) {
      this.#refresh(sessionId, room);
      return;
    }
    const closesAt = asked.closesAt === null ? null : new Date(asked.closesAt);
    const session = {
      ...room.scene.session,
      seq,
      position: asked.position,
      closesAt,
      state: 'asking' as const,
    };
    this.#tellAll({ session, seats: room.scene.seats, answers: [], leaders: null }, room);
    this.seated(sessionId);
  }

  /** A seat has answered the question at this place. */
  answered(sessionId: string, position: number, seatId: string): void {
    const room = this.#rooms.get(sessionId);
    if (!room || position !== room.position || !hasTeacher(room)) return;
    room.answered.add(seatId);
    this.#flushSoon(sessionId, room);
  }

  /** Who is there has changed, or may have. */
  seated(sessionId: string): void {
    const room = this.#rooms.get(sessionId);
    if (!room || !hasTeacher(room)) return;
    room.hasNewRoom = true;
    this.#flushSoon(sessionId, room);
  }

  #flushSoon(sessionId: string, room: Room): void {
    room.flush ??= setTimeout(() => {
      room.flush = undefined;
      this.#tellTeachers(sessionId, room).catch(this.#warn);
    }, batchMs);
  }

  /** Looks at the tables for every session that is followed here: messages may have been lost. */
  async catchUp(): Promise<void> {
    for (const { id, seq } of await listLiveSeqs(this.#db, [...this.#rooms.keys()])) {
      this.moved(id, seq);
      this.seated(id);
    }
  }

  close(): void {
    for (const { flush, closing } of this.#rooms.values()) {
      clearTimeout(flush);
      clearTimeout(closing);
    }
    this.#rooms.clear();
  }

  #refresh(sessionId: string, room: Room): void {
    room.isBehind = true;
    room.refreshing ??= this.#readAndTell(sessionId, room)
      .catch(this.#warn)
      .finally(() => {
        room.refreshing = undefined;
      });
  }

  async #readAndTell(sessionId: string, room: Room): Promise<void> {
    while (room.isBehind) {
      room.isBehind = false;
      const session = await findLiveSession(this.#db, sessionId);
      if (!session) return;
      const scene = await readScene(this.#db, session);
      this.#tellAll(scene, room);
      if (session.state !== 'asking') await this.#tellOwn(scene, room);
      await this.#dismissStrangers(scene, room);
    }
  }

  #tellAll(scene: LiveScene, room: Room): void {
    const { session } = scene;
    // Read before what was told meanwhile.
    if (session.seq < room.seq) return;
    if (session.position !== room.position) room.answered.clear();
    Object.assign(room, {
      scene,
      seq: Math.max(room.seq, session.seq),
      position: session.position,
    });
    this.#closeInTime(session, room);
    // Addresses of what is public are the same for all.
    const stages = new Map<MediaUrls | 'all', LiveStage>();
    const told = presentRoom(scene);
    for (const screen of room.screens) {
      const key = session.isPublic ? 'all' : screen.media;
      const stage = stages.get(key) ?? presentStage(scene, screen.media);
      stages.set(key, stage);
      screen.emit('live:stage', stage);
      if (screen.teacherId) screen.emit('live:room', told);
    }
  }

  /** What each seat knew of the questions that are closed: everybody hears of their own alone. */
  async #tellOwn({ session, seats }: LiveScene, room: Room): Promise<void> {
    const answers = await listLiveAnswers(this.#db, session.id);
    const bySeat = Map.groupBy(answers, ({ seatId }) => seatId);
    const seatOf = new Map(seats.map((seat) => [seat.id, seat]));
    for (const screen of room.screens) {
      const seat = seatOf.get(screen.seatId ?? '');
      if (seat) screen.emit('live:own', presentOwn({ session, answers: bySeat.get(seat.id) ?? [] }, seat));
    }
  }

  /** A question with a timer is closed by whichever process comes first. */
  #closeInTime({ id, closesAt }: LiveSession, room: Room): void {
    clearTimeout(room.closing);
    room.closing = closesAt
      ? setTimeout(() => this.#onOver(id), Math.max(0, closesAt.getTime() - Date.now()) + 20)
      : undefined;
  }

  /** Whose seat was taken away, and who teaches the class no longer, sees nothing more. */
  async #dismissStrangers({ session, seats }: LiveScene, room: Room): Promise<void> {
    const here = new Set(seats.map(({ id }) => id));
    const teacherIds = new Set([...room.screens].flatMap(({ teacherId }) => teacherId ?? []));
    const teaching = new Set<string>();
    for (const id of teacherIds) if (await findTaughtClass(this.#db, id, session.classId)) teaching.add(id);
    for (const screen of [...room.screens]) {
      const { seatId, teacherId } = screen;
      if (teacherId ? !teaching.has(teacherId) : !here.has(seatId ?? '')) screen.dismiss();
    }
  }

  async #tellTeachers(sessionId: string, room: Room): Promise<void> {
    const teachers = [...room.screens].filter(({ teacherId }) => teacherId);
    const { position } = room;
    const seatIds = [...room.answered];
    room.answered.clear();
    if (seatIds.length > 0)
      for (const screen of teachers) screen.emit('live:answered', { position, seatIds });
    if (!room.hasNewRoom) return;
    room.hasNewRoom = false;
    const session = await findLiveSession(this.#db, sessionId);
    if (!session) return;
    const scene = await readScene(this.#db, session);
    this.remember(scene);
    for (const screen of teachers) screen.emit('live:room', presentRoom(scene));
  }
}

const hasTeacher = ({ screens }: Room): boolean => [...screens].some(({ teacherId }) => teacherId);
