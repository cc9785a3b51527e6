import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../client.ts';
import {
  battleAnswers,
  battleRatings,
  battleSeats,
  battles,
  energy,
  energyMoves,
  leagueSeats,
  leagueWishes,
} from '../schema/battles.ts';
import {
  assignmentPupils,
  assignments,
  classes,
  classGoals,
  classMembers,
  classStays,
  classTeachers,
  loginCodes,
  pictureLogins,
} from '../schema/classes.ts';
import { comics } from '../schema/comics.ts';
import { comicStandards, listedComics, standardLists } from '../schema/curricula.ts';
import { familyControls, familyLetters, familyLinks, reviewReminders } from '../schema/families.ts';
import { gameRounds } from '../schema/games.ts';
import {
  attempts,
  avatars,
  comicCards,
  earnedBadges,
  learnerAids,
  ownedParts,
  readingDays,
  readings,
  reviewCards,
} from '../schema/learning.ts';
import { liveAnswers, liveSeats, liveSessions } from '../schema/live.ts';
import { listEnergyMoves } from './energy.ts';
import { listGiven } from './gifts.ts';
import { listEarned, readPurse } from './rewards.ts';
import { listStatementsOf } from './shares.ts';

/** All columns of a table but these. */
function all<T extends PgTable, K extends keyof T['_']['columns']>(table: T, ...but: K[]) {
  const kept = Object.entries(getTableColumns(table)).filter(([name]) => !but.includes(name as K));
  return Object.fromEntries(kept) as Omit<T['_']['columns'], K>;
}

/**
 * What is stored of a person as a learner, as a teacher of classes and creator, and as a member of a family. Of the others in a class
 * or family there is nothing, and nothing that would let anybody in.
 */
export async function readLearningRecords(db: Queryable, userId: string) {
  const [taught, together, joined, set, named, login, answers, cards, read, days, aids, parents, children] =
    await Promise.all([
      db
        .select({ ...all(classes, 'ownerId'), code: loginCodes.code })
        .from(classes)
        .leftJoin(loginCodes, eq(loginCodes.classId, classes.id))
        .where(eq(classes.ownerId, userId)),
      db
        .select({ class: classes.name, since: classTeachers.createdAt })
        .from(classTeachers)
        .innerJoin(classes, eq(classes.id, classTeachers.classId))
        .where(eq(classTeachers.userId, userId)),
      db
        .select({ class: classes.name, joinedAt: classMembers.joinedAt, offParts: classMembers.offParts })
        .from(classMembers)
        .innerJoin(classes, eq(classes.id, classMembers.classId))
        .where(eq(classMembers.userId, userId)),
      db.select(all(assignments, 'madeBy')).from(assignments).where(eq(assignments.madeBy, userId)),
      db
        .select({ assignment: assignmentPupils.assignmentId })
        .from(assignmentPupils)
        .where(eq(assignmentPupils.userId, userId)),
      db
        .select({ nickname: pictureLogins.nickname, since: pictureLogins.createdAt })
        .from(pictureLogins)
        .where(eq(pictureLogins.userId, userId)),
      db
        .select(all(attempts, 'userId', 'eventId'))
        .from(attempts)
        .where(eq(attempts.userId, userId))
        .orderBy(asc(attempts.createdAt)),
      db.select(all(reviewCards, 'userId')).from(reviewCards).where(eq(reviewCards.userId, userId)),
      db.select(all(readings, 'userId')).from(readings).where(eq(readings.userId, userId)),
      db
        .select(all(readingDays, 'userId'))
        .from(readingDays)
        .where(eq(readingDays.userId, userId))
        .orderBy(asc(readingDays.day)),
      db.select(all(learnerAids, 'userId')).from(learnerAids).where(eq(learnerAids.userId, userId)),
      db.select({ linkedAt: familyLinks.createdAt }).from(familyLinks).where(eq(familyLinks.childId, userId)),
      db
        .select({ linkedAt: familyLinks.createdAt })
        .from(familyLinks)
        .where(eq(familyLinks.parentId, userId)),
    ]);
  const [
    [familyCode],
    controls,
    letters,
    reminders,
    statements,
    ranks,
    badges,
    rounds,
    purse,
    earned,
    live,
    avatar,
    owned,
    lists,
    tags,
    given,
    goals,
    stays,
    listed,
  ] = await Promise.all([
    db.select({ code: loginCodes.code }).from(loginCodes).where(eq(loginCodes.parentId, userId)),
    db
      .select(all(familyControls, 'childId', 'mayRank'))
      .from(familyControls)
      .where(eq(familyControls.childId, userId)),
    db
      .select(all(familyLetters, 'parentId', 'unsubscribeHash'))
      .from(familyLetters)
      .where(eq(familyLetters.parentId, userId)),
    db
      .select(all(reviewReminders, 'userId', 'unsubscribeHash'))
      .from(reviewReminders)
      .where(eq(reviewReminders.userId, userId)),
    listStatementsOf(db, userId),
    db.select(all(comicCards, 'userId')).from(comicCards).where(eq(comicCards.userId, userId)),
    db.select(all(earnedBadges, 'userId')).from(earnedBadges).where(eq(earnedBadges.userId, userId)),
    // What belongs where is the house's: answers stand in `answers`.
    db
      .select(all(gameRounds, 'userId', 'seed', 'pieces', 'spots', 'moves'))
      .from(gameRounds)
      .where(eq(gameRounds.userId, userId)),
    readPurse(db, userId),
    listEarned(db, userId),
    readLive(db, userId),
    db.select(all(avatars, 'userId')).from(avatars).where(eq(avatars.userId, userId)),
    db.select(all(ownedParts, 'userId')).from(ownedParts).where(eq(ownedParts.userId, userId)),
    db.select(all(standardLists, 'ownerId')).from(standardLists).where(eq(standardLists.ownerId, userId)),
    db
      .select(all(comicStandards, 'position'))
      .from(comicStandards)
      .innerJoin(comics, eq(comics.id, comicStandards.comicId))
      .where(eq(comics.ownerId, userId)),
    listGiven(db, userId),
    db.select(all(classGoals, 'madeBy')).from(classGoals).where(eq(classGoals.madeBy, userId)),
    db
      .select({ class: classes.name, ...all(classStays, 'id', 'classId', 'userId') })
      .from(classStays)
      .leftJoin(classes, eq(classes.id, classStays.classId))
      .where(eq(classStays.userId, userId))
      .orderBy(asc(classStays.since)),
    db
      .select(all(listedComics))
      .from(listedComics)
      .innerJoin(standardLists, eq(standardLists.id, listedComics.listId))
      .where(eq(standardLists.ownerId, userId)),
  ]);
  return {
    classesTaught: taught,
    classesTaughtTogether: together,
    classesJoined: joined,
    timesInClasses: stays,
    assignmentsSet: set,
    assignmentsForMe: named,
    pictureLogIn: login,
    answers,
    reviewCards: cards,
    comicCards: ranks,
    badges,
    gameRounds: rounds,
    avatar,
    ownedParts: owned,
    purse,
    earned,
    readings: read,
    readingDays: days,
    aids,
    linkedParents: parents,
    linkedChildren: children,
    familyCode: familyCode?.code ?? null,
    familyControls: controls,
    weeklyLetter: letters,
    reviewReminders: reminders,
    coinsGiven: given,
    classGoalsSet: goals,
    revenueShare: statements,
    standardLists: lists,
    comicsOfStandardLists: listed,
    standardsOfComics: tags,
    ...live,
    ...(await readPlay(db, userId)),
  };
}

