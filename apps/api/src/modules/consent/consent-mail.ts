import type { AdultRelation } from '@panelwise/contracts/domain/consent';
import { keptOfChild, promisesToChildren } from '@panelwise/contracts/domain/consent-texts';
import { limits } from '@panelwise/contracts/domain/limits';
import { daysOf } from '@panelwise/contracts/domain/retention';
import { letter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';

type About = { childId: string; firstname: string; adultEmail: string; address: string };
const list = (points: readonly string[]) => points.map((point) => `  - ${point}.`.replace('..', '.'));

/** Asks a parent or guardian for their consent. */
export function requestMail({
  childId,
  firstname,
  adultEmail,
  address,
  relation,
}: About & { relation: AdultRelation }): Mail {
  return {
    to: adultEmail,
    about: childId,
    subject: `${firstname} asks for your OK on Panelwise`,
    text: letter([
      'Hello,',
      '',
      `${firstname} has an account at Panelwise, where school children turn what they learn into comics, and named you as`,
      `their ${relation}. Until you agree, nobody else can see what ${firstname} makes.`,
      '',
      'Please read what it is about, and agree, here:',
      '',
      `    ${address}`,
      '',
      `The link works once, for ${daysOf(limits.consentLinkMs)} days. What holds in any case:`,
      ...list(promisesToChildren),
      '',
      'If you do not know about this, or do not want it, just do nothing: your address is used for nothing else.',
    ]),
  };
}

/** Tells an adult of an older child about the account. */
export function noticeMail({
  childId,
  firstname,
  adultEmail,
  address,
  statement,
}: About & { statement: string }): Mail {
  return {
    to: adultEmail,
    about: childId,
    subject: `${firstname} has a Panelwise account`,
    text: letter([
      'Hello,',
      '',
      statement,
      '',
      'If that is fine with you, there is nothing to do. If not, you can object here, now or later:',
      '',
      `    ${address}`,
      '',
      'What is kept:',
      ...list(keptOfChild),
      'What holds for every child:',
      ...list(promisesToChildren),
    ]),
  };
}

/** The receipt, with the way back. */
export function receiptMail({
  childId,
  firstname,
  adultEmail,
  address,
  statement,
  confirmedAt,
}: About & { statement: string; confirmedAt: Date }): Mail {
  return {
    to: adultEmail,
    about: childId,
    subject: `Thank you: you said yes for ${firstname}`,
    text: letter([
      'Hello,',
      '',
      `on ${confirmedAt.toISOString().slice(0, 10)} you agreed to this:`,
      '',
      `    ${statement}`,
      '',
      'Please keep this mail. If you ever change your mind, take it back here:',
      '',
      `    ${address}`,
      '',
      `The account of ${firstname} is then closed at once and deleted with everything in it.`,
    ]),
  };
}

/** What has come of a withdrawal. It names nobody: what there was is being deleted. */
export function withdrawnMail(adultEmail: string, childId: string): Mail {
  return {
    to: adultEmail,
    about: childId,
    subject: 'The Panelwise account is closed',
    text: letter([
      'Hello,',
      '',
      'you asked us to close the account. Nobody can log in to it any more, nothing of it is shown, and everything in it is',
      'being deleted. There is nothing more to do.',
    ]),
  };
}
