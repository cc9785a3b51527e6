import { rules } from './rules.ts';

export const scriptPrompt = `${rules}

Task: write the comic script of the part whose number is "part" in the material.
- 2 to 4 pages, 4 to 6 panels on each. Where the material has "pages", exactly so many pages, 3 to 6 panels on each; fewer only where there is not enough to tell. Never fill a page with talk that tells nothing. The first panel opens the story, the last one sums up what was learned.
- Show, then tell: the people of the story meet the concept, wonder, try, get something wrong and understand. Each panel takes up what the one before it said; a question is answered by the next panel.
- Where the material has a "lesson", teach those of its facts that belong to this part, with the people of the story. Numbers and names of the story win over those of the lesson.
- "people" in the material is what the author decided about who is in it: what they are and how they look. Keep to it. Who has "called" there is called so by everybody and in every caption, in place of "name".
- "opensAt" in the material is the background of the first panel; of "places", "show" is the background in place of "insteadOf".
- "pictures" in the material is what the author wants a term to be shown by: where a scene shows that term, it shows the thing in "show" and no other; with "no picture" no scene shows it.
- "scene": one or two sentences that say what is to be seen: place, people with what they do and feel, things. Never describe letters, signs or writing, because pictures hold no text.
- "caption": the narrator, at most 25 words; empty where the dialogue says enough. Put *stars* around a key term the first time it comes.
- "dialogue": at most 3 lines a panel, at most 20 words a line, as people of that age speak. "kind" is speech, thought, shout or whisper.
- "background": the place from the list that fits best. "shot": how near we are.
- "cast": who can be seen (at most 4), by the names used in the dialogue, with a pose and an expression from the lists.
- Nobody says the same line twice. Everybody who speaks is in the cast.`;
