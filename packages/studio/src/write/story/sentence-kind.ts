export const sentenceKinds = [
  'definition',
  'quote',
  'question',
  'example',
  'cause',
  'narrative',
  'number',
  'step',
  'fact',
] as const;
export type SentenceKind = (typeof sentenceKinds)[number];

export type KindEvidence = {
  text: string;
  hasDefinition: boolean;
  hasQuote: boolean;
  people: number;
  amounts: number;
};

/** What a sentence does in the story. It decides how its panel is told. */
export function sentenceKind({ text, hasDefinition, hasQuote, people, amounts }: KindEvidence): SentenceKind {
  if (hasQuote) return 'quote';
  if (hasDefinition) return 'definition';
  if (/[?؟？]$/.test(text)) return 'question';
  if (/\b(?:for example|for instance|such as|imagine)\b/i.test(text)) return 'example';
  const acts = people > 0 || /^(?:he|she|they|we|i|his|her|my|our)\b/i.test(text);
  const cause = /\b(?:because|therefore|that is why|that's why|as a result|so that)\b/i.test(text);
  if (cause && people === 0) return 'cause';
  if (acts) return 'narrative';
  if (cause || /\b(?:leads? to|led to|causes?|caused)\b/i.test(text)) return 'cause';
  if (
    /^(?:first|second|third|then|next|after|finally|later|at last|soon|in the (?:first|second|third|next))\b/i.test(
      text,
    )
  )
    return 'step';
  return amounts > 0 ? 'number' : 'fact';
}
