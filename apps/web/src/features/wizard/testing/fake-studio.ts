import { vi } from 'vitest';
import type { LessonSketch, RoughReply, RoughRequest } from '../rough/rough-messages.ts';

const page = new Blob(['<svg/>'], { type: 'image/svg+xml' });
const part = { part: 1, title: 'Light', keyTerms: [], start: '', end: '' };

/** What the studio makes of every lesson. */
export const sketchedLesson: LessonSketch = {
  story: 'Ravi asks about leaves.',
  parts: [part, { ...part, part: 2 }],
  pageCount: 3,
  page,
};

/** A studio that knows lessons and draws nothing else. */
export function fakeStudio(): void {
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: RoughReply }) => void;
      postMessage({ id, job }: RoughRequest) {
        const result = job.kind === 'cover' ? page : sketchedLesson;
        const isKnown = job.kind === 'cover' || job.kind === 'lesson';
        const data: RoughReply = isKnown
          ? { id, ok: true, result }
          : { id, ok: false, message: 'Not in this test.' };
        queueMicrotask(() => this.onmessage?.({ data }));
      }
      terminate() {}
    },
  );
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => {} }));
}
