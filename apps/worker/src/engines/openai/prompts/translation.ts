import { rules } from './rules.ts';

export const translationPrompt = `${rules}

Task: translate the lines of the comic in the material into the language that "into" names; this rule on the language comes before the one above. Its pictures stay as they are.
- "texts": one text for each of "lines", in the same order, and nothing left out or put together.
- Translate what is meant, as somebody of that age says it in that language, not word by word. One term stays one word through the whole comic; use the terms that schools use.
- Names of "names" stay exactly as they are written, in their own letters. Numbers and units stay what they are.
- Each text has at most "longest" characters of its line: it has to fit into its balloon.
- *Stars* around a term in a line go around that term in its text, and nowhere else.
- Answers of one question ("item") stay different from each other, and the right one stays right: nothing is made easier, harder or clearer.
- "say" tells what a line is: a title, a caption, what "speaker" says, a sound, a label, a description for those who cannot see, a question, an answer, an explanation or a fact.`;
