import { type ContentFinding, type ContentVerdict, contentTopics } from '@panelwise/contracts/domain/content';
import type { PlacedText } from '@panelwise/contracts/domain/content-parts';
import { helpIn } from '@panelwise/contracts/domain/help-lines';
import { errorCatalog } from '@panelwise/contracts/errors/catalog';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { checkContent } from './check-content.ts';

type About = { language?: string | null; country?: string };

/** What is wrong with which words, for whoever wrote them. */
export function explainFinding({ place, words, topic }: ContentFinding): string {
  return `${place}: “${words}” cannot stay. ${contentTopics[topic]}`;
}

/**
 * Refuses texts that do not belong before children.
 * @throws DomainError `content-refused`, or `written-unfit` where a writer of ours wrote them, with what and where
 * @returns the verdict, which may ask for a person to look first
 */
export function mustBeFit(
  texts: readonly PlacedText[],
  about: About = {},
  code: 'content-refused' | 'written-unfit' = 'content-refused',
): ContentVerdict {
  const { language, country } = about;
  const verdict = checkContent(texts, { ...(language && { language }), ...(country && { country }) });
  if (verdict.outcome !== 'refused') return verdict;
  const refused = verdict.findings.filter(({ outcome }) => outcome === 'refused');
  const pathOf = ({ place }: ContentFinding) => texts.find((text) => text.place === place)?.path ?? '';
  const details = refused.map((finding) => ({ path: pathOf(finding), message: explainFinding(finding) }));
  const hurts = refused.some(({ topic }) => topic === 'self-harm' || topic === 'abuse');
  const message = [
    errorCatalog[code].message,
    details[0]?.message,
    hurts && code === 'content-refused'
      ? `If it is about you or somebody you know: ${helpIn(about.country ?? '')}`
      : undefined,
  ]
    .filter(Boolean)
    .join(' ');
  throw new DomainError(code, { message, details, workWasDone: code === 'written-unfit' });
}
