/** Finer than `senses.ts`: how something is said, and the words around each way to hurt somebody. Of the same form. */
export const moreSenses = {
  future: `will gonna going ll shall imma tomorrow soon vas va voy vamos sera seras vais allons va ira seront werde wirst wird
    werden bald होगा होगी करेगा करूँगा दूँगा hoga hogi karega karunga dunga denge`,
  should: `should must ought need needs deserve deserves supposed time deberias debe debes deben tienes hay devrais devrait doit
    doivent faut solltest sollte sollten musst muss mussen gehort gehoren चाहिए पड़ेगा chahiye padega`,
  condition: `if when whenever unless once or else otherwise si cuando como sino quand sinon ou wenn falls sobald sonst oder अगर
    जब वरना agar jab warna nahi`,
  until: `until till hasta jusqu jusque bis तक जब tak jab`,
  even: `even not only just simply ever really actually incluso ni hasta solo meme seulement vraiment sogar nur einfach wirklich
    mal भी बस सिर्फ bhi bas sirf`,
  degree: `so too such most more very way totally tan muy mas demasiado tellement trop si tres plus so zu sehr voll total बहुत
    इतना इतनी bahut itna itni kitna`,
  likeness: `like as than looks look looking sounds como parece pareces comme dirait wie als aussieht siehst जैसा जैसी जैसे लगता
    jaisa jaisi jaise lagta`,
  urge: `come try just go lets let now quick start do already dare why ven prueba venga anda haz vamos dale ya viens essaie vas-y
    allez prends fais komm probier mach los nimm geh चल आ ले कर chal aa le kar aaja`,
  peers: `everyone everybody cool kids others brave real men babies coward cowards losers chicken todos mayores cobarde crios
    bebes valiente grands cap bebes lache courageux coole babys feige grosse mutig सब डरपोक बच्चे sab darpok bacche`,
  unseen: `notice notices noticed sees seen see knows know find finds check checks checking trace caught smell smells hear believe
    nota ve sabe entera mira registra huele cree voit sait remarque fouille sent croit merkt sieht weiss kontrolliert riecht
    glaubt पता देखेगा चलेगा गंध pata dekhega chalega`,
  clothes: `shirt top skirt dress bra underwear panties pants trousers shorts swimsuit towel pyjamas clothes clothing blouse
    jeans bikini lace ropa camiseta falda vestido bragas sujetador toalla haut jupe robe culotte soutien-gorge vetements
    serviette oberteil rock kleid hose slip bh handtuch sachen कपड़े टॉप चड्डी kapde top chaddi lehenga`,
  undress: `off undress undressed unzip unzipped unbutton* strip stripped bare nothing without underneath pulled quita* quitarte
    desnud* desvist* enlev* retir* deshabill* nu nue auszieh* zieh zog nackt drunter उतार* बिना utaar* utar* bina`,
  desire: `want wants hot sexy horny lust desire passion sigh* moan* tonight body curves lips tongue breasts hips thighs buena
    caliente deseo gemi* lengua labios bonne chaud* desir langue levres geil heiss zunge lippen begehr* stohn* हॉट माल बदन फिगर hot
    maal badan figure`,
  bed: `bed bedroom sheets sofa couch night nights sleep sleeping slept hotel cama noche noches dormir sofa lit nuit nuits dormir
    canape bett nacht nachte schlafen sofa बिस्तर रात सोना bistar raat sona`,
  romance: `boyfriend girlfriend love lover loved date dating couple kiss marry novio novia amor pareja casar* copain copine amour
    couple amoureu* freund freundin liebe paar verliebt प्यार गर्लफ्रेंड pyaar girlfriend bf gf`,
  sorrow: `pain hurts hurt sad sadness tears cry crying lonely alone dark darkness empty numb hopeless worthless tired nothing dolor
    duele triste lagrimas llorar vacio cansad* douleur mal triste larmes pleurer vide fatigue* schmerz weh traurig tranen weinen
    leer mude दर्द दुख उदास रो अकेला dard dukh udaas ro akela`,
  relief: `calm quiet peace peaceful relief relieved free freedom better easier painless gentle works helps silent calma paz alivio
    libre mejor tranquil* facil calme paix soulag* libre mieux facile ruhig frieden erleichter* frei besser leicht still शांत सुकून
    आज़ाद आराम shaant sukoon azaad aaram`,
  finality: `end ends ending over forever last final never again exit goodbye bye farewell gone leave fin final siempre ultimo ultima
    adios salida acaba fin toujours dernier derniere adieu sortie fini ende vorbei immer letzte letzter letzten ausgang tschuss
    आखिरी हमेशा खत्म अलविदा aakhri hamesha khatam alvida`,
  blade: `razor blade blades scissors glass sharp cut cuts scratch scratches burn burns arms wrist wrists sleeves bracelets scars
    bleed cuchilla corte cortes muneca* cicatri* lame coupure poignet* cicatric* klinge ritzen schnitt narben handgelenk* नस ब्लेड
    कट nas blade cut`,
  heights: `bridge roof ledge railing tower cliff window balcony edge tracks rails train river puente tejado barandilla torre
    ventana balcon borde via tren rio pont toit rambarde tour fenetre balcon bord rails train brucke dach gelander turm fenster
    balkon kante gleis gleise zug पुल छत खिड़की पटरी ट्रेन pul chhat khidki patri train`,
  pills: `pills pill tablets tablet medicine cabinet box bottle dose handful syrup painkillers pastillas pastilla frasco caja
    jarabe cachets cachet flacon boite sirop tabletten tablette pillen schachtel packung saft गोली गोलियाँ दवा शीशी goli goliyan dawa`,
  ridicule: `laugh laughs laughing laughed lol lmao haha hahaha joke embarrassing pathetic cringe funny hilarious mock tease point
    burla burlas risa rie jaja verguenza gracia ridicul* rire rigole mdr honte drole ridicule moquer lachen haha peinlich witzig
    lustig lacht auslachen हाहा मज़ाक हँसी शर्म haha mazak hasi sharam`,
  looks: `face teeth tooth nose ears ear hair glasses braces spots belly legs voice clothes shoes shirt weight eyes cara dientes
    nariz orejas pelo gafas barriga voz zapatos tete dents nez oreilles cheveux lunettes ventre voix chaussures gesicht zahne
    nase ohren haare brille bauch stimme schuhe शक्ल दाँत नाक कान बाल चश्मा आवाज़ shakal daant naak kaan baal chashma`,
  stench: `stink stinks smell smells stinky smelly stench dirty filthy gross yuck ew toilet wash shower soap germs lice dump huele
    apesta apestos* sucio sucia asco vater ducha pue puant* sale degout* toilettes savon stinkt stinker* dreckig eklig klo dusche
    बदबू बदबूदार गंदा गंदी टॉयलेट badbu badbudar ganda gandi toilet`,
  exclude: `leave away lost out go invited invite join sit play alone elsewhere ignore avoid group team table picked pick vete
    largate fuera juegues sientes invit* equipo grupo elija dehors degage casse va-t joue assieds equipe groupe choisi* hau weg
    verschwinde raus mitspielen setz team gruppe wahlt भाग निकल दूर टीम bhaag nikal door team`,
  worst: `ugliest fattest dumbest weirdest biggest worst last zero least rate rank rating score vote votes poll list peor
    ultimo cero voto votad encuesta lista pire dernier zero votez sondage liste schlimmste letzter null abstimm* umfrage liste
    ज़ीरो सबसे zero sabse vote`,
  poverty: `poor poverty broke beggar cheap charity afford pobre pobres mendig* pauvre pauvres mendiant* arm arme bettler* गरीब
    भिखारी garib bhikhari`,
  wits: `brain brains smart smarter clever stupid slow dumb intelligent genius think reads cerebro list* inteligent* lent*
    cerveau malin intelligen* lent* hirn schlau* klug* langsam दिमाग अक्ल होशियार dimag akal hoshiyar`,
  worth: `useless worthless nothing nobody nobody's mistake accident failure waste burden embarrassment reason joke sobras nada nadie
    error estorbo carga rien erreur dechet poids charge nichts niemand fehler last uberflussig बोझ निकम्मा गलती bojh nikamma galti`,
  foreign: `foreigner foreigners immigrant immigrants migrant migrants refugee refugees boats border borders passport accent
    extranjer* inmigrante* refugiad* etranger* immigre* migrants refugie* auslander fluchtling* asylant* fremde* migranten बाहरी
    विदेशी घुसपैठिए bahari videshi ghuspaith*`,
  faith: `muslim muslims jew jews jewish islam mosque synagogue church hindu hindus sikh christian christians turban headscarf hijab
    god temple musulman* judi* mezquita sinagoga iglesia dios mosquee synagogue eglise juif* dieu moschee synagoge kirche jude*
    muslim* gott मुसलमान ईसाई मंदिर मस्जिद musalman isai mandir masjid`,
  race: `black blacks white whites brown race races skin colour color blood african africans asian asians arab arabs negro negros
    negra blanco blancos raza piel noir noirs blanc blancs race peau schwarze* weisse* rasse haut araber turken काले गोरे जात नस्ल
    kaale gore jaat nasl`,
  gender: `girls girl women woman females boys men husband wife kitchen chicas chica mujeres mujer hombres marido cocina fregar
    filles femmes femme hommes mari cuisine madchen frauen frau manner kuche herd लड़कियाँ औरतें औरत मर्द रसोई ladkiyan auratein
    aurat mard rasoi`,
  lgbt: `gay gays lesbian lesbians trans queer homo homos transgender mums dads lesbiana* marica* maricon* pede pedes gouine*
    lesbienne* schwul* lesb* transleute किन्नर हिजड़ा kinnar hijda hijde samlaingik`,
  disabled: `disabled disability wheelchair deaf blind autistic cripple cripples retarded handicapped discapacitad* silla sord*
    cieg* handicap* fauteuil sourd* aveugle* behindert* rollstuhl taub blind* विकलांग अंधे बहरे viklang andhe behre`,
  vermin: `animals animal rats vermin parasites plague disease cancer cockroaches monkeys scum filth trash animales ratas
    parasit* plaga animaux rats vermine parasites singes tiere ratten ungeziefer pack affen जानवर कीड़े janwar keede`,
  expel: `back out deport send banned ban remove throw thrown home leave boat locked kick fuera echar echad* expuls* vuelve* dehors
    virer expuls* retourn* raus abschieb* heim weg गेट निकालो भगाओ वापस nikalo bhagao wapas`,
  recruit: `join joins movement brothers brother brotherhood cause camp ranks fight fighter fighters soldier soldiers sacrifice
    honour honor glory family purpose rise uprising arms unete hermanos lucha causa movimiento gloria rejoins freres combat cause
    mouvement gloire bruder kampf kampfen bewegung ehre opfer संगठन भाइयों लड़ो हथियार जन्नत sangathan bhaiyon lado hathiyar jannat`,
  enemies: `traitors traitor infidels unbelievers enemy enemies them elite globalists replacement traidores infieles enemigo*
    traitres mecreants infideles ennemi* verrater unglaubige* feinde गद्दार काफिर दुश्मन gaddar kafir dushman`,
  attack: `attack attacker attacked bombing bomber shooter shooting gunman terrorist livestream manifesto massacre crowd truck
    ataque atentado tirador atacante attaque attentat tireur terroriste attentat* anschlag schutze bomber हमला हमलावर आतंक* hamla
    aatank*`,
  denial: `lie lies hoax fake faked invented propaganda myth happened exaggerated mentira invent* mensonge invente* luge erfunden
    झूठ jhooth jhoot`,
  trust: `trust understand understands special love promise between secret only different quiet keep confia entiendo especial prometes
    promete confiance comprends speciale promets versteh* vertrau* besonder* versprich* भरोसा समझता खास कसम bharosa samajhta khaas
    kasam`,
  adult: `man men uncle coach older stepdad priest photographer agent scout trainer thirty forty guy hombre tio entrenador mayor
    fotografo homme oncle entraineur photographe vieux mann onkel trainer fotograf alter अंकल आदमी कोच uncle aadmi coach`,
  messages: `chat message messages text write app account phone call video online delete cam camera profile mensaje* chat movil
    llama* app cuenta perfil borra* message* portable appel* appli compte efface* nachricht* chat handy app ruf losch* मैसेज चैट फोन
    ऐप मिटा message chat phone app mita`,
  meeting: `meet meeting come visit pick car ride hotel flat studio park house place room station quedar quedamos ven casa coche
    parque habitacion estudio viens voiture parc chambre maison studio treffen komm auto park zimmer wohnung studio मिलो आओ गाड़ी
    कमरा milo aao gaadi kamra`,
  reward: `gift gifts money buy give pay present presents coins credits phone ticket free regalo* dinero compro doy gratis cadeau*
    argent achete donne gratuit* geschenk* geld kauf* schenk* umsonst gratis पैसे तोहफा मुफ्त दूँगा paise tohfa muft free`,
  occasion: `tomorrow tonight today monday friday lunch recess break class bell morning later manana noche hoy lunes viernes recreo
    salida demain soir lundi vendredi recre sortie morgen heute montag freitag pause abend कल आज सोमवार छुट्टी kal aaj chhutti`,
  spot: `gym gate yard street alley shed park stairs bins mall corridor locker corner puerta patio calle escalera* parque esquina
    porte cour rue escalier* coin tor hof strasse treppe* ecke schulhof गेट गली सीढ़ी gate gali seedhi`,
  harmed: `hospital ambulance wheelchair stretcher coffin crutches grave funeral urgencias ataud silla hopital ambulance fauteuil
    cercueil krankenhaus krankenwagen rollstuhl sarg अस्पताल कफन hospital kafan`,
  plead: `scream screams beg begs crawl squeal cry suffer suffering regret sorry kneel grita* suplic* arrastr* sufrir crier hurl*
    suppli* ramp* souffr* schrei* bettel* kriech* leid* quiek* चीख* गिड़गिड़ा* cheekh* rona`,
  crew: `boys crew gang brothers cousin cousins we my mates friends banda primos colegas hermanos bande potes cousins clique jungs
    kumpels bruder cousins भाई दोस्त bhai log`,
  device: `pipe petrol gasoline nails fuse powder chemicals cleaner cleaners bottle rag bomb explosive battery wire trigger gas
    tubo gasolina clavos mecha polvora quimic* tuyau essence clous meche poudre chimique* rohr benzin nagel zunder pulver
    chemikalien पेट्रोल तार बारूद petrol taar barood`,
  mixin: `put drop drops drip pinch spoon spoonful slip pour into stir tea coffee soup drink glass milk juice echa pon gotas cafe
    vaso te verse mets gouttes cafe verre the kipp* tropfen kaffee glas tee chai चाय दूध बूँदें डाल मिला doodh boondein daal mila`,
  trip: `fly flying float floating dizzy stars colours colors spins spinning relax relaxed dreams soft wings buzz rush tingles volar
    flotar mareo estrellas colores relaj* planer voler etoiles couleurs detend* fliegen schweb* schwindel sterne farben entspann*
    kribbel* उड़ चक्कर तारे ud chakkar`,
  tear: `rip rips ripped tear tore torn peel peeled hack hacked saw sawed gouge chop chopped stomp crush crushed smash smashed skinned
    drill arranc* desgarr* aplast* pis* despell* arrach* dechir* ecras* reiss* riss schlitz* zerquetsch* zertret* sag* फाड़* कुचल*
    उखाड़* phaad* kuchal*`,
  ooze: `drip dripped dripping spray sprayed splatter* gush* squirt* spill* pour* pool puddle mush chore* salpic* gote* charco gicl*
    coul* dégoul* flaque spritz* tropf* lache quoll बह* टपक* beh* tapak*`,
  pet: `cat cats kitten kittens dog dogs puppy hamster rabbit frog bird hedgehog chick gato gatito perro hamster rana pajaro chat
    chaton chien hamster grenouille oiseau katze katzchen hund hamster frosch vogel बिल्ली कुत्ता मेंढक चिड़िया billi kutta mendhak
    chidiya`,
  filmed: `film filmed filming video record post posted viral clip likes watch graba* video sube* likes film* poste* video filmt
    filmen stell* clip वीडियो video viral`,
  body_size: `fat thin skinny slim weight kilos kg pounds belly thighs ribs bones waist size chubby gord* flac* delgad* barriga
    muslos huesos cintura gros grosse mince maigre ventre cuisses os taille dick dunn schlank bauch schenkel knochen taille मोटी
    मोटा पतली पतला कमर हड्डियाँ moti mota patli patla kamar`,
  fasting: `skip skipped nothing water empty hungry hunger starve fast fasting rule days calories bite crumb plate saltar ayuno
    hambre vacia agua bocado plato sauter jeun* faim vide bouchee assiette hungern fasten leer wasser bissen teller भूखे उपवास
    निवाला bhookhe nivala`,
  conceal: `hide hides hidden hid sleeve sleeves bag sock shoe pocket napkin baggy under esconde* manga mochila bolsillo cache*
    manche sac poche versteck* armel tasche mappchen छिपा* बस्ता chhipa* basta`,
  speed: `cross run jump climb ride surf drive hang swim dive lie sit stand edge eyes closed helmet brake cruza* salta* sube* corre
    cuelga* tumb* traverse* saute* grimpe* cours couche* spring* kletter* fahr* renn* leg liegen bremst कूद चढ़ लेट दौड़ kood chadh
    let daud`,
  kind: `friend friends share help helped thanks please welcome nice kind hug together happy glad proud smile smiled amigo amigos
    gracias favor juntos feliz abrazo ami amis merci plait ensemble content* fier* freunde danke bitte zusammen froh stolz gemeinsam
    दोस्त धन्यवाद कृपया साथ खुश dost dhanyavaad saath khush`,
  lesson: `learn learns learned learning lesson explain explains explained means called study word question answer page chapter
    aprend* leccion explica* significa pregunta apprend* lecon expliqu* signifie question lern* erklar* bedeutet frage seite सीख*
    पढ़* अर्थ सवाल seekh* padh* matlab sawaal`,
  tellsomeone: `adult grown-up grownups teacher trust counsellor helpline report parents adulto profe padres ayuda adulte parents aide
    confiance erwachsene* lehrerin eltern hilfe vertrauen बड़े टीचर हेल्पलाइन bade teacher helpline`,
  wrongness: `wrong unfair mean cruel forbidden illegal crime against never allowed injusto mal prohibido cruel delito injuste mal
    interdit cruel crime falsch unfair gemein verboten grausam verbrechen गलत अन्याय अपराध बुरी galat anyay apradh buri`,
  told: `said asked shouted whispered cried laughed joked groaned called replied dijo grito pregunto rio dit cria demanda rit sagte
    rief fragte lachte flusterte कहा बोला पूछा चिल्लाया kaha bola pucha chillaya`,
  kin: `mum mom dad grandma grandpa gran granny aunt uncle mama papa abuela abuelo tia mamie papi tante oma opa दादी दादा नानी dadi
    dada nani`,
  play: `game play plays playing team match race goal ball chess coach win wins juego juega partido carrera gol pelota jeu joue match
    course but ballon spiel spielt rennen tor ball खेल दौड़ गेंद khel daud gend`,
  story: `dragon wolf witch pirate knight queen king giant monster castle novel film movie book play scene hero dragon lobo bruja
    pirata rey reina gigante loup sorciere pirate roi reine geant roman drache hexe ritter konig riese roman राजा रानी राक्षस raja
    rani rakshas`,
} as const;
