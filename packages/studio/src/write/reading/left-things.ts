import { kindOf } from '../../words/kind-of.ts';
import { singular } from '../text/words.ts';

/** What was built, planted or put somewhere, and where: it is there still when time has passed. */
export type LeftThings = {
  /** Notes what a sentence that plays in a place leaves there. */
  note(text: string, place: string): void;
  /** The place of a thing that a sentence comes back to: "the cup was half empty". */
  placeOf(text: string): string | undefined;
};

const leaves =
  /(?<!\p{L})(?:build|builds|built|building|plant|plants|planted|put|puts|place|placed|set up|hang|hangs|hung|dug|dig|keep|kept|left|laid|stood|buried|hid) (?<things>[^.;:!?"]*)/giu;
const noun =
  /(?<!\p{L})(?:an?|the|two|three|four|five|some|his|her|their|our|my) (?:\p{L}+ ){0,2}?(\p{L}+)(?!\p{L})/giu;
const backTo =
  /(?<!\p{L})(?:the|their|his|her|our|my) (?:\p{L}+ )?(\p{L}+)(?= (?:was|were|is|are|had|has|got|grew|turned|became|looked|stood|fell|began|started|came|went|did|would|could)(?!\p{L}))/giu;

/** A place that is something in itself is no thing that was left in another. */
const stays = /^(?:artifact|plant|food|substance)$/;

export function createLeftThings(): LeftThings {
  const places = new Map<string, string>();
  return {
    note(text, place) {
      for (const { groups } of text.matchAll(leaves))
        for (const [, thing = ''] of groups!.things!.matchAll(noun)) {
          const one = singular(thing.toLowerCase());
          if (stays.test(kindOf(one) ?? '')) places.set(one, place);
        }
    },
    placeOf(text) {
      for (const [, thing = ''] of text.matchAll(backTo)) {
        const place = places.get(singular(thing.toLowerCase()));
        if (place) return place;
      }
      return undefined;
    },
  };
}
