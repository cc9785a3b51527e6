/** Every table, for migrations and for drizzle's relational types. */
export * from './accounts.ts';
export * from './battles.ts';
export * from './bookings.ts';
export * from './catalogue.ts';
export * from './classes.ts';
export * from './comics.ts';
export * from './curricula.ts';
export * from './families.ts';
export * from './games.ts';
export * from './learning.ts';
export * from './live.ts';
export * from './notices.ts';
export * from './readers.ts';
export * from './reports.ts';
export * from './runs.ts';
export * from './shares.ts';
export * from './translations.ts';
