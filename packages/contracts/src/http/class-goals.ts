import { z } from 'zod';
import { classGoalSchema, newClassGoalSchema } from '../domain/class-goals.ts';
import { newGiftSchema } from '../domain/gifts.ts';
import { endpoint, envelope, idParams } from './endpoint.ts';

const tag = 'Classes';
const goalAnswer = envelope({ goal: classGoalSchema.nullable() });

export const getClassGoal = endpoint({
  method: 'GET',
  path: '/classes/:id/goal',
  auth: 'user',
  tag,
  summary: 'The goal of a class, the last one that was set, with how far all are together',
  params: idParams,
  response: goalAnswer,
});

export const setClassGoal = endpoint({
  method: 'POST',
  path: '/classes/:id/goal',
  auth: 'user',
  tag,
  summary: 'Set a goal that a class reaches together; there is one at a time',
  params: idParams,
  body: newClassGoalSchema,
  response: goalAnswer,
});

export const endClassGoal = endpoint({
  method: 'DELETE',
  path: '/classes/:id/goal',
  auth: 'user',
  tag,
  summary: 'End the goal of a class; what was earned stays',
  params: idParams,
  response: goalAnswer,
});

export const giveToPupil = endpoint({
  method: 'POST',
  path: '/classes/:id/pupils/:pupil/gifts',
  auth: 'user',
  tag,
  summary: 'Give coins to a pupil of a class of one’s own; the same event gives once',
  params: idParams.extend({ pupil: z.uuid() }),
  body: newGiftSchema,
  response: envelope({ leftThisWeek: z.int() }),
});
