import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GiftReason } from '@panelwise/contracts/domain/gifts';

/** What coins are given for, as grown-ups choose it and children read it. */
export const giftReasonWords: Record<GiftReason, MessageDescriptor> = {
  'kept-going': msg`for keeping at it`,
  'helped-others': msg`for helping somebody`,
  'asked-questions': msg`for asking good questions`,
  'repaired-mistakes': msg`for going back to mistakes`,
  'read-with-care': msg`for reading with care`,
  'tried-something-new': msg`for trying something new`,
};
