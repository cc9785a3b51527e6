/** A number with its noun: "1 page", "3 pages". */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
