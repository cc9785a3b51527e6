import { z } from 'zod';

/** What is to become of a text: shown; looked at by a person first; or refused, with help. */
export type ContentOutcome = 'allowed' | 'person' | 'refused';

/** What a text can be about that does not belong before children, with the sentence that its writer is told. */
export const contentTopics = {
  threat: 'It threatens somebody.',
  'self-harm': 'It speaks of hurting or killing oneself, or tells somebody to.',
  abuse: 'It reads like somebody who is not safe for children.',
  sexual: 'It is sexual.',
  slur: 'It has a word that puts people down for who they are.',
  hate: 'It is hateful towards a group of people.',
  extremism: 'It praises violence or hatred, or those who did it.',
  profanity: 'It has a swear word.',
  bullying: 'It is cruel to somebody.',
  violence: 'It shows cruelty too closely.',
  weapons: 'It tells how to get or make something that hurts people.',
  drugs: 'It makes drugs, alcohol or smoking look good, or tells how to get them.',
  'dangerous-dare': 'It dares somebody to do what can badly hurt or kill.',
  'eating-disorder': 'It tells how to starve or to be sick on purpose.',
  'personal-data':
    'It has what could lead strangers to a real person, such as a number, an address or an account.',
  link: 'It has a web address that leads away from here.',
} as const;
export type ContentTopic = keyof typeof contentTopics;
export const contentTopicNames = Object.keys(contentTopics) as [ContentTopic, ...ContentTopic[]];

/** `place` says where it stands, in words for its writer: "title", "page 2, panel 3, caption". */
export type ContentPart = { place: string; text: string };

export const contentFindingSchema = z.strictObject({
  topic: z.enum(contentTopicNames),
  outcome: z.enum(['person', 'refused']),
  place: z.string(),
  /** As it was written, at most 160 characters of it. */
  words: z.string(),
  start: z.int(),
  end: z.int(),
});
export type ContentFinding = z.infer<typeof contentFindingSchema>;

export type ContentVerdict = {
  outcome: ContentOutcome;
  /** Worst first, at most 20. */
  findings: ContentFinding[];
  /** 0 to 100; orders what waits for a person. */
  risk: number;
  rulesVersion: string;
};
