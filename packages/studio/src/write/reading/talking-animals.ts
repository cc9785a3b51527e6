const saidByAnimal =
  /"[,.]? ?(?:said|says|asked|asks|replied|answered|cried|shouted|whispered|called|laughed|sighed) the (?:\p{Ll}+ )?(\p{Ll}+)/gu;

/** What speaks in a story: in a fable animals are no less than people. */
export const talkingIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(saidByAnimal)].map((match) => match[1]!)));
