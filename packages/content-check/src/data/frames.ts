import type { Frame } from '../rule.ts';

/** Words by which a sentence, or one beside it, shows what it is about. All languages at once; `stem*` as in rules. */
export const frameWords: Record<Frame, string> = {
  history: `battle battles fought general hitler stalin caesar napoleon century centuries war wars army armies soldier* nazi nazis nazism reich emperor empire slavery enslaved
    slave slaves plantation holocaust genocide regime dictator* revolution* medieval ancient colonial* settlers
    segregation apartheid trial historian* history historical treaty roman romans king queen kingdom dynasty parliament
    museum concentration ghetto ghettos camp camps propaganda ww1 ww2 lynching abolition* civil rights guerra siglo
    imperio historia nazismo guerre siecle histoire krieg kriege jahrhundert geschichte nationalsozialis* युद्ध इतिहास
    सेना शताब्दी नाजियों अंग्रेजों yuddh itihaas leagues league hiroshima nagasaki pearl harbor crusade* pharaoh samurai
    viking* gladiator* inquisition manhattan oppenheimer`,
  science: `cell cells species organism* biology biologist mammal* glands gland reproduc* hormone* puberty embryo* egg eggs
    sperm anatomy body organ organs human chromosome* gene genes dna animal animals pups puppies puppy litter breeder
    kennel bird birds chick plant plants flower flowers pollen seed seeds molecule* atom* chemical chemistry planet*
    telescope laboratory experiment science scientist* celula celulas especie cuerpo mamifero* pubertad hormona* cellule*
    espece corps mammifere* puberte zelle zellen korper saugetier* pubertat hormon* milchdrusen कोशिका शरीर प्रजाति
    anatomia insect* fish reptile* skeleton ovary uterus urethra bladder pelvi* tract digestive`,
  medicine: `doctor doctors nurse hospital medicine medicines medical vaccine* vaccin* disease* illness patient* surgeon
    surgery infection symptom* therapy therapist clinic health harm harms harmful treatment treat prescribed prescribes
    prescription lung lungs cancer pharmac* addiction addictive overdoses brain nicotine poisonous medico medica salud
    enfermedad hospital medecin sante maladie arzt arztin krankheit gesundheit impfung डॉक्टर दवा अस्पताल बीमारी aids hiv
    vet dentist diagnos* anorexia bulimia disorder disorders`,
  prevention: `helpline hotline help helps trusted adult prevent prevention warning warn warns danger dangerous safe
    safety unsafe rule rules wrong crime illegal forbidden law laws bullying bullied bully report trust protect protects
    respect kindness kind hurtful apologize apologised apologized sorry stop unfair racism racist prejudice stereotype*
    discriminat* sexism antisemitism hate* ayuda peligro peligroso prohibido acoso respeto aide danger dangereux
    interdit harcelement respect hilfe gefahr gefahrlich verboten mobbing respekt मदद खतरा खतरनाक madad khatra risk risks
    risky addiction consent`,
  fiction: `dragon dragons knight knights pirate pirates witch wizard villain villains monster monsters superhero hero
    heroes vampire* zombie* alien aliens robot robots ogre troll goblin* giant castle princess prince once sword swords
    elf elves wolf hamlet macbeth romeo juliet odysseus shakespeare fairy tale novel legend myth dragones pirata piratas
    bruja caballero monstruo robots sorciere chevalier monstre drache ritter hexe pirat monster राक्षस राजा राजकुमार
    zeus thor cyclops minotaur sheriff outlaw`,
  game: `game games chess match matches tournament race level boss player players team teams goal score scored points
    tennis football soccer cards quiz checkers minecraft videogame arcade karate judo wrestling boxing pong video juego
    ajedrez partido jeu echecs partie spiel schach tischtennis fussball खेल शतरंज khel cricket dodgeball tag chessboard
    paintball laser nerf snowball`,
  news: `police officer reporter news newspaper arrested court judge investigat* firefighter* reported article policia
    noticia police journal polizei zeitung gericht पुलिस`,
  report: `said says say saying told tells called calls calling wrote writes shouted shouts yelled yells whispered
    whispers screamed screams replied asked claimed claims believed posted texted messaged wrote dijo decia grito
    escribio dit disait criait ecrivit sagte sagten rief schrie schrieb कहा बोला kaha bola insulted insult taunted
    mocked named`,
  cooking: `cook cooks cooking bake bakes baked recipe gravy pudding meatballs oven pan stew roast sauce butter dough
    flour kitchen dish soup onions garlic cocina receta cuisine recette kuche rezept`,
};

