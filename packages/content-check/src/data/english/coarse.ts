import type { Rule } from '../../rule.ts';

/** Swear words, sexual words, and what strangers say to children they are after; here so that they are found. */
export const englishCoarse: Rule[] = [
  {
    topic: 'profanity',
    outcome: 'refused',
    negated: 'same',
    find: `
      fuck*|*fuck|motherfuck*|*fucker|*fuckin|*fucking|fck|fcking|fuk|fuking|fuq|phuck|phuk|fvck|fucc|fkn|fckn|fucken|mofo|fuckoff
      shit|shits|shitty|shitting|shithead*|shithole*|bullshit*|horseshit|dipshit*|shite|sht|shytt|batshit|shitface*
      asshole*|arsehole*|assh0le|a55hole|azzhole|asswipe*|asshat*
      cunt*|twat|twats
      son of a bitch
      motherfucker*|cocksucker*|dickhead*|douchebag*|dumbass*|jackass*|smartass|fatass|dumbfuck|bitchass|lardass
      wtf|stfu|gtfo|omfg|lmfao|ffs|milf|af
      kiss|lick|eat|shove|bite|up ..1 my|your|his|her ass|arse
      your|dumb|lazy|stupid|punk|big|sorry|bad|my fat? ass !carried|carries|is|and
      wanker|wankers|wanking|tosser
      pissoff|piss off
      f you|off|this|u|him|her|them|your
      the f|eff up|off|out
      what|who|why|where the f|eff
      screw you|off !driver|the
      eat shit|dick|a? ..1 dick
      ass hat|wipe|clown
      beat|kick|whoop|bust|whip your|his|her ass
      slut|sluts|slutty|whore|whores|skank|skanks|thot|hoebag
      biatch|beotch|biotch|bytch|bitchy|bitchin
      `,
  },
  {
    topic: 'profanity',
    outcome: 'refused',
    negated: 'same',
    unless: ['science', 'medicine'],
    find: `
      bitch|bitches|bitching
      bastard|bastards !sword|swords|cucumber|saffron|file
      `,
  },
  {
    topic: 'profanity',
    outcome: 'person',
    negated: 'same',
    unless: ['science', 'medicine', 'cooking'],
    find: `
      be|such|total|real|a|you|your|my|his|ur|suck|sucks|big|massive ..1 dick|dicks !turpin|tracy|whittington|van|cheney|clark|grayson|and|king
      suck|sucks|sucking ..1 my|his|your ..1 cock|balls
      my|your|his|big cock !crows|crowed|crow|feather*|and
      such|a|be|you|ur|my|her|total a? pussy !cat|cats|willow|willows|foot|riot
      you|little|such|total|stupid are? a? prick|pricks !of|on|with|from
      pissed !off?
      piss|pissing
      crap|crappy
      goddamn*|goddam
      what|who|where|why|how the hell|fuck
      go to hell
      burn in hell
      bollocks|bugger
      suck my|deez
      <!great|blue|coal|marsh|willow|crested tits|titties|titty !and|mouse|live|build|sing|nest
      `,
  },
  {
    topic: 'sexual',
    outcome: 'refused',
    negated: 'same',
    person: ['science', 'medicine', 'prevention', 'news', 'history'],
    find: `
      porn|porno|pornhub|pornography|pornographic|pron|p0rn|xvideos|xnxx|hentai|nsfw|onlyfans|xhamster
      blowjob*|handjob*|rimjob*|footjob*
      blow|hand job|jobs !interview
      jerk|jerking|jerked|wank off? off
      masturbating|masturbates|masturbated|masturbate
      have|having|had|has|want|wants|do|doing|did ..1 sex !cell|cells|chromosome*|organ*|hormone*|education|ed|linked|appeal
      oral|anal|phone|hot|group|unprotected sex
      sexting|sext|seggs|smex|secks
      horny !toad|toads|lizard|lizards|goat|weed
      orgasm*|dildo*|vibrator*|threesome*|orgy|orgies|bdsm|gangbang*|bukkake|creampie|deepthroat*|cumshot*|cumming|boner|boners
      his|my|your|hard|big penis ..2 in|into|inside|up
      put|puts|stick|sticks|insert* ..2 penis|cock|dick
      touch|touches|touched|rub|rubs|rubbed|lick|licks|licked|suck|sucks|sucked ..2 penis|vagina|breasts|crotch|nipple|nipples|genitals|clit|tits|boobs
      spread|spreads ..1 her|your|my legs
      takes|took|take|taking off|of ..2 bra|panties|thong|underwear|knickers
      undress|undresses|undressed ..2 her|him|me|each
      moan|moans|moaned|moaning ..4 pleasure|ecstasy|sex|harder
      grab|grabs|grabbed|squeeze|squeezes|squeezed|slap|slaps|slapped|pinch|pinched ..1 her|his|my|your ..1 butt|ass|boob|boobs|breasts|crotch|bum|tits|behind
      come|get|go|jump|climb ..1 to|into|in bed|sheets with me|him|her
      i am|got|get|getting so|really wet|hard|horny|turned
      finger|fingered|fingering|fingers her|him|herself|himself !nails|at
      finger|fingers in|inside|into her|him|herself|himself !hair|ear|ears|mouth|nose|eye|eyes|face|pocket|hand|hands|book|direction|plait|braid|pie|glove|gloves|palm|apron|cup|tea|soup|lap|notebook|place
      are|still you|a ..1 virgin
      lose|lost|take|took ..1 your|my|her|his|it? virginity
      hand|hands|fingers|tongue ..2 up|down|under|inside|into|between ..1 her|his|my|your ..1 skirt|shirt|dress|pants|panties|thigh|thighs|legs|blouse|mouth|underwear|top
      climb|climbed|climbs|got|lay|straddled ..1 on ..1 top of ..1 her|him|me ..3 naked|bed|kissed|moaned|undressed
      naked ..2 on ..2 bed
      show me yours|urs
      photo|video ..2 you|u|yourself ..2 shower|bath|naked|bed|undressing|changing|underwear
      touch|touched|touches|rub|rubbed|caress|caressed|stroked ..1 her|his|your|my ..1 thigh|thighs|chest|butt|body|bottom|private|privates|naked|breast
      make|made|making love ..1 to|with|all
      got|is|get it? ..1 hard ..1 for|in my pants|me|you
      undressed ..3 slowly
      kiss|kissed|kissing ..3 neck|breasts|naked|thighs ..4 bed|shirt|bra|clothes|undressed
      nice|her|your|my|big|show|their|huge|juicy tits|titties|boobs|rack|booty|ass
      see|show|suck|wanna|want ..2 my|your dick|cock|pussy|tits|boobs
      strip naked|down|show
      strip for me|us|him|her|you
      strip for the camera|cam|boys|men
      striptease
      stripper|strippers club|pole|dance|danced|naked
      naked ..6 bed|sheets|together|touched|kissed|made|each
      get|got|gets|getting ..1 naked|nude
      make|made|making out ..5 bed|sheets|naked|shirt|tongue
      look|looks|looking ..1 so ..1 hot|sexy ..4 skirt|dress|shorts|bikini|tonight|baby
      sexy|hot ..1 girl|girls|teen|teens|schoolgirl|boy|babe|body|pics
      want|wanna|going|let ..2 sleep with you|him|her !over
      emoji-eggplant ..1 emoji-splash|emoji-peach
      emoji-peach ..1 emoji-splash|emoji-eggplant
      emoji-splash ..1 emoji-eggplant|emoji-peach
      raped ..6 haha|lol|deserved|funny
      rape ..2 you|her|him|me
      incest|pedophil*|paedophil*|pedo|pedos
      `,
  },
  {
    topic: 'sexual',
    outcome: 'person',
    unless: ['science', 'medicine', 'history', 'news', 'prevention'],
    find: `
      raped|rape|rapes|raping|rapist|rapists !seed|oil|field|fields|plant|blossom*
      sexy
      sexual|sexually ..1 abuse*|assault*|harass*|intercourse|desire|pleasure|acts|fantas*|active
      sex tape|toy|toys|scene|video|videos|with|position|chat|party|slave|slaves|doll|life|games
      penis|penises|vagina|vaginas|genital*|testicle*|erection|semen|ejaculat*|clitoris !of
      boobs|boob|boobies !tube
      nudes|nudity
      prostitut*|hookers|brothel*|callgirl*
      erotic*|fetish*|condom*|lingerie
      cum !laude
      `,
  },
  {
    topic: 'abuse',
    outcome: 'refused',
    negated: 'person',
    person: ['prevention', 'report'],
    find: `
      send|sends|show|sending|snd|sned ..1 nudes|nude|noods
      send|sned|show|give|share|take|snap ..4 photo|video ..7 @clothed
      send|sned|show|give|share ..4 photo|video ..7 without|no ..2 clothes|shirt|top
      send|sned|show|give|share ..4 photo|video ..4 your|ur|body ..1 body|privates|chest|butt|legs|private
      photo|video ..3 in|of your|ur ..1 underwear|body|bra|privates|panties|pajamas
      show|let me ..3 see? ..1 your|ur ..1 body|privates|private|underwear|chest|panties
      lift|take|pull|raise|unbutton ..1 up|off? your ..1 shirt|top|clothes|skirt|dress|pants ..5 camera|me|cam
      camera|cam|webcam ..5 lift|take|undress|strip|off|shirt|clothes
      sit on my lap
      let me touch|feel|stroke ..1 you|your
      if you tell ..8 take|hurt|kill|jail|happen|police|away|sorry|believe
      so|very|really|how|quite ..1 mature for your|ur
      our ..1 little|special|private secret !base|garden|cave|club|place|hideout|door
      what are you wearing ..3 princess|baby|sweetie|honey|right|now|under
      home alone ..6 wearing|come|over|door|meet
      delete ..4 messages|chat|texts|photo|conversation ..8 parents|mom|read|dad|nobody|find
      come ..1 alone ..8 not tell
      do not tell ..3 @grownups ..6 photo|touch|touched|naked|meet|kissed|secret|video|chat|body
      photo ..9 do not tell ..3 @grownups
      want to see you|ur|your naked|undress|body
      not|never tell ..3 @grownups ..2 about us|what|we
      keep ..1 this|it|that between us|you
      nobody|noone|one|none ..1 has|needs|have|must|will ever? to? ..1 know ..3 we|about|us|that|$
      age is|does ..1 just|only|not a? ..1 number|matter|important
      send|sned|show|make|record ..3 video ..4 shower|bath|bed|undress|naked|body|bedroom
      what ..2 your|ur ..1 address|phone ..6 pick|come|alone|visit|cutie|sweetie|princess|baby
      pick you up ..4 alone|secret|not
      parents ..2 home|away|asleep|out ..6 video|chat|come|alone|call|visit|cam
      `,
  },
  {
    topic: 'abuse',
    outcome: 'refused',
    person: ['prevention', 'report', 'fiction', 'history'],
    negated: 'same',
    signs: [
      `do not|never tell ..3 @grownups
       not|never ..2 let ..2 @grownups ..1 know|see|find
       <!not keep ..2 secret|between
       between you|us
       our ..2 secret|game
       parents|mom|dad|adults|grown|ups ..3 not understand
       delete ..3 messages|chat|texts|this|them
       would be jealous|mad|angry
       adults|parents|grownups|people|ups ..3 not|never get|understand|see ..1
       has|needs|have to know
       not ..1 tell|say ..3`,
      `send ..3 photo|video|selfie
       turn|put|switch ..2 camera|cam|webcam
       what are you wearing
       show me ..2 your|you|ur
       take ..2 off
       photo of ur|your
       video|face chat|call|time
       facetime|webcam
       see ..1 mine|yours|you
       show ..2 yours`,
      `how old are|r you
       mature for your|ur
       older|grown than your age
       not like other girls|kids|boys
       princess|sweetie|sexy|babygirl|cutie|beautiful|darling|gorgeous
       just a number`,
      `home|are|you alone
       come|meet|meeting ..2 alone
       meet ..1 me|up
       do you have|use snapchat|telegram|whatsapp|discord|insta|instagram|kik|skype|signal
       move|switch|talk|chat ..3 to|on snapchat|telegram|whatsapp|discord|kik|skype|signal|private
       in private|secret
       do not tell anyone|anybody
       my car|place|apartment|flat|hotel
       parents|mom|dad ..2 home|away|asleep|out
       pick you up
       what is your|ur ..1 address
       where do you ..1 live|go`,
      `buy|get|give|bring you ..3 phone|gift|gifts|present|presents|money|game|skin|skins|vbucks|robux|candy|puppy
       presents|gifts|money|robux|vbucks ..1 for you`,
      `touch you|your|me|it
       sit ..1 on my
       kiss|massage|tickle you|me ..1 there
       what we did|do|have
       special|secret friend|friendship|game|touch`,
    ],
  },
  {
    topic: 'abuse',
    outcome: 'refused',
    person: ['history', 'report', 'prevention'],
    find: `
      children|kids|child|girls|boys|wife|wives|women ..2 need|needs|deserve|deserves ..4 beating|beaten|belt|slap|slapped|whipping|hit|spanking|cane
      hit|beat|whip|spank|slap your ..1 kids|kid|child|children|wife|girlfriend|daughter|son
      `,
  },
];
