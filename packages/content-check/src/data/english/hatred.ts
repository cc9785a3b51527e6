import type { Rule } from '../../rule.ts';

/** Slurs, hatred of groups and praise of those who act on it. The words stand here so that they are found. */
export const englishHatred: Rule[] = [
  {
    topic: 'slur',
    outcome: 'refused',
    negated: 'same',
    // A dish of meatballs has the same name.
    unless: ['cooking'],
    person: ['history', 'report', 'prevention'],
    find: `
      faggot*|fagget|faggit
      `,
  },
  {
    topic: 'slur',
    outcome: 'refused',
    negated: 'same',
    person: ['history', 'report', 'prevention'],
    find: `
      nigger*
      nigga|niggas|niggaz|niqqa|nigguh|sandnigger|niglet
      kike|kikes
      chink|chinks|chinky !in|of
      spic|spics|spick !and|n
      wetback*
      towelhead*|raghead*|cameljockey*
      gook|gooks
      tranny|trannies|trannys|shemale*
      paki|pakis
      gyppo*|gypo|gypos|pikey|pikeys
      beaner*|polack*|dago|dagos|golliwog*|zipperhead*|halfbreed*|mongoloid*
      sand|porch|jungle monkey|monkeys|bunny|bunnies
      curry muncher*|munchers
      go eat|cook ..1 curry|rice|dog
      you|dirty|stupid|fat|ugly|such|butch|bloody|fucking ..1 dyke|lesbo|lesbos
      you|dirty|stupid|such|filthy ..1 negro|jew|arab|muslim|gypsy|gypsies|mexican|indian|chinaman|redskin|savage|homo|queer
      such ..1 a homo !sapiens|erectus
      chinki|chinkies
      poofter*
      jap|japs
      `,
  },
  {
    topic: 'slur',
    outcome: 'refused',
    negated: 'same',
    person: ['report', 'prevention', 'medicine'],
    homograph: true,
    find: `
      retard|retards
      `,
  },
  {
    topic: 'slur',
    outcome: 'refused',
    negated: 'same',
    person: ['report', 'prevention', 'medicine'],
    find: `
      retarded
      spaz|spazz|spastic|spacko !muscle*|colon
      libtard*|fucktard*
      fag|fags !end|hag
      you|stupid|dumb ..1 cripple|midget|mongol
      white trash
      `,
  },
  {
    topic: 'hate',
    outcome: 'refused',
    person: ['report', 'history', 'prevention', 'news'],
    find: `
      @plural are|r ..4 @low
      @plural is ..2 @low
      @kindOf @folk are|r ..4 @low
      @plural ..1 control|controls|run|rule|own ..2 banks|bank|media|world|everything|country|government
      @plural|@folk are not ..2 as ..1 smart|clever|intelligent|good|human|clean ..2 as
      @kindOf @folk ..1 are not ..2 as|real|human|equal|welcome
      @plural ..1 should|must|deserve|need|have ..3 killed|kill|burn|burned|die|exist|deported|gassed|shot|hanged|exterminated|thrown|banned|expelled|eliminated|leave|suffer|sterilized|removed
      @plural ..1 should|must ..1 not ..1 exist|vote|live|allowed
      @kindOf @folk ..2 should|must|deserve|need|have ..3 killed|kill|burn|burned|die|exist|deported|gassed|shot|hanged|exterminated|thrown|banned|expelled|eliminated|leave|suffer|removed
      @kindOf @folk ..2 should|must ..1 not ..1 exist|vote|live|allowed
      kill|gas|burn|hang|shoot|deport|exterminate all? the? @plural
      send|throw|kick|ship ..1 them ..1 all? ..1 back|out !the|their|your
      @plural ..4 belong in ..1 kitchen|zoo|prison|camps|cage|gutter|jail|oven
      never|not trust ..1 a? ..1 muslim|jew|gypsy|black|arab|mexican|immigrant|@plural|@kindOf
      kick|throw|send|get|keep|drive|drag|ship ..3 @plural ..1 out|back|home|away
      @plural ..2 out of ..2 country|school|here|europe|america|town|land
      @plural ..1 go home|back
      gas|kill|shoot|hang|burn|deport|exterminate them ..1 all
      slavery|segregation|apartheid|genocide|lynching was|is|should ..2 good|right|great|deserved|necessary|justified|fun|back|legal
      so|that|totally|super gay !pride|couple|men|people|rights
      gay ..1 loser|freak|ass|bitch|faggot|trash
      @kindOf @folk ..2 make|makes me sick|puke
      @kindOf @folk ..1 smell|stink|steal|cheat|lie ..2
      @plural ..1 smell|stink|steal|cheat|lie|ruin|destroy ..2
      not|never ..2 play|sit|talk|marry|hire|sell|share ..2 with|to? ..2 @plural|muslim|jew|dalit|gypsy|black|lower
      only|just white|aryan|straight|real|rich people|kids|men ..1 are|should|can|deserve
      women|girls|wives should|must ..2 shut|obey|submit|silent|serve
      women|girls|females|wives ..4 belong|stay in ..1 kitchen
      not want ..3 @kindOf|@plural ..1 @folk|here|in ..4
      no @kindOf|@plural @folk|here|allowed ..3 in|here|allowed|our
      go back to your|ur|where own? ..2 country|africa|mexico|china|you|came
      ^ ..1 go back to ..1 africa|mexico|china|india|pakistan|syria|arabia|afghanistan|somalia|turkey|israel
      go home ..2 foreigner|immigrant|paki|muslim|jew|terrorist
      dirty|filthy|stupid foreigner*|immigrant*|migrant*|refugee*|muslim*|jew*|gypsies|gypsy|arab|arabs|mexican*|gay|gays|hindu*
      white|aryan race ..3 pure|superior|protect*|survive|supreme|best|save
      white people are ..1 superior|better|smarter
      i|we ..2 hate|despise|detest ..1 all? ..1 @plural
      i|we ..2 hate|despise|detest ..1 @kindOf @folk
      hate|hates jews|muslims|gays|blacks|christians|hindus|immigrants|foreigners|women
      put the disabled down
      disabled ..4 put down
      `,
  },
  {
    topic: 'hate',
    outcome: 'refused',
    negated: 'allowed',
    person: ['report', 'history', 'prevention', 'news'],
    find: `
      all|every @plural|muslim|jew|immigrant ..1 are|is ..3 terrorist|terrorists|thief|thieves|same|liars|bad|evil|criminals|criminal
      trans|gay|disabled|autistic people|kids are ..1 mental|sick|fake|not|freaks|ill
      gays|homosexuals|lesbians ..1 are ..1 sick|sinners|sinful|unnatural
      being gay|trans|lesbian is ..2 disease|sin|sick|wrong|disgusting|unnatural|illness
      `,
  },
  {
    topic: 'extremism',
    outcome: 'refused',
    person: ['report', 'history', 'prevention', 'news'],
    find: `
      heil hitler
      sieg heil
      hitler was|is|were ..1 right|hero|great|cool|legend|awesome|god|good
      hitler ..1 did nothing wrong
      hitler should have ..3
      like hitler did|wanted
      we need ..2 hitler|reich|nazis
      isis|hitler|nazis|kkk|nazi|taliban ..1 is|are|was|were|rocks|rule|rules ..2 best|cool|awesome|great|right|legends|heroes|forever
      long live the? ..1 third? reich|isis|hitler|fuhrer|kkk|caliphate
      proud ..1 to? ..1 be? ..1 a? nazi|fascist|racist
      praise|hail|glory|thank ..2 hitler|isis|nazis|shooter|terrorists|martyrs
      best day ever ..4 shooting|attack|bombing|massacre
      shooting|attack|bombing|massacre was ..2 awesome|great|justified|deserved|funny|good|right|beautiful
      hitler ..2 had ..1 right|good ideas|idea
      white power|pride|supremacy|supremacists rules|forever|1488|14|rule|now
      white power
      14 88
      1488 heil|white|88
      join ..2 isis|jihad|kkk|nazis|qaeda|taliban|klan|daesh|proud
      long live isis|hitler|jihad|reich|nazi|nazis|kkk
      holocaust|shoah|genocide ..1 never|not ..1 happened|happen|real
      holocaust|shoah is|was ..2 lie|hoax|fake|myth|invented|exaggerated
      terrorist|terrorists|shooter|shooters|bomber|bombers|nazis|isis|gunman|attacker|attackers|breivik|laden|hijackers ..8 hero|heroes|legend|legends|saint|saints|martyr|martyrs|inspiration|idol|right
      shooter|bomber|terrorist|terrorists|gunman|attacker ..9 had to be done
      kill|killing|behead all? the? unbelievers|infidels|kafirs|kuffar|nonbelievers
      die|fight|kill for ..2 jihad|isis|caliphate|reich|fuhrer|aryan
      death to all? the? @plural|america|israel|infidels|india|england
      gas the jews|kikes
      race war
      great replacement
      nazis were|are right|great|cool|good|heroes
      kkk is|was|are|were ..1 right|great|cool|good
      `,
  },
];