/** Battles of somebody with what they answered there, how strong they count, and what took energy or brought it. */
async function readPlay(db: Queryable, userId: string) {
  const own = and(
    eq(battleAnswers.battleId, battleSeats.battleId),
    eq(battleAnswers.place, battleSeats.place),
  );
  const [seats, answers, ratings, left, moves, booked, wishes, leagues] = await Promise.all([
    db
      .select({
        battle: battles.title,
        against: battles.against,
        ...all(battleSeats, 'battleId', 'userId', 'seed', 'place'),
      })
      .from(battleSeats)
      .innerJoin(battles, eq(battles.id, battleSeats.battleId))
      .where(eq(battleSeats.userId, userId)),
    db
      .select({
        battle: battles.title,
        question: sql<string>`${battles.items} -> ${battleAnswers.position}::int ->> 'question'`,
        ...all(battleAnswers, 'battleId', 'eventId', 'place'),
      })
      .from(battleAnswers)
      .innerJoin(battleSeats, own)
      .innerJoin(battles, eq(battles.id, battleAnswers.battleId))
      .where(eq(battleSeats.userId, userId))
      .orderBy(asc(battleAnswers.createdAt)),
    db.select(all(battleRatings, 'userId')).from(battleRatings).where(eq(battleRatings.userId, userId)),
    db.select(all(energy, 'userId')).from(energy).where(eq(energy.userId, userId)),
    db.select(all(energyMoves, 'userId')).from(energyMoves).where(eq(energyMoves.userId, userId)),
    listEnergyMoves(db, userId),
    db.select(all(leagueWishes, 'userId')).from(leagueWishes).where(eq(leagueWishes.userId, userId)),
    db
      .select(all(leagueSeats, 'userId', 'leagueId'))
      .from(leagueSeats)
      .where(eq(leagueSeats.userId, userId)),
  ]);
  return {
    battles: seats,
    battleAnswers: answers,
    battleRatings: ratings,
    energy: left,
    energyMoves: [...moves, ...booked],
    leagueWishes: wishes,
    leagueSeats: leagues,
  };
}

/** Live sessions that somebody opened, their seats in others, and what they answered there. */
async function readLive(db: Queryable, userId: string) {
  const [opened, seats, answers] = await Promise.all([
    db
      .select({
        title: liveSessions.title,
        createdAt: liveSessions.createdAt,
        endedAt: liveSessions.endedAt,
      })
      .from(liveSessions)
      .where(eq(liveSessions.madeBy, userId)),
    db
      .select({ session: liveSessions.title, since: liveSeats.createdAt, removedAt: liveSeats.removedAt })
      .from(liveSeats)
      .innerJoin(liveSessions, eq(liveSessions.id, liveSeats.sessionId))
      .where(eq(liveSeats.userId, userId)),
    db
      .select({
        session: liveSessions.title,
        question: sql<string>`${liveSessions.items} -> ${liveAnswers.position}::int ->> 'question'`,
        answer: sql<string>`${liveSessions.items} -> ${liveAnswers.position}::int -> 'options' ->> ${liveAnswers.chosen}::int`,
        ms: liveAnswers.ms,
        createdAt: liveAnswers.createdAt,
      })
      .from(liveAnswers)
      .innerJoin(liveSeats, eq(liveSeats.id, liveAnswers.seatId))
      .innerJoin(liveSessions, eq(liveSessions.id, liveAnswers.sessionId))
      .where(eq(liveSeats.userId, userId))
      .orderBy(asc(liveAnswers.createdAt)),
  ]);
  return { liveSessionsOpened: opened, liveSeats: seats, liveAnswers: answers };
}
