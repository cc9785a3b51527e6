import type { AnimalLook } from '../vocabulary.ts';

/**
 * Size of an animal's own unit beside a grown-up's: its face is about 160 units wide, so that the number is roughly
 * that of its head beside a person's. Truer to life at the large end than at the small one, where faces must be read.
 */
export const animalSizes: Record<AnimalLook, number> = {
  dog: 0.74,
  cat: 0.56,
  rabbit: 0.5,
  horse: 1.16,
  cow: 1.14,
  goat: 0.86,
  elephant: 1.5,
  lion: 1,
  monkey: 0.82,
  bird: 0.46,
  hen: 0.56,
  owl: 0.6,
  fish: 0.56,
  turtle: 0.6,
  frog: 0.5,
  snake: 0.62,
  mouse: 0.36,
  bee: 0.42,
  butterfly: 0.48,
  ant: 0.36,
};
