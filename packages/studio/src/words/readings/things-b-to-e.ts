/** Things that share their name with something else, b to e. See `readings.ts`. */
export const thingsBToE: Record<string, Record<string, string>> = {
  balance: {
    '?': '',
    'balance#12': 'weigh gram mass scale pan lab weight',
    'balance#1': 'stand fall rope bicycle walk foot',
    'balance#6': 'account bank pay money',
  },
  ball: {
    'ball#1': 'kick throw game goal hit catch bounce play team bat',
    'ball#9': 'dance dress prince palace gown',
  },
  bar: {
    '?': '',
    'bar#3': 'metal iron steel cage gold chocolate prison magnet',
    'bar#1': 'drink beer night',
    'bar#4': 'music note beat rhythm song',
  },
  battery: {
    'battery#2': 'electricity circuit charge power torch wire bulb phone volt energy electric chemical toy',
    'battery#1': 'gun cannon soldier fort war',
  },
  bed: {
    'bed#1': 'sleep pillow night mattress blanket dream room lie',
    'bed#3': 'river stream lake sea ocean sediment flow water',
    'bed#2': 'flower garden vegetable plant soil dig cabbage carrot lettuce weed cutting hoe compost bean',
  },
  beaker: { 'beaker#1': '' },
  bell: { 'bell#1': '' },
  bike: { 'bicycle#1': '' },
  biscuit: { 'biscuit#2': '' },
  bolt: {
    '?': '',
    'bolt#6': 'nut screw wrench metal spanner tighten machine tool wheel rust',
    'bolt#1': 'lightning thunder storm sky flash strike cloud',
    'bolt#3': 'door lock gate slide',
  },
  boot: {
    'boot#1': 'foot walk mud wear leather sock hike rain lace',
    'boot#2': 'car luggage suitcase driver drive spare',
  },
  bow: {
    '?': '',
    'bow#4': 'arrow archer hunter shoot target quiver hunt aim warrior',
    'bow#1': 'ribbon tie hair knot dress gift lace present shoe',
    'bow#2': 'violin cello string music play fiddle',
    'bow#3': 'ship boat wave sail stern sailor',
    'bow#6': 'audience stage bend king applause actor head',
  },
  bowl: { 'bowl#3': '' },
  box: { 'box#1': '', 'tick_box@idea': 'tick answer form check cross' },
  bridge: {
    'bridge#1': 'river cross road train stone water traffic build engineer span beam',
    'bridge#9': 'captain ship crew deck steer',
    'bridge#4': 'glasses',
    'bridge#6': 'violin guitar string',
  },
  brush: {
    'brush#2': 'hair tooth scrub floor teeth wash clean comb broom dust',
    'paintbrush#1':
      'paint painting painter dip canvas easel watercolour colour blue red black yellow sunset artist',
  },
  bus: { 'bus#1': '' },
  can: {
    '?': '',
    'can#1': 'tin food soup bean metal open recycle aluminium aluminum crush opener shelf sardine',
    'drink_can@artifact': 'soda drink cola lemonade fizzy sip',
    'jerrycan@artifact': 'litre liter well donkey fetch petrol paraffin kerosene jerrycan',
  },
  cap: {
    'cap#1': 'wear head hat baseball hair sun peak boy',
    'cap#2': 'bottle pen jar lid screw tube',
    'polar_cap@place': 'ice polar melt arctic pole glacier',
    'cap#5': 'mushroom spore gill stalk',
  },
  chain: {
    'chain#3': 'link metal iron lock anchor steel prisoner gate',
    'bicycle_chain#1': 'bicycle bike pedal cycle cog gear wheel handlebar saddle oil',
    'food_chain#1': 'food predator prey energy animal ecosystem consumer grass',
    'chain#8': 'mountain range hill',
    'chain#4': 'shop store restaurant hotel',
    'chain#1': 'event reaction step cause human',
    'chain#2': 'molecule carbon atom polymer',
  },
  chair: { 'chair#1': 'sit table wood leg', 'chair#3': 'committee chairman agenda meeting' },
  chest: {
    '?': '',
    'chest#2': 'treasure lid gold pirate open lock wooden key box',
    'chest#1': 'lung heart breath body breathe rib doctor pain muscle arm',
  },
  chip: {
    '?': '',
    'chip#7': 'computer silicon circuit electronic processor phone robot transistor',
    'french_fries#1': 'fish potato eat salt vinegar fry oil plate',
    'chip#1': 'wood stone paint break glass',
  },
  chocolate: { 'chocolate#2': '', 'chocolate#1': 'cup drink hot mug sip' },
  circuit: {
    'circuit#1': 'electric electricity battery bulb wire switch current electron resistor electronic',
    'circuit#6': 'race car driver lap',
  },
  clock: { 'clock#1': '' },
  club: {
    'club#2': 'join member school chess meeting',
    'club#5': 'golf ball swing hole',
    'club#3': 'stick hit cave stone',
  },
  coat: {
    'coat#1': 'wear button sleeve winter jacket cold hook pocket warm peg hang wore put arm shoulder',
    'coat#2': 'paint wall layer varnish brush',
    'seed_coat@plant': 'seed bean pea nut grain shoot root sprout plant soil split',
    'coat#3': 'fur wolf fox horse thick bear',
  },
  column: {
    '?': '',
    'column#7': 'temple roof greek marble building stone ancient greece roman palace',
    'column#3': 'table row number data total add digit chart tens ones',
    'spreadsheet_column@idea': 'spreadsheet cell formula sheet sum type',
    'column#5': 'newspaper write article editor',
    'spinal_column#1': 'spine back bone vertebra',
  },
  compass: {
    'compass#1': 'north needle map direction forest ship sailor explorer hike',
    'compass#4': 'circle draw radius geometry arc pencil triangle',
  },
  button: {
    '?': '',
    'button#1': 'coat shirt sew jacket cardigan thread needle sweater dress fasten tailor blouse',
    'button#2': 'press push machine screen light elevator lift doorbell red start',
  },
  crown: {
    'crown#4':
      'king queen gold jewel throne royal prince princess head wear castle kingdom coronation emperor',
    'crown#2': 'tooth dentist enamel gum root dental molar',
    'crown_of_roof@artifact': 'roof pole ger yurt tent pillar smoke stove',
    'crown#7': 'tree forest leaf branch oak canopy treetop',
  },
  cube: {
    'cube#1': 'side edge face shape volume square',
    'cube_number@idea': 'number power root multiply',
    'ice_cube#1': 'ice freeze melt lemonade freezer',
    'paper_cube@artifact': 'fold net',
  },
  cycle: {
    '?': '',
    'bicycle#1': 'tyre tire puncture ride rode pedal school brother repair tube handlebar bell',
  },
  cup: {
    'cup#1': 'drink tea coffee milk water pour table mug cocoa chocolate empty sip saucer',
    'trophy_cup@artifact': 'win team trophy final champion match league winner',
    'cupful@artifact': 'flour sugar recipe bake measure',
  },
  dish: {
    'dish#1': 'plate wash kitchen soap sink table eat',
    'dish#5': 'satellite signal antenna radio telescope roof',
    'dish#2': 'cook recipe taste restaurant spicy',
  },
  drum: {
    'drum#1': 'beat music band play rhythm stick sound',
    'drum#3': 'oil barrel metal fuel',
    'eardrum#1': 'ear hear bone vibrate',
  },
  engine: {
    '?': '',
    'engine#1': 'car fuel motor petrol plane jet rocket stop cut start spacecraft',
    'car_engine@artifact': 'mechanic bonnet hood repair garage piston cylinder mend spanner wrench',
    'locomotive#1': 'train railway track rail station whistle',
  },
};
