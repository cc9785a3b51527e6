/** Things about the house, the school and the land that share their name with something else. See `readings.ts`. */
export const houseSchoolAndLand: Record<string, Record<string, string>> = {
  bag: { 'bag#1': '' },
  board: {
    '?': '',
    'blackboard#1':
      'write wrote chalk teacher lesson class classroom sum copy wipe step word answer number letter question draw drew maths math multiply',
    'board#2': 'wood nail saw hammer floor carpenter plank wooden',
    'board#1': 'company director meeting member chairman',
    'chess_board#1': 'chess checkmate rook pawn bishop knight sixty-four tournament',
    'board_game@artifact': 'game dice play piece',
  },
  bottle: { 'bottle#1': '' },
  gate: {
    'gate#1': '',
    'gate#2': 'logic input output computer circuit',
    'gate#4': 'airport flight plane passenger',
  },
  lake: { 'lake#1': '' },
  list: { 'list#1': '' },
  meter: {
    '?': '',
    'meter#2': 'circuit current voltage volt ampere needle dial reading electric electricity gas',
    'meter#1': 'long length tall high wide far distance deep metre run',
  },
  mug: { 'mug#4': '' },
  phone: { 'cellular_telephone#1': '' },
  photo: { 'photograph#1': '' },
  row: {
    '?': '',
    'spreadsheet_row@idea': 'spreadsheet column cell formula sheet',
    'row#1': 'seat chair line plant garden desk bus',
  },
  sheet: {
    '?': '',
    'sheet#2': 'paper write draw fold page worksheet pencil cut read list number print answer copy sign',
    'sheet#3': 'bed sleep pillow wash blanket',
    'sheet_of_stuff@artifact':
      'roof metal iron tin plastic corrugated tarpaulin rain collar sleeve sew cloth',
  },
  sign: {
    '?': '',
    'sign#2': 'road read street post stand wood wooden shop yellow painted stop',
    'written_sign@idea': 'letter script writing hieroglyph alphabet language spell text word',
    'sign#1': 'spring first symptom illness show',
    'sign#11': 'minus plus equals number negative',
  },
  spade: { 'spade#2': '', 'spade#1': 'card ace game' },
  stick: {
    'stick#1': 'peel log tree branch throw dog play drum forest',
    'stick#6': 'hockey puck rink',
  },
  storm: { 'storm#1': '' },
  stream: {
    '?': '',
    'stream#1': 'water river fish flow hill mountain forest stone bridge drink field',
    'stream_of_data@event': 'video live internet music watch online',
  },
  swing: {
    '?': '',
    'swing#2': 'playground park push sit fell fall jump slide rope garden tree',
    'swing#4': 'mood opinion pendulum',
  },
  tower: { 'tower#1': '' },
  wall: {
    'wall#1': '',
    'wall#3': 'artery heart stomach blood vessel cell membrane organ muscle gut intestine',
  },
  well: {
    '?': '',
    'well#1': 'water draw drink village bucket dig deep desert yard rope thirsty',
  },
  windmill: { 'windmill#1': '' },
  wire: { 'wire#2': '', 'wire#1': 'fence cage' },
  ladder: {
    'ladder#1': '',
  },
  bench: {
    'bench#1': 'sit sat wait hall park bus stop station rest gym bar',
    'workbench#1': 'workshop vice clamp chisel mechanic',
  },
  cushion: {
    'cushion#3': '',
  },
  lever: {
    'lever#1': '',
  },
  hose: {
    'hose#3': '',
    'hose#1': 'tights stocking knit silk',
  },
  cheese: {
    'cheese#1': '',
  },
  lorry: {
    'lorry#2': '',
  },
  ribbon: {
    'ribbon#4': '',
    'typewriter_ribbon@artifact': 'typewriter ink type',
  },
  big_tree: {
    'tree#1': '',
  },
  blue_book: {
    'book#2': '',
  },
  prayer_book: {
    'book#2': '',
  },
  ham_sandwich: {
    'sandwich#1': '',
  },
  beads: {
    '?': '',
    'bead#1': 'prayer pray rosary monk nun mala temple',
  },
  bead: {
    '?': '',
    'bead#1': 'prayer pray rosary monk nun mala temple',
  },
  boat: {
    'rowing_boat#1': 'row oar rod hook line lagoon canal pond reef ashore crocodile creek',
    'boat#1': 'sail sailing mast wind harbour',
    'motorboat#1': 'motor engine tourist patrol rescue soldier',
    'raft_of_rubber@artifact': 'rubber raft rafting inflatable paddle',
    'barge#1': 'mule tow towpath barge ton',
  },
  basket: {
    'basket#1':
      'carry market seller sell fruit rice bread egg breakfast lunch lap wicker woven handle mango rope vegetable',
    'basketball_hoop@artifact': 'basketball court shoot dribble shot referee',
  },
  axes: {
    'ax#1': 'chop tree wood blade',
    'axis_of_graph@idea': 'chart graph plot coordinate horizontal vertical label diagram',
  },
  tub: {
    '?': '',
    'bathtub#1': 'bath bathe bathroom soap wash',
  },
  sambar: {
    'sambar_stew@food': '',
    'sambar#1': 'deer forest tiger antler herd',
  },
};
