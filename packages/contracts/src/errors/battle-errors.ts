/** What can go wrong in battles and games that take energy. */
export const battleErrors = {
  /** Said too where nobody has switched them on: what is off is not there. */
  'battle-off': { status: 404, retry: false, message: 'There are no battles here.' },
  'battle-not-found': {
    status: 404,
    retry: false,
    message: 'This battle is over, or somebody else has joined it. Open a new one, or ask for another code.',
  },
  'battle-not-offered': {
    status: 409,
    retry: false,
    message: 'This comic has too few questions for a battle. Please choose another one.',
  },
  'battle-running': {
    status: 409,
    retry: false,
    message: 'You are in a battle already. Go on with it, or leave it first.',
  },
  'battle-closed': {
    status: 409,
    retry: false,
    message: 'This question is answered already, or was missed.',
  },
  'battle-not-with-them': {
    status: 403,
    retry: false,
    message: 'You two cannot battle here. Ask somebody of your class.',
  },
  'reactions-used': {
    status: 409,
    retry: false,
    message: 'You have shown both your pictures in this battle.',
  },
  'leagues-off': { status: 404, retry: false, message: 'There are no leagues here.' },
  'reactions-off': { status: 409, retry: false, message: 'There are no pictures to show in this battle.' },
  'no-energy': {
    status: 409,
    retry: false,
    message: 'No energy left. Read a comic to its end or finish your deck, and one comes back.',
  },
} as const;
