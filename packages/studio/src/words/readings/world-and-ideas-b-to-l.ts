/** Names of nature, of the body, of places and of ideas that mean more than one, b to l. See `readings.ts`. */
export const worldAndIdeasBToL: Record<string, Record<string, string>> = {
  bank: {
    '?': '',
    'bank#9':
      'money account save loan cash interest deposit savings coin pay teller dollar rupee borrow credit',
    'bank#1': 'river stream water flood grass mud boat fish sand shore canoe',
    'blood_bank#1': 'blood hospital donor',
  },
  bill: {
    '?': '',
    'bill#1':
      'congress senate law president vote house committee parliament veto lawmaker democracy minister',
    'bill#2': 'pay restaurant electricity money price shop owe month cost waiter total phone',
    'bill#3': 'dollar cash wallet change coin money note purse',
    'bill#10': 'duck bird beak platypus feather goose',
  },
  blood: { 'blood#1': '' },
  bone: { 'bone#1': '' },
  brain: { 'brain#1': '' },
  branch: {
    '?': '',
    'branch#2': 'tree bird leaf twig trunk nest climb monkey',
    'branch#1': 'government court congress power president law bank office executive',
  },
  bubble: {
    '?': '',
    'bubble#1': 'soap wand blow soapy bath dish washing film pop',
    'bubble_of_gas@substance':
      'dough yeast bread bake oven batter gas carbon dioxide vinegar soda boil kettle fish pond',
    'speech_bubble@idea': 'comic speech thought',
  },
  capital: {
    '?': '',
    'capital#3': 'city country france government map',
    'capital#1': 'money business invest bank',
    'capital#4': 'letter sentence word alphabet',
  },
  cell: {
    '?': '',
    'cell#2':
      'biology plant animal nucleus membrane blood tissue body organism dna microscope mitochondrion organ divide skin cytoplasm chloroplast bacteria immune division',
    'cell#3':
      'battery circuit torch volt electric current bulb electricity wire voltage fuel solar switch lamp resistance ohm',
    'cell#7': 'prison jail prisoner bar guard escape lock wall',
    'cell#1': 'honeycomb bee hive wax honey',
    'cell#5': 'phone call ring text',
    'spreadsheet_cell@idea': 'spreadsheet row column formula table',
  },
  charge: {
    'charge#4': 'electric electron battery static proton positive negative',
    'charge#3': 'pay price fee cost',
  },
  circle: {
    'circle#1': 'radius diameter round draw circumference pi shape centre area geometry',
    'circle#2': 'friend sit family people group',
  },
  city: { 'city#1': '' },
  cloud: {
    'cloud#2': 'sky rain weather storm vapour water sun wind evaporation',
    'cloud_storage@idea': 'computer data save internet file photo server backup',
    'cloud#1': 'dust gas smoke ash star nebula electron',
  },
  cocoa: {
    '?': '',
    'cocoa#1': 'cup drink hot mug sip milk marshmallow winter',
    'cocoa_bean@plant': 'bean tree pod powder butter mass farmer farm fat press chocolate ghana plantation',
  },
  coin: { 'coin#1': '' },
  court: {
    '?': '',
    'court#1': 'judge law jury trial case lawyer justice supreme',
    'tennis_court#1': 'tennis basketball play ball net game player badminton',
    'royal_court@group': 'king queen royal palace noble',
  },
  current: {
    '?': '',
    'current#1': 'electric circuit battery wire electricity charge volt resistance bulb voltage ohm',
    'current#2': 'river ocean water sea swim boat gulf wind',
  },
  degree: {
    '?': '',
    'degree#6': 'temperature celsius hot cold thermometer fahrenheit boil freeze warm weather heat',
    'degree#4': 'angle triangle circle turn rotate protractor geometry line equator latitude',
    'degree#3': 'university college student study graduate science',
  },
  diamond: {
    'diamond#1': 'ring jewel gem carbon mine hard sparkle gold crown',
    'baseball_diamond@place': 'baseball base field pitcher',
    'diamond_card@idea': 'card deck ace king queen club spade probability',
    'diamond_shape@idea': 'shape square side rhombus angle',
  },
  drop: {
    '?': '',
    'drop#1':
      'water rain drip leaf liquid blood oil tap dew splash ink wet pipette microscope back jug pour thirsty dust cloud',
    'drop#3': 'price temperature fall decrease',
  },
  earth: {
    'earth#1': 'planet sun moon orbit space rotate atmosphere solar gravity globe equator pole',
    'earth#2': 'soil dig worm seed garden spade mud plant root bury lump mole',
  },
  equator: {
    'equator#1': 'earth map country globe tropics latitude climate sun africa',
    'cell_equator@place': 'cell mitosis chromosome spindle divide ball sphere penguin nucleus pole line',
  },
  eye: {
    'eye#1': 'see look blink tear light pupil retina lens sight',
    'eye_of_storm@place': 'storm hurricane cyclone typhoon tornado wind',
    'eye#5': 'needle thread sew',
  },
  face: {
    'face#1': 'smile eye nose look head cheek wash',
    'cube_face@idea': 'cube shape edge vertex prism pyramid side',
    'clock_face@artifact': 'clock watch dial hour',
  },
  field: {
    '?': '',
    'field#1': 'farm crop cow farmer wheat grass sheep plough harvest mown hay meadow mud bird flower',
    'field#8': 'game team player football',
    // A pole also carries electricity, and storks.
    'magnetic_field#1': 'magnet magnetic iron compass',
    'field#5': 'electric force gravity charge',
  },
  fire: { 'fire#3': '', 'fire#2': 'gun cannon shot soldier' },
  fish: { 'fish#1': '', 'fish#2': 'eat dinner cook fry chip plate' },
  foot: {
    '?': '',
    'foot#1': 'toe shoe walk leg sock ankle kick step heel',
    'foot#2': 'inch tall length measure yard high deep long metre mile unit',
    'foot_of_hill@place': 'hill mountain bottom bed',
    'foot#10': 'poem verse line syllable rhyme',
  },
  fraction: { 'fraction#3': '' },
  galaxy: { 'galaxy#3': '' },
  germ: { 'germ#3': '' },
  giant: { 'giant#6': '' },
  globe: {
    '?': '',
    'globe#3': 'map spin classroom desk model continent country',
    'globe#1': 'world planet warm climate people',
  },
  gold: { 'gold#3': '', 'gold#2': 'yellow silver colour color paint' },
  heart: {
    '?': '',
    'heart#2': 'blood pump beat body artery lung vein muscle pulse organ chest oxygen valve doctor chamber',
    'heart#1': 'love kind feeling sad friend brave warm joy broken',
    'heart#4': 'city centre town middle forest',
  },
  hole: {
    '?': '',
    'hole#2':
      'dig dug ground soil road street garden pit burrow sand mouse rabbit mole spade shovel ice mongoose fox badger',
    'hole#1': 'wall paper tin shell nail drill bottom cloth sock bucket pierce',
  },
  horse: { 'horse#1': '' },
  house: {
    'house#1': 'roof door window live room family brick garden street kitchen build',
    'house_of_parliament@group':
      'congress senate law bill vote representative president parliament lawmaker committee',
  },
  ice: {
    '?': '',
    'ice_cube#1':
      'drink glass lemonade juice tray freezer fridge cup jug cube beaker celsius thermometer liquid',
    'ice_field@place':
      'lake river sea ocean pond skate boat ship winter polar arctic iceberg glacier road walk',
  },
  iris: { '?': '', 'iris#1': 'flower garden plant petal', 'iris#2': 'eye pupil light lens' },
  island: { 'island#1': '' },
  leg: {
    '?': '',
    'leg#1': 'knee foot walk run muscle arm bone jump kick shin toe',
    'leg#3': 'table chair stool desk wooden',
    'leg_of_triangle@idea': 'triangle hypotenuse pythagoras angle square',
    'leg#9': 'journey race trip relay',
  },
  lightning: { 'lightning#1': '' },
  lung: { 'lung#1': '' },
};
