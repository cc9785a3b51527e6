import { escapeRegExp } from '../text/words.ts';
import { isNameless } from './new-being.ts';
import { beingOf } from './noun-kinds.ts';
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

/** Before this year a name by itself is a grown-up's as well. */
const namesAlone = 1901;
const childhood =
  /(?<!\p{L})(?:boys?|girls?|child(?:ren|hood)?|daughters?|sons?|nephew|niece|pupils?|students?|apprentice|little|small|young(?:er|est)?|years? old|grand\p{L}+|mother|father|mum|mom|dad|mama|papa|aunt|uncle|school|teacher|sisters?|brothers?|twins?|cousins?|play(?:ed|ing|s)|dolls?|toys?|born|prince(?:ss)?|homework|class|(?:was|is|of|age|aged) (?:only |just )?(?:\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen))(?!\p{L}|\d)/iu;

/** "First on his own small son": whoever is told of beside it is none. */
const othersChild =
  /(?<!\p{L})(?:his|her|their) own (?:\p{Ll}+ )?(?:sons?|daughters?|child(?:ren)?)(?!\p{L})/giu;

/** "When Nzinga came to Luanda in 1622": somebody of the past is grown where no word beside the name is of childhood. */
export function grownInThePast(entity: Entity, texts: readonly string[]): Entity {
  const year = Number(/\d{3,4}/.exec(entity.period ?? '')?.[0]);
  const isOld = /^ancient/.test(entity.period ?? '') || year < namesAlone;
  if (
    entity.kind !== 'child' ||
    !isOld ||
    entity.age ||
    entity.known ||
    !/^\p{Lu}\p{Ll}+$/u.test(entity.name)
  )
    return entity;
  // "Girl": known by what she is only.
  if (beingOf(entity.name.toLowerCase())) return entity;
  const own = new RegExp(`(?<!\\p{L})${escapeRegExp(entity.name)}(?!\\p{L})`, 'u');
  const isYoung = texts.some((text, index) => {
    const next = texts[index + 1] ?? '';
    const told = /^(?:He|She|His|Her)(?!\p{L})/u.test(next) ? `${text} ${next}` : text;
    return own.test(text) && childhood.test(told.replace(othersChild, ''));
  });
  return isYoung ? entity : { ...entity, kind: 'adult' };
}
