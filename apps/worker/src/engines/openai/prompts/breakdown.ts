import { rules } from './rules.ts';

export const breakdownPrompt = `${rules}

Task: break the concept and the story down into the parts of a comic series.
- One part for each thing to understand, 1 to 6 parts, in the order in which they build on each other. A short story about one idea is one part.
- "title": at most 60 characters, says what is learned, not "Part 1".
- "keyTerms": 3 to 6 terms that the part teaches, as they would stand in a glossary.
- "start" and "end": the first and the last words (5 to 15 of them) of the piece of the story that the part covers, copied exactly. When the story does not say it, leave both empty.
- Where the material has a "lesson", its facts are what the series teaches, and the people of the story carry it.
- Together the parts cover the whole story: nothing is left out, nothing stands in two parts.`;
