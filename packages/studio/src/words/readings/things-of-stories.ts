/** Things that stories of children and teachers name, and that share their name with something else. See `readings.ts`. */
export const thingsOfStories: Record<string, Record<string, string>> = {
  aquarium: {
    '?': '',
    'fish_tank#1': 'goldfish tank feed clean fill home classroom pet shrimp bubble',
    'aquarium_house@place': 'visit trip ticket shark dolphin bus seal museum',
  },
  bale: {
    '?': '',
    'hay_bale@artifact': 'hay straw barn farm field stack farmer',
    'cotton_bale@artifact': 'cotton wool cloth silk ship jute',
  },
  banner: {
    'banner#1': '',
    'banner_advert@idea': 'website internet page newspaper headline star spangled anthem',
  },
  baton: {
    '?': '',
    'baton#5': 'relay runner run race pass hand team sprint lap track drop lane bend',
    'baton#1': 'conductor orchestra music choir conduct',
    'baton#2': 'police officer guard',
    'baton#4': 'parade twirl majorette band',
  },
  belt: {
    '?': '',
    'belt#2': 'buckle buckled trousers waist leather jeans wear put loosen tighten dress pants clothes hole',
    'seat_belt#1': 'seat car fasten drive plane safety click',
    'belt#1': 'conveyor machine factory engine pulley motor',
    'belt#3': 'asteroid rain wheat planet climate region',
    'karate_belt@idea': 'karate judo black yellow exam',
  },
  block: {
    '?': '',
    'toy_block@artifact': 'toy tower build stack baby play pile wooden letter kindergarten sister brother',
    'block#1':
      'stone ice marble pyramid quarry concrete granite mass density float water gram metal force ramp',
    'block#2': 'street city corner walk road',
    'block#5': 'flat apartment floor live office tower_block fence storey neighbour behind',
    'pulley_block@artifact': 'pulley rope tackle sail',
    'code_block@idea': 'code program computer loop scratch sprite',
  },
  building_block: {
    '?': '',
    'toy_block@artifact': 'toy play child tower stack',
    'building_block#1': 'cell atom life protein',
  },
  bush: {
    'bush#1': '',
    'bush#2': 'outback kangaroo australia aboriginal safari savanna koala',
  },
  cannon: { 'cannon#1': '', 'water_cannon@artifact': 'water police hose confetti snow slope' },
  closet: { 'closet#3': '' },
  coal: { 'coal#1': '', 'coal#2': 'ember glow grill barbecue walk walked' },
  cork: {
    'cork#4': '',
    'cork_city@place': 'ireland irish dublin city',
    'cork#1': 'bark oak portugal tree floor board',
  },
  curtain: {
    'curtain#1': '',
    'stage_curtain@artifact':
      'stage theatre theater audience actor opera applause rehearse rehearsal scene costume spotlight spot concert clap lips rise rose saxophone',
    'curtain#2': 'iron rain smoke fog soviet europe shower',
  },
  domino: {
    'domino#4': '',
    'domino_effect@idea': 'effect collapse crisis',
    'domino#3': 'carnival costume cloak',
  },
  dominoes: { 'domino#4': '' },
  drawer: { 'drawer#1': '' },
  flag: {
    'flag#4': '',
    'flag#1': 'country national anthem pirate skull germany france india america',
    'flag_iris@plant': 'iris',
  },
  guitar: { 'acoustic_guitar#1': '', 'electric_guitar#1': 'electric amplifier' },
  harmonica: { 'harmonica#1': '' },
  hoop: {
    '?': '',
    'toy_hoop@artifact': 'hula waist spin roll jump circus gym toy dog lion',
    'basket_hoop@artifact': 'basketball ball shoot net basket score',
    'hoop#1': 'skirt dress',
    'hoop#2': 'barrel cooper iron ear earring',
  },
  hurdle: {
    '?': '',
    'hurdle#1': 'race track runner athlete sprint leap jump stadium knock run sport',
    'hurdle#2': 'problem difficulty overcome exam language law',
  },
  javelin: { 'javelin#2': '' },
  juice: {
    'juice#1': 'pour breakfast sip orange mango pitcher thirsty party',
    'other_juice@substance':
      'cabbage beetroot lemon lime tomato grape apple cranberry pineapple carrot cherry berry blueberry mint indicator acid litmus onion sugarcane pomegranate coconut',
    'juice#4': 'stomach digest digestion digestive gastric enzyme intestine pancreas',
  },
  loom: {
    'loom#1': 'weave weaver yarn thread sari hip grandmother hand',
    'power_loom@artifact': 'power mill factory steam machine',
  },
  peanut: { 'peanut#1': '' },
  plough: {
    'plow#1': '',
    'plough_stars@phenomenon': 'star sky night constellation',
    'snow_plough@artifact': 'snow winter',
  },
  plow: { 'plow#1': '', 'snow_plow@artifact': 'snow winter' },
  skirt: { 'skirt#2': '', 'skirt_edge@idea': 'town road bypass tree pond board' },
  smokestack: { '?': '', 'chimney#1': 'house roof' },
  socket: {
    '?': '',
    'wall_socket@artifact': 'plug electric electricity cable lamp charge wall cord finger power charger',
    'socket#1': 'eye bone joint hip shoulder tooth skull',
    'socket#2': 'wrench bulb screw',
  },
  spear: { 'spear#1': '', 'asparagus_spear@food': 'asparagus broccoli' },
  stamp: {
    '?': '',
    'stamp#4':
      'envelope letter postage post card album collect stick lick postcard mail parcel collection collector',
    'stamp#9': 'ink pad passport rubber officer library seal',
    'stamp#7': 'foot shoe ground boot',
  },
  statue: {
    'statue#1': '',
    'animal_statue@artifact':
      'lion horse dog elephant cat bull buddha ganesha goddess liberty sphinx dragon lizard bird head bust horseman rider gold',
  },
  straw: {
    '?': '',
    'straw#4': 'smoothie milkshake drink glass cup juice lemonade sip suck bubble milk blow paper plastic',
    'dry_straw@plant':
      'hay bed barn stuff stuffed unpack unpacked roof horse hut mattress house donkey goat cow stable wheat mud brick',
    'straw#1': 'hat basket weave mat doll',
    'last_straw@idea': 'last draw camel',
  },
  switch: {
    '?': '',
    'light_switch@artifact': 'light lamp room wall dark press flick bulb bedroom hallway',
    'switch#1': 'circuit wire battery current motor robot',
    'switch#4': 'train railway track',
    'switch#7': 'change role place side',
  },
  tablet: {
    '?': '',
    'pill#2': 'medicine swallow doctor sick pain',
    'tablet#1': 'clay stone write ancient carve sumer babylon cuneiform scribe',
    'tablet_computer@artifact':
      'screen app touch computer video game school internet draw tap charge swipe battery teacher pupil classroom pen',
  },
  tire: { 'tire#1': '' },
  peanuts: { 'peanut#1': '' },
  toast: {
    '?': '',
    'toast#1': 'bread butter breakfast eat toaster jam slice burn egg honey crumb',
    'toast#4': 'wedding wine raise bride drink champagne speech',
  },
  tray: {
    'tray#1': 'cup tea waiter serve carry breakfast glass coffee waitress drink cafeteria canteen lunch fork',
    'baking_tray@artifact':
      'oven bake cookie biscuit seed seedling soil sand ice plant paint tin dough freezer loaf grass worm tilt pour erosion net pond insect',
  },
  tyre: {
    'tire#1': '',
    'tyre_port@place': 'phoenicia phoenician port purple lebanon alexander sidon carthage',
  },
  worksheet: { 'class_worksheet@artifact': '' },
};
