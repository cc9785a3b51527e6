import type { Rule } from '../../rule.ts';

/** What threatens, and what tells somebody to hurt themselves. */
export const englishHarm: Rule[] = [
  {
    topic: 'self-harm',
    outcome: 'refused',
    negated: 'person',
    person: ['prevention', 'report', 'medicine', 'news'],
    find: `
      kill yourself
      kys|kysnow|kyss
      unalive|neck|off|unalives yourself
      go|just|please|should|must|better|and ..2 hang|drown|shoot|stab|cut|hurt|harm|strangle|poison|starve|burn|choke|slit yourself !a|an|some|the|up
      ^ hang|drown|shoot|stab|strangle|harm yourself !a|an|some|the|up
      go|just|please|favor|favour ..2 jump|throw ..1 off|from|in|under|into ..2 @high|@tracks
      ^ jump off|from|in|under|into a|the|that|your ..1 bridge|roof|building|cliff|balcony|rooftop|train !into
      you should|could|must ..2 jump off|from|under ..2 @high|train
      throw yourself off|under|from|in ..2 @high|@tracks
      world|everyone|everybody|we|family|school|life|us|class|earth ..4 better|happier ..2 without you|him|her
      better off dead
      better off without you
      why do|would|will not you ..2 die|disappear|end
      end it all|already|tonight|now
      end|ending|take|taking|ends your ..1 life !jacket|story|vest
      go|just|should|please|and ..1 drink|swallow|chug|eat ..2 @poison
      ^ drink|swallow|chug ..1 bleach|antifreeze|poison
      nobody|noone|one|none ..3 miss|cry|care|notice ..4 funeral|died|dead|gone|die|disappear*
      cut|slit|slash|slice|cutting ..1 your ..1 wrist|wrists|vein|veins|arms|throat|thighs
      cutting|cut|cuts yourself|myself ..4 feels|helps|relief|good|pain|better
      cutting ..1 feels|helps
      hide ..3 scars|cuts ..4 parents|mom|sleeves|teacher|anyone
      pills ..6 to die|overdose|kill
      enough pills
      overdose on
      take ..2 all ..2 pills
      ^ so|oh|hey? please|just|go ..1 die !of|for|hard|in|from|out|at|when|as
      die already|please|loser|bitch|trash|scum
      die you ..3
      go die
      die already|loser|trash|bitch|freak
      you|people should|must|need|deserve|ought ..2 die !of|out
      hope|wish|want|pray ..1 you|he|she ..4 die|dies|died|dead
      hope ..1 you ..3 cancer|choke|aids|suffer
      drop dead !gorgeous|line|tired|beautiful|funny|easy
      rot in hell|your
      suicide is ..4 only|best|answer|way|solution|cool|brave|easy|good|option
      you|go|just|should ..2 commit|do suicide
      go|and play ..1 in|on ..1 traffic|highway|motorway|tracks|freeway
      do us|everyone|everybody|me a|the favor|favour ..2 die|disappear|jump|end
      put yourself out of ..1 misery
      killing|hanging|shooting|drowning|ending|offing|stabbing|strangling|poisoning yourself !a|an
      hang|drown|shoot|stab|strangle|poison|end|choke yourself !a|an|some|up|on
      favor|favour|service|better|happier|good|place|nicer|easier ..5 dying|were|was|you|he|she dead|died|die|dying|gone !tired|right|wrong
      service|favor|favour by dying|disappearing
      if i were|was you ..3 kill|end|die|jump|hang
      not deserve to live|exist|breathe|be
      time ..3 to die $
      time for you to die|go|disappear
      why are|r you ..2 alive|breathing|existing
      you|your ..1 should ..2 not ..1 exist|alive|live|born
      ashamed to exist|live|breathe
      take|swallow|eat ..3 pills ..5 sleep|forever|over|peace|end|bottle|once|die
      sleep forever
      razor ..8 cuts|cut|sleeves|skin|wrists|arms
      no one|body ..1 will|would ..2 miss|cry|care|notice ..2 you|$
      nobody|noone will|would ..2 miss you
      nothing to live for
      you have|has no|nothing ..1 reason|right|to ..2 live|exist
      you can ..1 always ..1 kill|end yourself|it
      end your ..1 suffering|misery|pain|pathetic
      jump ..1 in ..1 front of ..1 a|the ..1 train|bus|car|truck
      go ..2 under a|the ..1 train|bus|truck
      how to ..3 kill|hang|cut|harm|hurt yourself|myself
      best|easiest|painless|quickest|easy way|ways ..1 to ..2 die|kill|suicide|end
      tie ..3 rope|noose ..5 neck|chair|yourself
      put|wrap ..2 rope|noose around your neck
            you should not be alive
      blow your ..1 brains|head out|off
      `,
  },
  {
    topic: 'self-harm',
    outcome: 'person',
    unless: ['history'],
    find: `
      kill|kills|killed|killing|hang|hanged|hanging|unalive|hung myself|himself|herself|themselves|ourselves|themself
      kms
      suicid*
      sewerslide|sewercide
      want|wants|wanted|wish|wished to die !of|laughing
      wish|wishes|wished i|he|she was|were dead
      not want to live|exist|wake !in|here|with|at|near
      self harm|injury|harming
      selfharm*
      cut|cuts|cutting myself|herself|himself ..5 pain|feel|better|razor|arms|wrists|secret|again|sad
      `,
  },
  {
    topic: 'threat',
    outcome: 'refused',
    unless: ['game'],
    person: ['fiction', 'report', 'history'],
    find: `
      i|we ..2 @intent ..3 @kill ..1 @people !a|an|some|the|over|one|with
      ill|ima ..1 @kill|@hurt @people|him|her|your !a|an|some
      ^ ..1 kill|murder|stab|shoot|strangle|behead|lynch|poison him|her|them|@people !a|an|some|with|to|by|at|in|and
      ^ let|lets us|s? ..2 kill|murder|stab|shoot|strangle|poison|jump|lynch|torture|hurt ..3 @victim|him|her|them|substitute|principal|janitor|coach|someone|somebody|jake|everyone
      ^ shoot|stab|kill|hit|kick|punch ..2 him|her|them ..1 in ..1 head|face|heart|throat|stomach|back|chest
      you|he|she|they|all ..2 going|will|shall to? ..1 die|bleed|suffer|burn !of|if|without|from|for|out|laughing|trying|when|because
      six feet under
      make sure ..2 you|he|she ..2 never|not|regret ..5
      lose|losing your teeth|fingers|head|tongue|legs|arm|life
      coming|come ..1 to get|kill|hurt|find you !from
      bringing|carrying|hiding|packing ..2 knife|gun|pistol|weapon|machete|rifle ..3 tomorrow|and|school|class|backpack|locker|under
      bring|bringing ..2 knife|gun|pistol|rifle ..6 stab|stabbing|shoot|shooting|kill|killing
      deserve|deserves|needs|ought ..3 be|get|a shot|killed|stabbed|hanged|beaten|dead|bullet|tortured|raped|murdered
      i|we want|need you|him|her|them ..1 dead
      want to see you|him|her|them ..1 dead|bleed|suffer|burn|die|cry
      kick|beat|whoop|whip|bust your ..1 ass|butt|teeth|face|head
      your ..2 head|body|blood|corpse ..3 in|on|from a|the|my ..1 pike|stick|bag|river|woods|wall|trunk|lake
      dance|spit|piss on your grave
      dig your ..1 own? grave
      you ..3 last words|breath|meal
      i|we ..2 @intent ..2 make|cause ..1 you|your ..1 bleed|suffer|cry|pay|scream|disappear
      find your|ur ..2 body
      school|class|teachers|students|everyone ..2 will ..1 be? ..1 pay|dead|shot|sorry
      shoot|kill|stab|bomb|attack ..2 everyone|everybody|teachers|students|kids|classmates|people ..3 at|in|school|class|mall|church
      i|we know where you|your|his|her ..2 school|sleep|work|park|bus|mother|kids|bike
      not be ..1 safe ..4 from me|us
      gun ..3 your ..1 name|head
      bullet ..3 your name
            i|we ..2 @intent ..3 @kill your|ur ..1 @yours
      i|we|im ..2 @intent ..3 @kill that|this|the|these|those|my|our ..2 @victim
      ^ going|will ..1 to? @kill @people|your !a|an|some
      will ..1 kill|murder|stab|strangle|behead you|your|yall !a|an|some
      going to ..1 kill|murder|stab|strangle|behead|end you|your|yall !a|an|some
      shoot|shooting|blow|blowing|bomb|burn up|down? ..2 school|cafeteria|classroom|church|mosque|synagogue|mall|gym|prom
      burn your ..1 house
      burn ..3 house ..2 with you
      you|u are|r ..1 dead !right|on|tired|wrong|serious|lucky|to|set|certain|sure|center|keen|reckoning|centre
      dead meat
      you|youre are a dead man|kid|boy|girl
      your days are numbered
      watch your back
      you|he|she will|would not live|survive|wake|breathe|see ..4 friday|monday|tomorrow|tonight|graduation|weekend|see|day|morning
      know where you|your ..1 live|lives|sleep|school|family|house
      coming for|after you|your !in|with|at|to|grandma|mom|dad|wait|dear|my
      bring|bringing|brought|take|taking ..2 @weapon !and|fork to|into|in ..1 school|class|work|church|prom
      bomb|bombs|explosives in|at|under|inside the|this|our|your ..1 school|classroom|building|gym|library|cafeteria|bus|locker|desk
      you|yall|everyone|everybody|they all die|dies at|on|in|tonight|today|tomorrow
      you ..1 will ..1 all die
      i|we|or|will|and ..3 break|smash|crush|snap|bash|rip|cave|knock|cut|punch|kick|stomp|slit|bust your|ur ..1 @body
      break|snap|crush every|each|all ..2 bone|bones ..2 your|you
      slit|slitting|cut|slice your|his|her ..1 throat
      bullet|knife|blade in|through|into|between ..1 your|you
      beat|beating|smash|punch|kick your ..1 face|head|ass|teeth|brains
      beat|beating ..1 you|him|her|them|kid|@victim ..1 to death|pulp
      beat|beating ..1 you to a? death|pulp
      beat|beating|kick|kicking|scare|knock the ..3 out of you|him|her|them
      beat|beating|mess|messing you|him|her up !to|at
      let|lets us|s? ..2 jump|gang up? ..1 on? ..2 @victim|him|her
      let|lets us|s? ..2 beat up ..3 @victim|him|her|them
      let|lets us|s? ..2 beat ..3 @victim|him|her up
      beat|beating up ..2 @victim|him|her ..3 after|at|in|behind
      snitches get stitches
      give|hand|do ..9 or|else i|we ..2 @hurt you|your|@body
      or i|we ..1 @hurt ..1 you|your
      i|we @intent ..2 hurt|punch|attack|slap|torture|destroy|hunt|ruin|end you|your|ya !at|in|with|a|about|on
      your ..3 not be safe
      somebody|someone|they should|will|ought|must ..1 @kill you|him|her|them|your
      make you|your ..2 bleed|suffer|scream|beg
      <!he|she|they|it|who rip|tear|cut|slice|chop|hack you|him|her ..1 apart|open|limb|shreds|pieces|into|up
      skin|burn|bury you ..1 alive
      you will bleed|burn|die ..3 today|tonight|tomorrow|soon|painfully|slowly|friday|monday
      last day on earth|alive
      say|kiss goodbye to your ..1 life|family|dog|cat|face
      put|gonna|going ..3 you|him|her in ..1 hospital|grave|coffin|ground|wheelchair|morgue
      `,
  },
  {
    topic: 'threat',
    outcome: 'person',
    unless: ['game', 'fiction', 'history'],
    find: `
      i|we ..2 @intent ..3 kill|murder|stab|shoot|strangle|behead him|her|them !over|with
      you will pay ..3 blood|life
      @intent to @kill ..1 my|the|our teacher|classmate|brother|sister|neighbor
      `,
  },
  {
    topic: 'bullying',
    outcome: 'person',
    unless: ['prevention'],
    find: `
      you|ur|youre are|r? ..3 @cruel !with|laugh|of|in|cat|cats
      you fat|ugly|stupid|dumb|dirty|disgusting|worthless|little|filthy ..2 cow|pig|whale|loser|freak|idiot|moron|hog|rat|creep|scum|trash|runt|thing
      shut up ..3 stupid|ugly|fat|dumb|idiot|loser|freak|cow|pig|moron
      nobody|noone|none ..2 likes|loves|wants|needs|misses|like|love|want ..1 you|her|him !to
      no one ..1 likes|loves|wants|needs|misses|cares|like ..1 you|her|him !to
      nobody ..1 cares ..1 you|$
      everyone|everybody|all|we|whole ..5 hate|hates|despise|despises you
      wish|wishes|wished ..3 you ..2 never ..1 born
      should|had never|not have? ..1 been? born
      waste of space|oxygen|air|skin
      nobody talk|sit|play|speak to|with ..1 her|him|them
      laugh|laughs|laughing at ..2 ugly|fat|stupid|cow|pig|freak
      post|share|spread ..3 photo|video|rumor|rumors|rumour|rumours of|about her|him ..8 laugh|laughs|everyone|everybody|class
      she|he is ..2 disgusting|ugly|fat|stinky|filthy ..1 pig|cow|freak|whale|rat|loser
      even your ..2 mom|mother|dad|parents|family|dog ..2 hates|wishes|hate|ashamed
      kill your ugly
      go back to ..2 zoo
      so|too ugly ..3 mirror|face|look
      ugly|fat|stupid cry baby|loser
      stupid|dumb bitch|whore|slut
      you|ur|youre ..2 so ..1 dumb|stupid|ugly|fat|poor|gross ..1 that|even|you|your|it
      you ..2 smell|stink|look like ..3 dumpster|trash|garbage|sewer|pig|poop|toilet|dump|whale|cow|monkey|ape|rat|crap
      everyone|everybody|all|whole|they ..3 laugh|laughs|laughing at you !joke|jokes
      never ..2 have ..2 friends|friend
      nobody|noone|one ..1 wants|want|likes ..1 to? ..1 sit|play|talk|be|work ..1 with|to you|her|him
      nobody|noone|one ..1 wants|want|likes you|him|her
      fatty|fatso|lardass|weirdo|uggo|skank ..2
      loser loser
      freak of nature
      you make me ..1 sick|puke|vomit
      i hate you ..3 ugly|fat|stupid|so
      you should ..1 be|feel ashamed of ..2 face|body|yourself ..2
      take a shower ..4 stink|smell|gross
      you ..2 not belong here|with
      we|i ..1 all? ..1 wish you ..2 dead|gone|disappear|die|disappeared|leave
      go cry ..2 mommy|mom|mother
      you ..4 are a? joke|embarrassment|burden|curse|stain
      burden to|on everyone|everybody|family|your
            `,
  },
];
