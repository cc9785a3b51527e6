import type { ContentFinding, ContentTopic } from '@panelwise/contracts/domain/content';

/** How much a topic weighs in a queue that somebody works through, 0 to 10. */
const weights: Record<ContentTopic, number> = {
  abuse: 10,
  'self-harm': 10,
  threat: 9,
  extremism: 9,
  sexual: 8,
  hate: 8,
  weapons: 8,
  'personal-data': 7,
  'dangerous-dare': 7,
  'eating-disorder': 7,
  slur: 7,
  drugs: 6,
  violence: 5,
  bullying: 4,
  profanity: 4,
  link: 2,
};

const weight = (finding: ContentFinding) => weights[finding.topic] * (finding.outcome === 'refused' ? 7 : 4);

/** Worst first, each place and topic once where findings overlap. */
export function rank(findings: readonly ContentFinding[]): ContentFinding[] {
  const ordered = findings
    .map((finding, i) => ({ finding, i }))
    .sort((a, b) => weight(b.finding) - weight(a.finding) || a.i - b.i);
  const kept: ContentFinding[] = [];
  for (const { finding } of ordered) {
    const same = kept.some(
      (other) =>
        other.topic === finding.topic &&
        other.place === finding.place &&
        other.start < finding.end &&
        finding.start < other.end,
    );
    if (!same) kept.push(finding);
    if (kept.length >= 100) break;
  }
  return kept;
}

/** The worst finding says most; each further one adds a little. */
export function riskOf(ranked: readonly ContentFinding[]): number {
  if (ranked.length === 0) return 0;
  const more = Math.min(20, (ranked.length - 1) * 4);
  return Math.min(100, weight(ranked[0]!) + 10 + more);
}
