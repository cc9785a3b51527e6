import { rules } from './rules.ts';

const questionRules = `- Ask only what the comic teaches; "page" and "panel" (both counted from 1) say where.
- 4 options each, of the same kind and about the same length; exactly one is right. Wrong ones come from mistakes that learners really make. No "all of the above".
- "correctOption" is the position of the right one in "options", counted from 0. Spread the positions.`;

export const quizPrompt = `${rules}

Task: write a quiz about the comic in the material, 5 to 8 questions, from remembering to understanding and applying.
${questionRules}`;

export const hardcoreQuizPrompt = `${rules}

Task: write a hard quiz about the comic in the material, 3 to 4 questions that need thinking: apply it to a new case, compare, find the mistake, reason what would happen if.
${questionRules}
- "explanation": two or three sentences on why the right one is right and what is wrong with the most tempting other one.`;

export const faqsPrompt = `${rules}

Task: write the 5 questions that readers of the comic in the material ask most, with answers of 2 to 4 sentences. They go beyond what the panels say already, and never contradict them.`;

export const factsPrompt = `${rules}

Task: write 5 surprising and true did-you-know facts around the concept of the comic in the material, one or two sentences each, none of which the comic tells already. No fact starts with "Did you know".`;

/** Asks for one more of what a prompt asks for. */
export const anotherPrompt = (prompt: string) => `${prompt}

Write one of these only. "known" in the material lists what the set has and what its author did not want: write one that says or asks something else. Where nothing else can fairly be asked or told, answer with an empty list.`;
