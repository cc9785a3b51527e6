/**
 * How somebody remembers and forgets, who has nothing to do with the scheduler that is tried on them: each time that something
 * is met leaves a trace, traces fade by a power of time, and one that is left while much is still known fades faster, so that
 * what is spread out lasts longer. The form is that of Pavlik & Anderson, "Practice and forgetting effects on vocabulary
 * memory: an activation-based model of the spacing effect", Cognitive Science 29 (2005), 559-586.
 */
const memoryModel = {
  /** How fast the first trace fades, and how much faster one that is left while the thing is known. */
  decay: 0.177,
  decayByActivation: 0.217,
  /** Activation at which half is recalled, and how gradually it goes. */
  threshold: -0.704,
  noise: 0.255,
  /** Between two sittings time wears away less: by this part of it. */
  between: 0.025,
} as const;

type Trace = { at: number; decay: number };

/** The memory of one learner. Time goes on in it by sittings and by what lies between them. */
export class SimulatedMemory {
  readonly #traces = new Map<string, Trace[]>();
  #now = 0;

  /** Time in a sitting, in s. */
  sit(seconds: number): void {
    this.#now += seconds;
  }

  /** Time between two sittings, in s. */
  rest(seconds: number): void {
    this.#now += seconds * memoryModel.between;
  }

  /** Something is seen, or answered and then shown. */
  meet(thing: string): void {
    const { decay, decayByActivation } = memoryModel;
    const traces = this.#traces.get(thing) ?? [];
    const known = Math.exp(this.#activation(traces));
    this.#traces.set(thing, [...traces, { at: this.#now, decay: decay + decayByActivation * known }]);
  }

  /** How likely something is recalled now, 0 to 1. @param ease of the thing for this learner: 0 for an ordinary word list */
  recall(thing: string, ease: number): number {
    const activation = this.#activation(this.#traces.get(thing) ?? []) + ease;
    return 1 / (1 + Math.exp((memoryModel.threshold - activation) / memoryModel.noise));
  }

  /** Minus infinity for what was never met. */
  #activation(traces: readonly Trace[]): number {
    return Math.log(traces.reduce((sum, { at, decay }) => sum + Math.max(1, this.#now - at) ** -decay, 0));
  }
}
