/** Things that stories of children and teachers name, and that share their name with something else. See `readings.ts`. */
export const thingsOfStories: Record<string, Record<string, string>> = {
  baton: {
    '?': '',
    'baton#5': 'relay runner run race pass hand team sprint lap track drop',
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
  cannon: { 'cannon#1': '', 'water_cannon@artifact': 'water police hose confetti snow slope' },
  closet: { 'closet#3': '' },
  drawer: { 'drawer#1': '' },
  flag: {
    'flag#4': '',
    'flag#1': 'country national nation olympic pirate skull union germany france india america',
    'flag_iris@plant': 'iris',
  },
  skirt: { 'skirt#2': '', 'skirt_edge@idea': 'town road bypass tree pond board' },
  stamp: {
    '?': '',
    'stamp#4':
      'envelope letter postage post card album collect stick lick postcard mail parcel collection collector',
    'stamp#9': 'ink pad passport rubber officer library seal',
    'stamp#7': 'foot shoe ground boot',
  },
  tablet: {
    '?': '',
    'pill#2': 'medicine swallow doctor sick pain',
    'tablet#1': 'clay stone write ancient carve sumer babylon cuneiform scribe',
    'tablet_computer@artifact':
      'screen app touch computer video game school internet draw tap charge swipe battery teacher pupil classroom pen',
  },
  worksheet: { 'class_worksheet@artifact': '' },
};
