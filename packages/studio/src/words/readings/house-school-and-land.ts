/** Things about the house, the school and the land that share their name with something else. See `readings.ts`. */
export const houseSchoolAndLand: Record<string, Record<string, string>> = {
  bag: { 'bag#1': '' },
  board: {
    '?': '',
    'blackboard#1':
      'write wrote chalk teacher lesson class classroom sum copy wipe step word answer number letter question draw drew',
    'board#2': 'wood nail saw hammer floor carpenter plank wooden',
    'board#1': 'company director meeting member chairman',
    'board_game@artifact': 'game dice play chess piece',
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
    'sheet#2': 'paper write draw fold page worksheet pencil cut',
    'sheet#3': 'bed sleep pillow wash blanket',
  },
  sign: {
    '?': '',
    'sign#2': 'road read street post stand wood wooden shop yellow painted stop',
    'written_sign@idea': 'letter script writing hieroglyph alphabet language spell text word',
    'sign#1': 'spring first symptom illness show',
    'sign#11': 'minus plus equals number negative',
  },
  spade: { 'spade#2': '', 'spade#1': 'card ace game' },
  stick: { 'stick#1': '', 'stick#6': 'hockey puck goal' },
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
};
