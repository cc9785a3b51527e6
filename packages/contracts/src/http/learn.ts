import { z } from 'zod';
import { badgeIds, earnedBadgeSchema, openBadgeSchema } from '../domain/badges.ts';
import { classGoalSchema } from '../domain/class-goals.ts';
import { assignmentGoals } from '../domain/classes.ts';
import { libraryComicSchema } from '../domain/comic.ts';
import {
  aidsSchema,
  arrivalSchema,
  assignmentAidsSchema,
  itemKeySchema,
  newAnswerSchema,
  readerQuestionSchema,
  verdictSchema,
} from '../domain/evidence.ts';
import { giftSchema } from '../domain/gifts.ts';
import { taughtAtSchema } from '../domain/learning.ts';
import { masterySchema } from '../domain/mastery.ts';
import { powerUps } from '../domain/power-ups.ts';
import { cardRanks, earnedSchema, nextRankSchema, purseSchema } from '../domain/rewards.ts';
import { getClassComic } from './class-links.ts';
import { endpoint, envelope, idParams } from './endpoint.ts';

const tag = 'Learning';

/** By anybody; nothing about them is kept. */
export const answerQuestion = endpoint({
  method: 'POST',
  path: '/library/:id/answers',
  auth: 'none',
  tag,
  summary: 'Answer a question of a public comic',
  params: idParams,
  body: newAnswerSchema,
  response: envelope({ verdict: verdictSchema }),
});

export const answerClassQuestion = endpoint({
  method: 'POST',
  path: '/class/:token/answers',
  auth: 'none',
  tag,
  summary: 'Answer a question of a comic that is read by the link of a class',
  params: z.object({ token: z.string().regex(/^[\w-]{22}$/, 'This link is not complete.') }),
  body: newAnswerSchema,
  response: envelope({ verdict: verdictSchema }),
});

/** Scored and kept as evidence of what the caller knows. The same event counts once, however often it is sent. */
export const answerAsLearner = endpoint({
  method: 'POST',
  path: '/learn/answers',
  auth: 'user',
  tag,
  summary: 'Answer a question as somebody who learns: it is kept, and decides when it comes again',
  body: newAnswerSchema.extend({
    comicId: z.uuid(),
    eventId: z.uuid(),
    /** From shown to answered, in ms. */
    ms: z
      .int()
      .min(0)
      .max(24 * 3_600_000),
    context: z.enum(['reader', 'review', 'assignment']),
    assignmentId: z.uuid().optional(),
    arrival: arrivalSchema,
  }),
  response: envelope({ verdict: verdictSchema }),
});

export const tellReading = endpoint({
  method: 'POST',
  path: '/learn/readings',
  auth: 'user',
  tag,
  summary: 'Tell how far one has read a comic',
  body: z.object({
    comicId: z.uuid(),
    assignmentId: z.uuid().optional(),
    page: z.int().min(1).max(1_000),
    panel: z.int().min(1).max(100),
    /** Since it was last told, in ms. */
    ms: z
      .int()
      .min(0)
      .max(24 * 3_600_000),
    arrival: arrivalSchema,
  }),
  response: envelope({ isFinished: z.boolean(), earned: earnedSchema.optional() }),
});

export const assignedComicSchema = z.object({
  assignmentId: z.uuid(),
  comicId: z.uuid(),
  title: z.string(),
  thumbnail: z.string().nullable(),
  goal: z.enum(assignmentGoals),
  className: z.string(),
  teacher: z.string(),
  note: z.string(),
  dueAt: z.iso.datetime().nullable(),
  isRead: z.boolean(),
  questions: z.int(),
  answered: z.int(),
});

/** What is in the library as readers see it there, anything else as it stands; a comic that readers reported is closed. */
export const getAssignedComic = endpoint({
  method: 'GET',
  path: '/learn/assignments/:id/comics/:comicId',
  auth: 'user',
  tag,
  summary: 'A comic to read for an assignment of one’s own',
  params: z.object({ id: z.uuid(), comicId: z.uuid() }),
  response: getClassComic.response.extend({
    goal: z.enum(assignmentGoals),
    isPublic: z.boolean(),
    /** What helps everybody with it, beside what is set for oneself. */
    aids: assignmentAidsSchema,
  }),
});

/** The time of a day's deck is used, and there is more to ask: so many questions come tomorrow. */
const enoughSchema = z.object({ tomorrow: z.int() });

export const getLearnHome = endpoint({
  method: 'GET',
  path: '/learn',
  auth: 'user',
  tag,
  summary: 'What one has to do, goes on with, and knows',
  response: envelope({
    /** What is still to do, due first. */
    assigned: z.array(assignedComicSchema),
    goOn: z
      .object({
        comic: libraryComicSchema,
        page: z.int(),
        panel: z.int(),
        panelsRead: z.int(),
        panels: z.int(),
        minutesLeft: z.int(),
      })
      .nullable(),
    review: z.object({
      items: z.int(),
      minutes: z.int(),
      comics: z.array(z.object({ title: z.string(), items: z.int() })),
      enough: enoughSchema.optional(),
    }),
    /** Comics that were read or answered, with how well each is known. */
    shelf: z.array(
      z.object({
        comic: libraryComicSchema,
        isRead: z.boolean(),
        mastery: masterySchema,
        rank: z.enum(cardRanks).nullable(),
      }),
    ),
    /** Comics that were read last and have games; not there where games are switched off. */
    play: z.array(libraryComicSchema).optional(),
    /** Only where battles are on. */
    hasBattles: z.literal(true).optional(),
    /** Whether there are shorts: not where they are switched off. */
    hasShorts: z.boolean().optional(),
    /** Not there where rewards are switched off. */
    purse: purseSchema.optional(),
    /** What classes want to reach together, and what they have reached lately; not there where rewards are switched off. */
    goals: z.array(classGoalSchema.extend({ className: z.string() })).optional(),
    /** What grown-ups have given lately, the newest first; not there where rewards are switched off. */
    gifts: z.array(giftSchema).optional(),
    /** How many badges of all somebody has, and the newest; not there where rewards are switched off. */
    badges: z.object({ have: z.int(), of: z.int(), newest: z.enum(badgeIds).nullable() }).optional(),
    /** The days of this week (Monday first, by UTC) on which something was read or answered. */
    days: z.array(z.boolean()).length(7),
    /** Whether a shield stands in for one of them, and could be had; not there where there is none to have. */
    weekShield: z.enum(['on', 'offered']).optional(),
  }),
});
export type LearnHome = z.output<typeof getLearnHome.response>;

