import { isNameless } from './new-being.ts';
import type { Entity } from './reading.ts';

/** Offices that no woman held before this year; hardly one did the work of the second list. */
const untilYear = 1920;
const office =
  /^(?:official|officer|soldier|general|admiral|colonel|sergeant|lieutenant|commander|judge|governor|minister|senator|magistrate|mayor|sheriff|knight|scribe|clerk|priest|bishop|monk|imam|rabbi|envoy|ambassador|herald|vizier|courtier|bosun|helmsman|overseer|foreman|nobleman|chieftain)$/;
const work =
  /^(?:captain|warrior|guard|merchant|trader|banker|printer|sailor|fisherman|diver|miner|mason|blacksmith|smith|goldsmith|carpenter|driver|coachman|engineer|architect|astronomer|physician|surgeon|doctor|lawyer|professor|scholar|philosopher|messenger|hunter|shepherd|tailor|butcher|miller|chief|elder|painter|sculptor|explorer|conductor|porter|mathematician|scientist|inventor|pilot|rower|singer)$/;

const isOld = (period: string | undefined) =>
  period !== undefined && (/^ancient/.test(period) || Number(/\d{3,4}/.exec(period)?.[0]) < untilYear);

/**
 * An officer, scribe or merchant of the past is a man where nothing tells of a woman. Of one without a name a stray "she"
 * does not: it meant somebody else.
 */
export function menOfThePast(entity: Entity): Entity {
  const { kind, role = '', period, gender } = entity;
  if (kind !== 'adult' || !isOld(period)) return entity;
  const isMan =
    gender === undefined ? office.test(role) || work.test(role) : isNameless(entity) && office.test(role);
  return isMan ? { ...entity, gender: 'he' } : entity;
}
