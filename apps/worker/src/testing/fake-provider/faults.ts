import { mulberry32 } from '@panelwise/contracts/domain/mulberry32';
/** Where a fault strikes. */
export const faultPlaces = [
  'create',
  'get',
  'list',
  'cancel',
  'picture',
  'chat',
  'images',
  'responses',
  'conversations',
  'stream',
] as const;
export type FaultPlace = (typeof faultPlaces)[number];

export const faultKinds = [
  /** 429 with `Retry-After`. */
  'busy',
  /** 500, before anything is accepted. */
  'error',
  /** 401. */
  'auth',
  /** 402. */
  'quota',
  /** 400 with a content policy code. */
  'refused',
  /** 504 of a gateway, after the work was accepted. */
  'gateway',
  /** Accepted, then the connection is cut. */
  'drop',
  /** Accepted, and never answered. */
  'hang',
  /** Accepted, and answered with what is not JSON. */
  'garbage',
  /** Accepted, and answered with nothing. */
  'empty',
  /** Accepted, and the work fails. */
  'fail',
  /** A picture that ends half-way. */
  'truncated',
  /** A picture whose connection is cut half-way. */
  'cut',
  /** A web page in place of a picture. */
  'wrong-type',
  /** A picture that never ends. */
  'endless',
  /** 404: the picture is gone. */
  'gone',
  /** The picture is said to be on another host, or redirects to one. */
  'foreign',
  /** An answer of the right form that does not hold. */
  'invalid',
  /** Three times the usual time. */
  'slow',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export type FaultRule = {
  place: FaultPlace;
  kind: FaultKind;
  /** Strikes every so many calls, or the first so many, or with this probability; always when none is given. */
  every?: number;
  first?: number;
  probability?: number;
  /** Only calls whose prompt or messages contain this. */
  match?: string;
  /** For `busy`, in s. */
  retryAfterS?: number;
  /** For `foreign`: where to. */
  to?: string;
};

/** For how many seconds a fault asks to be left alone, if it does. */
export function busySeconds(fault: FaultRule | undefined): number | undefined {
  return fault?.kind === 'busy' ? (fault.retryAfterS ?? 1) : undefined;
}

/** Chooses the fault of each call; the same seed gives the same faults in the same order. */
export class FaultPlan {
  rules: FaultRule[];
  #counts = new Map<FaultRule, number>();
  #random: () => number;

  constructor(rules: FaultRule[], seed: number) {
    this.rules = rules;
    this.#random = mulberry32(seed);
  }

  pick(place: FaultPlace, text = ''): FaultRule | undefined {
    return this.rules.find((rule) => {
      if (rule.place !== place || (rule.match !== undefined && !text.includes(rule.match))) return false;
      const count = (this.#counts.get(rule) ?? 0) + 1;
      this.#counts.set(rule, count);
      if (rule.first !== undefined) return count <= rule.first;
      if (rule.every !== undefined) return count % rule.every === 0;
      return rule.probability === undefined || this.#random() < rule.probability;
    });
  }
}

/** Reads `create:drop@0.03,picture:truncated#5,chat:busy^2`: a probability, every nth, the first n. */
export function parseFaults(text: string): FaultRule[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const match = /^(\w+):([\w-]+)(?:([@#^])([\d.]+))?$/.exec(part.trim());
      const place = faultPlaces.find((one) => one === match?.[1]);
      const kind = faultKinds.find((one) => one === match?.[2]);
      if (!match || !place || !kind) throw new Error(`Not a fault: "${part}"`);
      const amount = Number(match[4]);
      const when = { '@': { probability: amount }, '#': { every: amount }, '^': { first: amount } }[
        match[3] ?? ''
      ];
      return { place, kind, ...when };
    });
}
