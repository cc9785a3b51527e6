import { vi } from 'vitest';

/** Stands for the sound of a browser, which the tests' browser lacks. @returns the first height of each note that was begun, in Hz */
export function fakeAudio(): { heard: number[] } {
  const heard: number[] = [];
  const param = () => ({
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  });
  const node = () => ({ connect: (to: unknown) => to });
  class FakeContext {
    currentTime = 0;
    destination = {};
    resume = async () => undefined;
    createGain = () => ({ ...node(), gain: param() });
    createOscillator = () => {
      const frequency = { ...param(), setValueAtTime: (hz: number) => heard.push(hz) };
      return { ...node(), type: 'sine', frequency, start: vi.fn(), stop: vi.fn() };
    };
  }
  vi.stubGlobal('AudioContext', FakeContext);
  return { heard };
}
