import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import type { Challenge } from '@panelwise/contracts/http/challenge';
import { type DeriveKeyFunction, solveChallenge } from 'altcha-lib';

/** As the server does it. Not the browser's own hashes: they are only there under https. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  let derivedKey = sha256(concatBytes(salt, password));
  for (let i = 1; i < cost; i++) derivedKey = sha256(derivedKey);
  return { derivedKey: derivedKey.subarray(0, keyLength) };
};

/** Solves a challenge, and gives what goes back to the server. */
export async function findSolution(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
