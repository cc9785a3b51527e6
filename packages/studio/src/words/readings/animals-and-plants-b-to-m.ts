/** Animals, plants and parts of them that share their name with something else, b to m. See `readings.ts`. */
export const animalsAndPlantsBToM: Record<string, Record<string, string>> = {
  badger: { 'badger#2': '' },
  bark: {
    '?': '',
    'bark#1': 'tree trunk wood oak branch forest leaf log beetle birch',
    'bark#4': 'dog puppy loud growl hear noise bite fox watchdog sound',
  },
  bass: {
    '?': '',
    'bass#8': 'fish lake river fishing swim',
    'bass#7': 'music guitar band note play sound voice singer string',
  },
  bat: {
    '?': '',
    'bat#1': 'wing cave night fly insect mammal echo hang vampire dark nocturnal moth roost sonar',
    'bat#4': 'cricket ball swing hit wicket over batsman bowler run runs innings scoreboard glove',
    'bat#5': 'ball baseball hit swing pitcher player club game team strike hitter sport match rounders',
    'table_tennis_bat@artifact': 'table tennis ping pong',
  },
  bear: { 'bear#1': 'forest cub honey', 'bear#2': 'investor stock price' },
  beaver: { 'beaver#7': '' },
  birch: { 'birch#2': '' },
  bug: {
    'bug#1': 'insect crawl leaf garden beetle wing jar leg grass',
    'bug#2': 'code program computer software fix error app programmer robot debug loop',
    'bug#5': 'sick flu stomach ill doctor cold germ',
  },
  bulb: {
    'light_bulb#1':
      'light lamp circuit battery glow electricity wire switch bright socket filament torch led electric',
    'bulb#1': 'tulip plant garden soil onion daffodil spring grow flower bury root',
  },
  buffalo: {
    '?': '',
    'bison#1': 'prairie america american lakota cheyenne sioux dakota montana yellowstone bison',
  },
  bunny: { 'bunny#2': '' },
  calf: {
    'calf#1': 'cow farm milk herd bull',
    'calf#2': 'leg muscle knee ankle run stretch shin foot cramp',
  },
  chick: { 'chick#1': '' },
  chicken: {
    'chicken#2': 'hen egg farm coop lay peck feather cluck hatch yard rooster bird barn',
    'chicken#1': 'eat dinner cook soup lunch meat roast fry plate curry supper sandwich recipe',
  },
  coral: { 'coral#4': '' },
  crane: {
    '?': '',
    'crane#4': 'building lift construction steel site pulley load heavy machine tower hoist cable worker',
    'crane#5': 'bird wing fly marsh nest feather beak wade egg flock migrate',
    'paper_crane@artifact': 'paper fold origami',
  },
  cricket: {
    '?': '',
    'cricket#1': 'insect chirp grass night leg song hop jump grasshopper field leaf',
    'cricket#2': 'bat ball wicket team match run bowler play player game batsman innings pitch score sport',
  },
  crow: { 'crow#1': '' },
  dolphin: { 'dolphin#2': '' },
  donkey: { 'donkey#2': '' },
  drill: { 'drill#1': 'hole wood tool screw metal', 'drill#4': 'soldier march fire school practice' },
  duck: { 'duck#1': '' },
  ear: {
    'ear#1': 'hear sound listen eardrum noise hearing head',
    'ear#5': 'corn wheat maize grain barley cob field harvest',
  },
  egg: {
    'egg#2': 'eat boil boiled fry fried hen chicken breakfast cook bake crack nest',
    'egg#1':
      'insect caterpillar butterfly moth larva ladybird ladybug frog tadpole frogspawn fish salmon turtle tortoise snake lizard dinosaur tiny dot',
  },
  flower: { 'flower#2': '' },
  fly: { 'fly#1': '' },
  fossil: { 'fossil#2': '' },
  guinea_pig: { 'guinea_pig#2': '' },
  hedgehog: { 'hedgehog#2': '' },
  hen: { 'hen#1': '' },
  horn: {
    '?': '',
    'horn#2': 'goat cow bull rhino animal sheep antelope ram deer head unicorn',
    'horn#9': 'car truck driver honk traffic beep train ship',
    'french_horn#1': 'orchestra music brass band trumpet play',
  },
  jaguar: { 'jaguar#1': '' },
  kid: {
    'kid#1': 'school child play class parent friend homework',
    'kid#5': 'goat nanny herd farm milk meadow',
  },
  kitty: { 'kitty#3': 'cat fur purr', 'kitty#1': 'money bet pay' },
  kiwi: {
    'kiwi#3': 'fruit eat sweet juice peel slice green breakfast vitamin',
    'kiwi#4': 'bird zealand nest beak flightless egg',
  },
  ladybird: { 'ladybug#1': '' },
  lamb: {
    'lamb#1': 'sheep farm ewe wool meadow field flock shepherd',
    'lamb#5': 'eat dinner roast cook meat chop curry plate stew',
  },
  leaf: {
    'leaf#1': 'tree plant green sunlight stem branch chlorophyll photosynthesis caterpillar fall autumn',
    'leaf#2': 'book page paper notebook',
  },
  leopard: { 'leopard#2': '' },
  lime: {
    'lime#6': 'juice fruit lemon slice eat squeeze',
    'lime#1': 'chalk stone chemistry acid cement mortar',
  },
  log: {
    'log#1': 'wood fire tree chop forest burn saw hollow axe campfire river beaver',
    'log#4': 'captain ship record write entry diary book voyage page',
    'log#2': 'math number exponent base equation',
  },
  maple: { 'maple#2': '' },
  mole: {
    '?': '',
    'mole#6': 'burrow tunnel dig underground animal garden soil fur worm',
    'mole#4': 'skin spot doctor cheek',
    'mole#1': 'chemistry atom molecule mass gram substance',
    'mole#2': 'spy secret agent',
  },
  monkey: {
    'monkey#1': 'tree jungle banana swing tail ape forest zoo',
    'monkey_bars@artifact': 'bar playground park climb',
  },
  mouse: {
    'mouse#1': 'cheese cat tail hole trap squeak rodent field owl nibble barn whisker nest',
    'mouse#4': 'computer click cursor screen keyboard button laptop pointer scroll program drag',
  },
  mum: { 'mother#1': '' },
  beetle: {
    'beetle#1': 'insect crawl climb wing leg leaf bark log dung forest',
    'beetle_car@artifact': 'drive drove car garage engine road traffic volkswagen bonnet',
  },
  carp: { 'carp#2': '', 'carp#1': 'eat fry fried piece plate dinner christmas' },
  chickens: {
    'chicken#2': 'hen egg yard coop peck basket run puddle goat bus live',
    'chicken#1': 'cook roast fry dinner plate oven',
  },
  apple: {
    'apple#1': '',
  },
  pear: {
    'pear#1': '',
  },
  lemon: {
    'lemon#1': '',
  },
  avocado: {
    'avocado#1': '',
  },
  tomato: {
    'tomato#1': '',
  },
  strawberry: {
    'strawberry#1': '',
  },
  mushroom: {
    'mushroom#1': '',
    'mushroom#5': 'eat cook soup fry pick gather basket',
  },
};
