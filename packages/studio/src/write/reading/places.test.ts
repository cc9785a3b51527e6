import { describe, expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { whereItPlays, whereItPlaysElsewhere } from './fixtures/where-it-plays.ts';
import { findPlaces } from './places.ts';

describe('findPlaces', () => {
  it.each(Object.entries(whereItPlays))('knows where it plays: %s', (_, sentences) => {
    const found = findPlaces(sentences.map(([text]) => text));
    expect(sentences.map(([text], i) => [text, found[i]])).toEqual(sentences);
  });
});

it.each(Object.entries(whereItPlaysElsewhere))('follows a story in %s from place to place', (_, told) => {
  const { sentences } = analyseStory({ concept: '', story: told.story });
  expect(sentences.map(({ place }) => place)).toEqual(told.places);
});
