/** One fixed text of the product, and the test that brings it on the screen. */
export type QuotedText = {
  /** As the screen shows it. */
  text: string;
  /** The pattern that it is an example of. */
  pattern?: string;
  screen: string;
  /** What a person does, or what the server answers. */
  trigger: string;
  /** Path of the test file from the root, and the full name of the test in it: `describe > test`. */
  file: string;
  test: string;
};

type Scene = {
  trigger: string;
  test: string;
  texts: (string | Pick<QuotedText, 'text' | 'pattern'>)[];
};

/** The texts of one screen whose tests are in one file below `apps/web/src`. */
export function textsOf(screen: string, webFile: string, scenes: Scene[]): QuotedText[] {
  const file = `apps/web/src/${webFile}`;
  return scenes.flatMap(({ trigger, test, texts }) =>
    texts.map((one) => ({ ...(typeof one === 'string' ? { text: one } : one), screen, trigger, file, test })),
  );
}
