/** Things that share their name with something else, r to y. See `readings.ts`. */
export const thingsRToY: Record<string, Record<string, string>> = {
  rake: { 'rake#3': '' },
  ring: {
    '?': '',
    'ring#8': 'finger gold wedding diamond jewel wear marry silver bride jewellery jewelry',
    'ring_of_planet@place': 'planet saturn ice orbit',
    'tree_ring@plant': 'tree trunk age year wood count stump log slice',
    'life_buoy#1': 'lifeguard drown drowning rescue swim swimmer overboard',
    'ring#1': 'bell phone sound hear door telephone',
  },
  rocket: {
    'rocket#1': 'space moon launch astronaut engine orbit',
    'salad_rocket@food': 'salad vegetable',
    'firework_rocket@artifact': 'firework diwali lane bang sparkler eve midnight',
  },
  router: { 'router#2': '' },
  rover: { 'rover_vehicle@artifact': '' },
  ruler: {
    'ruler#2': 'measure centimetre pencil line inch draw length desk wooden edge straight centimeter',
    'ruler#1': 'king queen kingdom empire rule country power people emperor army throne law',
  },
  saw: {
    '?': '',
    'saw#2': 'wood cut carpenter tool blade plank hammer log teeth bench',
  },
  sax: { 'sax#2': '' },
  saxophone: { 'sax#2': '' },
  scooter: {
    'scooter#2': '',
    'motor_scooter#1': 'helmet petrol engine traffic highway',
  },
  screw: { 'screw#4': '' },
  skeleton: {
    '?': '',
    'human_skeleton@body': 'body human muscle skull rib organ upright person halloween spine',
  },
  spine: {
    'spinal_column#1': '',
    'spine#4': 'book page title cover shelf library torn',
    'spine#3': 'cactus thorn rose leaf plant sharp hedgehog porcupine urchin prick',
  },
  scroll: { 'scroll#2': '' },
  shield: {
    'shield#2': 'knight sword warrior battle soldier armor viking roman castle',
    'shield#1': 'protect earth heat sun ozone atmosphere radiation spacecraft magnetic',
  },
  shoe: { 'shoe#1': '', 'horseshoe#2': 'horse hoof blacksmith smith pony' },
  shower: {
    '?': '',
    'shower#1': 'bath bathroom water wash soap clean hot',
    'shower#3': 'rain cloud sky weather umbrella april',
    'meteor_shower#1': 'meteor star night sky comet',
  },
  sink: { '?': '', 'sink#1': 'kitchen tap wash dish plate bathroom soap', 'sink#2': 'carbon energy heat' },
  slide: {
    '?': '',
    'slide#4': 'playground swing park climb child ladder fun queue seesaw see-saw',
    'slide#1': 'microscope cell glass lab lens stain drop onion',
    'slide#6': 'presentation screen picture talk computer',
  },
  sponge: { 'sponge#1': 'wash water clean soak soap wet dish', 'sponge#4': 'sea ocean animal coral reef' },
  spring: {
    '?': '',
    'spring#1': 'winter season summer flower april march autumn bird warm garden snow',
    'spring#2': 'coil metal stretch bounce force mattress push squeeze toy elastic weight compress wire',
    'spring#3': 'water river hot ground mountain stream drink',
  },
  table: {
    'table#2': 'sit chair wood kitchen dinner leg plate desk cloth',
    'table#1':
      'number data row column multiplication multiply record chart result fill times graph show value average amount',
    'water_table#1': 'groundwater well rain rock underground',
    'periodic_table#1': 'element periodic atom chemistry',
  },
  string: {
    'string#1': 'tie tied kite knot bead wire hang shop counter roll parcel',
    'string_of_letters@idea': 'code coding program programmer variable computer',
    'string_of_instrument@artifact': 'violin cello guitar pluck',
  },
  roll: {
    '?': '',
    'bread_roll@food': 'bread bake baker bakery butter breakfast milk sandwich jam cheese crumb',
    'roll#11': 'paper drum film cloth tape wallpaper machine',
  },
  tea: {
    'tea#1':
      'drink sip cup mug glass pour hot kettle boil guest jam milk sugar spoon breakfast serve brew vest',
    'tea#3': 'bush plant plantation pick picker grow grew hill garden estate terrace harvest',
    'tea#5': 'leaf dried packet pound chest ship tax port sack smuggle crate',
  },
  tank: {
    '?': '',
    'tank#2': 'fish fuel oil gas petrol diesel aquarium dive air milk shark ray squid',
    'roof_tank@artifact': 'water rain roof school garden tap rainwater litre village neighbour',
    'tank_lake@place': 'mud buffalo swim dike shore lotus',
    'tank#1': 'army war soldier battle gun',
  },
  tap: {
    '?': '',
    'tap#3': 'water sink kitchen drip bucket wash drink bathroom pipe',
    'tap#1': 'shoulder finger window door dance sound',
  },
  television: {
    'television_receiver#1': 'watch screen sofa remote picture',
    'television#1': 'channel programme broadcast',
  },
  thread: {
    'thread#1': '',
    'thread#4': 'screw bolt',
    'thread_of_cell@body': 'cell nucleus chromosome dna',
  },
  toilet: { 'toilet#2': '' },
  throne: {
    'throne#1': 'king queen sit chair palace hall golden emperor seat',
    'throne#3': 'heir inherit claim war succeed abdicate',
  },
  torch: {
    '?': '',
    'torch#1': 'flame fire burn olympic cave wall',
    'flashlight#1':
      'battery beam bulb dark switch tent light shine circuit pocket click night power cell bunk bed under sock coin',
  },
  track: {
    '?': '',
    'track#3': 'train rail railway station locomotive',
    'track#4': 'race run runner lap sport',
    'animal_track@idea': 'snow mud paw animal fox footprint',
  },
  train: {
    'train#1': 'station track rail passenger ticket railway platform engine travel',
    'train#5': 'dress wedding bride gown',
  },
  tram: { 'streetcar#1': '' },
  trophy: { 'trophy#2': '' },
  trumpet: { 'trumpet#1': '' },
  van: { 'van#5': '' },
  watch: {
    '?': '',
    'watch#1': 'wrist time clock wear second strap hand minute pocket hour',
    'watch#2': 'night guard sailor soldier ship keep',
  },
  wheel: {
    '?': '',
    'wheel#1':
      'cart wagon chariot carriage oxcart bullock ox barrow axle invent invention ancient sumer mesopotamia caravan mud oxen plough',
    'bicycle_wheel#1': 'bicycle bike pedal cycle cyclist handlebar saddle',
    'gear_wheel@artifact': 'tooth cog clock gear machine mill',
    'running_wheel@artifact': 'hamster cage gerbil pet mouse',
    'steering_wheel#1': 'steer driver dashboard honk',
    'car_wheel#1': 'car drive driver bus truck lorry tyre garage',
    'yarn_wheel@artifact': 'yarn wool spin flax',
    'potter_wheel@artifact': 'potter clay pot',
  },
  wool: { 'wool#2': '' },
  wrench: { 'wrench#3': '' },
  yarn: { 'yarn#2': '', 'yarn#1': 'tell story tale old sailor' },
};
