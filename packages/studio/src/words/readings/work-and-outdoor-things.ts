/** Tools and engines, things of boats and villages, and wild plants that share their name with something else. See `readings.ts`. */
export const workAndOutdoorThings: Record<string, Record<string, string>> = {
  arrow: {
    '?': '',
    'arrow#2': 'bow archer shoot shot quiver hunter hunt warrior poison bundle arrowhead feather string deer',
    'arrow#1':
      'draw drew map compass diagram point plan poster board chart screen sign paint write direction food chain phone eat road route',
  },
  bamboo: {
    '?': '',
    'bamboo#2': 'panda grow grew forest jungle grove shoot mountain thicket rustle hide hid',
    'bamboo#1':
      'pole frame stick make made bridge house raft flute basket silk paper bind cut steam split mat',
  },
  barrier: {
    '?': '',
    'road_barrier@artifact':
      'road border car guard raise raised lift soldier police train crossing toll parking checkpoint lorry truck rise',
    'barrier#1': 'germ skin flood noise sea ice sound heat reef',
    'barrier#2': 'language trade learn success',
  },
  calabash: { 'calabash_bowl@artifact': '', 'calabash_tree@plant': 'tree branch grow vine plant' },
  carriage: {
    '?': '',
    'carriage#2': 'horse coachman king queen prince princess hoof harness gallop emperor',
    'carriage#1': 'train railway station platform engine locomotive conductor passenger',
    'carriage#5': 'baby push pram',
  },
  dam: {
    'dam#1': 'river lake valley reservoir engineer concrete turbine flood electricity',
    'small_dam@artifact': 'beaver pebble stick twig stone mud sand gutter toy puddle lego',
  },
  dandelion: { 'dandelion#1': '', 'dandelion_clock@plant': 'blow blew puff seed wish' },
  fern: {
    'fern#1': 'forest tree moss climb grow swamp bird monkey hide path',
    'fern_fossil@substance': 'fossil coal lump',
  },
  furnace: {
    '?': '',
    'clay_furnace@artifact':
      'iron smith smelt ore clay brick potter melt forge bronze copper bellows charcoal',
    'furnace#1': 'basement house boiler winter heat steel coal ship engine',
  },
  generator: {
    'generator#2': '',
    'station_generator@artifact':
      'turbine steam magnet coil coal nuclear uranium dam reservoir windmill blade spin bicycle pedal wave number random',
  },
  gourd: { '?': '', 'gourd#2': 'grow vine garden plant pumpkin' },
  kiln: { 'kiln#1': '' },
  knot: {
    '?': '',
    'knot#2': 'rope tie tied string sailor untie scout loop cord scarf shoelace lace thread',
    'knot#4': 'wind speed mile nautical gale current fast',
    'knot#3': 'wood plank board trunk saw pine',
    'knot#1': 'people crowd stomach throat',
  },
  laundry: {
    '?': '',
    'hanging_washing@artifact': 'line hang hung peg clothes dry rope wind balcony sheet',
    'laundry#2': 'owner building shop work street scrub brush began hospital',
  },
  mast: {
    '?': '',
    'mast#1': 'sail ship sailor deck captain boat sea rope storm climb',
    'radio_mast@artifact': 'radio phone telephone antenna light signal aerial lamp council north',
  },
  millet: {
    'millet#1': '',
    'millet#3': 'pot cook porridge bowl eat grain flour sack bag carry bird feed pound sell kilo market cage',
  },
  moss: { 'moss#1': '' },
  motor: {
    '?': '',
    'outboard_motor@artifact': 'boat canoe fisherman lagoon tiller propeller',
    'motor#1':
      'wire robot fan battery electric magnet car lift switch disc spin current rocket motorcycle train',
  },
  mule: { 'mule#1': '' },
  pump: {
    '?': '',
    'hand_pump#1':
      'bucket handle queue well village fetch girl woman jug drink jerrycan villager splash carry litre tree money assembly church cough',
    'bicycle_pump#1': 'tyre tire bicycle bike cycle tube puncture ball football inflate flat wheel',
    'pump#2': 'heart blood chest body vein artery',
    'gasoline_pump#1': 'petrol gas station fuel car',
    'motor_pump@artifact':
      'electric diesel solar motor irrigation field onion flood pipe engine windmill oil',
  },
  rail: {
    '?': '',
    'rails#1': 'train railway locomotive steam track sleeper station',
    'railing#1': 'ship deck boat stairs balcony bridge sea captain sick lean hold held stand bus',
  },
  rails: { 'rails#1': '' },
  reed: {
    'reed#1': '',
    'reed_pen@artifact': 'clay write wrote pen cut ink letter tablet wedge press scribe sign slant',
    'reed_mat@artifact': 'mat basket weave wove woven',
    'reed#4': 'clarinet oboe saxophone play',
  },
  saddle: {
    '?': '',
    'saddle#1': 'horse pony donkey mule rider stirrup bridle rein mare gallop stable',
    'saddle#5': 'bicycle bike wheel pedal brake cyclist handlebar',
    'saddle#2': 'mountain ridge peak pass summit',
    'camel_saddle@artifact': 'camel elephant desert tortoise',
  },
  sail: { 'sail#1': '', 'sail#3': 'windmill mill' },
  shutter: {
    '?': '',
    'shutter#2': 'window house bedroom open sun room balcony',
    'roller_shutter@artifact': 'shop customer market stall metal garage pull down cart',
    'shutter#1': 'camera photo click photograph lens',
  },
  slate: {
    '?': '',
    'slate#1': 'write wrote chalk school pupil lesson class sum knee alphabet teacher wipe',
    'slate#2': 'roof',
    'slate#3': 'rock quarry mountain layer',
    'slate_grey@idea': 'colour color sky cloud grey gray sea wet',
  },
  slug: { 'slug#7': '', 'slug#1': 'gun bullet' },
  smoke: {
    'smoke#2':
      'fire chimney rise rose burn fuel roof tower hill field sky village ship hut cabin forest see saw guard enemy signal column cloud',
    'smell_of_smoke@phenomenon':
      'smell smelled smelt taste tasted tobacco cigarette cigar incense breath sniff scent',
  },
  stump: {
    'stump#1': 'tree forest trunk wood oak field sit sat log root',
    'stump#2': 'leg arm tail tooth nurse bandage sock wound bear knee',
    'stump#3': 'cricket wicket bowler bat batsman bowl',
    'candle_stump@artifact': 'candle pencil cigar cigarette ink',
  },
  tile: {
    '?': '',
    'tile#2': 'roof storm rain thatch rafter chimney',
    'tile#1':
      'floor wall bathroom kitchen cool lay mosaic pool glaze oven sofa terrace classroom wet foot feet shoe slide slip lie lay square',
    'tile#3': 'game domino letter',
  },
  trolley: {
    '?': '',
    'shopping_cart#1': 'supermarket shop shopping cashier aisle till grocery groceries checkout',
    'streetcar#1': 'rail conductor street ride',
    'other_trolley@artifact':
      'nurse hospital porter airport luggage suitcase station tray hotel airplane plane bag drum stage mail tea',
  },
  washing: {
    '?': '',
    'hanging_washing@artifact':
      'line hang hung peg clothes dry rope wind balcony sheet take takes took barge wet neighbour',
    'washing#1': 'hand soap dish plate',
  },
  water_pipe: { 'pipe#2': '', 'hookah@artifact': 'smoke tobacco bubble puff' },
  water_tank: { 'roof_tank@artifact': '' },
  whistle: {
    '?': '',
    'whistle#3':
      'referee teacher lifeguard guard coach neck blow blew match umpire captain police policeman policewoman string trainer pocket',
    'whistle#1': 'train steam kettle wind bird locomotive engine ship hear heard factory',
    'whistle#2': 'finger lip loud tune dog shepherd',
  },
};
