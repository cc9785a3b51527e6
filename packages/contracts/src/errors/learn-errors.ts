import { giftRules } from '../domain/gifts.ts';

/** What can go wrong with answers, and with what they bring. */
export const learnErrors = {
  /** Said to whoever answers a question that reads otherwise by now. */
  'question-changed': {
    status: 409,
    retry: false,
    message: 'This question was changed. Please open the comic again.',
  },
  'answer-unknown': { status: 422, retry: false, message: 'Please choose one of the answers.' },
  'aids-by-grown-up': {
    status: 403,
    retry: false,
    message: 'Your teacher or parent sets what helps you. Tell them what you would like.',
  },
  'tries-used': { status: 409, retry: false, message: 'You have used all your tries for this question.' },
  'game-not-offered': {
    status: 409,
    retry: false,
    message: 'This game is not there for this comic. Please choose another one.',
  },
  'game-not-found': { status: 404, retry: false, message: 'This round is over. Please begin a new one.' },
  'piece-unknown': {
    status: 422,
    retry: false,
    message: 'This piece is in its place already, or not one of this game.',
  },
  'gift-too-big': {
    status: 409,
    retry: false,
    message: `Together, grown-ups give a child at most ${giftRules.coinsAWeek} coins a week. Please give less, or wait until Monday.`,
  },
  'gift-not-here': {
    status: 409,
    retry: false,
    message: 'Coins cannot be given here: rewards are switched off.',
  },
  'coins-missing': {
    status: 409,
    retry: false,
    message: 'You have too few coins for this. Reading and answering bring some.',
  },
  'part-not-sold': {
    status: 422,
    retry: false,
    message: 'This is not for sale. It comes by learning, or is free.',
  },
  'part-locked': {
    status: 409,
    retry: false,
    message: 'Your character wears something that is not yours yet. Please choose another one.',
  },
  'power-up-not-here': {
    status: 409,
    retry: false,
    message: 'This help is not to be had here. Please go on without it.',
  },
  'power-ups-used': {
    status: 409,
    retry: false,
    message: 'That is all the help there is for now. You can do the rest by yourself.',
  },
  'rewards-off': {
    status: 409,
    retry: false,
    message: 'There is nothing to buy here. What is free is yours to choose.',
  },
  'scene-closed': {
    status: 403,
    retry: false,
    message: 'This page opens with a higher card. Reviewing the comic brings you there.',
  },
  'no-help-here': { status: 409, retry: false, message: 'There is nothing to show for this piece.' },
} as const;
