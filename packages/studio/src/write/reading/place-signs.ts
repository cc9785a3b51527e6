/**
 * What is seen and done in one kind of place: `sure` words belong to hardly any other, `rather` words say something only
 * together. Words that many places share stand nowhere; `_` is a blank.
 */
export type PlaceSigns = { place: string; sure: string; rather?: string };

export const placeSigns: readonly PlaceSigns[] = [
  {
    place: 'home',
    sure: `fridges? freezer sofa couch armchairs? carpet bookshel(?:f|ves) television TV telly wardrobe window_?sill bathroom bathtub washing_machine
      dishwasher vacuum_cleaner lampshade laundry pyjamas pajamas bedtime board_games? snakes_and_ladders jigsaw doorbell doormat button_tin cookie_jar piggy_bank
      cuckoo_clock grandfather_clock ironing toothbrush(?:es)? (?:kitchen|dining|living[-_]room)_(?:table|window|door|wall|floor) in_(?:his|her|my|our)_room
      tucked_(?:me|him|her)_in family_dinner doll's_house hallway_mirror`,
    rather: `cupboards? curtains? drawers? bath dinner breakfast supper porridge pancakes calendar phone laptop tablet video_game my_game candles? table kettle teapot
      grandma granny grandpa nana gran mum mom dad mama papa lolo lola nonno nonna koro tata mam mummy daddy abuel[oa] parents newspaper noodles soup birthday
      little_(?:sister|brother) big_(?:sister|brother) older_(?:sister|brother) twins socks? slippers? pots? jar`,
  },
  {
    place: 'classroom',
    sure: `blackboard whiteboard textbooks? worksheets? exercise_books? (?:first|second|third|back|front)_row raised_(?:his|her|my)_hand the_bell(?:_rang)? lesson_plan class_(?:rabbit|hamster|pet)
      classmates? Year_\\d+ Grade_\\d+ [Gg]rade_(?:one|two|three|four|five|six|seven|eight|nine|ten) \\d[A-D] period_\\d recess our_class my_class the_class
      math_test spelling_test show_and_tell on_(?:the|your|our)_board to_the_board class_project`,
    rather: `pupils? students? teacher desks? chalk quiz exam essay notebooks? eraser pencil_case Ms\\.? Miss Mrs\\.? Mr\\.? Sir Professor Profe Madam lesson maths? lab_partner posters? marbles`,
  },
  {
    place: 'lab',
    sure: `burettes? pipettes? flasks? beakers? test_tubes? bunsen litmus titrat\\p{L}* lab_coats? chemistry_teacher reagents? petri_dish\\p{L}* hydrochloric centrifuge`,
    rather: `acids? alkali indicator microscopes? goggles oscilloscope multimeter hypothesis`,
  },
  {
    place: 'library',
    sure: `librarian library bookshelves library_card call_number card_catalogue reading_room`,
    rather: `encyclop(?:a)?edias? shel(?:f|ves) borrowed books? source author web photos`,
  },
  {
    place: 'gym',
    sure: `gym burpees dumbbells? treadmill push-ups sit-ups jumping_jacks gymnastics PE_teacher PE_class warm-up vaulting trampolines? climbing_wall`,
    rather: `squats? pulse whistle laps? stretching rope_skipping skipping_ropes? heartbeat sweat(?:y|ing)? beats`,
  },
  {
    place: 'pitch',
    sure: `goalkeeper goalposts? penalty_kick referee striker midfielder corner_kick wickets? batsman bowler pitch netball hurdles? sprint(?:er|ed|s)? running_track finish_line javelin`,
    rather: `team coach goal scored match innings boundary half-time runs? race whistle laps? runner heats?`,
  },
  {
    place: 'ship',
    sure: `ships? sails? sailors? admiral decks? mast anchor(?:ed)? starboard fleet cabin_boy aboard overboard ferr(?:y|ies) first_mate helm`,
    rather: `sailed sailing crew captain bow stern voyages? harbou?r pier horns? rail lighthouse`,
  },
  {
    place: 'beach',
    sure: `sandcastles? seashells? sea_turtles? seagulls? lifeguards? beach(?:es)? rock_pools?`,
    rather: `sand waves hatchlings? tide shore surf(?:ing)? crabs? swim(?:ming|mers)? shells?`,
  },
  {
    place: 'underwater',
    sure: `corals? reefs? octopus sharks? sea_floor seabed plankton clownfish divers? snorkel(?:l?ing)? scuba polyps? sea_anemones? seahorses?`,
    rather: `dolphins? seaweed jellyfish fins? gills algae bleach(?:ed|ing) lagoon currents? fish`,
  },
  {
    place: 'kitchen',
    sure: `apron flour dough batter whisk\\p{L}* recipe frying_pan saucepan knead\\p{L}* rolling_pin ladle colander oven baking_tray stove cutting_board`,
    rather: `eggs? bowl spoon sugar stirr\\p{L}* pot boil\\p{L}* butter chop(?:s|ped|ping) onions? garlic kettle cake slices? recipe`,
  },
  {
    place: 'desert',
    sure: `camels? caravans? dunes? oasis nomads? sandstorms?`,
    rather: `salt turban thirst merchants? guide`,
  },
  {
    place: 'farm',
    sure: `hay barn tractors? milking milked scarecrow crop_rotation combine_harvester henhouse cowshed plough(?:ed|ing)? canola legumes?`,
    rather: `cows? hens? pigs? sheep goats? farmers? stable crops? harvest(?:ed)? wheat lentils? peas fields? sow(?:s|ed)? soil acres? fertili[sz]er`,
  },
  {
    place: 'garden',
    sure: `compost\\p{L}* eggshells castings watering_can flower_?beds? seedlings? greenhouse backyard lawn wheelbarrow vegetable_patch sunflowers? beanstalk`,
    rather: `peels decompos\\p{L}+ worms? seeds? weeds? tomato(?:es)? soil spade sprouts? hose fence bees? petals? pollen flowers? butterfl(?:y|ies) caterpillars? gardener`,
  },
  {
    place: 'space',
    sure: `astronauts? weightless(?:ness)? spacecraft spaceship space_suits? mission_control space_station`,
    rather: `rocket orbit(?:s|ed|ing)? satellites? launch gravity moon planets? comets?`,
  },
  {
    place: 'shop',
    sure: `customers? cash_register cashier price_tags? shopkeeper bakery waiters? waitress closing_time opening_time espresso barista receipts? ice_cream_(?:parlou?r|shop)`,
    rather: `till counter shelves menus? coffees? croissants? caf[eé] loaves change tip cones? scoops? sold sells sale discount`,
  },
  {
    place: 'market',
    sure: `market_stalls? market_woman stall_holder haggl\\p{L}+ hawkers? vendors? bazaar`,
    rather: `baskets? spices? mango(?:es)? stalls? bargain(?:ed|ing)? sell(?:s|ing)? traders? coins?`,
  },
  {
    place: 'mountain',
    sure: `summit yaks? avalanche base_camp climbers? mountain_guide sherpas? llamas?`,
    rather: `peak slope glacier ridge valley rope thin_air altitude trail`,
  },
  {
    place: 'snow',
    sure: `sled(?:s|ge|ges)? husk(?:y|ies) igloo mushers? blizzard snowmobile penguins? seals? polar_bears? dog_team sled_dogs? permafrost`,
    rather: `snow ice frozen freezing parka trail crack mittens reindeer`,
  },
  {
    place: 'forest',
    sure: `moss mushrooms? badgers? acorns? woodpeckers? treetops? toadstools? pine_cones? forest_floor canopy`,
    rather: `owls? fox(?:es)? branches squirrels? deer ferns? trees? roots? trunk leaves bark wolf wolves bears?`,
  },
  {
    place: 'jungle',
    sure: `monkeys? sloths? macaws? toucans? jaguars? vines? lianas? orang-?utans? parrots?`,
    rather: `canopy leaves humid branches snakes? tribe`,
  },
  {
    place: 'river',
    sure: `riverbank river_bank otters? beavers? rapids upstream downstream rowing_boat waterfall`,
    rather: `river current fish(?:ing|ed)? bridge flood(?:s|ed)? stones? paddl\\p{L}+`,
  },
  {
    place: 'lake',
    sure: `tadpoles? frogspawn dragonfl(?:y|ies) lily_pads? pond_?water ponds? reeds`,
    rather: `frogs? ducks? fish(?:ing)? pond lake newts?`,
  },
  {
    place: 'hospital',
    sure: `stethoscope surgeon ambulance X-rays? inhaler bandages? wheez\\p{L}+ sick_room waiting_room operating_table`,
    rather: `nurses? thermometer ward patients? operation puffs? medicine doctor pills? clinic fever injection asthma pulse breath(?:e|ed|ing|s)?`,
  },
  {
    place: 'stage',
    sure: `audience curtains? rehears\\p{L}+ script prompt(?:ed|er|ing) prologue applause playwright puppets? spotlight choir orchestra conductor standing_ovation`,
    rather: `act scene role lines juliet romeo hamlet actor actress theatre theater tomb sang drums? violin costumes?`,
  },
  {
    place: 'courtroom',
    sure: `judge jury courtroom witness_stand defendant prosecutor lawyers? verdict gavel`,
    rather: `guilty court witness(?:es)? case evidence law`,
  },
  {
    place: 'parliament',
    sure: `senators? delegates? parliament assembly_hall speaker_of_the_house constitution ratif\\p{L}+ congress members_of_parliament`,
    rather: `debate vot(?:e|es|ed|ing) bill speech law amendments?`,
  },
  {
    place: 'palace',
    sure: `throne emperor empress courtiers? pharaoh sultan royal_guard crown_jewels`,
    rather: `king queen prince princess palace crown servants? court bowed majesty`,
  },
  {
    place: 'workshop',
    sure: `anvil blacksmith forge carpenter workbench soldering sawdust chisel printing_press potter(?:'s_wheel)? loom weaver`,
    rather: `hammer(?:s|ed)? nails? screws?(?:driver)? saw wood robot wires? solder wheel(?:s)? drill apprentice`,
  },
  {
    place: 'computer-room',
    sure: `computer_club coding_club keyboards? loops? debug(?:ged|ging)? python_program scratch_project for_loop while_loop repeat_\\d+`,
    rather: `computers? code program(?:s|med|ming)? bugs? commands? algorithm robot screen types? typing typed input output variables?`,
  },
  {
    place: 'factory',
    sure: `assembly_line power_looms? foreman spinning_(?:machines?|jenny|mule) factory chimneys smokestacks? mill_owner conveyor_belt`,
    rather: `machines? workers? shift spindles? bobbins? cotton mill wages overseer steam`,
  },
  {
    place: 'museum',
    sure: `museum gallery exhibits? curator paintings? sculptures? artworks? dinosaur_skeleton display_case`,
    rather: `statues? brush_strokes? masterpiece guide fossils? tour_group`,
  },
  {
    place: 'street',
    sure: `crosswalk zebra_crossing traffic_lights? pavement sidewalks? lamp_?posts? cobblestones? potholes? bus_stop letter_?box(?:es)? pump_handle`,
    rather: `cars? siren honk(?:ed|ing)? neighbou?rs? houses? street corner pump crowd wagons? carts? ambulance march(?:ed|ing|ers)?`,
  },
  {
    place: 'train',
    sure: `train_driver ticket_inspector compartment carriage_window railway_carriage train`,
    rather: `tracks? tunnel window_seat platform whistle seats?`,
  },
  {
    place: 'bus',
    sure: `bus_driver bus_ride (?:windows?|back|door|front)_of_the_bus bus_pass`,
    rather: `bus seats? puncture excursion tickets? passengers?`,
  },
  {
    place: 'battlefield',
    sure: `trench(?:es)? bayonet artillery cannons? no_man's_land barbed_wire gunfire musket`,
    rather: `soldiers? army war enemy general troops? shells wounded`,
  },
  {
    place: 'camp',
    sure: `campfire tents? sleeping_bags? marshmallows? torchlight campsite`,
    rather: `scouts? stars backpacks? fire lantern`,
  },
  {
    place: 'night-sky',
    sure: `telescope constellations? milky_way meteors? shooting_stars? orion big_dipper observatory`,
    rather: `stars? planets? jupiter saturn moon galax(?:y|ies) night`,
  },
  {
    place: 'village',
    sure: `village_elders? village_well chief_of_the_village thatched_(?:roof|hut)s? village villagers?`,
    rather: `well huts? elders? goats? drought drums? chief`,
  },
  {
    place: 'inside-body',
    sure: `red_blood_cells? white_blood_cells? intestines? o?esophagus bloodstream alveoli capillar(?:y|ies) small_intestine large_intestine arter(?:y|ies)`,
    rather: `stomach lungs? heart valves? veins? saliva enzymes? airways? acid blood muscles?`,
  },
];
