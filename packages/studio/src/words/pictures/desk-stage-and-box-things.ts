/** Pictures of things of desks, stages, beds and boxes that stories name. See `depicted-senses.ts`. */
export const deskStageAndBoxThings: Record<string, string> = {
  'x-folded-map':
    'map_of_a_town paper_map road_map#2! street_map town_map city_map trail_map hiking_map tourist_map',
  'x-chalk-sticks': 'chalk#4! stick_of_chalk',
  'x-stage-curtain': 'stage_curtain theatre_curtain theater_curtain',
  'x-loudspeaker': 'loudspeaker#1!',
  'x-screen': 'computer_screen#1!',
  'x-written-card': 'written_card index_card task_card',
  'x-fairy-lights': 'fairy_light christmas_light',
  'x-long-pole': 'long_pole bamboo_pole wooden_pole',
  'x-shallow-tray': 'baking_tray oven_tray sorting_tray',
  'x-drink-can': 'drink_can soda_can#1 cola_can coke_can',
  'x-jar-lid': 'jar_lid screw_lid',
  'x-scrubbing-brush': 'scrubbing_brush',
  'x-sports-helmet': 'bicycle_helmet bike_helmet cycle_helmet crash_helmet climbing_helmet',
  'x-greeting-card': 'greeting_card#1! birthday_card#1! thank_you_card valentine_card',
  'x-postcard': 'postcard#1!',
  'x-ceiling-fan': 'ceiling_fan',
  'x-straw-bundle': 'dry_straw',
  'x-duvet': 'duvet',
  'x-open-box': 'cardboard_box',
  'x-steering-wheel': 'steering_wheel#1!',
};
