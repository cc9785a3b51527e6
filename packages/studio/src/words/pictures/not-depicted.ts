/**
 * Nouns that WordNet puts below something with a picture, but that look different from it or mean something else to a
 * child: an igloo is no hut of wood, calculus no stone. They have no picture.
 */
export const notDepicted: ReadonlySet<string> = new Set(
  `aa ail agua ani atoll brill curl lounge aurochs aurora auto banana_boat beluga belay ben blackjack boa bologna bud caddy calculus calypso
  centrum chatterbox chilly cope coping creche crazy_house cruiser daily denim dominant down drone electric entire fire_pit
  full funny_farm funny_house funny_wagon goldilocks hind hydrant igloo insane_asylum interceptor jaw
  kamikaze launch living_rock lower madhouse mandible matchbook maul meatloaf meeting_house mental_home mike mill mount
  nut_house okapi pacer pavilion pedal phalanx polecat scapular sinker skull skybox
  sprinkles stole technical ticker tom tor trunks upper vanilla veronica vertebra wedge white_horse
  beef poultry sickbed whitewater wishbone launching_pad shooting_brake chip chips hostel half third quarter egg_cell canteen white_tail gourd`.split(
    /\s+/,
  ),
);
