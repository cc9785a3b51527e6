import { createHmac, randomInt } from 'node:crypto';
import { type Challenge, solutionHeader, solutionSchema } from '@panelwise/contracts/http/challenge';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { FastifyRequest } from 'fastify';
import type { AttemptCounter } from './attempt-counter.ts';

const goodForMs = 5 * 60_000;
/** Hashes of one guess: with few guesses of many hashes, what a browser does between two hashes hardly counts. */
const hashesPerGuess = 200;

/** What a challenge is for: it is worth nothing for another call, or about another e-mail. */
export type ChallengedCall = { path: string; email: string };

/**
 * Gives challenges and takes their solutions, each once. The server works out one guess for each, the browser between half
 * of `effort` and all of it.
 */
export class Challenges {
  readonly #key: Buffer;
  readonly #attempts: AttemptCounter;
  readonly #effort: number;

  constructor(key: Buffer, attempts: AttemptCounter, effort: number) {
    this.#key = key;
    this.#attempts = attempts;
    this.#effort = effort;
  }

  async make(call: ChallengedCall): Promise<Challenge> {
    return createChallenge({
      algorithm: 'SHA-256',
      cost: hashesPerGuess,
      counter: randomInt(Math.ceil(this.#effort / 2), this.#effort + 1),
      data: { call: this.#nameOf(call) },
      deriveKey,
      expiresAt: new Date(Date.now() + goodForMs),
      ...this.#secrets,
    });
  }

  /** Takes the solution that a call brings, if it brings a good one for itself that was not used before. */
  async take(request: FastifyRequest, call: ChallengedCall): Promise<boolean> {
    const given = readSolution(request.headers[solutionHeader]);
    if (!given?.challenge.signature || given.challenge.parameters.data?.call !== this.#nameOf(call))
      return false;
    const { verified } = await verifySolution({ ...given, deriveKey, ...this.#secrets }).catch(() => ({
      verified: false,
    }));
    if (!verified) return false;
    const used = await this.#attempts.hit(`challenge:${given.challenge.signature}`, goodForMs);
    return used.count === 1;
  }

  get #secrets() {
    return {
      hmacSignatureSecret: this.#key.toString('base64url'),
      hmacKeySignatureSecret: createHmac('sha256', this.#key).update('key').digest('base64url'),
    };
  }

  /** E-mails are not to lie about, not even in a browser. */
  #nameOf({ path, email }: ChallengedCall): string {
    return createHmac('sha256', this.#key).update(`${path} ${email}`).digest('base64url');
  }
}

function readSolution(header: string | string[] | undefined) {
  if (typeof header !== 'string' || header.length > 4_000) return undefined;
  try {
    return solutionSchema.parse(JSON.parse(Buffer.from(header, 'base64').toString()));
  } catch {
    return undefined;
  }
}