export const getReview = endpoint({
  method: 'GET',
  path: '/learn/review',
  auth: 'user',
  tag,
  summary: 'The questions that are left for today, ten minutes a day at most; or more, by one’s own wish',
  query: z.object({ more: z.enum(['true']).optional() }),
  response: envelope({
    items: z.array(
      z.object({
        comicId: z.uuid(),
        title: z.string(),
        question: readerQuestionSchema,
        /** The panel that teaches it, where that was bought. */
        shownAt: taughtAtSchema.nullable(),
        /** What could be had for it. */
        offers: z.array(z.enum(powerUps.review)),
      }),
    ),
    enough: enoughSchema.optional(),
    /** What there is to spend; not there where rewards or power-ups are switched off. */
    coins: z.int().optional(),
  }),
});

/** For coins, until the question is answered; once is enough. An answer that it helped counts as hard. Never for what is assigned. */
export const buyPowerUp = endpoint({
  method: 'POST',
  path: '/learn/review/power-ups',
  auth: 'user',
  tag,
  summary: 'Get help with a question of the review: wrong answers step back, or the panel that teaches it',
  body: z.object({ comicId: z.uuid(), key: itemKeySchema, kind: z.enum(powerUps.review) }),
  response: envelope({ question: readerQuestionSchema, shownAt: taughtAtSchema.nullable(), coins: z.int() }),
});

/** For coins: it stands in for one day that this week lacks. */
export const buyWeekShield = endpoint({
  method: 'POST',
  path: '/learn/week-shield',
  auth: 'user',
  tag,
  summary: 'Put a shield on this week, which stands in for a day of learning',
  response: envelope({ coins: z.int() }),
});

/** Of an account of one's own. Of a child's that a teacher or parent made they say what helps, until it is old enough. */
export const setOwnAids = endpoint({
  method: 'PUT',
  path: '/learn/aids',
  auth: 'user',
  tag,
  summary: 'Set what makes reading and answering easier for oneself; it holds on every device at once',
  body: z.object({ aids: aidsSchema }),
  response: envelope({ aids: aidsSchema }),
});

export const getCards = endpoint({
  method: 'GET',
  path: '/learn/cards',
  auth: 'user',
  tag,
  summary: 'The cards of all comics that one has read or answered, with what the next rank of each asks',
  response: envelope({
    cards: z.array(
      z.object({
        comic: libraryComicSchema,
        mastery: masterySchema,
        /** Null for a comic that was not read to its end, and where rewards are switched off. */
        rank: z.enum(cardRanks).nullable(),
        next: nextRankSchema.nullable(),
        /** When a question of it comes back, the first one; null where none does. */
        dueAt: z.iso.datetime().nullable(),
        /** What is open behind its scenes, and what opens more; not there where rewards are switched off. */
        scenes: z
          .object({
            pages: z.int(),
            next: z.object({ rank: z.enum(cardRanks), pages: z.int() }).nullable(),
          })
          .optional(),
        /** Whether a page of it may be seen in other styles; not there where rewards are switched off, or no page is drawn. */
        styles: z.object({ isOpen: z.boolean() }).optional(),
        /** A fact of the comic, to remember it by. */
        fact: z.string().nullable(),
      }),
    ),
    /**
     * Comics of the grade above that cards of a subject have opened, or how many more it takes. Only what there are comics
     * for, and not there where rewards are switched off.
     */
    ahead: z
      .array(
        z.object({
          subject: z.string(),
          grade: z.string(),
          cardsLeft: z.int(),
          /** Unread ones; none while cards are missing. */
          comics: z.array(libraryComicSchema),
        }),
      )
      .optional(),
  }),
});
export type AlbumAhead = NonNullable<z.output<typeof getCards.response>['ahead']>[number];
export type AlbumCard = z.output<typeof getCards.response>['cards'][number];

/** By the rank of one's own card of it, from silver on. */
export const getScene = endpoint({
  method: 'GET',
  path: '/learn/comics/:comicId/scenes/:page',
  auth: 'user',
  tag,
  summary: 'A page of a comic as it looks in pencil and in ink, where one’s card opens it',
  params: z.object({ comicId: z.uuid(), page: z.coerce.number().int().min(1).max(1_000) }),
  response: envelope({
    page: z.int(),
    /** So many pages are open. */
    pages: z.int(),
    /** `data:` addresses: what is not open has no address of its own. */
    pencil: z.string(),
    ink: z.string(),
    colourUrl: z.string(),
  }),
});

/** Both lists are empty where rewards are switched off. */
export const getBadges = endpoint({
  method: 'GET',
  path: '/learn/badges',
  auth: 'user',
  tag,
  summary: 'The badges that one has, the newest first, and how far one is with the others',
  response: envelope({ earned: z.array(earnedBadgeSchema), open: z.array(openBadgeSchema) }),
});
