import type { Language } from '../../language/language.ts';
import type { Mood } from './reading.ts';

const words = (list: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${list
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll('_', ' '))
      .join('|')})(?![\\p{L}\\p{M}])`,
    'giu',
  );

/** Words by the mood they bring, the gravest first; `_` stands for a space. */
export const moodWords: Record<Language, [Mood, RegExp][]> = {
  en: [
    [
      'grave',
      words(`kill(?:s|ed|ing)?(?!_(?:the_|all_|every_|any_|most_|off_)*(?:germs?|microbes?|bacteria|viruses|virus|weeds?|time|pests?|mould)) murder\\p{L}* (?:people|men|women|children|soldiers|thousands|millions|hundreds|many|workers|who|he|she|they|father|mother|grandmother|grandfather|brother|sister)_(?:had_|have_)?(?:died|die|dies) was_dead were_dead her_death his_death their_death deaths
      was_shot were_shot shot_dead (?<!bath_)(?<!water_)(?<!glitter_)bomb(?:s|ed|ing)? massacre\\p{L}* genocide execut(?:ed|ion|ions) hanged guillotine\\p{L}* enslaved slavery slaves? whipped tortur\\p{L}* drown(?:ed|ing) starv(?:ed|ing|ation) famine corpse\\p{L}* concentration_camp\\p{L}* gas_chamber\\p{L}* Holocaust Auschwitz plague wounded refugees?
      suicide abus(?:e|ed|es|ive) funeral buried_(?:him|her|them|alive) grave(?:yard|s)? trench(?:es)? battlefield lynch\\p{L}* segregat\\p{L}* arrested`),
    ],
    [
      'sad',
      words(`(?:is|are|was|were)_in_(?:great_|serious_)?danger (?:people|men|hunters|whalers|humans|we|they)_(?:have_)?(?:hunted|killed)(?!_for) endangered_(?:animals?|species) (?:nearly|almost)_extinct died_out dying_out (?<!and_)(?<!(?:path|yard|road|snow|rain|ice|fog|sun|light|pain|fever|cake|bread|food|queue|hole|smell|noise)_)(?:was|were)_gone sick wilted dying never_found sad(?:ly|ness|der)? unhappy (?:a|single|every)_tear tears(?!_(?:a|the|it|them|up|off|apart|open|in)_) wip(?:ed|es)_(?:his|her|my|their)_eyes wept weep(?:s|ing)? sobb(?:ed|ing) cried cry(?:ing)?(?!_(?:had_)?stopped) lonely all_alone (?<!left_)(?<!leave_)(?<!leaves_)(?<!for_me_)(?<!for_him_)(?<!for_her_)alone heartbroken disappointed faces?_fell could_not_afford couldn't_afford not_enough_money lost_everything faint(?:ed|s) lost_(?:his|her|their|my|the)_(?:workshop|farm|shop|money|savings|land|throne|fortune) melted_away worth_nothing all_in_vain miserable misses_(?:her|him|them|home) missed_(?:her|him|them|home) homesick bully\\p{L}* bullied teas(?:ed|ing|es) mock(?:ed|ing) made_fun_of laughed_at left_out
      hurts? insult(?:ed|s)? ashamed embarrass\\p{L}* died dying dead lost_(?:her|his|my|their|our|the)_(?:mother|father|brother|sister|dog|cat|home|house|job|family|child|baby|husband|wife|friend) (?:my|our|his|her|their|your)_fault nobody_(?:wanted|came|liked|talked|sat|spoke) sick_to called_me_names I_(?:cheated|lied|stole) oinked`),
    ],
    [
      'scared',
      words(
        `(?:burning|flaming)_(?:house|building|barn|school|roof|ship|forest|village|city|town|tower|room|tree)s? (?:house|building|barn|school|roof|ship|forest|village|city|town|tower|room)s?_(?:is|was|were|are)_burning (?:during|in|through)_(?:a|the)_(?:\\p{L}+_)?storm thunderstorms? lightning_struck (?:walls|ground|windows)_shook afraid scared frighten(?:ed|ing|s) terrif(?:ied|ying) fear(?:s|ed|ful)? panick?(?:ed|ing|s)? trembl(?:ed|es|(?<!(?:a|the)_trembl)ing) nightmares? scream(?:ed|ing|s)? horror horrible earthquake tsunami tornado hurricane sandstorm flood(?:ed|s|ing)? avalanche shipwreck(?:ed)? erupt(?:ed|s|ion) hid_(?:under|behind) hides_(?:under|behind)`,
      ),
    ],
    [
      'angry',
      words(
        `(?<!feeling_)(?<!being_)angry (?:too|so|very|was|felt|got)_cross angrily anger furious rage (?<!like_)mad unfair kick(?:ed|s)_(?:over|him|her|me|(?:a|the)_(?:chair|door|table|box|bin|wall)) slamm(?:ed|ing) yell(?:ed|s)_at shout(?:ed|s|ing)?_at(?!_(?:once|the_same|the_top|last|first)) argu(?:ed|ing) fought fight(?:s|ing)? quarrel\\p{L}* rolled_(?:his|her)_eyes hate(?:s|d)?_(?:you|him|her|me|us|them|each)(?!_to) unjust tyrant\\p{L}* revolt\\p{L}* rebel(?:led|s)? storm(?:ed)_(?:the|out) protest(?:ed|s|ers)? threw_(?:mud|stones|rocks) grumbl(?:ed|es|ing) complain(?:ed|s|ing) groan(?:ed|s) ruined cheat(?:ed|s|ing) not_fair more_than_me snapped(?!_(?:the|a|an|his|her|their|it|its|off|shut|open|together|into|in|on|photos?|pictures?)) scold(?:ed|s)`,
      ),
    ],
    [
      'funny',
      words(
        `laugh(?:ed|s|ing)? giggl\\p{L}* funny funniest jok(?:e|ed|es|ing) silly chuckl\\p{L}* hilarious snor(?:ed|ing|es) sneez(?:ed|es) burp\\p{L}* oops tickl\\p{L}*`,
      ),
    ],
    [
      'happy',
      words(
        `happy happily happier glad smil(?:ed|es|ing) cheer(?:ed|s|ing) hooray proud proudly w[io]n(?:s|ning)?(?!['’]t) celebrat\\p{L}* party hug(?:s|ged)? love[sd]? delicious delighted joy\\p{L}* excited wonderful thank(?:s|ed)?_you danc(?:ed|es|ing) finally best(?!_friend) at_last free`,
      ),
    ],
    [
      'tense',
      words(
        `suddenly danger\\p{L}* careful(?:ly)? hurry hurried alarm storm late worried worry nervous\\p{L}* held_(?:his|her|their|my)_breath missing lost broke\\p{L}* shout(?:ed|ing)? problem wrong stuck`,
      ),
    ],
    [
      'curious',
      words(
        `wonder(?:ed|s|ing)? curious discover\\p{L}* notic(?:ed|es) measur\\p{L}* experiment\\p{L}* microscope look(?:ed|s)_(?:closely|at) why how question\\p{L}* called means because`,
      ),
    ],
  ],
  de: [
    ['grave', words('getötet ermordet gestorben Krieg Bomben? Sklav\\p{L}* schlägt erschossen')],
    [
      'sad',
      words(
        'traurig\\p{L}* weint\\p{L}* weinen Tränen einsam\\p{L}* ganz_allein allein gemobbt Mobbing ausgelacht verirrte?n? verlaufen vermisste?n? Heimweh enttäuscht\\p{L}* krank verlor(?:en)?_\\p{L}+_(?:\\p{L}+_)*(?:Mutter|Vater|Freunde?|Bruder|Schwester|anderen|Familie)',
      ),
    ],
    [
      'scared',
      words(
        'Angst fürchte\\p{L}* erschrocken zittert\\p{L}* zitternd\\p{L}* Erdbeben Sturm Gewitter Blitz Panik Albtraum Flut Überschwemmung Vulkanausbruch',
      ),
    ],
    ['angry', words('wütend\\p{L}* zornig\\p{L}* Wut streit\\p{L}* schimpf\\p{L}*')],
    ['funny', words('lacht\\p{L}* lustig\\p{L}* kichert\\p{L}* Witz\\p{L}*')],
    ['happy', words('froh glücklich\\p{L}* freut\\p{L}* jubel\\p{L}* stolz feier\\p{L}*')],
  ],
  fr: [
    ['grave', words('tué\\p{L}* mort\\p{L}* guerre bombes? esclav\\p{L}* frappe assassin\\p{L}*')],
    ['sad', words('triste\\p{L}* pleur\\p{L}* larmes? seule? harcèl\\p{L}* moqu\\p{L}*')],
    [
      'scared',
      words(
        'peur effray\\p{L}* tremble\\p{L}* tempête orage foudre terreur panique cauchemar inondation effroi',
      ),
    ],
    ['angry', words('colère furieu\\p{L}* fâché\\p{L}* crie_sur dispute\\p{L}*')],
    ['funny', words('rit rire riant drôle\\p{L}* rigol\\p{L}*')],
    ['happy', words('heureu\\p{L}* content\\p{L}* joie fier fière fête\\p{L}* joyeu\\p{L}*')],
  ],
  es: [
    ['grave', words('mató muri\\p{L}+ muert\\p{L}+ guerra bombas? esclav\\p{L}+ golpea asesin\\p{L}+')],
    ['sad', words('triste\\p{L}* llor\\p{L}+ lágrimas? sol[oa]_en acoso burl\\p{L}+')],
    [
      'scared',
      words(
        'miedo asustad\\p{L}+ tembl\\p{L}+ terremoto tormenta rayo pánico pesadilla inundación espant\\p{L}+',
      ),
    ],
    ['angry', words('enojad\\p{L}+ enfadad\\p{L}+ furios\\p{L}+ rabia pelea\\p{L}*')],
    ['funny', words('ri[eo] ríe rieron risa gracios\\p{L}+ chiste')],
    ['happy', words('feliz felices content\\p{L}+ alegr\\p{L}+ orgullos\\p{L}+ fiesta celebra\\p{L}*')],
  ],
  hi: [
    ['grave', words('मार_डाला मृत्यु मौत मर_ग\\p{M}* युद्ध हत्या ग़ुलाम गुलाम पीटते पीटता')],
    ['sad', words('दुखी उदास रो[नते]\\p{M}* आँसू अकेल\\p{M}*')],
    ['scared', words('डर डरी डरा भयभीत काँप\\p{L}* भूकंप तूफ़ान तूफान आँधी बाढ़ बिजली_गिरी')],
    ['angry', words('गुस्स\\p{M}* ग़ुस्स\\p{M}* नाराज़ फेंकते झगड़\\p{M}*')],
    ['funny', words('हँस\\p{L}* हंस\\p{L}* मज़ाक')],
    ['happy', words('खुश ख़ुश प्रसन्न गर्व जश्न मुस्कुरा\\p{L}*')],
  ],
};
