import type { Rule } from '../../rule.ts';

/** What is said in so many ways that only its parts can be told: each wider than a sentence that somebody thought of. */
const grave: Rule['unless'] = [
  'history',
  'science',
  'medicine',
  'prevention',
  'news',
  'fiction',
  'game',
  'cooking',
];

export const englishWider: Rule[] = [
  {
    topic: 'self-harm',
    outcome: 'person',
    unless: ['history', 'science', 'game'],
    find: `
      best ..6 you|u ..3 do ..6 disappear|die|end|vanish|jump
      swallow|take|down|empty ..2 whole|entire|full ..1 bottle|pack|box|packet ..6
      blade|razor|knife ..4 harder|deeper|stops|helps|relief|numb|wrist|wrists|skin ..4 sadness|pain|feelings|sad|numb|wrist|wrists|skin|thighs
      dying|death|suicide is ..2 easier|better|easy|peaceful|beautiful|freedom|answer|way|brave|not
      you|he|she belong|belongs in|under ..2 grave|ground|coffin|dirt|morgue|cemetery
      hope|wish ..2 car|bus|truck|train|lightning ..1 hits|hit|kills|runs|gets ..1 you|him|her|over
      hope|wish ..3 you ..5 hurt|crash|choke|burn|drown|suffer|bleed|rot|hospital|killed|run
      sorry ..2 you ..3 born|alive
      your|ur mom|mother|parents ..2 should ..3 aborted|swallowed|drowned
      better|happier ..3 if you ..3 dead|gone|not|disappeared|died|never
      no one|body|person ..3 notice|care|miss ..3 if you|u
      nobody|noone ..2 even|ever? ..1 notice|care|miss ..3 if|when you|u
      world|earth|planet ..4 not need you
      world ..4 rid of you
      join ..3 dead|heaven|angels ..3 tonight|today|now
      this is goodbye
      goodbye cruel world
      can not ..1 go on|live anymore|any|longer|like
      no longer|reason want to|to live|be
      how ..1 much|many ..4 overdose|tylenol|pills|lethal
      lethal dose
      bleed out
      leave this world
      it is ..1 over|time ..2 end it|yourself|your
      give up on|and life|die
      never wake up !late|early
      `,
  },
  {
    topic: 'threat',
    outcome: 'person',
    unless: ['history', 'game', 'fiction', 'news'],
    find: `
      i|we|he|they|brother|brothers|someone|somebody|gang|gonna ..5 kill|murder|strangle|stab|behead|slaughter|drown|lynch|poison|gut|cripple|choke|skin|crush ..1 you|ya !a|an|some|at|in|it|kindness
      you|youll|yall ..3 sorry|regret|wish ..5 born|alive|crossed|snitched|told|met
      is|are a dead man|kid|boy|girl|duck
      bringing|brings ..3 pistol|gun|rifle|machete ..4 tomorrow|monday|friday|tuesday|wednesday|thursday|school
      real|loaded|my|his|dad|father|uncle|his? ..1 gun|pistol|rifle ..6 school|class|teacher|classroom|prom|gym
      pistol|gun|rifle|machete|grenade ..9 school|class|teacher|classroom|prom|gym ..2 tomorrow|monday|friday|tuesday|wednesday|thursday|today
      not come|go to school ..3 tomorrow|monday|friday|tuesday|wednesday|thursday|$
      they|somebody|someone|we|you ..2 should ..2 hang|shoot|stab|kill|beat|drown|burn|strangle|hurt ..1 that|the|this|your|all|every ..2 @victim|people|man|woman|bitch|loser|freak|traitor
      they|somebody|someone|we|you ..2 should ..2 shoot|stab|kill|drown|strangle|hurt|lynch him|her|them|you
      i|we|they ..3 poison|spit|piss ..1 in|into? your|his|her|teacher ..1 food|drink|lunch|dog|cat|coffee|milk
      hide|run|careful|watch|prepared ..6 coming|come|after|for|with ..6 bat|knife|gun|brothers|gang|crew|cousins|hammer|chain
      rearrange|smash|break|ruin|wreck|mess|bash|kick|punch your|his|her|that|the ..1 ugly? ..1 face|teeth|nose|jaw|head|skull
      punch|kick|hit|beat|choke|strangle|squeeze|stomp ..2 you|him|her ..2 until|till ..5 breathing|bleed|bleeds|cry|cries|moving|dead|stop|beg|senseless
      <!he|she|they|it|who cut|chop|slice|rip|tear you|him|her ..2 up|into|apart|open|limb ..4
      your ..2 last day|days|night|meal|chance ..3 alive|earth|live|school
      will|gonna|going ..3 regret ..2 being|were ..1 born|alive
      burn|blow ..3 down|up ..3 school|church|mosque|temple|synagogue|house|home
      set|light your|the|his|her|school ..2 house|school|home|hair|car|locker ..1 on|afire ..1 fire
      finish ..1 you off
      break|snap|crack|twist|wring|slit|cut ..1 your|his|her ..1 neck|throat|spine|kneecaps
      throat ..2 slit|cut
      hit list
      blood ..2 on your hands|floor ..1 tomorrow|soon
      push|shove|throw you|him|her ..1 in|into|off|under|down|out ..3 train|bridge|roof|window|stairs|traffic|cliff|river|tracks
      you ..2 next on|to die|victim|target
      put|place ..2 a ..1 bomb|price|bounty ..2 in|on|under your|head|school|locker|car
      jump|beat|ambush ..1 you|him|her|@victim ..3 after school|class|practice
      let us|s ..3 hurt|kill|stab|poison|attack|jump|lock ..3 him|her|kid|boy|girl|teacher
      `,
  },
  {
    topic: 'bullying',
    outcome: 'person',
    unless: ['prevention'],
    find: `
      you ..3 ugliest|fattest|dumbest|stupidest|smelliest|grossest|worst|weirdest ..2 girl|boy|kid|person|thing|loser|student|in|ever
      what a ..1 fat|ugly|stupid|dumb|disgusting|pathetic ..1 pig|cow|loser|freak|face|girl|boy|kid
      nobody|noone|one ..1 invited|asked|wants|needs|misses|loves you ..3 creep|loser|freak|ugly|fat|here|weirdo
      creep|loser|freak|weirdo|fatso|fatty|ugly|pig|nerd ..2 get lost|out|away
      get lost|away|out ..2 creep|loser|freak|weirdo|fatso|fatty|ugly|pig|retard
      she|he is|was so fat|ugly|stupid|gross that|she|he|even
      four eyes
      hahaha|haha|lol ..3 fat|ugly|loser|cry|cries|crybaby
      fat|ugly|stupid|smelly|dirty kid|girl|boy|loser|nerd ..6 laugh|hahaha|haha|lol|alone|friends|cry|cries
      your ..1 face|hair|clothes|teeth|nose|body|skin is|are|looks|look|makes ..3 ugly|disgusting|puke|vomit|gross|sick|garbage|poor|dirty|monster
      you ..3 piece of ..1 trash|garbage|crap|dirt|shit
      never ..2 be ..2 good|loved|pretty|enough|anything|somebody ..2 loser|ugly|nobody|fat
      do not ..1 let|invite|talk|sit|play ..2 him|her|with|to ..2 fat|ugly|freak|weirdo|stinks|smells|gross|loser
      let us ..2 ignore|bully|tease|exclude|laugh|humiliate|mock ..2 him|her|at|kid
      everyone|everybody|nobody|class ..3 thinks you ..3 ugly|fat|stupid|weird|gross|freak|loser
      you|youre ..1 are? ..2 worthless|unlovable|pathetic|disgusting|hideous|repulsive
      i|we wish you would|were|had ..2 die|dead|born|disappear|gone|never
      kick me
      `,
  },
  {
    topic: 'hate',
    outcome: 'refused',
    person: ['report', 'history', 'prevention', 'news'],
    find: `
      stinking|dirty|filthy|lazy|thieving|greedy|damn|bloody|cheating gypsy|gypsies|jew|jews|muslim|muslims|arab|arabs|blacks|mexican|mexicans|indians|refugees|immigrants|foreigners|gays|pakis|asians|turks|poles|dalits
      not ..1 play|sit|talk|serve|want|hire|like|trust|need|allow|let ..1 with? ..1 @plural
      @plural|@folk|@kindOf should ..1 go|stay back|out|home|away|where ..3
      @plural ..1 are|r ..2 not ..1 people|human|humans|welcome|equal|real|citizens
      god hates ..2
      @plural|@folk|asians ..1 all look the? same
      ching chong
      @plural ..1 smell|stink|reek|eat|breed ..4 curry|dogs|garlic|rats|rabbits|bad|cats
      white|aryan|our people|race|nation are|is ..2 master|superior|chosen|best|better|supreme|purer
      master race
      @plural !rule|rules ..1 run|rule|control|own|ruin|start|cause|destroy|poison|steal|invade|infest|brainwash|groom|corrupt ..5
      not serve ..2 @plural|kind|people
      @plural ..1 to ..1 blame|gas|camps|ovens
      @plural|@kindOf|trans|gay are ..2 ruining|destroying|invading|stealing|taking|replacing|infecting|poisoning|corrupting ..3
      @plural|@folk ..2 not ..2 belong|deserve|welcome ..3
      gas chambers ..2 hoax|fake|lie|myth|never
      clean|cleanse|purge|rid ..2 country|school|land|town|europe|america of ..3
      keep ..3 country|school|street|neighborhood|bloodline ..1 white|pure|christian|clean
      <!took|take|takes|were|was|had|have|has|admitted|accepted|saw|hired|employed|let no @plural ..2
      one|only good @kindOf|muslim|jew|indian|@plural is ..1 a? dead ..1
      you people should|are|always|need|disgust ..3 back|animals|filthy|disgusting|out|me
      i ..1 can ..1 not stand ..1 @plural|@kindOf
      @kindOf @folk ..1 should ..2 not ..1 be|have|vote|marry|live|go|allowed ..3
      @kindOf|@plural lives do not matter
      `,
  },
  {
    topic: 'extremism',
    outcome: 'refused',
    person: ['report', 'history', 'prevention', 'news'],
    find: `
      fuhrer ..1 will|shall|is ..3 rise|return|back|lives|again|great
      blood and soil
      the|our|by 14|fourteen words !on|in|from|for|are|of|that|we|you|i|they|to|with
      hero|idol|inspiration|role ..1 is ..4 shooter|bomber|hitler|terrorist|breivik|columbine|manson|laden
      blow yourself ..1 up
      reich|caliphate will ..1 rise|return|live|come|conquer
      jews will not replace
      jihad is ..3 duty|best|great|only
      kill|fight|behead|slay the? ..1 infidel|infidels|unbelievers|kafir
      be ..1 like|proud ..2 hitler|shooter|columbine|terrorist|nazis
      columbine ..3 cool|heroes|hero|legends|again|style
      school shooters|shooter|shooting ..3 cool|heroes|hero|legend|right|awesome|again
      `,
  },
  {
    topic: 'sexual',
    outcome: 'refused',
    negated: 'same',
    person: ['science', 'medicine', 'prevention', 'news', 'history'],
    find: `
      thrust|thrusts|thrusting ..2 into|inside ..1 her|him|me|you
      not wearing|have ..3 panties|underwear|bra|knickers
      they slept together ..2 on|first|night|hot|date|drunk
      hard|throbbing|big|huge|his|stiff ..1 cock|member|erection|dick
      under|beneath ..1 your|her ..1 dress|skirt|bra|panties|blouse
      under|beneath your|her ..1 clothes
      netflix and chill
      sexy ..1
      look at dat|that|her ass|butt|booty|rack
      nice|hot|sexy ..1 body|ass|butt|legs ..2 for|baby|girl|# 
      nice body
      drop|dropped|pull|pulled|slip|slipped|rip|ripped|slid ..1 her|his|my|your|down ..2 panties|bra|underwear|thong|knickers|zipper|pants ..3
      unzip|unzipped|unhooked ..2 pants|bra|fly|jeans|dress
      kiss|kissed|licked|licks|sucked|tongue ..2 breast|breasts|thigh|thighs|nipples|crotch
      stroked|stroking|fondle|fondled|groped|grope|groping ..2 herself|himself|breast|breasts|thigh|thighs
      turned|turn|turns on by|me ..3 body|naked|feet|sexy
      one night stand
      friends with benefits
      hook|hooking|hooked up ..1 with ..2 girl|boy|guy|her|him|hot
      send|want|like ..2 dirty|naughty|spicy photo|video|texts|messages
      naughty girl|boy|schoolgirl|nurse|pics
      spank me|her|him|you
      bag of dicks
      dicks
      butt|ass|booty naked|shaking|twerk|twerking|twerks
      twerk*|lapdance|lap dance
      `,
  },
  {
    topic: 'abuse',
    outcome: 'refused',
    negated: 'same',
    person: ['prevention', 'report', 'fiction'],
    find: `
      body|legs|lips|figure ..2 for a|your ..1 #|kid|age|year
      swimsuit|underwear|bikini|pajamas|pyjamas ..5 between|secret|photo|send|show|cam
      see|want|show ..3 you|your in|without ..1 your|ur|a ..1 swimsuit|underwear|bikini|bra|clothes|shirt|pajamas
      trust me ..4 parents|mom|dad|family
      tell ..2 mom|dad|parents|mother|teacher ..6 friend|library|practice|sleeping ..5 meet|come|instead|visit
      lie to ..1 your|ur mom|parents|dad|mother ..6
      turn|switch|put ..1 on ..1 your ..1 cam|camera|webcam
      give|pay ..1 you ..3 for ..1 a ..1 kiss|hug|photo|video|touch|cuddle
      secret game
      nobody|noone|one ..1 may|must|can|will|should|needs ..2 know|see|find|hear ..2 game|photo|video|touch|meet|$
      get|hop|come ..1 in|into my|the ..1 car|van ..6 candy|home|puppy|puppies|present|mom|secret|sweets
      in|at my car|van|hotel ..5 alone|secret|nobody
      do you ..1 have|want|need ..1 a? boyfriend|girlfriend ..3 secret|older|me|i
      older boyfriend|man|guy ..4 secret|love|not
      love you ..4 more than ..1 your ..1 parents|mom|dad
      only i understand|love you
      i can ..1 teach|show ..1 you ..2 kissing|kiss|sex|adult|grown
      have you ..1 ever? kissed|touched ..2 yourself|man|boy|anyone
      do you touch yourself
      is anyone|anybody|someone in the|with|near ..2 room|you ..3 camera|show|cam|chat|secret
      keep ..2 phone|chat|messages ..2 hidden|secret|deleted ..5 parents|mom|dad|me|sweetie|nobody|baby
      `,
  },
  {
    topic: 'weapons',
    outcome: 'refused',
    instructs: true,
    unless: ['history', 'prevention', 'game', 'science'],
    find: `
      making|build|building|make|assemble ..1 explosives|bombs|guns|firearms|grenades is|are easy|simple|fun|at|for|from ..3
      zip gun
      gun|bomb|explosive|silencer|weapon|grenade ..1 can ..1 be ..1 made|built|printed ..2 from|out|with|at|of ..3
      fertilizer ..4 diesel|fuel
      kill|murder|poison ..2 without ..2 trace|traces|caught|evidence|knowing|noticing
      use this|that poison
      light ..1 the? fuse|rag|wick|bottle ..5 throw|toss|run|hurl
      throw ..3 at ..1 the ..1 police|cop|cops|car|bus|kids|teacher|window ..3 fire|burn|explode|bottle|brick
      stab ..3 between|under|through|into the? ribs|neck|kidney|heart|throat|eye
      aim ..1 for|at ..1 the ..1 head|heart|throat|neck|face !of|ball
      where ..1 to|can|do ..1 you|i|we|one? ..1 buy|get ..2 gun|guns|pistol|grenade|rifle|drugs|weed
      untraceable|illegal|unregistered gun|guns|pistol|rifle|weapon
      shoot|stab|attack ..3 quickest|easiest|deadliest|most damage|way
      all you need is ..5 gunpowder|petrol|gasoline|nails|acid|fertilizer|bleach|matches
      pour|throw|splash ..1 acid ..2 on|in|at ..1 his|her|face|someone|somebody|them|you
      `,
  },
  {
    topic: 'drugs',
    outcome: 'refused',
    unless: ['prevention', 'history', 'science'],
    person: ['medicine', 'report'],
    find: `
      fake id
      one pill|line|puff|hit|drag|shot ..3 and you ..4 fly|high|happy|forget|free|relaxed|better
      one|first pill|hit|line|gram ..2 free|cheap|bucks
      cigarettes|smoking|vaping|alcohol|beer|drinking|weed ..2 make|makes|made you|us ..2 look|seem|feel|more ..3 cool|grown|adult|older|tough|popular|relaxed|confident|good
      i|we|you ..3 wasted|hammered|plastered|stoned|blazed|tipsy|smashed ..4 night|best|lol|haha|again|together|party|school|yesterday
      shrooms|edibles|ecstasy|lsd|weed|cocaine|meth|mdma ..5 try|tried|trying|amazing|buy|want
      drink|smoke|vape with us|me ..3
      roll|light|spark|pass ..1 a|the|up|me ..1 joint|blunt|spliff|bong
      weed|pills|coke|molly|pot|shrooms ..4 bucks|dollars|euro|sale|cheap|gram|deal|dealer
      chug ..4 beer|vodka|bottle|wine|can|shots
      come|let us|wanna ..5 drunk|beer|vodka|booze|shots|wasted|vape|cigarette|smoke ..3 behind|school|party|tonight|parents|with
      flavored|flavoured|mango|mint vape|vapes ..4
      `,
  },
  {
    topic: 'dangerous-dare',
    outcome: 'refused',
    unless: ['prevention'],
    person: ['report'],
    find: `
      stand|balance|walk|sit|hang|lean|handstand ..2 on|over|off|along|from ..2 ledge|edge|railing|roof|parapet|cliff|crane|rooftop ..6 selfie|film|photo|without|holding|dare|likes|cool|hands
      climb|ride|surf|jump ..1 on|onto ..2 train|tram|subway|bus|truck ..5 roof|ride|outside|surf
      ride ..2 on the ..2 roof of|train
      drink ..2 gallon|gallons|liters|bottles|bottle of ..3 water|soy|sauce|oil|vodka|vinegar ..4 minute|seconds|stopping|once|fast|challenge
      plastic bag ..3 over|on ..1 your|his|her|the head
      bag over your head
      light|burn|set ..1 your|his|her ..1 hand|arm|hair|fingers|hands|shirt ..5 fluid|lighter|fire|deodorant|hurt|sanitizer|alcohol
      who ..1 holds|hold|can|dares ..4 longest|out|underwater|breath ..3
      jump|dive|leap ..1 off|from|into ..3 bridge|roof|balcony|cliff|quarry|garage ..3 pool|water|challenge|chicken|like|nobody
      touch|lick|grab ..1 the|a|that ..1 power|live|electric|electrified|high third? line|wire|fence|rail|cable|voltage
      run|walk|skate|cycle ..2 across|on|over|onto ..2 motorway|highway|freeway|runway|autobahn|tracks
      lie|lay|sleep|stand|sit ..1 down? ..1 on|between ..1 the ..1 railway|train|tracks|rails|highway|road|motorway ..4
      car|train|truck|bus ..4 stop|jump|dodge|run|move ..3 last second|moment|minute
      challenge|dare ..6 pass|faint|unconscious|suffocate|choke|burn|poison|overdose|blackout|electrocute
      eat|swallow|drink ..3 raw|whole|entire? ..1 tide|detergent|bleach|dishwasher|battery|glue|gasoline|shampoo|perfume|sanitizer
      squeeze|press|push ..4 neck|chest ..4 faint|pass|blackout|dizzy|out
      `,
  },
  {
    topic: 'eating-disorder',
    outcome: 'refused',
    unless: ['prevention', 'science'],
    person: ['medicine', 'report'],
    find: `
      food is ..1 the? ..1 enemy|poison|disgusting|weakness
      ana is ..2 friend|life|best|queen
      weigh|weight|be ..2 less|under than? ..1 #|forty|thirty|fifty ..1 kilos|kilo|kg|pounds|lbs
      girls|just|simply|please|ever|food ..2 not eat $
      just|simply|only do not eat !the|it|that|this|meat|nuts|snow
      vomiting|vomit|puking|purging|starving|fasting|laxatives is|are ..2 best|good|way|trick|diet|secret|only
      chew ..1 and ..1 spit
      no calories ..3 today|all|week|day
      # calories ..2 day|today ..3
      lose ..3 # ..1 pounds|kilos|kg|lbs|kilo ..3 week|days|fast|starv*
      skip|skipping|miss ..2 meals|lunch|dinner|breakfast|eating ..4 thin|skinny|week|fast|slim|days|pretty|fat
      collarbones|ribs|hipbones|bones ..4 show|goals|visible
      collarbones|ribs|hipbones|bones ..4 stick|sticks|sticking out
      nobody|boys|no ..3 love|like|want ..1 fat ..1 girl|girls|kid|people
      fat girls|people|kids ..3 not ..2 eat|deserve|loved|dessert
      empty stomach ..3 good|best|win|winning|strong|beautiful
      not deserve ..1 to|food eat|food|today|dinner|until
      stop eating ..6 look|prettier|thin|better|week|days|fat|skinny
      `,
  },
  {
    topic: 'violence',
    outcome: 'person',
    unless: grave,
    find: `
      blood ..3 everywhere|wall|walls|floor|splattered|pouring|gushing|pool|fountain ..4 laughed|scream*|guts|head|body|dead|stab*|knife
      scream|screamed|screaming|begged|begging ..6 stabbed|cut|burned|skinned|tortured|sliced|sawed
      stabbed|sliced|shot|slashed|hacked|strangled ..5 blood|died|laughing|laughed|throat|scream*
      laughed|laughing ..4 tortur*|skinned|bled|bleeding|burned|stabbed
      `,
  },
  {
    topic: 'profanity',
    outcome: 'person',
    negated: 'same',
    find: `
      go|f f yourself|urself|off
      f word you
      dat|that|big|fat|your|my|nice|dumb ass !and|carried|carries|brayed|is|of
      bull crap
      piece of crap|sh|s
      damn you|it ..1 bitch|idiot|all
      shut the hell|heck|front
      hell no|yeah ..1 bitch|loser
      a? bag of d
      `,
  },
];
