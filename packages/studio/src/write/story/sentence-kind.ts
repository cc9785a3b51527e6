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
  const acts = people > 0 || /^(?:he|she|they|his|her)\b/i.test(text) || isFirstPerson(text);
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

/** Whether the one who tells the story is in the sentence. A small "i" is a person only where it does something. */
export const isFirstPerson = (text: string) =>
  /\b(?:I|me|my|mine)\b|\b(?:we|our|us)\b/i.test(
    text.replace(/"[^"]*"/g, '').replace(/\bi\b(?!['’]| (?!is\b|of\b)\p{Ll})/gu, ''),
  );

/**
 * Whether a sentence sets a scene rather than stating something that is always so: it has a moment in time,
 * or begins with one certain thing. In a story with people such sentences are narrated, not explained.
 */
export const setsScene = (text: string) =>
  /\b(?:then|now|this time|one (?:day|morning|evening|night)|that (?:day|week|morning|evening|night|year)|suddenly|soon|at (?:last|once|noon|first)|today|tonight|yesterday|the next (?:day|morning))\b/i.test(
    text,
  ) ||
  /^(?:for (?:\w+ ){1,2}(?:days?|weeks?|months?|years?|hours?)|(?:early |late )?(?:in|on) (?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|the evening|spring|summer|autumn|winter))\b/i.test(
    text,
  ) ||
  /^(?:the|there|it|this|somewhere|nobody|everybody|everyone|somebody|his|her|their|one|both|all (?:of|the|three|four)|many other|after|before|at|on|from|behind|under|inside|outside|beside|with|when the|when he|when she|to|up|down|far|just|once|nothing|never|again|next|late|early|but|and|so|then)\b/i.test(
    text,
  );
