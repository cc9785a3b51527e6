import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { namelessDevice } from '../../mail/texts/sentences.ts';

/** A page and a system in words, such as "Firefox on Windows"; no more of what a browser tells is kept. */
export function deviceOf(request: FastifyRequest): string {
  const agent = request.headers['user-agent'];
  const { browser, os } = agent ? Bowser.parse(agent.slice(0, 500)) : {};
  const name = [browser?.name, os?.name].filter(Boolean).join(' on ');
  return name.slice(0, 60) || namelessDevice;
}
