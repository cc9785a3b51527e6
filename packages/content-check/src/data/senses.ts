/**
 * What words are about, for weak signs that only say something together. Of the form of a list in `rule.ts`, all
 * languages at once; accents are taken off when it is read.
 */
export const senses = {
  you: `you u ya your ur yours yourself youre tu te ti tus tuyo tuya vos toi ton ta tes vous du dich dir dein deine deinen
    deinem deiner euch euer eure ihr तू तुम तुझे तेरा तेरी तेरे तुम्हारा तुम्हारी तुम्हें तुझ आप tu tum tujhe tera teri tere tumhara tumhari
    tumhe tujhse tumse thou`,
  me: `i me my mine myself im ill yo mi mis me conmigo je j moi mon ma mes m ich mich mir mein meine meinen मैं मुझे मेरा मेरी
    मेरे main mai mera meri mere mujhe mujhse maine`,
  us: `we us our nous notre nos nosotros nuestro nuestra wir uns unser unsere हम हमारा हमारी हमें hum hamara hamari hame`,
  someone: `he him his she her hers they them their el ella ellos ellas lui elle ils elles leur er ihm ihn sie ihnen वह उसे उसका
    उसकी उन्हें woh usko uska uski unko`,
  everyone: `everyone everybody all whole todos todo todas tous tout alle jeder jede alles सब सबको हर sab sabko`,
  nobody: `nobody noone none nadie ninguno personne aucun aucune niemand keiner keine कोई koi`,
  never: `never not no dont nunca jamas no pas jamais ne nicht nie niemals kein नहीं मत न nahi nahin mat na`,
  school: `school schools class classroom teacher teachers recess playground homework principal locker hallway bus gym
    escuela colegio clase profe profesor profesora maestra recreo ecole classe prof maitre maitresse recre college cantine
    schule klasse lehrer lehrerin pausenhof pause schulhof turnhalle स्कूल कक्षा शिक्षक टीचर कॉलेज school teacher kaksha`,
  parent: `mom mum dad mother father parents parent mommy mama papa madre padre padres mere pere maman mutter vater eltern
    mami papi मम्मी पापा माँ पिता mummy maa ghar family familia famille familie`,
  family: `brother sister cousin cousins bro grandma grandpa uncle aunt hermano hermana primo frere soeur cousin grand-mere
    oncle bruder schwester oma opa onkel भाई बहन चाचा bhai behen chacha`,
  death: `die dies died dead death dying funeral grave coffin corpse buried bury morir muere muerto muerta muerte murio morirte
    entierro tumba ataud mourir meurt mort morte crever creve creves enterrement tombe cercueil sterben stirb stirbt tot tod
    tote sarg grab beerdigung मर मरना मरो मौत मृत मरे mar marna maro maut marja`,
  kill: `kill kills killing killed murder murders murdered slaughter slay execute assassinate strangle choke matar mata mato
    mate matare mataremos asesin* degoll* ahorc* tuer tue tuerai buter bute egorg* etrangl* assassin* toten umbringen
    umbringe bringe kaltmachen abstech* ermord* erwurg* मार मारो मारूंगा मारूँगा मारेंगे हत्या maar marunga marenge maarenge
    qatl hatya`,
  strike: `hit hits punch beat beats smash smashes kick slap break crush hurt jump wreck bash batter whack stomp pound thrash
    golpe* pegar pego pegare romper rompo partir parto reventar reviento patada paliza frapp* tap* tabass* cass* demont*
    defonc* ecras* explos* latter gifl* schlag* hau hauen verprugel* prugel* tret* brech* zerquetsch* vermobel* पीट* तोड़* थप्पड़
    मारकर peet* pit* tod* todunga thappad`,
  stab: `stab stabs cut cuts cutting slit slice slash carve razor razors blade blades apunal* raj* cort* cuchill* cuchilla
    navaja poignard* plant* coup* entaill* lame lames stech* ritz* schneid* klinge rasierklinge काट* चाकू छुरा kaat* kat chaku
    chaaku blade`,
  shoot: `shoot shoots shooting shot shooter bullet bullets gun guns rifle pistol glock ammo disparar disparo tiro tiros bala
    pistola arma armas tirer flingue fusil pistolet balle balles schiess* schuss kugel pistole gewehr waffe knarre गोली बंदूक
    पिस्तौल goli bandook banduk pistol katta`,
  bomb: `bomb bombs explosive explosives grenade detonate explode pipe bomba bombas explosivo estallar bombe bomben exploser
    explosif sprengstoff sprengen bombe बम विस्फोट bomb dhamaka petrol gunpowder molotov petardo boller`,
  burn: `burn burns fire flames torch arson quemar quemo fuego prender incend* bruler brule brulerai cramer crame feu brenn*
    anzund* feuer verbrenn* जला* आग jala* aag`,
  poison: `poison poisons poisoned toxic cyanide ricin arsenic bleach venom antifreeze veneno lejia envenen* matarratas
    poison mort-aux-rats javel empoison* gift vergift* rattengift bleiche ज़हर जहर विष zeher zehar jahar`,
  gore: `blood bloody bleed bleeding guts intestines gore skull brains eyeball eyeballs flesh bones dismember behead
    decapitat* entrails mutilat* sangre sangr* tripas visceras sesos descuartiz* sang saign* boyaux tripes entrailles cervelle
    blut blute* gedarme eingeweide hirn schadel knochen खून आँत आँतें खोपड़ी हड्डी हड्डियाँ khoon khun haddi haddiyan`,
  body: `neck throat face head arm arms leg legs teeth tooth nose eyes ribs stomach belly skin cuello garganta cara cabeza
    brazo pierna dientes costillas barriga piel cou gorge tete gueule bras jambe dents cotes ventre peau hals kehle gesicht
    kopf arm bein zahne rippen bauch haut गला गर्दन चेहरा सिर हाथ पैर दाँत gala gardan sir haath pair daant muh mooh`,
  cruel: `torture skin peel rip tear microwave kitten kittens hamster puppy drown torment despelleja* tortur* microondas
    arranc* gatito arrach* micro-ondes chaton noyer qual* folter* mikrowelle katzchen reiss* यातना तड़पा* tadpa*`,
  revenge: `regret pay payback revenge watch warned warning consequences deserve deserves wait waiting careful sorry pagar
    pagaras arrepent* venganza merece mereces cuidado esperar espero payer regrett* vengeance merite merites attends attention
    gaffe bereu* rache verdien* warte warn* fallig pass पछता* बदला भुगत* बच देख pachta* badla bhugat* bachke dekh`,
  home: `live lives house home street address door window sleep bed vives vive casa calle puerta habites maison rue porte
    dors lit wohnst wohnt haus strasse tur schlaf* bett रहता रहती घर पता दरवाजा rehta rehti ghar pata`,
  vanish: `disappear vanish gone leave exist unalive jump hang bridge roof cliff overdose pills rope noose tracks suicide
    suicidal desaparec* largate puente tejado azotea pastillas cuerda suicid* tirate ahorcate dispar* pont toit cachets corde
    pends pendre saute verschwind* brucke dach tabletten strick spring hang vor selbstmord गायब पुल छत रस्सी गोलियाँ आत्महत्या कूद
    gayab pul chhat chat rassi goliyan kood khudkushi suicide`,
  miss: `miss notice care cares cry cries mourn remember better happier extran* echar* llor* importa falta mejor manqu* pleur*
    remarqu* mieux vermiss* merk* wein* besser याद रोएगा फर्क फ़र्क royega fark farak yaad`,
  want: `want wants likes like loves love need needs cares quiere quieren gusta aime aiment veut veux will mag leiden braucht
    चाहता पसंद chahta pasand`,
  insult: `stupid idiot idiots dumb dumbo dummy moron loser losers ugly fat fatty fatso pathetic useless worthless failure
    disgusting gross freak weirdo creep pig cow whale dog rat monkey trash garbage waste worm cringe lame coward crybaby
    clown stinky smelly smells stinks reek stink filthy dirty scum nerd imbecile dimwit brainless toad skank lard ugliest
    dumbest estupid* idiota tonto tonta imbecil inutil feo fea gordo gorda vaca cerdo cerda asco asqueros* basura fracasad*
    perdedor* payaso rata apestas hueles ballena lloron retrasado bete idiote debile nul nulle moche gros grosse thon vache
    porc baleine boulet degueu* pue pues ordure dechet rate minable cretin abruti boloss victime laid dumm dummkopf blod bloder
    doof doofe idiot hasslich fett fette fetter kuh sau schwein opfer versager loser mull abschaum stinkst stinkt stinker
    heulsuse ekelhaft eklig spast nichtsnutz missgeburt trottel depp बेवकूफ मूर्ख गधा गधे मोटा मोटी भद्दा बदसूरत नालायक निकम्मा निकम्मी
    कुत्ता सूअर बंदर कमीना घटिया bewakoof bewkoof moorkh gadha gadhe mota moti badsurat nalayak nikamma kutta suar bandar
    kameena ghatiya kaali kalu kaalu chapri ganda`,
  shun: `ignore exclude invited invite group alone talk laugh laughs laughing laughed vote ugliest joke mock avoid pass
    ignor* grupo hable habla riais burla* invit* parler parle rire rigole moqu* einlad* lach* redet rede spricht auslach*
    gruppe चिढ़ा* हँस* बात chidha* hans* baat dosti`,
  group: `immigrants immigrant foreigners foreigner refugees muslims muslim jews jew jewish blacks black blacks whites arabs
    arab asians asian mexicans mexican africans african indians chinese gypsies gypsy gays gay lesbians lesbian homosexuals
    trans transgender disabled women girls female females boys migrants inmigrantes extranjeros moros moro judios judio negros
    gitanos gitano chinos sudacas maricas gays lesbianas mujeres chicas discapacitados refugiados immigres etrangers arabes
    musulmans juifs juif noirs roms tsiganes chinois homos lesbiennes filles femmes handicapes refugies auslander
    ausländerin turken juden jude schwarze schwarzen araber muslime zigeuner schwule schwulen lesben madchen frauen behinderte
    behinderten fluchtlinge asylanten polen मुसलमान मुसलमानों हिंदू दलित दलितों औरतें औरतों लड़कियाँ लड़कियों बिहारी चमार ईसाई सिख हिजड़े
    musalman musalmano hindu dalit aurat aurato ladki ladkiyan bihari chamar jaat muslim islam`,
  lesser: `inferior superior pure purity race blood breed replace invade vermin plague rats parasites cockroaches criminals
    thieves lazy steal stealing deport cure cured sick disease unnatural banned belong raza pura sangre inferior* superior*
    ladrones roban robar parasitos plaga ratas cucarachas enferm* vagos race pure inferieur* superieur* voleurs volent
    parasites rats cafards malades soigner envahi* remplac* rasse rein* minderwertig uberlegen diebe klauen parasiten ratten
    ungeziefer krank heilen verdrang* raus नीच अछूत आतंकवादी गंदे neech achhut atankwadi gande jaat`,
  country: `country nation homeland border land pais patria frontera pays patrie frontiere land heimat grenze देश वतन पाकिस्तान
    desh watan pakistan back volver vuelvete vete retourne* rentre* zuruck वापस wapas`,
  terror: `terrorist terrorists martyr martyrs jihad caliphate isis nazi nazis hitler adolf fuhrer reich holocaust swastika
    heil kkk aryan columbine breivik massacre crusade infidels supremacy brothers fighters uprising martir* yihad califato
    martyr* djihad califat infideles martyrer dschihad kalifat ungläubige शहीद जिहाद हिटलर काफिर काफ़िर jihad shaheed hitler kafir`,
  praise: `hero heroes legend legends god gods king right best brave proud great glory forever admire respect salute
    deserved heroe heroes razon grande gloria viva orgullo heros raison gloire vive fier held helden recht ehre ruhm stolz
    सही महान जिंदाबाद हीरो sahi mahan zindabad hero`,
  sex: `sex sexy porn porno pornhub naked nude nudes nudity undress undressed strip stripping moan moaned horny boobs tits
    breasts chest nipples cock dick penis vagina pussy butt ass thong bra panties underwear lingerie bedroom kinky erotic
    orgasm masturbat* onlyfans hot seduce lust sexo desnud* porno tetas pechos culo polla bragas tanga sujetador follar cachond*
    excit* gemi* nu nue nues poil seins culotte fesses cul bite baiser string porno bander coucher gemi* nackt nackig titten
    busen brust po slip unterhose geil ficken stohn* porno schwanz unterwasche नंगा नंगी सेक्स पोर्न छाती स्तन कपड़े nanga nangi sex
    porn chhati kapde kapre`,
  touch: `touch touches touching kiss kisses kissing lap cuddle tickle massage hug undress toc* beso besar regazo caric*
    masaje touch* bisou embrass* genoux caress* massage fass* anfass* kuss* schoss streichel* kitzel* massier* छू* चूम* गोद chhu*
    choom* god kiss`,
  photo: `photo photos pic pics picture selfie camera webcam video videos cam foto fotos camara photo cam bild bilder nacktbild
    kamera फोटो तस्वीर कैमरा वीडियो photo camera video tasveer`,
  secret: `secret secrets secretly hide hidden delete deleted private nobody knows between secreto escond* borra* secret secrets
    cache* efface* geheim geheimnis versteck* losch* राज़ राज छिपा* छुपा* raaz chhupa* chupa* delete`,
  alone: `alone private sola solo seul seule allein अकेले अकेली अकेला akele akeli akela`,
  age: `mature age older young years thirteen twelve eleven fourteen fifteen madura maduro edad anos mur mure age ans reif reifer
    alter jahre alt उम्र साल umar saal umr`,
  lure: `gift gifts present robux vbucks v-bucks candy phone puppy puppies car money meet ride regalo regal* dulces movil
    cachorro* coche dinero quedamos cadeau* bonbons portable chiot* voiture argent geschenk schenk* handy welpen auto geld treffen
    तोहफा चॉकलेट गाड़ी पैसे मिलने tohfa chocolate gaadi gadi paise milne`,
  sweet: `sweetie sweetheart baby babe honey princess darling cutie beautiful gorgeous little princesa preciosa guapa carino bebe
    princesse ma puce cherie ma belle prinzessin süße süsse schatz hübsche maus जानू बेबी jaanu baby shona`,
  beatchild: `belt stick cane spank beating whip cinturon palo azot* ceinture fessee fouet gurtel stock rute बेल्ट डंडा belt danda`,
  thin: `thin skinny slim bikini ribs thigh gap weight kilo kilos calories bones diet starve starving starved hungry hunger
    fasting fast purge vomit puke throw lose anorexia bulimia ana mia thinspo delgad* flac* costillas peso kilos calorias hambre
    ayun* vomit* adelgaz* engord* maigr* mince* cotes poids kilos calories faim jeun* vomi* maigrir dunn schlank abnehm* rippen
    gewicht kilo kalorien hunger* kotz* erbrech* finger पतला पतली दुबला वजन वज़न भूखा भूखी उल्टी patla patli dubli vajan bhookha bhukhe
    ulti fat engordas zunehmen grossir`,
  eat: `eat eats eating meal meals breakfast lunch dinner food snack fork comer come comas comida comidas cena desayuno manger
    mange repas dejeuner diner essen iss isst mahlzeit mahlzeiten fruhstuck खाना खाओ खा भोजन khana khao kha`,
  skip: `skip skips skipping without nothing only refuse saltar* salta sin nada solo saute* sauter sans rien seulement ohne nichts
    nur auslassen छोड़* सिर्फ chhod* chod* sirf`,
  dare: `dare dares challenge challenges bet chicken scared coward viral likes film filming post tiktok reto retos atreves
    miedo cobarde graba* viral cap defi defis chiche peur filme* trouille mutprobe traust traut feige feigling challenge film*
    चुनौती हिम्मत डरपोक वीडियो himmat darpok challenge video chunauti`,
  risk: `tracks rail rails train highway roof socket electric pylon faint blackout choking choke breath squeeze scarf laundry
    pods pod tide cliff ledge balcony deodorant lighter battery batteries magnets via vias tren tejado azotea enchufe cuello
    desmay* asfixi* pilas imanes autopista rails train toit prise foulard evanou* lessive capsule piles aimants autoroute gleise
    gleis zug zugdach dach steckdose ohnmacht* umkipp* luft waschmittel batterie magnete autobahn पटरी ट्रेन छत बेहोश बिजली patri
    train chhat behosh bijli`,
  swallow: `swallow swallows drink drinks sniff inhale huff lick eat trag* bebe* esnif* lame* aval* sniff* lech* boi* schluck*
    schnuff* trink* निगल* पी nigal* pee piyo`,
  drug: `weed pot joint joints blunt dope cannabis marijuana hash cocaine coke heroin meth mdma ecstasy molly lsd acid shrooms
    ketamine xanax vape vapes vaping cigarette cigarettes smoke smoking tobacco pills pill high stoned buzz puff hit drugs
    glue lean nos dealer stash adderall vodka beer booze drunk wine whiskey alcohol tipsy porro porros hierba maria cocaina
    cigarro* fum* pastilla* pegamento colocon colocarse cerveza borrach* ron vodka vapear vaper calada shit beuh joint cannabis
    clope* fumer fume* taffe coke cachet* colle defonc* biere bourre ivre gras kiffen joint bong tute* koks pille* pillen
    zigarette* rauch* kippe* kleber zieh bier besoffen schnaps wodka bekifft high गांजा चरस शराब बीड़ी सिगरेट नशा नशे दारू ganja
    charas sharab daru daaru beedi bidi cigarette nasha sutta kash dum`,
  deal: `sell sells selling buy buys cheap bucks dollars euros price dm vendo vender vend* compra* barato euros vends vendre achete*
    pas-cher verkauf* kauf* billig euro बेच* खरीद* सस्ता bech* kharid* sasta rupay`,
  make: `make build mix recipe recipes instructions tutorial steps step ingredients how-to print cook brew fabric* hacer haz mezcl*
    receta instrucciones paso ensen* fabriqu* melang* recette etape bau* bastel* misch* anleitung schritt rezept बना* मिला* तरीका
    bana* mila* tarika sikha*`,
  harmless: `fun easy harmless safe candy nothing cool grown helps feels better facil inofensivo nada mola divertid* calma facile
    inoffensif rien cool marrant soulage detend einfach harmlos nichts lustig cool hilft आसान मजा मज़ा कुछ aasan maza maja mast`,
  coarse: `fuck fucking fucked shit shitty crap bitch bitches bastard asshole arse arsehole wanker twat prick bollocks bugger
    bellend dickhead motherfucker bullshit piss pissed damn wtf stfu mierda joder puta puto cabron gilipollas coño hostia pendejo
    chinga* culero merde putain pute connard connasse enculé con salope salaud bordel chier scheiss* scheisse arsch arschloch
    fresse wichser hure fick* verfickt* kacke mist hurensohn चूतिया हरामी साला साली कमीने भोसड़ी मादरचोद बहनचोद chutiya harami
    saala sala kamine bhosdi madarchod behenchod bhenchod gandu gaand`,
  account: `insta instagram snap snapchat discord telegram whatsapp kik roblox gamertag tiktok dm add follow number nummer
    numero numéro नंबर number password passwort contraseña mdp address adresse direccion`,
  grown: `teacher mr mrs miss ms profesor señor señora monsieur madame herr frau lehrer सर मैडम sir madam`,
  animal: `snake snakes spider spiders lion lions bear bears bird birds frog frogs mouse mice whale seal seals elephant duck
    duckling hen cat cats bee bees fish insect panda owl shark sharks zebra horse goat sheep camel penguin penguins serpiente
    arana leon oso pajaro rana raton ballena foca elefante pato gallina gato abeja pez oveja burro serpent araignee lion ours
    oiseau grenouille souris baleine phoque elephant canard poule chat abeille mouton schlange spinne lowe bar vogel frosch
    maus wal robbe elefant ente huhn katze biene fisch schaf esel साँप शेर हाथी बिल्ली चूहा हिरण मछली चिड़िया मधुमक्खी saanp sher
    hathi billi chuha hiran machli`,
  nature: `water ice sun moon earth sea river tree trees rain heat light air rock volcano star stars metal sand snow forest agua
    hielo sol luna tierra mar rio arbol lluvia calor luz volcan eau glace soleil lune terre mer riviere arbre pluie chaleur
    lumiere volcan wasser eis sonne mond erde meer fluss baum regen hitze warme vulkan पानी बर्फ सूरज चाँद पृथ्वी पेड़ बारिश गरमी
    paani suraj chand dharti ped barish`,
  everyday: `cake birthday surprise party book books homework pizza bread soup shoes coat door bag match ball song poem museum
    library page poster notes pastel tarta cumpleanos sorpresa fiesta libro deberes pan sopa zapatos abrigo partido balon cancion
    gateau anniversaire surprise fete livre devoirs pain soupe chaussures manteau ballon chanson kuchen geburtstag uberraschung
    feier buch hausaufgaben brot suppe schuhe mantel ball lied केक जन्मदिन किताब होमवर्क रोटी जूते गेंद गाना kitaab kahani`,
  past: `was were had ago once century war king queen emperor castle ship were soldiers army era fue fueron siglo guerra rey
    soldado soldados etait etaient fut siecle guerre roi soldat soldats war waren wurde wurden jahrhundert krieg konig kaiser
    soldat soldaten था थे थी गया गई युद्ध राजा सैनिक tha the thi yuddh raja`,
} as const;
