import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('tells the page where it cannot solve what it is sent', async () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  await import('./challenge.worker.ts');
  self.dispatchEvent(new MessageEvent('message', { data: undefined }));
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.any(TypeError)));
});
