import type { Rule } from '../../rule.ts';

/** Families that came to mind last: the same again in other words. */
export const englishMore: Rule[] = [
  {
    topic: 'self-harm',
    outcome: 'person',
    negated: 'person',
    unless: ['history', 'science', 'medicine', 'news', 'game'],
    find: `
      service|favor|favour|happy|better|good ..4 if ..1 you|he|she ..2 died|dead|gone|disappeared|vanished
      slit|slash|cut those|them|the|his|her ..1 wrists|veins
      bridge|roof|cliff|train|knife|rope|pills|gun|window|blade is|are ..1 right|over|up|waiting ..1 there|here|for|you ..3 jump|use|take|do|go
      nobody|noone|one|none ..4 come|cry|go|be|sad ..3 your funeral|grave
      your funeral !director
      do the world|planet|earth|universe|class a favor|favour|service
      make|making|made ..1 the world ..2 better ..3 leaving|dying|gone|yourself|dead
      world|everyone|people ..3 better|happier ..3 you were|are|was ..1 not|never|gone|dead
      swallow|take|pop ..2 pills ..4 crybaby|loser|coward|forever|sleep|do|end|die|gone
      use|take|get|grab ..2 rope|razor|blade|knife ..4 yourself|end|wrists|over
      wish|pray|hope you ..2 never|not wake|woke|exist|existed
      `,
  },
  {
    topic: 'threat',
    outcome: 'person',
    unless: ['history', 'game', 'fiction', 'news', 'prevention'],
    find: `
      gun|knife|pistol|bomb|rifle ..3 in|under my|our|his|the ..1 locker|backpack|bag|desk|car|jacket|school
      if ..6 i|we will ..1 break|smash|hurt|hit|kill|punch|cut|burn|beat|shoot|slap|find ..3 you|your|face|legs|arms|nose
      if ..6 i|we ..1 break|smash|hurt|hit|kill|punch|cut|burn|beat|shoot|slap ..3 you|your|face|legs|arms|nose
      break|smash|crush|snap both|all ..2 your|of ..2 legs|arms|knees|hands|fingers|bones|teeth
      should ..2 be|get slaughtered|shot|hanged|stabbed|drowned|gassed|burned|castrated|executed|whipped|lynched ..1 !in|by|first
      i|we ..2 make ..1 you|him|her|them ..1 pay|regret|sorry ..4 blood|dearly|school|tomorrow|friday|monday
      you will ..2 wake up ..2 dead|hospital|grave
      i|we ..3 see|catch|find|get ..1 you ..3 again|alone|outside|you ..3 dead|hurt|kill|regret|sorry|break
      mess|messed with ..1 me|us|my ..4 dead|die|blood|pay|regret|hurt
      bleed|bleeding ..2 out|dry|death ..2 you|pig|loser
      put ..1 you|him|her in ..2 ground|coffin|hospital|wheelchair|grave|morgue
      `,
  },
  {
    topic: 'bullying',
    outcome: 'person',
    unless: ['prevention', 'fiction'],
    find: `
      someone|somebody|anyone|person|girl|boy as ugly|fat|stupid|dumb|gross|disgusting as ..1 you|her|him
      nobody|noone|one ..4 friends|friend|play|sit|talk with|to ..2 someone|somebody|you|her|him ..4 ugly|fat|stupid|smelly|gross|poor|weird
      fat|ugly|stupid|dirty ..1 pig|cow|whale|hog|rat|ape|monkey ..4 slaughtered|die|eat|zoo|farm|smell|stink|you
      your ..1 breath|feet|hair|face|clothes|teeth|skin stinks|stink|smells|smell|reeks ..4 you|monkey|ugly|pig|gross|gross|like
      you ..2 look|smell like ..2 monkey|ape|pig|rat|trash|garbage|corpse|zombie|whale|troll|hobo|clown ..2
      stay away from ..1 me|us ..3 freak|loser|weirdo|ugly|fatso|creep|pig
      `,
  },
  {
    topic: 'hate',
    outcome: 'refused',
    person: ['report', 'history', 'prevention', 'news'],
    find: `
      girls|women|blacks|indians|jews|muslims|mexicans|gays|asians ..1 can not ..1 think|drive|learn|count|lead|play|code|do ..4
      girls|women ..3 only|just ..1 good|made|there for ..1 cooking|cleaning|sex|babies|kitchen|children|serving|men
      nazis|nazi|kkk|isis|confederates ..1 were|are|was|is ..2 good|right|best|real ..1 guys|ones|side|people|heroes
      @plural ..1 are not ..1 like us|real|people
      god hates|punishes ..2 @plural
      do not|never ..1 hire|marry|date|trust|befriend|help|feed ..2 @plural|jew|muslim|black|gypsy
      `,
  },
  {
    topic: 'sexual',
    outcome: 'refused',
    negated: 'same',
    person: ['science', 'medicine', 'history', 'news'],
    find: `
      do you|u shave ..2 down|there|pubic
      see|watch|show|imagine|picture|want ..2 me|you|him|her ..1 naked|nude|undressed|topless
      sucked|sucks|sucking|suck him|me|it|her off|dry
      came|cums|come|coming|finish|finished inside ..1 her|him|me|you
      lick|suck|kiss|touch|hold|grab ..1 my|his|your ..1 balls|nuts|cock|dick|crotch|butt
      rode|riding|ride him|me|his|my|her ..2 hard|naked|bed|cock|dick
      on|between her|his|your|my ..1 knees|legs ..3 suck|lick|naked|open|mouth
      bend|bent ..1 over ..2 her|him|you|desk|bed|naked
      bounce|bouncing|jiggle|jiggling ..2 boobs|tits|breasts|ass|butt
      boobs|tits|breasts|ass|butt ..1 bounce|bounced|jiggle|jiggled
      `,
  },
  {
    topic: 'abuse',
    outcome: 'person',
    negated: 'same',
    unless: ['prevention'],
    find: `
      not bring|tell ..2 friends|friend|anyone|anybody ..4 mom|dad|parents|tell|anyone
      meet ..7 not ..1 tell|bring|say ..4 mom|dad|parents|anyone|friends|anybody
      look|looks older than ..1 #|your|you ..6
      do you|u ..1 have|got|wear ..2 hair|bra|period|boyfriend ..3 already|yet|down
      get|hop|jump|come ..1 in|into ..1 my|the ..1 car|van|truck ..7 home|mom|sent|candy|puppy|secret|nobody|sweetie
      candy|puppy|puppies|kittens|toys|gifts ..4 in|at|inside|into my ..1 car|van|house|basement|room|place
      `,
  },
  {
    topic: 'weapons',
    outcome: 'person',
    unless: ['history', 'prevention', 'news', 'game', 'fiction', 'science'],
    find: `
      pipe|bottle|can|tube|jar|cooker ..4 with|of powder|gunpowder|nails|petrol|gasoline|explosives ..6 fuse|light|throw|seal|screw|ends
      powder|gunpowder|nails|petrol|gasoline ..4 add|attach|put|stick ..2 fuse|wick|timer|detonator
      knife|blade|pen|pencil|screwdriver ..2 through|into|in|to the ..1 eye|throat|neck|heart|temple|kidney ..4
      kills|kill|dies|die quickest|fastest|silently|instantly|quietly ..3
      buy|get|order|sell ..2 guns|gun|pistols|weapons|ammo|grenades ..2 on|at|from|through ..1 telegram|internet|darknet|dark|online|me|street
      `,
  },
  {
    topic: 'drugs',
    outcome: 'person',
    unless: ['history', 'prevention', 'news', 'medicine', 'science', 'game'],
    find: `
      roll|rolling|light|grind ..2 weed|pot|tobacco|joint|hash|grass ..3 paper|light|smoke|it|and
      lines|line|grams|gram|hits|bumps of ..1 coke|speed|meth|crystal|ketamine|powder
      sniff|snort|huff|inhale ..3 marker|markers|glue|spray|can|paint|thinner|gas|lighter ..5
      get|getting|be|being wasted|drunk|stoned|high is ..2
      shots|beers|drinks ..2 until|till|before|and ..3 drop|puke|pass|wasted|party|fun
      drink # shots|beers|drinks|glasses
      drink ten|five|six|eight|twenty|three shots|beers|drinks
      `,
  },
  {
    topic: 'dangerous-dare',
    outcome: 'person',
    unless: ['prevention', 'history', 'news', 'fiction'],
    find: `
      bet|dare|challenge ..3 can|could|will ..1 not ..2 drink|eat|swallow|jump|hold|climb|cross|stay|hang|lick ..4
      jump|leap|run|ride|surf|climb|hang ..2 between|from|on|off|under|onto ..2 train|trains|cars|balcony|crane|bridge|rooftop|pylon|trucks ..6 rush|fun|video|cool|film|hand|likes|dare|adrenaline|thrill
      hang|hanging|dangle ..2 from|off ..2 balcony|bridge|roof|crane|window|ledge ..1 by|with|and|for
      `,
  },
  {
    topic: 'violence',
    outcome: 'person',
    unless: ['history', 'medicine', 'science', 'cooking', 'fiction', 'prevention'],
    find: `
      gasoline|petrol|acid|fuel|bleach ..2 on|over|in ..1 the|a|his|her|their ..1 dog|cat|kitten|puppy|face|boy|girl|man|woman|kid|homeless|hamster ..6
      chopped|cut|sawed|hacked|sliced|bit|tore off ..1 his|her|their ..1 fingers|toes|ears|arms|legs|head|nose|hands
      one by one ..3 laughed|laughing|screamed
      `,
  },
];
