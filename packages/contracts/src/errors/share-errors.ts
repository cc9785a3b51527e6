/** What can go wrong with months of revenue share. */
export const shareErrors = {
  'share-month-unknown': { status: 404, retry: false, message: 'This month has no pool. Set one first.' },
  'share-month-closed': {
    status: 409,
    retry: false,
    message: 'This month is closed. What was booked never changes.',
  },
  'share-month-open': { status: 409, retry: false, message: 'Close this month first.' },
  'share-month-not-over': {
    status: 409,
    retry: false,
    message: 'This month is not over yet. It can be closed from the first day of the next one.',
  },
  'share-nothing-to-pay': {
    status: 409,
    retry: false,
    message: 'There is nothing to pay: it was paid already, or this person gets nothing of the month.',
  },
} as const;
