/** A signal that aborts with a TimeoutError when nothing was heard for so long, in ms. */
export function watchSilence(limitMs: number): { signal: AbortSignal; heard(): void; stop(): void } {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException('Nothing was heard for too long.', 'TimeoutError')),
    limitMs,
  );
  return { signal: controller.signal, heard: () => timer.refresh(), stop: () => clearTimeout(timer) };
}
