/** Things that share their name with something else, f to p. See `readings.ts`. */
export const thingsFToP: Record<string, Record<string, string>> = {
  file: {
    '?': '',
    'file#1': 'computer save data open folder document program download',
    'file#4': 'nail metal smooth tool rough',
  },
  flask: {
    '?': '',
    'laboratory_flask@artifact':
      'chemistry chemist laboratory experiment acid scientist heat boil burner beaker reaction science solution test',
    'flask#1': 'drink tea coffee thirsty sip picnic soldier',
  },
  folder: {
    'folder#2': 'paper school desk shelf',
    'computer_folder@idea': 'computer file screen save click',
  },
  football: {
    'football_game@event': '',
    'football_ball@artifact': 'kick goalkeeper bounce soccer pump inflate',
  },
  fork: {
    'fork#1': 'knife spoon eat plate table',
    'fork#3': 'road path river branch left',
    'tuning_fork#1': 'sound tuning pitch vibrate music',
  },
  gear: {
    'gear#1': 'wheel tooth turn machine clock cog chain spin',
    'bicycle_gear@artifact': 'bicycle bike pedal cycle cyclist',
    'gear#4': 'diver camping climber equipment pack rain climb',
  },
  glass: {
    '?': '',
    'glass#2': 'drink water milk juice pour lemonade table desk sip thirsty straw full empty',
    'glass#1':
      'window sand melt transparent broken bottle light material mirror factory lens prism clear pane wall greenhouse',
    'magnifying_glass#1': 'magnifying detective',
  },
  glasses: {
    'spectacles#1': 'nose lens eclipse television',
    'glass#2': 'drink pour water milk juice tea lemonade holder fill clink toast',
  },
  goal: {
    '?': '',
    'goal#3': 'ball kick kicked net football goalkeeper keeper soccer shoot roll post',
    'goal#1': 'reach plan save work dream aim',
    'scored_goal@event': 'score season total mean average number win match',
  },
  hammer: { 'hammer#2': '', 'hammer_of_ear@artifact': 'eardrum cochlea stirrup bone' },
  hook: {
    'hook#5': 'coat hang wall bag door rope',
    'fishhook#1': 'fish bait line fishing rod worm',
  },
  jam: { 'jam#1': 'bread toast strawberry jar eat', 'jam#3': 'traffic car road' },
  jar: { 'jar#1': '' },
  jeans: { 'jeans#1': '' },
  jumper: {
    'sweater#1': 'wear wore wool woolly woollen knit knitted warm sleeve pull pulled',
    'jumper#2': 'high triple ski bungee bar athlete',
  },
  key: {
    '?': '',
    'key#1':
      'lock door open unlock chest pocket lost gate house turn keyhole safe ring padlock guard jingle tinkle bunch',
    'map_key@idea': 'code message cipher secret encrypt map symbol legend answer decode',
    'key#4': 'music song note minor major melody sharp flat',
    'key#15': 'piano keyboard press finger computer type play letter organ',
  },
  keyboard: {
    'computer_keyboard#1': 'computer type letter screen mouse laptop program',
    'piano_keyboard@artifact': 'piano music play note song band',
  },
  kite: {
    'kite#3': 'wind fly string tail sky breeze park hill',
    'kite#4': 'bird hawk prey feather nest',
    'kite_shape@idea': 'angle side quadrilateral shape geometry rhombus',
  },
  knife: { 'knife#1': '' },
  label: { 'label#4': '' },
  lens: {
    'lens#1': 'glass telescope camera light microscope focus magnify glasses beam convex',
    'lens#4': 'eye pupil retina cornea iris',
  },
  letter: {
    '?': '',
    'letter#1':
      'write send post mail envelope stamp read friend grandmother dear postman address reply receive',
    'letter#2':
      'alphabet word spell vowel sound capital type code print shape name dna algebra variable chart keyboard optician eyesight metal press printing printer',
  },
  lock: {
    '?': '',
    'lock#1': 'key door open safe gate chest click bicycle padlock',
    'lock#4': 'canal boat water river gate ship barge',
    'lock#2': 'hair curl cut',
  },
  map: {
    'map_of_a_town@artifact': '',
    'map#1': 'world continent ocean country africa asia europe america explorer globe atlas',
  },
  match: {
    '?': '',
    'match#1': 'fire light burn candle strike flame box smoke',
    'match#2': 'team football cricket game win play goal score player tennis rugby stadium',
  },
  mirror: { 'mirror#1': '' },
  nail: {
    '?': '',
    'nail#2': 'hammer wood metal iron hit wall rust magnet steel board carpenter hang hung sawdust pull',
    'nail#1': 'finger toe hand cut bite paint polish skin thumb',
  },
  needle: {
    '?': '',
    'needle#3': 'thread sew sewing cloth stitch button tailor mend repair hem patch embroider',
    'needle#2': 'compass dial meter magnet north gauge point speed',
    'needle#1': 'pine tree fir forest leaf spruce',
    'hypodermic_needle#1': 'doctor nurse vaccine arm blood inject',
  },
  net: {
    '?': '',
    'net#2': 'fish catch fisherman boat sea',
    'net#4': 'goal football ball score keeper soccer hockey penalty goalkeeper',
    'butterfly_net@artifact': 'butterfly insect dragonfly pond tadpole newt jar meadow',
    'mosquito_net@artifact': 'mosquito malaria bed sleep slept tuck',
    'net#5': 'tennis volleyball court badminton',
    'cube_net@idea': 'cube face fold shape geometry surface prism cuboid',
  },
  nickel: { '?': '', 'nickel#2': 'coin dime penny quarter cent', 'nickel#1': 'metal iron alloy' },
  note: {
    '?': '',
    'note#3':
      'music song piano sing melody scale rhythm flute guitar orchestra tune choir violin harp string pluck octave trumpet drum instrument',
    'note#1': 'write read paper fridge leave notebook message pencil teacher desk',
    'note#6': 'bank money pay euro pound cash coin',
  },
  organ: {
    '?': '',
    'organ#1': 'body heart lung liver kidney blood stomach cell tissue skin brain',
    'pipe_organ#1': 'church music play pipe keyboard',
  },
  paper: { 'paper#1': '', 'paper#5': 'publish published scientist journal research article' },
  pen: {
    'pen#1': 'write ink paper pencil draw letter desk sign',
    'pen#2': 'pig sheep farm animal goat fence cow',
  },
  pick: {
    '?': '',
    'pick#7': 'mine miner rock dig shovel stone tunnel coal gold',
    'pick#5': 'guitar string play',
  },
  pill: { 'pill#2': '' },
  pipe: {
    '?': '',
    'pipe#2':
      'water leak plumber drain tap gas flow burst crack drip drop wet dig dug filter cement fountain bank underground metre bend',
    'pipe#1': 'smoke tobacco puff lit light grandfather',
    'organ_pipe#1': 'music organ play',
  },
  pitcher: {
    '?': '',
    'pitcher#1': 'baseball ball throw team bat inning game player mound strike',
    'pitcher#2': 'water lemonade pour milk juice table jug clay drink',
    'pitcher_plant#1': 'insect plant trap leaf fly carnivorous',
  },
  plane: {
    'plane#1': 'fly pilot sky airport wing land passenger cloud flight paper jet',
    'plane#2': 'geometry point line shape flat angle coordinate axis inclined',
  },
  plaster: {
    '?': '',
    'plaster#5': 'cut knee finger wound blood bandage scrape nurse heal sore chin elbow forehead toe',
    'plaster#1': 'wall ceiling paint brick house arch',
  },
  plate: {
    'plate#4': 'eat food dinner kitchen fork wash table cake sandwich',
    'plate#6': 'earthquake tectonic crust earth mantle volcano continent mountain',
  },
  plug: {
    '?': '',
    'plug#5':
      'socket electric wire lamp switch electricity cable pin charge television toaster kettle fridge thunderstorm charger unplug shut window bedroom',
    'plug#1': 'bath sink hole drain water',
  },
  pot: {
    'pot#1':
      'cook soup stove boil kitchen lid stew stir steam fire heat hot rice noodle porridge oven spoon ladle eat',
    'pot#4': 'plant flower soil seed seedling sprout garden windowsill clay potter brass',
    'paint_pot@artifact': 'paint brush easel artist colour color',
    'teapot#1': 'tea brew',
  },
  present: {
    '?': '',
    'present#2': 'birthday wrap open christmas give gift ribbon box party friend',
    'present#1': 'past future time tense',
  },
  press: { '?': '', 'printing_press#1': 'print printing book gutenberg ink type page' },
  printer: {
    '?': '',
    'printer#2': 'computer paper ink laser page cable office',
    'printer#1': 'book press gutenberg copy type',
  },
  prism: {
    'prism#2': 'light glass rainbow colour color spectrum bend sunlight',
    'prism#1': 'volume shape base face cylinder cube',
  },
  pyramid: {
    '?': '',
    'pyramid#3': 'egypt pharaoh stone desert tomb ancient mummy nile egyptian build block',
    'pyramid#1': 'shape volume face base geometry edge cone cube vertex',
    'food_pyramid@idea': 'food diet energy ecosystem predator level',
  },
};
