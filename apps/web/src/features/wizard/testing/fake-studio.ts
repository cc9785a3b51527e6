import { expose } from 'comlink';
import { vi } from 'vitest';
import type { Studio } from '../rough/rough.worker.ts';
import type { LessonSketch } from '../rough/rough-messages.ts';

const page = new Blob(['<svg/>'], { type: 'image/svg+xml' });
const part = { part: 1, title: 'Light', keyTerms: [], start: '', end: '' };

/** What the studio makes of every lesson. */
export const sketchedLesson: LessonSketch = {
  story: 'Ravi asks about leaves.',
  parts: [part, { ...part, part: 2 }],
  pageCount: 3,
  page,
};

/** A browser whose studio knows these answers and no others. @returns how its thread ends before its time */
export function stubStudio(answers: Answers): (message: string) => void {
  let end = (_message: string) => {};
  vi.stubGlobal('Worker', function startWorker() {
    const { port1, port2 } = new MessageChannel();
    expose(answers, port2);
    const worker = Object.assign(port1, {
      onerror: (_event: { message: string }) => {},
      terminate: () => port1.close(),
    });
    end = (message) => worker.onerror({ message });
    return worker;
  });
  return (message) => end(message);
}
type Answers = {
  [Name in keyof Studio]?: (
    ...asked: Parameters<Studio[Name]>
  ) => ReturnType<Studio[Name]> | Awaited<ReturnType<Studio[Name]>>;
};

/** A studio that knows lessons and draws nothing else. */
export function fakeStudio(): void {
  stubStudio({ drawLessonCover: () => page, drawLesson: () => sketchedLesson });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => {} }));
}
