import type { Frame, Rule } from '../../rule.ts';

/** What has hardly any place in a comic for children but in a lesson, a report or a tale; here so that it is found. */
const lessons: Frame[] = [
  'history',
  'science',
  'medicine',
  'prevention',
  'news',
  'fiction',
  'game',
  'cooking',
];

export const englishWidest: Rule[] = [
  {
    topic: 'self-harm',
    outcome: 'person',
    negated: 'person',
    unless: ['history', 'science', 'medicine', 'news', 'game'],
    find: `
      noose|cyanide
      overdose|overdosing ..3 yourself|pills|tonight|tylenol|peace|painless
      rope|scarf|belt|cord|cable|wire ..3 to|around|from ..2 beam|ceiling|neck|rafter|hook|branch ..9 chair|black|step|jump|breathe
      step|jump|kick ..2 off|away ..1 the|a|your ..1 chair|stool|ledge ..5 over|rope|end|free|forever|peace|pain
      sleeping pills ..6 painless|easy|enough|die|forever|many|all
      parents|family|friends|everyone|everybody|class|world|teacher ..4 relieved|happy|happier|glad|celebrate|cheer|better ..4 if|when ..1 you|u ..3 gone|dead|died|vanished|disappeared|left|die|disappear
      everyone|everybody|class|world|school|parents ..4 happier|better ..2 without you
      relieved|happy|glad|celebrate ..3 if|when you ..3 gone|dead|died|vanished|disappeared
      stop|quit existing
      you should|could|can|better ..2 stop|quit living|breathing !on|through
      please|just ..1 stop|quit living|breathing !on|through
      hurry up and ..1 die|jump
      next|this time ..1 cut deeper|harder
      just|simply|already|finally die !in|on|for|at|of|out|down|from|if|when
      just|simply jump $
      die ..1 in ..1 a ..1 hole|fire|ditch|gutter
      might|may as well ..1 be|die|kill|jump ..1 dead|yourself|now|$
      your life is ..2 worthless|meaningless|pointless|over|joke|nothing
      no point ..2 living|life|on|alive
      cut|cutting|burn|burning|hurt|hurting yourself|myself ..2 is|helps|feels|because|every|deserve|secretly
      you deserve|need to ..1 suffer|die|hurt|bleed|rot|pain
      `,
  },
  {
    topic: 'threat',
    outcome: 'person',
    unless: ['history', 'game', 'fiction', 'news', 'prevention'],
    find: `
      i|we ..1 have|got|brought|planted|hid|built ..2 bomb|bombs|grenade|explosives ..4
      i|we ..1 have|got|brought|hid ..2 gun|knife|pistol ..3 backpack|bag|locker|school|class|pocket|jacket
      shotgun|rifle|machete|revolver|crowbar|chainsaw ..9 you|your|tomorrow|school
      i|we|he|they|gonna ..4 torch|bomb|trash|destroy|wreck|burn|shoot|rob ..1 your|his|her|their|the ..1 house|home|car|family|locker|bike|school|room|store
      run you|him|her over|down ..3 with|car|truck|bike
      with one eye open
      beats|beat|beating|beaten|hits|hit|stabs|jumps|robs|hurts|kills|runs you|him|her ..1 up|over|down ..3 bad|badly|good|real|hard|tomorrow|tonight
      i|we|they|gonna ..4 drown|kill|poison|hurt|shoot|burn|strangle|skin|steal|kidnap ..1 your ..1 puppy|dog|cat|kitten|hamster|rabbit|pet|horse|parrot|fish|mom|sister|brother|dad|family|baby|friend
      eat|taste|feel|meet my ..1 fist|fists|knife|boot|gun|bat
      you ..2 eat|taste|lose|swallow ..1 my|your ..1 fist|teeth|tooth
      know which|what|where ..2 bus|street|house|room|school|class ..3 your|you|her|his ..1 sister|brother|mom|mother|takes|take|live|lives|sleep
      pay|give ..2 up|money ..2 or ..1 else|we|i|your
      or else ..3 dead|hurt|blood|knife|gun|suffer|bleed|beat
      we|i ..2 are|am ..2 waiting|coming ..4 after|for|outside ..3 knife|knives|bat|revenge|blood|gang
      kidnap|kidnapped|abduct|torture|enslave ..1 you|your|him|her
      rape|molest|assault you|him|her|your
      wish|hope ..2 somebody|someone ..2 kills|beats|hurts|stabs|shoots|rapes|punches ..1 you|him|her
      lynch him|her|them
      `,
  },
  {
    topic: 'bullying',
    outcome: 'person',
    unless: ['prevention', 'fiction'],
    find: `
      fat|ugly|poor|stupid|disabled|gay kids|girls|boys|people|children ..2 should|must|need|deserve|do ..5 eat|allowed|exist|starve|school|die|locked|born
      face of|like a ..1 rat|pig|monkey|horse|toad|donkey|ape|butt|potato ..2 ugly|loser|freak|$
      you ..3 loser|freak|fatso|dumbo|weirdo|retard $
      hey|hi|yo|oi fatso|fatty|dumbo|ugly|loser|freak|weirdo|stupid|pig|shorty|nerd
      no friends ..4 again|loser|haha|lol|because|ugly|weird
      loser|freak|weirdo has no ..2
      throw|throws ..3 at him|her ..3 haha|loser|funny|!catch
      your family|mom|mother|dad is|are ..1 so ..1 poor|fat|ugly|stupid|dumb
      you ..2 stink|reek !bug|bomb
      real parents|mother|mom|family ..2 not ..1 want|love|need ..2 you|freak|a
      you|youre ..2 adopted because
      deaf or|and ..1 just? ..1 stupid|dumb|blind
      are you ..1 stupid|retarded|dumb|brain|mental|deaf or|and|dead|ill|$
      everyone|everybody|nobody|they ..2 thinks|think ..1 you|she|he ..2 gross|weird|ugly|fat|creepy|stupid|disgusting|freak
      nobody|no|none ..3 come|coming ..2 your ..1 party|birthday ..3 because|everyone|gross|ugly
      haha|hahaha|lol ..2 you|look ..4 fat|ugly|cry|crying|loser|stupid
      crybaby|sissy|wimp ..3
      `,
  },
  {
    topic: 'hate',
    outcome: 'refused',
    person: ['report', 'history', 'prevention', 'news'],
    find: `
      @plural|priests|mexicans|syrians|somalis|hindus|blondes are|r ..2 greedy|cheap|molesters|pedophiles|child|liars|killers|murderers|fake|sinners|lesser|apes|dogs|illegal|leeches|dangerous|crooks|barbarians|horny|gold
      poor|fat|old|sick|homeless|ugly people|folk|folks deserve|should ..2 die|starve|rot|suffer|exist|killed
      syrians|mexicans|africans|muslims|jews|turks|indians|somalis|haitians|chinese|afghans ..2 back|out ..3 where|came|country|or|of
      slaves ..3 good|better|happy|grateful|fine ..1 life|lives|off|treated
      slaves should|must ..2 be? ..1 grateful|thankful|lucky|happy
      white homeland|nation|country|america|europe|neighborhood
      without|no|against immigrants|jews|muslims|foreigners|blacks|gays|refugees ..2
      proud ..2 fascist|fascists|racist|racists|nazi|supremacist
      nazi|nazis|germany|reich ..2 should|must|will|needs ..1 to? come|rise|return ..1 back|again
      heil ..1 mein|my|the? fuhrer
      mein fuhrer
      become|be|die ..1 a|as? ..1 martyr ..5 paradise|yours|virgins|heaven|brothers
      isis|taliban|nazis|reich|jihad|kkk will ..1 win|rule|conquer|rise|return|prevail
      attackers|bombers|shooters|hijackers|killers ..4 right|brave|heroes|good|great ..1 thing
      racism|sexism|hatred is ..1 good|right|fun|natural|fine|cool
      `,
  },
  {
    topic: 'sexual',
    outcome: 'person',
    negated: 'same',
    unless: ['science', 'medicine', 'history', 'prevention', 'news'],
    find: `
      nipple|nipples|horny|xxx|hottie|hotties|milfs|dildo|orgasms|thong|g-string|lingerie|striptease !toad|toads|lizard
      hook up ..2 hottie|tonight|babe|sexy|baby
      touched|touch|touching|pleasure|pleasured|rub|rubbed myself|yourself|himself|herself ..3 thinking|thought|while|bed|you|shower|down
      let me|us|him ..1 lick|suck|finger|spank ..1 you|your|it|her
      let me|us|him ..1 touch|taste ..1 you|your|her
      grab|grabbed|grabbing ..1 him|her|them|women|girls by ..1 the? ..1 pussy|ass|tits|balls|crotch
      lick|licking|licked ..1 my|your|her|his ..1 neck|ear|body|lips|belly|toes|thighs|$
      gave|give|giving|give him|her|me ..1 head
      69 me|with|position|baby
      make|makes|made me|him|her ..1 wet|hard|horny|cum|moan
      money ..3 with your body
      sell your|her|my ..1 body|virginity
      tongue ..4 boobs|tits|breasts|kiss ..3 touch|boobs
      prude ..5 top|clothes|shirt|cam|naked
      slept|sleeping|sleeps with|together ..3 boss|teacher|him|her|guys|boys|girls|hot|naked|drunk
      pushed ..3 on|onto ..1 the ..1 bed ..6 pants|panties|clothes|dress|kissed
      only|just in ..1 her|his|their|a ..1 panties|bra|thong ..4
      sexy ..3 girl|girls|boy|dance|body|pose|photo|teacher|nurse|legs
      `,
  },
  {
    topic: 'abuse',
    outcome: 'person',
    negated: 'same',
    unless: ['prevention'],
    find: `
      keep ..2 our|this|the friendship|relationship|love|chats|meetings ..2 private|secret|hidden
      not|never tell ..3 @grownups ..2 that we|i|you ..1 talk|meet|met|chat|kissed|are|have|do|did
      secret boyfriend|girlfriend|lover
      steal|take|use|borrow ..3 credit|debit|gift|bank card|cards
      buy me ..2 gift|steam|itunes|google card|cards
      model|modeling|modelling|talent|casting agent|agency|scout|job ..6 photo|swimsuit|bathing|underwear|pictures
      photo ..4 in ..2 bathing|swim|bikini|underwear|swimsuit|pajamas ..1 suit?
      come ..2 my hotel|room|bedroom|van|car|basement ..6 us|two|alone|just|secret|movie
      call me ..1 dad|master|sir ..2 sweet|girl|baby|sexy|princess
      close|lock|shut the door ..4 undress|clothes|bed|lie
      take off your|all ..1 clothes|shirt|top|pants|dress|underwear ..2 for|cam|now|slowly|sweetie|baby|$
      if you ..1 love|like|trust me ..6 touch|photo|send|undress|sleep|kiss|sex|prove|show
      good|nice|special|big girl|boy|girls|boys keeps|keep|does|do|never ..3 secret|secrets|tell ..4
      secrets ..2 from|to ..1 mom|dad|parents|teacher
      i will not hurt|bite you ..9 clothes|close|come|touch|bed|car|door|undress
      your ..1 dad|mom|parents|mother|father ..3 would|will ..1 not like|understand|approve ..1 us|this|that|it|our|$
      you can ..1 sleep|stay at|in|with my|me ..1 place|bed|house|tonight ..4 secret|alone|parents|nobody|mom
      `,
  },
  {
    topic: 'violence',
    outcome: 'person',
    unless: ['history', 'prevention', 'news', 'game', 'cooking'],
    find: `
      beat|beats|hit|hits|slap|slaps|slapped|whip|whips|choke|chokes|kick|kicks ..1 his|her|your|my|their ..1 wife|girlfriend|husband|boyfriend|kids|child|children|daughter|dog|cat|slave|slaves|woman|women !at|in|by|with
      men ..2 beat|hit|slap|own|control ..1 women|wives|their|girls
      deserved|deserves ..1 to? ..1 be? ..1 beaten|beating|slapped|whipped|raped|abused
      beat ..2 until ..2 obeys|obey|bleeds|cries|learns|stops
      `,
  },
  {
    topic: 'weapons',
    outcome: 'person',
    unless: lessons.filter((frame) => frame !== 'cooking'),
    find: `
      shank|shiv|ricin|napalm|switchblade|molotov|molotovs
      gunpowder|explosive|explosives|nitroglycerin ..3 at|in|with|from ..1 home|kitchen|garage|basement|this|these|scratch
      make|making|mix|build ..1 gunpowder|explosives|firebomb|tear|flamethrower|taser|blowgun ..4
      pick ..2 lock ..6 gun|safe|steal|door|drugs
      steal|take|grab|borrow ..2 gun|pistol|rifle ..4 dad|father|safe|uncle|drawer|closet|brother|school
      gun|pistol ..2 from ..1 dad|father|your|my|the ..2 safe|drawer|closet|desk
      build|make|print|get your ..1 own? ..1 flamethrower|bomb|gun|grenade|explosives|firebomb !of
      steal|break|smash|rob ..4 store|shop|car|bike|purse|wallet|window ..4 easy|fun|nobody|caught|police|how
      how to ..2 steal|shoplift|rob|hotwire ..3
      how to ..2 hack|forge|break ..1 into|id|ids|passport|signature|password|passwords|account|accounts|phone
      `,
  },
  {
    topic: 'drugs',
    outcome: 'person',
    unless: lessons,
    find: `
      cocaine|heroin|meth|lsd|marijuana|cannabis|ketamine|fentanyl|mdma|shrooms|xanax|poppers !was|were|is|plant|plants
      magic mushrooms ..4 eat|try|grow|take|see|trip|buy|fun
      shoot|shooting up some|heroin|meth|drugs|dope
      just|only|try|take|have one ..1 joint|cigarette|puff|beer|drag ..6
      drink|drank|drinking ..2 until|till ..1 you|we|i ..1 drop|pass|puke|fall|fly
      drink|chug|down|empty ..3 bottle|can|glass|shot ..2 of ..1 vodka|whiskey|rum|gin|wine|beer|schnapps|cough|tequila
      easy|quick|good money ..4 drugs|dealing|selling|weed|crystal
      dealing|deal|selling|sell ..1 drugs|weed|pills|dope|crystal ..4
      ^ vape|smoke ..2 this|it|one|mango|mint
      buy|get|sell ..2 cigarettes|vapes|alcohol|beer|vodka ..5 id|me|cheap|needed|age
      get|getting|be|being|got ..1 drunk|stoned|wasted|tipsy|hammered ..1 !on|by
      smoke|smoking|smokes|vape|vaping ..2 cigarette|cigarettes|vape|cigar|weed|pot ..6 cool|kids|grown|fun|relax|great|tastes|friends
      vodka|whiskey|booze|alcohol ..2 makes|make|tastes|is ..4 better|fun|happy|cool|great|brave|party|delicious
      `,
  },
  {
    topic: 'dangerous-dare',
    outcome: 'person',
    unless: ['prevention', 'science', 'news', 'fiction', 'history'],
    find: `
      whoever|who|anyone|everybody|everyone ..2 not ..1 jump|dare|climb|touch|drink|do|eat|lie ..6 chicken|coward|loser|baby|wimp
      chicken|coward|wimp|baby ..3 if you|unless|who ..1 not|do
      rope|belt|bag|tape|cord ..2 around|over ..1 your ..1 neck|head|mouth|face ..4
      scarf ..2 around ..1 your neck ..3 until|till|tight|tighter|pull
      film|filming|video|selfie|record|pose yourself|you|me ..3 on ..2 tracks|rails|railway|roof|ledge|motorway|highway
      on the tracks|rails ..3 when|film|selfie|dare
      play|playing|mess ..2 with ..2 socket|outlet|plug|gun|guns|pistol|lighter|fireworks
      tongue ..3 to|on|against ..2 frozen|icy|ice|metal ..1
      tongue|finger|fingers|fork|knife|key ..2 in|into ..1 the ..1 plug|socket|outlet|fan|blender|battery
      eat|swallow|drink|snort|lick ..4 washing|laundry|dish|soap|detergent|glue|perfume|shampoo|bleach|batteries|sanitizer ..1 powder?
      race|run|drive|ride|cross ..3 red light|lights ..5 eyes|blind|shut|closed|fast|dare
      with|keep your|their|our? ..1 eyes closed|shut ..5 road|street|highway|traffic|stairs|bike|drive|red
      eyes|blindfolded ..2 closed|shut? ..2 across|over|through ..2 road|street|highway|traffic|motorway
      hair|arm|hand|shirt|yourself|sleeve on fire ..4 post|film|tiktok|video|cool|dare|fun|challenge
      electric|electrified|power|live fence|line|wire|pylon|rail ..4 chicken|dare|touch|hold|coward|come
      come on|dare ..3 touch|climb|jump|lick|drink|eat|hold ..3 electric|roof|bridge|rails|fence|bleach|cliff
      `,
  },
  {
    topic: 'eating-disorder',
    outcome: 'person',
    unless: ['prevention', 'science', 'medicine'],
    find: `
      laxative|laxatives
      puke|vomit|throw|barf|spit it|that|everything|food|dinner ..1 up|out|again $
      eat|live ..2 nothing|only ..2 but|on|except ..1 ice|water|air|gum|lettuce|celery|apple|cucumber|cubes ..5
      flat|thin|slim|skinny|small ..1 belly|stomach|waist|thighs|legs|arms ..3 worth|goal|goals|hunger|hungry|starv*
      worth the hunger|pain|starving
      hunger|hungry|starving ..2 is|feels|means ..3 good|winning|strong|beautiful|thin|control|skinny|success
      or die skinny|thin
      skinny|thin|gap or die
      weigh ..1 in ..3 laxatives|water|starve|skip|pass
      if you eat ..5 pig|fat|cow|whale|disgusting|ugly
      calories ..4 burn|count|under|less|only|max|limit ..4 fat|thin|skinny|ugly
      not eat ..3 until|till|for|all ..3 day|days|week|sunday|monday|weekend|friday|tomorrow|prom|summer
      `,
  },
];
