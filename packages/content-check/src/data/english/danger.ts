import type { Rule } from '../../rule.ts';

/** How to hurt oneself or others, and praise of it. */
export const englishDanger: Rule[] = [
  {
    topic: 'weapons',
    outcome: 'refused',
    instructs: true,
    unless: ['history', 'prevention', 'game'],
    find: `
      make|build|construct|assemble|making|building|print|craft a|an|your|the|some|own? own|homemade|pipe|nail|dirty|real|small|simple|working|petrol|fire|car|fertilizer|deadly? @bomb !calorimeter
      how to ..4 make|build|construct|assemble|print|get|buy ..2 own|pipe|nail|real|ghost|illegal|homemade|working|3d|deadly @bomb
      print a|an|your ..1 gun|pistol|rifle
      how can|do|could|would|to i|you|we|one ..1 make|build|get|buy ..2 own|pipe|nail|real|illegal|homemade|working|petrol? @bomb
      recipe|instructions|guide|tutorial ..2 for|to|on ..4 poison|bomb|bombs|meth|explosive|explosives|napalm|grenade|gun
      nails|gunpowder|powder|shrapnel|fireworks ..7 pressure|pipe|jar|pot cooker|ends|lid|fuse
      fill ..3 pipe|bottle|can|jar|tube ..4 gunpowder|powder|petrol|gasoline|nails|explosive|fuel
      make|making|mix|brew ..1 napalm|thermite|nitroglycerin|ricin|tnt|chloroform|sarin|c4 !was|is
      glock|ak47|ar15|ak
      gun|guns|weapons|drugs|pistol|knife|rifle ..5 dark web|net
      dark web ..4 gun|guns|drugs|weapons|buy
      gunpowder ..4 from|using|with ..4 home|kitchen|matches|store
      match|matches heads ..5 explode|bomb|bang|gun
      turn ..4 into ..1 a ..1 bomb|gun|weapon|shank|firebomb
      make ..3 shank|shiv
      kill ..2 someone|somebody|person|people|man|him|her ..2 without|with|and not? ..3 caught|trace|pillow|hammer|poison
      pipe bomb ..3 need|you|nails|powder|with
      bottle ..8 petrol|gasoline|kerosene|alcohol ..9 rag|cloth|light|wick
      petrol|gasoline ..8 rag|cloth|wick ..5 light|lit|throw
      stuff ..2 rag ..5 light
      mix|combine|mixing ..4 bleach ..3 ammonia|vinegar|acid|alcohol|cleaner|toilet
      mix|combine ..4 ammonia ..3 bleach
      mix|combine ..3 cleaners|chemicals|household ..9 explode|explodes|blows|blow|bomb|grenade|gas|knock|knocks
      blows|explodes up? like a grenade|bomb
      get|buy|sell|sells|selling|order ..2 gun|guns|pistol|rifle ..5 without|illegal|illegally|behind|cheap|darkweb|license|licence
      put|pour|drop|slip|add|mix ..6 poison ..4 drink|food|tea|coffee|soup|lunch|water|milk|cake !and|that|which
      put|slip|add|drop ..4 pills|laxatives|bleach|cleaner ..3 his|her|their|teacher|someone ..2 drink|food|tea|coffee|lunch
      hide|smuggle|sneak|get|bring ..3 blade|knife|gun|weapon|razor !and ..5 sleeve|past|school|guards|security|detector
      sharpen ..6 cuts|cut|stab|pierces skin|somebody|someone|people
      how to ..3 poison|stab|kill|strangle|murder ..1 a|someone|somebody|people|your|him|her|teacher
      `,
  },
  {
    topic: 'weapons',
    outcome: 'person',
    unless: ['history', 'prevention', 'news', 'game', 'fiction'],
    find: `
      pipe bomb|bombs
      molotov*
      my|our|dad|real ..1 gun|pistol|rifle ..4 school|class
      ghost gun|guns
      `,
  },
  {
    topic: 'drugs',
    outcome: 'refused',
    unless: ['prevention', 'history'],
    person: ['medicine', 'report'],
    find: `
      ^ ..1 smoke|try|take|snort|use|buy|do|inject|eat ..1 @drug !notes|care|killer
      let|lets|we|come|wanna|want|us|should|can|go ..4 smoke|snort|inject|vape|buy ..2 @drug
      let|lets|we|come|wanna|want|us|should|can|go ..3 get ..1 high|stoned|drunk|wasted !school|marks|up|score*|five|enough
      smoke|smoking ..1 weed|pot|marijuana|ganja|dope|joints|crack ..3 kids|is|makes|feels
      @sure|pot|dope|molly|joints|edibles ..2 is|are|makes|make|feels|gives ..4 @good !for|at|if|to
      @puff ..2 is|are|makes|make|feels|tastes|looks ..3 @good !for|if
      cook|cooking|make|making|brew|synthesize ..1 meth|crack|lsd|heroin|mdma|ecstasy|moonshine
      grow|growing ..2 weed|marijuana|cannabis|shrooms ..4 closet|basement|room|home|how|secret
      buy|sell|selling|need|sells ..2 @drug !killer
      dm|text|message|hit me ..4 @drug|pills
      got|have ..2 some ..1 weed|molly|coke|pot|ecstasy|xanax|shrooms|pills !killer
      sniff|huff|inhale|sniffing|huffing|inhaling ..1 glue|deodorant|gas|paint|nitrous|petrol|gasoline|aerosol|whippets ..9
      get|getting|got ..1 high !up|above|enough|in ..3 behind|together|with|off|on|after|before
      crush|crushing ..3 pills ..4 snort|sniff
      snort ..1 them|it|lines|pills|powder|line
      take|pop|taking|swallow ..6 pills|adderall|ritalin ..6 fly|high|exam|amazing|awesome|trip|party|test
      get|getting|got drunk|wasted|stoned|hammered ..5 @good|fun
      drink|drinking|chug ..7 pass|black|blackout|drunk|wasted ..1 out?
      steal|sneak|take|grab ..2 vodka|beer|whiskey|booze|alcohol|wine|cigarettes|vapes ..4 dad|mom|parents|store|cabinet|shop
      everyone|everybody|cool|real ..5 vapes|smokes|drinks|vape|smoke !food*
      try|smoke|take|do|snort|inject|score|deal|drop|pop|eat|trying ..3 @sure !from|off|addict*|killer|to|away|was|were
      sell|selling|buy|buying|got|get|want|need|offer ..4 @sure !killer|out|away|help|treatment|seeds
      line|lines|gram|grams|bag|hit|joint of ..1 coke|cocaine|weed|meth|crack|pot|hash|speed|heroin
      smoke|try|hit|puff|vape this|it|one|mine ..6 cool|relax|high|feel|better|fun|good|good
      have|try|take|want|grab ..1 a|some|another ..1 beer|drag|puff|cigarette|smoke|shot|vape|whiskey|vodka|joint ..6 kid|kids|hurt|cool|relax|nobody|fun|grow|scared|chicken|baby|not
      ^ snort|inject it|this|them
      bottle of vodka|whiskey|rum|gin|tequila ..3 is|fun|cool
      drink|drinking ..3 vodka|beer|whiskey|booze|alcohol ..5 fun|cool|awesome|best|grown|man|party|dare
      weed|marijuana|lsd|cocaine|smoking|vaping ..2 helps|makes|make|made you|me ..4 smarter|cool|cooler|creative|relaxed|happy|popular|thin|study|focus|better|strong
      rolled|roll|rolling ..2 joint|blunt
      need ..2 fix|dealer
      my dealer|plug
      cheap|good|great|best high !school|quality
      `,
  },
  {
    topic: 'dangerous-dare',
    outcome: 'refused',
    unless: ['prevention'],
    person: ['report'],
    find: `
      dare|dares|bet|challenge ..3 you|him|her ..4 lie|lay|stand|walk|sit|play|run|cross|dance ..1 down? on|onto|across|in|over|along ..3 @tracks
      dare|dares|bet|challenge|scared|brave|coward|chicken ..4 jump|leap|climb|swing|hang|dive ..1 off|from|out|over|onto|on ..3 @high|train|crane|pylon
      dare|dares|bet|challenge ..4 eat|drink|swallow|chug|snort|lick ..3 @poison|pod|pods|magnets|magnet|batteries|battery|cinnamon|soap|deodorant|glass|laundry
      dare|dares|bet|challenge ..5 choke|strangle|touch ..3 yourself|wire|socket|lines|fence|flame
      ^ ..1 lie|lay|stand|sit ..1 down? on ..2 train|railway|tracks|rails|railroad
      blackout|choking|skullbreaker|benadryl|chroming|firework challenge
      tide pod challenge
      choking|fainting|passing|pass|blackout|knockout|strangling out? game|challenge
      third rail
      firecracker|firework|cherry|rocket ..2 in|into|between ..2 mouth|pocket|hand|hands|teeth|ear
      bet|dare|challenge ..3 not ..3 hold ..2 breath
      hold ..2 breath ..5 underwater ..5 record|longest|faint|minutes
      run|jump|step|walk|lie in front of ..1 a|the|that|moving? ..1 car|train|truck|bus|cars
      eat|swallow|take ..3 bottle of ..1 pills|medicine|tylenol|aspirin
      play ..1 russian roulette
      russian roulette
      on|at the edge of ..1 roof|cliff ..4 dare|selfie|film|balance
      salt|ice and ice|salt challenge|burn
      drink|swallow|chug ..3 hand sanitizer|bleach|detergent ..3 dare|challenge|funny|bet|fun
      hang|hanging|dangle|dangling from|off|over ..2 bridge|roof|balcony|crane|ledge ..5 dare|film|selfie|cool|likes|fun
      jump|leap ..3 from|off ..3 roof|bridge|balcony|window|garage ..6 funny|fun|film|cool|likes|dare|chicken|not
      drive|ride ..4 blindfolded|drunk
      pass out challenge|game
      choke|strangle yourself|yourselves|him|her|eachother ..4 pass|faint|out|until|challenge|fun
      hold ..2 breath until|till ..1 you ..2 faint|pass|black
      until|till you ..1 pass|black out
      eat|eating|bite|swallow|try ..3 tide|laundry|detergent ..1 pod|pods|capsule
      ^ ..1 swallow|eat ..6 magnets|magnet|batteries|battery|razor|nails|detergent
      and ..1 swallow|eat ..4 magnets|magnet|batteries|battery|detergent
      spoonful of cinnamon
      fork|knife|finger|fingers|nail|key|screwdriver|needle ..2 in|into|inside ..1 socket|outlet
      spray|pour|put ..5 arm|hand|yourself|hair|skin|leg|friend ..3 light|fire|burn|lighter|ignite
      set|light ..1 yourself|your|his|her ..2 on fire
      close|shut your eyes ..4 run|drive|cross|walk|ride ..2 across|over|through|into ..2 motorway|highway|road|street|tracks|traffic
      run|dash|sprint across ..2 motorway|highway|freeway|tracks ..4 cowards|dare|fun|like|challenge
      surf|ride|climb|hang ..2 on|onto|outside|off ..2 roof? of? ..1 train|tram|subway|bus ..4 fun|like|likes|film|everybody|dare|cool
      climb ..2 pylon|crane|transformer|substation ..5 film|dare|selfie|photo|like|likes|fun
      `,
  },
  {
    topic: 'eating-disorder',
    outcome: 'refused',
    unless: ['prevention'],
    person: ['medicine', 'report'],
    find: `
      not eat|eating ..8 skinny|thin|slim|slimmer|thinner|pretty|prettier|weight
      not eat ..1 for ..1 days|week|# ..1 days?
      stop eating ..6 skinny|thin|slim|pretty|weight|fat
      make|making yourself|myself ..1 throw|vomit|sick|puke|barf
      throw|throwing up ..2 after|your ..2 dinner|meal|meals|eating|lunch|food|you
      pro ana|mia
      proana|promia|thinspo|thinspiration|anamia|bonespo|meanspo
      tastes|taste as ..1 good as ..2 skinny|thin
      only|just|under|eat ..1 # calories|kcal
      finger|fingers ..1 down ..1 your|my|their ..1 throat
      girls|models|boys ..1 starve|starves
      starve|starving yourself
      laxatives|pills ..5 skinny|thin|weight|slim
      hide|throw|feed ..3 food|rest|meal|dinner ..5 napkin|parents|pocket|sleeve|mom
      thigh gap
      purge|purging ..3 after|meal|meals|food|dinner|lunch|thin
      skinny|thin girls|people|models|boys ..1 do ..1 not ..1 eat
      thin|skinny is ..1 beautiful|better|pretty|in|everything|perfect|power
      hungry ..6 thin|skinny ..3
      drink water ..4 instead|sleep|hungry ..4
      too|so fat to ..2 eat|wear|play|dance
      skip ..1 dinner|lunch|breakfast|meals ..3 week|month|day|every|all
      ^ stop eating $
      stop eating ..1 food|so|carbs|anything
      starve|starving|fasting ..4 skinny|thin|pretty|beautiful|perfect|slim
      vomit|vomiting|puking|barfing ..5 skinny|thin|slim|weight|calories
      diet ..2 pills ..5 kids|girls|fast|skinny|thin
      skip ..2 meals|breakfast|lunch|dinner ..6 skinny|thin|slim|weight|fat
      bones|ribs ..4 beautiful|pretty|show|goals
      you are|look ..1 too|so fat ..4 eat|eating|diet|starve
      `,
  },
  {
    topic: 'violence',
    outcome: 'person',
    unless: ['history', 'medicine', 'science', 'cooking', 'fiction'],
    find: `
      @gore ..1 off|out|open|up? his|her|him|their|somebody|someone ..1 guts|intestines|eye|eyes|eyeballs|eyeball|skin|flesh|head|limbs|fingers|tongue|brain|brains|heart|throat|arm|legs|leg|belly|face|scalp
      @gore ..2 skin|flesh|eyes|guts|intestines|head ..2 out|off|from|open ..3 her|his|him|face|body|my|alive
      blood ..1 sprayed|spurted|gushed|splattered|sprays|spurts|gushes|spraying|spurting|gushing|splatters|dripping
      guts|intestines|brains|entrails ..2 spilled|spill|everywhere|out|splattered|floor
      stab|stabs|stabbed|hit|hits|shot ..2 again and again
      stab|stabbed|stabs ..2 over and over
      set|sets|light|lit ..2 cat|dog|kitten|puppy|hamster|him|her|them|boy|girl|man|woman on fire
      tortur* ..2 cat|dog|kitten|puppy|animal|animals|frog|bird|hamster
      kick|kicks|kicked|drown|drowned|drowns|beat|microwave|microwaved ..1 a|the|that|his|her ..1 kitten|kittens|puppy|puppies|cat|dog|hamster ..6 fun|laugh|laughed|funny|lol|screamed|film|filmed
      chainsaw ..5 body|head|limbs|leg|arm|her|him
      corpse|corpses|body|bodies ..3 mutilated|dismembered|rotting
      `,
  },
];
