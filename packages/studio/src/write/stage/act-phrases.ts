import type { PoseName } from '../../draw/vocabulary.ts';
import type { ActRule } from './act-rule.ts';

const lookers = 'look squint peer gaze stare examine study observe see watch inspect put turn swing';

/** Acts that a verb tells only together with other words of its sentence: the verbs by lemma, what is said, the pose. */
const phrases: readonly [string, RegExp, PoseName][] = [
  [
    'pour empty tip',
    /(?<!\p{L})in(?:to)? (?:(?:the|a|an|each|another|two|three|four|his|her|my|our) )?(?:\p{L}+ ){0,3}?(?:glass(?:es)?|cups?|jars?|bottles?|mugs?|beakers?|jugs?)(?!\p{L})/iu,
    'pour',
  ],
  ['burst break', /(?<!\p{L})in(?:to)? tears(?!\p{L})/iu, 'cry'],
  [
    'wipe dry rub',
    /(?<!\p{L})(?:wet|red|streaming) (?:eyes?|cheeks?)|(?<!\p{L})tears?(?! from \p{L}+['’]s)(?!\p{L})/iu,
    'cry',
  ],
  [
    lookers,
    /(?<!\p{L})(?:through|into|down|under|to|with) (?:the|a|an|our|his|her|my) (?:\p{L}+ )?microscope(?!\p{L})|times magnification/iu,
    'microscope',
  ],
  [
    lookers,
    /(?<!\p{L})(?:through|to|with|into) (?:the|a|an|our|his|her|my) (?:\p{L}+ )?(?:telescope|spyglass)(?!\p{L})/iu,
    'telescope',
  ],
  ['put drop cast mark slide slip push place', /(?<!\p{L})(?:ballots?|voting papers?)(?!\p{L})/iu, 'vote'],
  [
    'crack burst',
    /(?<!\p{L})(?:crack(?:ed|s) up|burst(?:s)? out laughing|burst(?:s)? into laughter)(?!\p{L})/iu,
    'laugh',
  ],
  [
    'pick answer grab lift',
    /(?<!\p{L})(?:picks?|picked|answers?|answered|grabs?|grabbed|lifts?|lifted) (?:up )?the (?:tele)?phone(?!\p{L})/iu,
    'phone',
  ],
  [
    'ring call speak talk',
    /(?<!\p{L})(?:on|over|by) (?:the|his|her|my) (?:tele|mobile )?phone(?!\p{L})/iu,
    'phone',
  ],
  [
    'leaf flip turn',
    /(?<!\p{L})(?:leaf(?:ed|s)|flip(?:ped|s)|turn(?:ed|s)) (?:through|the pages?)(?!\p{L})/iu,
    'book',
  ],
  ['throw wrap fling', /(?<!\p{L})arms? (?:a?round) (?!the (?:tree|post|pole|rope))/iu, 'hug'],
  [
    'hop jump get climb leap',
    /(?<!\p{L})on(?:to)? (?:his|her|my|the|their|our) (?:\p{L}+ )?(?:bike|bicycle)(?!\p{L})/iu,
    'ride',
  ],
  [
    'nod drop drift',
    /(?<!\p{L})(?:nod(?:ded|s)|dropp?(?:ed|s)|drift(?:ed|s)) off(?! (?:the|a|his|her))(?!\p{L})/iu,
    'sleep',
  ],
  ['take', /(?<!\p{L})(?:took|takes?) (?:a|his|her|my|their|our) (?:seat|place)s?(?!\p{L})/iu, 'sit'],
  ['stretch', /(?<!\p{L})stretch(?:ed|es) out (?:on|in|under)(?!\p{L})/iu, 'lie'],
  ['spin whirl turn twirl move', /(?<!\p{L})to the (?:music|beat|rhythm|song)(?!\p{L})/iu, 'dance'],
  ['scratch', /(?<!\p{L})scratch(?:ed|es)? (?:his|her|my) head(?!\p{L})/iu, 'think'],
  ['pump punch', /(?<!\p{L})(?:fists?|the air)(?!\p{L})/iu, 'cheer'],
  ['press put hold', /(?<!\p{L})ears? (?:against|to)(?!\p{L})/iu, 'listen'],
  [
    'cover hold block plug press put clap',
    /(?<!\p{L})(?:cover|held|holds?|block|plug)\p{L}* (?:both )?(?:his|her|my|their|our) ears|hands? (?:over|on|to) (?:both )?(?:his|her|my|their|our) ears/iu,
    'cover-ears',
  ],
  ['prick', /(?<!\p{L})ears(?!\p{L})/iu, 'listen'],
  ['heave pull tug', /(?<!\p{L})oars?(?!\p{L})/iu, 'row'],
  [
    'flap lift raise wave',
    /(?<!\p{L})(?:hats?|hands?|handkerchief) (?:at|to|in farewell|in greeting|goodbye)(?!\p{L})/iu,
    'wave',
  ],
  [
    'storm stalk march walk run go',
    /(?<!\p{L})(?:storm(?:ed|s)|stalk(?:ed|s)|march(?:ed|es)|walk(?:ed|s)) (?:off|out of)(?!\p{L})/iu,
    'walk-away',
  ],
  [
    'scatter throw sprinkle',
    /(?<!\p{L})(?:for|to) (?:the|her|his|my|our) (?:hens?|chickens?|ducks?|geese|birds?|pigeons?)(?!\p{L})/iu,
    'feed',
  ],
  ['let', /(?<!\p{L})let(?:s)? go of (?:the|his|her|my)(?!\p{L})/iu, 'drop'],
  [
    'slip press put lay',
    /(?<!\p{L})in(?:to)? (?:his|her|my|their|\p{L}+['’]s) (?:hand|hands|palm)(?!\p{L})/iu,
    'share',
  ],
  [
    'knock drive bang tap',
    /(?<!\p{L})with (?:a|the|his|her|my) (?:\p{L}+ )?(?:hammer|mallet)(?!\p{L})/iu,
    'hammer',
  ],
  [
    'put set',
    /(?<!\p{L})(?:seeds?|seedlings?|bulbs?|trees?|plants?) (?:\p{L}+ )?in(?:to)? the (?:\p{L}+ )?(?:ground|soil|earth|bed)(?!\p{L})/iu,
    'plant',
  ],
  [
    'push press poke',
    /(?<!\p{L})(?:seeds?|beans?|seedlings?|them|it) in(?:to)? the (?:\p{L}+ )?(?:ground|soil|earth|mud|pot)(?!\p{L})/iu,
    'plant',
  ],
  [
    'stand sit wait watch look listen lean',
    /(?<!\p{L})(?:arms (?:folded|crossed)|(?:folded|crossed) arms)(?!\p{L})/iu,
    'arms-crossed',
  ],
  [
    'fall',
    /(?<!\p{L})(?:fell|falls) (?:fast |sound )?asleep(?!.* (?:bus|train|car|plane|boat|seat|chair|desk|table|tree)(?!\p{L}))/iu,
    'sleep',
  ],
  [
    'shout talk speak',
    /(?<!\p{L})in(?:to)? (?:the|his|her|a|my) (?:\p{L}+ )?(?:tele)?phone(?!\p{L})/iu,
    'phone',
  ],
  [
    'study',
    /(?<!\p{L})(?:at night|for (?:the|his|her|my|an?) (?:exam|test)s?|until (?:late|midnight))(?!\p{L})/iu,
    'book',
  ],
  ['have eat', /(?<!\p{L})(?:had|have|has) (?:breakfast|lunch|dinner|supper)(?!\p{L})/iu, 'eat'],
];

/** What each verb tells in such phrases, by lemma; the phrase counts before any rule of the verb alone. */
export const phraseRules: Readonly<Record<string, readonly ActRule[]>> = Object.fromEntries(
  [...new Set(phrases.flatMap(([verbs]) => verbs.split(' ')))].map((verb) => [
    verb,
    phrases
      .filter(([verbs]) => verbs.split(' ').includes(verb))
      .map(([, saying, pose]) => ({ pose, any: true as const, saying })),
  ]),
);
