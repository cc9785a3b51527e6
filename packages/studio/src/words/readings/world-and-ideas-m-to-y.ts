/** Names of nature, of the body, of places and of ideas that mean more than one, m to y. See `readings.ts`. */
export const worldAndIdeasMToY: Record<string, Record<string, string>> = {
  market: { 'market#5': '', 'market#1': 'stock share economy price demand supply trade firm' },
  mass: {
    '?': '',
    'mass#1': 'weight gram kilogram gravity matter density',
    'church_mass@event': 'church priest',
  },
  mercury: { '?': '', 'mercury#1': 'metal thermometer liquid silver', 'mercury#3': 'planet sun orbit venus' },
  meteor: { 'meteor#2': '' },
  money: { 'money#1': '' },
  moon: {
    'moon#1': 'night sky earth tide phase crater astronaut eclipse star',
    'moon#6': 'jupiter saturn mars neptune uranus',
  },
  mountain: { 'mountain#1': '' },
  mouth: {
    '?': '',
    'mouth#1': 'tooth tongue eat lip chew food open talk saliva speak taste',
    'mouth#3': 'river sea delta cave volcano bottle tunnel estuary',
  },
  nose: {
    '?': '',
    'nose#1': 'smell face sniff breathe sneeze mouth ear air',
    'nose#2': 'plane rocket car aircraft',
  },
  nucleus: {
    '?': '',
    'nucleus#1': 'cell dna chromosome membrane organelle gene cytoplasm',
    'atomic_nucleus@substance': 'atom proton neutron electron atomic nuclear',
  },
  parallel: {
    '?': '',
    'parallel#2': 'equator latitude map earth globe',
    'parallel#3': 'line angle geometry side',
  },
  penny: { 'penny#2': '' },
  piano: { 'piano#1': '' },
  picture: {
    '?': '',
    'picture#2': 'paint frame wall museum gallery artist hang',
    'picture#10': 'camera photo phone take',
  },
  planet: { 'planet#3': '', 'earth#1': 'earth globe ocean climate' },
  plot: { '?': '', 'plot#2': 'garden land soil', 'plot#3': 'story character novel chapter' },
  pool: { '?': '', 'swimming_pool#1': 'swim dive water lane', 'pool#6': 'rain mud frog' },
  pound: { '?': '', 'pound#1': 'weigh ounce weight', 'pound#2': 'pay money penny cost price' },
  power: { '?': '', 'power#6': 'exponent square number base', 'power#1': 'king law president' },
  pupil: { 'pupil#1': 'teacher school class lesson', 'pupil#2': 'eye iris light retina lens' },
  quarter: {
    '?': '',
    'one-quarter#1': 'half fraction slice cake pizza third part equal eighth share pie',
    'quarter_coin@artifact': 'coin dime nickel penny dollar cent pay',
    'quarter#2': 'city street old town',
  },
  rain: { 'rain#1': '' },
  reservoir: { 'reservoir#2': '' },
  rock: {
    'rock#1': 'stone mountain climb hard mineral cliff boulder volcano magma throw sedimentary',
    'rock@idea': 'music band guitar song concert roll singer',
  },
  salt: { 'salt#2': '' },
  school: {
    'school#2': 'teacher class pupil lesson child homework student',
    'shoal#3': 'fish swim whale sea',
  },
  snow: { 'snow#2': '' },
  solution: {
    '?': '',
    'solution#1': 'salt water dissolve acid liquid',
    'solution#2': 'problem answer equation',
  },
  square: {
    '?': '',
    'square#1': 'side angle shape rectangle draw corner geometry area equal diagonal triangle',
    'square#3': 'town market city crowd fountain street people',
    'square#2': 'number root multiply nine four power',
  },
  star: {
    '?': '',
    'star#3':
      'sky night space galaxy telescope planet sun constellation shine twinkle moon astronomer universe light nebula dark street bulb navigate steer',
    'star#4':
      'film movie actor singer famous fan music pop concert football team hollywood stage red carpet tv',
    'star#5': 'shape sticker gold draw paper flag point chart badge',
  },
  state: { '?': '', 'state#1': 'country law capital vote', 'state_of_matter#1': 'solid liquid gas matter' },
  stomach: {
    '?': '',
    'stomach#1':
      'digest digestion digestive food acid intestine organ chew enzyme gullet oesophagus esophagus',
  },
  stone: {
    'rock#1': '',
    'stone#2': 'brick build built builder cathedral church dome mason block pyramid quarry',
  },
  stones: { 'rock#1': '' },
  sun: { 'sun#1': '' },
  temple: {
    '?': '',
    'temple#1': 'greek greece roman rome athens marble column zeus athena',
    'temple#3': 'god pray worship priest hindu buddhist egypt egyptian pharaoh maya aztec inca jewish',
    'temple#2': 'head forehead ear pain',
  },
  tie: {
    '?': '',
    'necktie#1': 'shirt wear neck suit knot collar',
    'tied_game@event': 'score game match win draw',
  },
  tongue: {
    '?': '',
    'tongue#1': 'mouth taste lick food frog tooth sweet chameleon',
    'tongue#2': 'language speak mother native',
  },
  tooth: {
    '?': '',
    'tooth#1': 'dentist brush enamel mouth chew bite gum cavity jaw wobbly smile sugar',
    'tooth#5': 'gear wheel cog machine comb saw',
  },
  triangle: {
    'triangle#1': 'angle side shape hypotenuse area geometry pythagoras equal square vertex',
    'triangle#5': 'music play orchestra band percussion ring drum instrument',
    'love_triangle@idea': 'love',
  },
  volume: {
    '?': '',
    'volume#1': 'cube litre water space cylinder liquid',
    'volume#2': 'sound loud music radio quiet',
    'volume#3': 'book library encyclopedia page',
  },
  water: {
    'water#1': '',
    'water#2': 'river stream lake sea ocean current tide shore flood meander',
  },
  wave: {
    '?': '',
    'wave#1': 'sea ocean beach water surf shore boat storm tide sailor ship crash tsunami surfer',
    'wave#3':
      'sound light frequency physics wavelength radio amplitude seismic earthquake energy vibration signal vibrate electromagnetic',
    'wave#5': 'hand goodbye smile hello',
    'wave#8': 'heat cold summer',
  },
  web: {
    '?': '',
    'spider_web#2': 'spider fly silk trap thread insect spin',
    'web#5': 'internet page computer site browser world wide online link',
    'food_web#1': 'food predator prey energy ecosystem chain',
  },
  wind: { 'wind#1': '' },
  window: {
    'window#1': 'glass room house door wall curtain open sun look',
    'window#8': 'computer screen click program close mouse',
  },
  yard: { '?': '', 'yard#2': 'house fence grass dog', 'yard#1': 'inch foot metre length' },
};
