/** Things of desks, stages, beds and boxes that share their name with something else. See `readings.ts`. */
export const deskStageAndBoxThings: Record<string, Record<string, string>> = {
  ball: {
    'ball#1': 'kick throw threw game goal hit catch bounce play team bat post pitch keeper hedge window',
    'ball#9': 'dance dress prince palace gown',
    'hard_ball@artifact': 'cricket wicket bowler batsman innings golf hockey billiards snooker',
    'ball_of_stuff@substance': 'dough clay rice wool yarn dung wobbly bearing cannon',
  },
  brush: {
    'brush#2': 'hair wash clean comb broom dust grain geologist fossil',
    'scrubbing_brush@artifact': 'scrub floor step stair laundry soap bucket shoe boot polish shine bootblack',
    'toothbrush#1': 'tooth teeth dentist toothpaste',
    'paintbrush#1':
      'paint painting painter dip canvas easel watercolour colour blue red black yellow sunset artist',
  },
  bunk: { 'bunk#3': '' },
  chalk: {
    'chalk#4': 'board blackboard teacher write wrote draw drew floor pavement line circle mark slide class',
    'chalk#1': 'cliff rock limestone sea fossil hill soil quarry acid calcium carbonate layer dover',
  },
  drum: {
    'drum#1': 'beat music band play rhythm stick sound dance feast village called',
    'drum#3': 'oil barrel metal fuel rubbish waste litter trash fill empty paint rain tar',
    'eardrum#1': 'ear hear bone vibrate',
  },
  fan: {
    '?': '',
    'electric_fan#1':
      'electric cool air hot room blade spin motor breeze heat switch plug hum watt decoder ironing',
    'ceiling_fan@artifact': 'ceiling cool room sofa tiles turn turned above slowly',
    'hand_fan@artifact': 'paper palm wave silk fold feather lady hand bamboo leaf',
    'fan#2': 'team football match cheer star singer game crowd sport player stadium music',
  },
  helmet: {
    '?': '',
    'bicycle_helmet@artifact':
      'bicycle bike cycle cyclist skateboard skate scooter raft rafting paddle kayak canoe rapids climb climbing rope chin',
    'helmet#1': 'knight armour armor sword roman viking shield warrior soldier army war',
    'motorbike_helmet@artifact': 'motorbike motorcycle',
    'space_helmet@artifact': 'astronaut space moon rocket suit dive diver',
    'hard_hat#2': 'builder mine miner building site engineer fire firefighter',
  },
  piece: {
    'piece#1': '',
    'chess_piece#1': 'chess chessboard checkmate pawn rook bishop',
  },
  pod: {
    '?': '',
    'cacao_pod@food': 'cacao cocoa chocolate',
    'pod#1': 'pea bean okra vanilla',
    'pod#3': 'whale dolphin orca',
  },
  pole: {
    '?': '',
    'north_pole#1': 'north south ice earth arctic penguin antarctic',
    'long_pole@artifact':
      'wood wooden bamboo stick long tie push raft punt stir lever lift shoulder wave rope sand reach',
    'pole#1': 'flag tent bus metro tram train seat hold hike hiking ski street electric cage',
    'magnetic_pole#1': 'magnet attract repel',
  },
  rod: {
    '?': '',
    'fishing_rod#1':
      'fish fishing hook hooked line bait reel lake angler carp perch trout salmon catch caught',
    'rod#1': 'iron metal steel lightning curtain copper glass stir conduct magnet rust',
  },
  sticker: { 'sticker#2': '' },
  screen: {
    '?': '',
    'computer_screen#1':
      'computer keyboard click type typed laptop monitor code program password teller internet numbers curve disc column data lab generator',
    'phone_screen@artifact': 'phone mobile tablet touch swipe crack cracked text pillow',
    'television_screen@artifact': 'television tv film movie cinema projector popcorn sofa remote',
    'screen#5': 'paper fold folding bamboo stand behind shadow puppet fly window mosquito',
  },
  tube: {
    '?': '',
    'test_tube#1': 'acid acids litmus alkali rack pipette lab chemistry chemical radium cabbage lemon',
    'paint_tube@artifact': 'paint painter painting colour squeeze canvas',
    'tube#1': 'pipe hollow hose telescope lens soil raft river tyre straw',
    'tube#4': 'stomach gullet intestine oesophagus swallow blood',
    'subway#1': 'london station train underground',
  },
};