/**
 * How a grown-up says what to do about something bad: who says so in the same sentence does not do it. Of the same form as
 * rules, see `rule.ts`.
 */
export const advice = `
  if|when|whenever|should somebody|someone|anybody|anyone|stranger|person|adult|friend|a|an|strangers ..9 tell|say|talk|ask|leave|call|run|block|report ..4 no|grown|adult|adults|teacher|trust|parent|parents|help|somebody|someone|them
  <!not tell|ask|talk ..3 grown|trusted|trust|helpline
  never ..1 send|give|share|meet|tell|show|post|go|touch|drink|eat|take|play|try|mix|swallow|put|climb|run|open|accept|get|talk
  nobody|noone|one may|should|must|can|has touch|ask|hit|hurt|see|make|force|the|tell
  is|it ..1 never ..1 okay|ok|right|fair
  say no to
  si|cuando alguien ..9 dile|cuentaselo|di|habla|cuentalo ..4
  si quelqu|on ..9 parle|dis|raconte ..3 adulte|parents|confiance|non
  wenn jemand ..9 sag|erzahl|hol|sprich ..4
  अगर कोई ..9 बताओ|बताना|बताएं|कहो
  agar koi ..9 batao|batana|kaho`;

/** Who is told to keep the door shut is not asked for a meeting: as expressions, for a sentence or the one behind it. */
export const doorKeptShut = `
  dont|not|never open ..4
  lock ..3 door
  mach|offne|lass ..3 niemand*|keinen|keinem|nicht
  no abras ..5
  cierra ..3 llave
  ouvre|ouvrez ..2 personne|pas|jamais
  दरवाज़ा|दरवाजा ..2 मत|नहीं|न
  darwaza ..2 mat|na|nahi`;

/** Words that turn around what follows. */
export const negationWords = `not never avoid stop stopped refuse refuses refused without dont nobody noone nunca jamas
  no ni jamais ne nicht nie niemals kein keine keinen मत नहीं mat nahi nahin na neither nor against instead`;
/** Where one of these stands beside it, it does not: "why don't you", "can't wait to". */
export const notNegating = 'why wait hesitate forget only just problem care warum pourquoi que';
/** These negate also from behind. */
export const negationsBehind = 'nicht nie niemals मत नहीं mat nahi nahin pas jamais';

/** Everyday words by which a language is told; homographs count only where theirs is spoken. */
export const everydayWords: Record<'en' | 'es' | 'fr' | 'de' | 'hi', string> = {
  en: 'the a an is are was were and or to of in on at it this that you he she they we i with for my your his her not have has do does will be as but from',
  es: 'el la los las un una es son y en de que no se por con para del al lo su mi tu te me muy pero como esta hay ya eres',
  fr: 'le la les un une est sont et en de que ne pas se par avec pour du au son mon ton te me tres mais des ce dans sur tu je il elle',
  de: 'der die das ein eine ist sind und in zu von mit nicht sich fur den dem des auf im er sie es wir ihr du ich mein dein aber als wie so',
  hi: 'है हैं का की के में को से ने और यह वह मैं तू तुम hai hain ka ki ke mein ko se ne aur yeh ye woh main tu tum kya nahi nahin mat kar ho tha thi par bhi',
};
