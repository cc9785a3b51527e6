import type { PlaceSigns } from '../place-signs.ts';

/**
 * What else is seen and done in one kind of place, too weak to tell it alone: the judge weighs it with everything else.
 * Form as in `place-signs.ts`.
 */
export const seenThere: readonly PlaceSigns[] = [
  {
    place: 'classroom',
    sure: `at_(?:his|her|their|the|my)_desks? teacher's_desk front_of_the_class on_the_(?:white|black)board the_teacher_(?:asked|said|wrote|nodded|smiled|handed|drew) raised_(?:her|his|their)_hands? groups?_of_(?:three|four|two) each_group
      spelling project_poster exam_(?:room|paper)s? new_(?:boy|girl)_in_class register maths_lesson history_lesson science_lesson science_class in_maths in_science in_history homework handed_(?:out|in)`,
    rather: `desks? chalk marker worksheet sheet exercise exercises ruler glue scissors crayons? question questions answer answers test marks grade presentation partner whispered seat pupil classmate substitute lesson class ms mrs mr`,
  },
  {
    place: 'home',
    sure: `living_room sofa couch armchair on_the_couch tv remote_control pyjamas pajamas front_room doorbell lunch_box family_dinner bunk dining_table after_dinner before_dinner homework_at_home bookcase carpet rug balcony_door`,
    rather: `mum mom mama papa dad mother father grandmother grandfather grandma grandpa brother sister cousin aunt uncle lamp candle drawer drawers dinner supper breakfast cupboard heater radiator window_sill envelope socks scarf cat toy toys laptop phone tablet`,
  },
  {
    place: 'kitchen',
    sure: `stove oven frying_pan saucepan ladle rolled_out rolling dough whisk fridge sink kettle cutting_board chopping peeled recipe pantry pot_of onions? garlic flour batter chapatis? tortillas? dumplings? cake_tin baking stirred boiling_water`,
    rather: `knife spoon fork pan pot bowl plate salt sugar butter oil rice soup eggs? vinegar dishes taste tasted sweet slice slices pie bread cook cooked cooking apron`,
  },
  {
    place: 'bedroom',
    sure: `pillow blanket bunk_bed top_bunk under_the_covers alarm_clock bedside nightlight night_light duvet mattress fell_asleep lay_awake lullaby`,
    rather: `dream dreamed bed asleep sleep wardrobe pyjamas yawned awake midnight`,
  },
  {
    place: 'garden',
    sure: `flower_?bed vegetable_patch lawn hedge watering_can rake spade seedlings compost washing_line clothes_line terrace greenhouse backyard flowerpots? sunflower beans tomato_plants?`,
    rather: `fence gate bush bushes plants? planted seeds? weeds? soil dug dig roots? grass bees? worm worms snail snails butterfly leaf leaves apple_tree swing`,
  },
  {
    place: 'school-yard',
    sure: `recess break_time breaktime playtime at_break hopscotch skipping_rope skipping_ropes tag schoolyard school_gate bike_racks? school_steps monkey_bars`,
    rather: `skip skipped skipping bell fence ball chased marbles playground bench line_up lined_up yard benches`,
  },
  {
    place: 'playground',
    sure: `swings? slide seesaw sandpit sandbox climbing_frame monkey_bars merry-go-round roundabout`,
    rather: `climbed children swinging sand push pushed bench`,
  },
  {
    place: 'park',
    sure: `park_bench fountain duck_pond picnic frisbee bandstand jogger joggers playing_field park_keeper ice-cream_van`,
    rather: `bench ducks squirrel squirrels pigeons? path trees grass dog leash kite ball bikes? pond`,
  },
  {
    place: 'cafeteria',
    sure: `tray trays lunch_line lunch_table canteen lunchtime lunch_break lunchroom lunch_lady dinner_lady lunch_ladies school_lunch long_table`,
    rather: `lunch sandwich sandwiches apple_core noodles pizza milk queue table chewed bite bin`,
  },
  {
    place: 'gym',
    sure: `mats? dumbbells? treadmill push-ups jumping_jacks gym_teacher pe PE warm-up beam vault dodgeball wall_bars skipping`,
    rather: `pulse heartbeat panted sweat laps whistle coach squats stretch`,
  },
  {
    place: 'pool',
    sure: `goggles lifeguard diving_board swimming_cap swimsuit swim_team lengths? butterfly_stroke backstroke freestyle breaststroke chlorine poolside shallow_end deep_end`,
    rather: `swam swim swimming splash splashed dived dive coach water float floated towel lane lanes`,
  },
  {
    place: 'pitch',
    sure: `goal_post goalposts goalkeeper half-time halftime penalty corner_flag referee kick-off offside striker defender dribbled free_kick touchline running_track relay sprint finish_line starting_line javelin high_jump long_jump`,
    rather: `ball goal goals scored pass passed kick kicked shot coach team match whistle race raced runner runners ran lap stopwatch tackle`,
  },
  {
    place: 'court-of-sport',
    sure: `basketball hoop netball dribble backboard free_throw volleyball rebound layup`,
    rather: `court net dunk jump bounced`,
  },
  {
    place: 'street',
    sure: `pavement sidewalk kerb curb crosswalk zebra_crossing traffic_light traffic lamp_post postman mailbox letterbox street_sweeper corner_of_the_street front_steps puddle street_vendor taxi taxis motorbike scooter cyclist crossing gutter`,
    rather: `road cars? bike bicycle pedal pedalled pedalling wobbled braked driver honked walk walked corner neighbour neighbor cart door doors rain umbrella`,
  },
  {
    place: 'city',
    sure: `skyscrapers? city_wall crowds? downtown tower_blocks? city_centre trams? rooftops metro town_square cobbled`,
    rather: `buildings? tower towers square streets bridge lights apartment`,
  },
  {
    place: 'market',
    sure: `stalls? bazaar souk vendor vendors haggled haggle trader traders stallholder market_day baskets_of sacks_of per_kilo a_kilo spices?`,
    rather: `price prices sold sell sells selling fruit fish vegetables mangoes coins basket buy bought bargain cloth shouted`,
  },
  {
    place: 'shop',
    sure: `checkout cashier till cash_register shopkeeper price_tag shop_window aisle aisles shopping_cart shopping_trolley discount sale receipt customer customers bakery counter fitting_room`,
    rather: `price prices cost costs dollars euros pounds rupees pesos pay paid change shelf shelves jar buy bought sold bag bags wallet`,
  },
  {
    place: 'bank',
    sure: `bank_clerk bank_teller savings_account bank_account interest_rate deposit counter_of_the_bank cash_machine`,
    rather: `interest clerk account francs loan savings counter form`,
  },
  {
    place: 'office',
    sure: `desk_in_the_office filing_cabinet boss meeting_room colleague colleagues secretary printer headmaster principal principal's_office head_teacher`,
    rather: `clerk papers stamp desk typed form letter meeting`,
  },
  {
    place: 'hospital',
    sure: `nurse nurses surgeon ward patient patients bandage plaster_cast x-ray stethoscope ambulance waiting_room thermometer operation injection vaccine crutches wheelchair`,
    rather: `doctor medicine fever pain hurt bed pills broken arm leg blood pulse`,
  },
  {
    place: 'library',
    sure: `librarian bookshelf bookshelves shelves_of_books reading_room library_card borrowed encyclopedia archive catalogue`,
    rather: `books? pages? shelf read reading author quiet whispered title`,
  },
  {
    place: 'lab',
    sure: `test_tubes? beakers? flasks? pipettes? microscope goggles lab_coat lab_coats bunsen slide petri tweezers stain iodine litmus lab_partner measuring_cylinder balloon_over acid`,
    rather: `experiment liquid liquids solution drops? measured bottle bottles heated boiled scale grams millilitres bubbles notes result results temperature`,
  },
  {
    place: 'museum',
    sure: `glass_case display exhibit exhibits guard skeleton mummy statue statues painting paintings curator museum_shop museum_guide dinosaurs? gallery sculpture`,
    rather: `guide tour hall ancient pots glass label old`,
  },
  {
    place: 'stage',
    sure: `curtain audience applause spotlight script rehearsal costume costumes orchestra choir drama first_line concert microphone backstage performance encore actors? lines`,
    rather: `bowed sang sing song drum violin piano play role nervous row seats clapped voice`,
  },
  {
    place: 'workshop',
    sure: `hammer nails screws? screwdriver workbench saw drill chisel anvil forge toolbox tools wrench pliers vise glue_gun sawdust printing_press loom potter carpenter blacksmith tinker soldered oil_can`,
    rather: `repaired repairs repair wood metal wires? wheel built build fix fixed bench apprentice ink paint bolt machine`,
  },
  {
    place: 'factory',
    sure: `machines conveyor_belt overseer foreman mill spindles looms? chimneys assembly_line shift fluff cotton factory_owner`,
    rather: `workers machine wages noise steam smoke boiler`,
  },
  {
    place: 'farm',
    sure: `goats? cows? hens? chickens? pigs? sheep barn stable hay milking trough tractor plough pen pasture henhouse ducks? eggs rooster scarecrow orchard beehives? harvest shepherd calf lamb donkey`,
    rather: `farmer fence gate crop crops rows field maize corn wheat barley coffee tea seeds feed fed wire cart`,
  },
  {
    place: 'field',
    sure: `meadow savanna savannah antelopes? zebras? lions? elephants? giraffes? herd grassland steppe tall_grass wildflowers prairie dandelion haystack rice_terraces?`,
    rather: `grass horse horses kite wheat barley soil wind plain plains jeep binoculars flowers`,
  },
  {
    place: 'forest',
    sure: `pine pines oak oaks birch birches ferns? moss mushrooms? acorns? squirrel squirrels deer owl fox wolf bear trail tree_trunk trunk undergrowth clearing woodpecker canopy vines? monkeys? toucans? jaguar banyan log logs branches hunter`,
    rather: `trees? leaves branch roots path bark nest shade track wood climbed tortoise crow mouse`,
  },
  {
    place: 'river',
    sure: `riverbank river_bank current upstream downstream raft ford flood flooded barley fisherman rapids waterfall bridge_over_the_river reed boatman otter salmon beaver dam delta`,
    rather: `bank mud fish fishing water stones bridge boat swam net rope wade waded`,
  },
  {
    place: 'lake',
    sure: `jetty pond tadpoles? frogs? newt newts reeds? lily_pads? ducks? dragonfl(?:y|ies) water_beetle pond_water rowing_boat water_lil(?:y|ies) swans?`,
    rather: `shore water fish boat paddle paddled ripples splash algae oars?`,
  },
  {
    place: 'beach',
    sure: `sand sandcastle seaweed shells? seashells waves? tide tides high_tide low_tide crab crabs pier dunes seagull seagulls driftwood shore coast surfboard surf shoreline pebbles`,
    rather: `sea ocean towel bucket spade salt wind boat boats horizon turtles? castle moat`,
  },
  {
    place: 'underwater',
    sure: `coral corals reef clownfish divers? snorkel octopus sharks? whales? seabed jellyfish submarine plankton polyps`,
    rather: `fish deep algae swim current turtles dolphins`,
  },
  {
    place: 'mountain',
    sure: `summit peak peaks glacier llamas? alpacas? yaks? slope slopes valley_below avalanche hiking hikers? climbers? ridge lava crater boulder thin_air cliff mountain_path fossil shepherd's_hut`,
    rather: `rock rocks stone stones climbed snow ice path rope spring steep valley hammer eagle condor`,
  },
  {
    place: 'desert',
    sure: `camels? dunes? oasis caravan nomads? sandstorm bedouin cactus cacti`,
    rather: `sand thirsty heat sun merchant guide beetle scorpion well`,
  },
  {
    place: 'snow',
    sure: `sledge sledges sled sleds husky huskies skis? skiing ski penguins? polar_bears? igloo snowball snowballs snowman snowflakes? blizzard frost ice_skates skated icicles? sleigh`,
    rather: `snow ice frozen cold mittens freezing white winter`,
  },
  {
    place: 'camp',
    sure: `tent tents sleeping_bag campfire camp_fire rucksack backpacks? torch marshmallows scouts? lantern compass hikers`,
    rather: `fire stars night torch trail map blanket hut`,
  },
  {
    place: 'village',
    sure: `well elders? chief hut huts thatched village_square market_day villagers? mud_brick compound chief's water_pump hand_pump`,
    rather: `path houses goats? hens? drum drums pole mosque dust square pots? jug roof`,
  },
  {
    place: 'station',
    sure: `platform platforms ticket_office timetable departure_board station_master waiting_room arrivals`,
    rather: `train trains ticket suitcase luggage whistle rails`,
  },
  {
    place: 'train',
    sure: `compartment berth conductor railway_carriage carriage ticket_collector dining_car wagon`,
    rather: `window seat seats rails tunnel landscape glided passengers whistled`,
  },
  {
    place: 'bus',
    sure: `bus_driver bus_seat bus_window back_of_the_bus school_bus aisle got_on_the_bus`,
    rather: `driver seat seats row window passengers ticket stop bumped`,
  },
  {
    place: 'ship',
    sure: `deck mast sails? captain crew sailors? anchor helm hull cabin_boy aboard dhow cargo sailed harbour harbor bow stern rudder`,
    rather: `wind storm wheel voyage ocean rope planks compass waves island`,
  },
  {
    place: 'space',
    sure: `astronauts? spacecraft space_suit space_station rocket orbit weightless mission_control lunar mars_rover satellite launch`,
    rather: `moon planet planets stars earth gravity floated saturn rings comet`,
  },
  {
    place: 'night-sky',
    sure: `telescope constellations? shooting_star milky_way observatory stargazing planets jupiter saturn orion`,
    rather: `stars? moon night dark light_years?`,
  },
  {
    place: 'temple',
    sure: `monk monks incense shrine priest priests prayer_wheel altar bell_of_the_temple pagoda buddha offering offerings`,
    rather: `bell prayed bowed candles gate statue stairs`,
  },
  {
    place: 'church',
    sure: `pew pews altar choir hymn priest steeple organ church_bells? congregation sermon stained_glass nave`,
    rather: `bell bells prayed candles service sang`,
  },
  {
    place: 'mosque',
    sure: `minaret imam muezzin call_to_prayer prayer_mat prayer_rug mihrab friday_prayers? eid_prayers?`,
    rather: `prayed prayer dome tiles shoes`,
  },
  {
    place: 'palace',
    sure: `throne king queen emperor empress sultan pharaoh courtiers? crown servants? vizier maharaja royal`,
    rather: `prince princess bowed gold guards hall kingdom`,
  },
  {
    place: 'ruins',
    sure: `columns pillars archaeologists? excavation trowel dig_site ruins temple_ruins ancient_walls forum amphitheatre`,
    rather: `stones broken dug pottery senators? tourists`,
  },
  {
    place: 'parliament',
    sure: `senators? delegates? members_of_parliament speaker_of_the_house bill debate ministers? chamber constitution convention gallery signed_the`,
    rather: `vote voted votes law laws speech states committee compromise lords`,
  },
  {
    place: 'courtroom',
    sure: `judge jury lawyers? witness defendant verdict gavel accused prosecutor trial`,
    rather: `guilty innocent evidence law case court`,
  },
  {
    place: 'computer-room',
    sure: `keyboards? coding computers code loop programmed debug monitor mouse_pad`,
    rather: `screen typed robot program command commands click clicked`,
  },
  {
    place: 'art-room',
    sure: `easel easels paintbrush palette canvas watercolou?rs? clay sketch art_teacher acrylic`,
    rather: `paint painted brush colours colors drew drawing mural`,
  },
  {
    place: 'inside-body',
    sure: `intestines? small_intestine stomach_acid arteries veins capillaries heart_muscle lungs bloodstream red_blood_cells nerves`,
    rather: `stomach heart muscle blood lungs brain tube oxygen squeezes digest`,
  },
];
