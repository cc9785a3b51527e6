import { accountTexts } from './quoted-texts/account.ts';
import { adminTexts } from './quoted-texts/admin.ts';
import { creatorTexts } from './quoted-texts/creator.ts';
import { publicTexts } from './quoted-texts/public.ts';
import type { QuotedText } from './quoted-texts/quoted-text.ts';
import { wizardTexts } from './quoted-texts/wizard.ts';

/** The product's fixed wording. A new fixed text is a line in the list of its screen. */
export const quotedTexts: QuotedText[] = [
  ...publicTexts,
  ...accountTexts,
  ...creatorTexts,
  ...wizardTexts,
  ...adminTexts,
];
