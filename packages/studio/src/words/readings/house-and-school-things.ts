const cards = {
  '?': '',
  'card#1': 'play deck trick game shuffle deal dealt ace king queen poker pack spade',
  'greeting_card#1': 'birthday greeting valentine christmas thank invitation',
  'postcard#1': 'post stamp holiday postman mail postbox',
  'word_card@artifact': 'flash word number memory question answer sentence letter name picture',
  'written_card@artifact': 'task clue instruction museum label fact read plastic pin pinned',
  'referee_card@artifact': 'referee foul yellow red',
  'bank_card#1': 'bank swipe credit password reader',
  'member_card@artifact': 'library identity member sim boarding health',
};

/** Things of kitchens, bedrooms, wardrobes and classrooms that share their name with something else. See `readings.ts`. */
export const houseAndSchoolThings: Record<string, Record<string, string>> = {
  basin: {
    'basin#1': 'wash water soap face hand clothes rinse pour fill carry dish laundry foot plastic sand',
    'basin#4': 'river amazon congo drainage tributary',
  },
  bath: {
    '?': '',
    'bathtub#1':
      'water soap bubble duck splash tub tap overflow plug sit warm fill dirty towel float bathroom',
    'roman_baths@place': 'roman public thermal turkish hall sultan',
    'bird_bath@artifact': 'bird sparrow robin garden',
  },
  beet: { 'beetroot#2': '' },
  beetroot: { 'beetroot#2': '' },
  bin: {
    'waste_bin@artifact': 'throw threw thrown rubbish trash litter wrapper peel waste drop empty lid',
    'bin#1': 'grain flour coal compost',
  },
  card: cards,
  cards,
  certificate: {
    'certificate#1': 'teacher school award prize win won course swim principal read frame wall',
    'birth_certificate#1': 'birth born marriage',
  },
  chart: {
    '?': '',
    'bar_chart#1': 'bar tally vote survey favourite favorite taller',
    'chart#2': 'sea ship captain sailor navigate coast map navigator harbour',
    'pie_chart#1': 'pie slice',
    'hit_chart@idea': 'song music singer band',
  },
  cone: {
    '?': '',
    'traffic_cone@artifact':
      'traffic orange road dribble pitch course relay slalom coach football roadwork sprint hall lap gym race',
    'pinecone@plant': 'pine fir tree forest squirrel seed spruce conifer',
    'cone#2': 'volume cylinder sphere radius geometry base formula shape',
    'ice_cream_cone@food': 'ice cream vanilla lick scoop wafer',
    'cone#4': 'eye rod retina light colour color',
    'volcano_cone@place': 'volcano crater lava ash rock smoke lookout ranger',
  },
  date: {
    '?': '',
    'date#7':
      'fruit eat palm sweet fig nut sticky bowl plate fast ramadan oasis dried ripe basket milk bit sunset',
    'date#1': 'birthday calendar day month year write exam letter deadline today history',
  },
  drawing: {
    'drawing#2': '',
    'childs_drawing@artifact': 'crayon fridge nursery kindergarten scribble',
  },
  earphone: { 'in_ear_phones@artifact': '' },
  foil: {
    '?': '',
    'aluminum_foil#1': 'wrap aluminium aluminum kitchen silver potato roll sandwich bake oven beaker shiny',
    'foil#5': 'fence fencing sword fencer duel',
  },
  lid: {
    'lid#2': 'box bottle chest trunk coffin piano basket',
    'jar_lid@artifact': 'jar jam screw unscrew honey pickle',
    'pot_lid@artifact': 'pot saucepan soup boil steam cook stew rice kettle rattle',
    'lid#1': 'eye eyelash sleepy blink droop tired asleep',
  },
  mask: {
    '?': '',
    'mask#1':
      'carnival theatre theater dance dancer paint costume festival animal hide disguise actor parade feather party wooden carve papier wear',
    'mask#4':
      'doctor nurse hospital germ dust breathe virus surgeon oxygen gas infection cough sneeze mouth smoke diver pandemic goggles glove',
  },
  mat: {
    'mat#1': 'sit sat sleep lie spread weave woven wove roll straw floor reed lay bean',
    'mat#3': 'gym judo wrestle yoga karate gymnast gymnastics exercise somersault trampoline crash',
    'mat#8': 'plate mouse coaster place',
    'doormat@artifact': 'doormat wipe boot door bath shower',
    'prayer_mat#1': 'prayer pray mosque imam',
  },
  mortar: {
    '?': '',
    'mortar#3': 'pestle grind ground spice herb pound crush kitchen paste pepper garlic cumin',
    'mortar#2': 'brick wall stone lime mason bricklayer cement build trowel',
    'mortar#1': 'shell war soldier gun fire army',
  },
  peg: {
    '?': '',
    'clothespin@artifact': 'clothes line washing laundry clip nose hang dry sock',
    // They hold strings.
    'peg#3': 'harp violin guitar string tune tighten cello lute fiddle instrument',
    'peg#1': 'tent hammer rope ground hole board coat tie pole',
  },
  poster: { 'wall_poster@artifact': '' },
  sweater: { 'sweater#1': '' },
  sweet: {
    '?': '',
    'candy#1':
      'wrapper unwrap unwrapped suck sucked chew eat ate jar bag pocket packet share lick shop mint gum handful',
  },
  tape: {
    '?': '',
    'adhesive_tape@artifact':
      'sticky stick stuck roll glue scissors cardboard parcel mend seal plastic tear torn wrap paper',
    'tape#4': 'measure measured metre meter centimetre centimeter length long inch tailor waist',
    'tape#2': 'record recorder listen cassette video play music voice',
    'tape#3': 'race finish runner line sprint',
  },
  tin: {
    '?': '',
    'tin#3': 'biscuit cookie lid money coin saving keep kept button treasure shelf tea lock hide',
    'can#1': 'soup bean tomato food sardine opener tuna peach',
    'tin#1': 'metal copper bronze ore mine alloy solder melt element',
    'baking_tin@artifact': 'bake cake oven grease dough muffin',
  },
  turban: { 'turban#1': '' },
};
