import type { RuleSet } from '../rule.ts';

/** French. What is coarse or cruel here stands here so that it is found. */
export const french: RuleSet = {
  language: 'fr',
  lists: {
    drug: 'joint joints petard cannabis beuh weed shit cocaine coke heroine crack ecstasy mdma meth lsd marijuana herbe hasch haschich drogue drogues speed champis',
    group: `juifs juives musulmans musulmanes noirs arabes migrants immigres etrangers gays homosexuels homos gitans roms
      femmes filles refugies handicapes chinois asiatiques africains maghrebins algeriens marocains trans blacks lesbiennes`,
    low: `terroristes voleurs sales inferieurs parasites rats vermine singes animaux criminels delinquants idiots idiotes
      betes stupides ordures racaille racailles cafards envahisseurs malades violeurs sauvages dechets porcs`,
    cruel: `grosse gros moche moches laid laide nul nulle dechet dechets ordure raclure debile debiles pathetique inutile
      minable rate boulet baleine vache truie monstre`,
    body: 'gueule tete dents os jambes bras cou gorge visage nez figure genoux',
    parents: 'mom maman mere parents pere papa personne prof professeur famille',
    group1:
      'arabe noir juif musulman negro negre youpin bougnoule pede gouine gitan rom chinois africain blanc etranger migrant chintok bicot raton romano portos rital boche',
  },
  rules: [
    {
      topic: 'self-harm',
      outcome: 'refused',
      negated: 'person',
      person: ['prevention', 'report'],
      find: `
        suicide|suicidez|tue|pends|pendez|bute|flingue toi|vous
        va|vas|allez ..1 te|vous pendre|tuer|suicider|noyer|buter|foutre ..1 en|par|sous|train|l? air|feu?
        va|vas te pendre|tuer|suicider|noyer|crever|jeter
        devrais|dois|devriez|faut|peux|pourrais ..3 te tuer|suicider|pendre|jeter|foutre|buter
        tu devrais mourir|crever|disparaitre
        va ..1 mourir|crever
        ^ creve|meurs !de|le|un|l|la|en
        ouvre|tranche|coupe|taillade ..2 veines|poignets|bras|gorge
        jette|jetez toi|vous ..1 sous|par|du|de|dans ..2 metro|train|bus|pont|fenetre|toit|vide|balcon
        saute|jette ..1 toi? ..2 du|d|de|par|sous ..1 pont|fenetre|toit|balcon|train|falaise|immeuble
        monde|tout|famille|classe|on ..3 mieux|heureux|tranquille sans toi
        personne ..1 te|ne ..1 te? regrettera|pleurera|manqueras
        bois|avale ..2 javel|poison|desherbant|acide
        avale|prends ..2 tous|toutes ..2 medicaments|cachets|pilules|comprimes
        espere|esperons|voudrais|souhaite ..2 tu ..2 creves|meures|mourras|mortes|cancer
        suicide est ..4 solution|meilleure|issue
        mets fin a tes jours
        finis en ..2 avec ..2 vie
        merites ..2 de? ..1 crever|mourir
        merites pas de vivre
        pourquoi tu ..2 te ..2 suicides|tues|pends|jettes|creves
        serais mieux mort|morte
        tue|pends toi
        arrete de vivre|respirer
        j espere ..2 tu ..2 creveras|crever|mourir|souffrir|souffriras
        mieux ..1 de te ..1 jeter|pendre|tuer|suicider|noyer ..3
        te jeter sous|du|par|d ..3 train|pont|fenetre|toit|metro
        ferais mieux de ..1 mourir|crever|disparaitre
      `,
    },
    {
      topic: 'self-harm',
      outcome: 'person',
      unless: ['history', 'medicine', 'prevention', 'news'],
      find: `
        se|me|s suicid*|scarifi*
        suicide|suicidaire|suicides
        veux|veut|voulait|envie ..1 de? mourir !de
        fait|fais|faire du mal a? moi|soi|elle
      `,
    },
    {
      topic: 'threat',
      outcome: 'refused',
      unless: ['game'],
      person: ['fiction', 'report', 'history'],
      find: `
        je|on|nous ..1 vais|va|allons|veux ..1 te|vous|tous ..1 tuer|buter|crever|egorger|planter|poignarder|etrangler|massacrer|bruler|saigner|descendre|fumer|niquer|demolir|exploser|frapper|tabasser|violer|defoncer !a|au|aux
        vais|va|allons ..1 te|vous|lui ..1 casser|peter|exploser|defoncer|eclater|briser|arracher|trancher|refaire ..1 la|les|ta|tes|le @body
        vais|va ..1 te planter|crever|tuer|buter|saigner|egorger|fumer|cramer|defoncer|exploser|frapper|demonter|etrangler
        tu vas ..1 crever|mourir|souffrir|le|payer|saigner !de|rire
        on va ..2 tuer|frapper|tabasser|bruler ..2 le|la|ce|prof|cette|nouveau ..2
        tuez|frappez|butez|poignardez le|la|les moi? !temps
        je|on|ils ..1 vais|va|vont ..1 t|te|vous ..1 retrouver ..1 et ..2
        vais|va|vont t ..1 egorger|etrangler|etriper|exploser|eclater|ecraser|assassiner|attraper|arracher
        je te ..1 tue|tuerai|bute|buterai|creve|egorge|plante|saigne|casserai|demonte|fume !le
        faire la peau
        te faire ..1 la|ta peau|fete|misere
        te tuerai|buterai|egorgerai|planterai
        te|vous casse|pete|eclate|explose|defonce la|les @body
        vais|va|allons ..1 tuer|buter|massacrer|poignarder|bruler ..2 tout|tous|toute|monde|famille|mere|soeur|frere|chien|chat|prof|profs|eleves|classe !temps
        ai|a|avons ..1 une? bombe|arme|flingue|couteau|grenade|pistolet ..3 sac|casier|ecole|college|lycee|poche|cartable
        bombe dans|a|sous l|la|le|ton|notre|cette ecole|college|lycee|classe|gymnase|cantine
        ecole|college|lycee va ..1 exploser|sauter|bruler
        sais ou tu habites|habite|vis|dors|vas ..6
        tu ..1 es ..1 mort|morte !de|pour
        t es mort|morte
        vais|va te ..1 faire ..1 payer|regretter|saigner|mal|souffrir
        apporter|ramene|ramener|apporte|viens|venir avec|un|une|mon? ..1 flingue|arme|couteau|fusil|pistolet ..3 ecole|college|lycee|cours
        balle dans ..2 tete
        ta|tes|sa famille|soeur|mere|frere va|vont payer|mourir|regretter
        vous allez ..1 tous ..1 mourir|crever|payer
      `,
    },
    {
      topic: 'slur',
      outcome: 'refused',
      negated: 'same',
      person: ['report', 'history', 'prevention'],
      find: `
        pede|pedes|pedale|tarlouze*|tapette|tapettes|tafiole|fiotte|gouine|gouines|enculede !de|bicyclette
        sale|sales|espece|putain|gros ..1 de? @group1
        sale|sales ..1 arabes|noirs|juifs|juive|noire|musulmans|musulmane|etrangers|chinoise|blacks|black|race
        bougnoul*|bougnoule|negresse|youpin*|bicot|bicots|crouille|chintok|niakoue*|bamboula|bounioul*|boukak|youtre
        mongol|mongole|gogol|gogole|mongolien* !empereur|empire|de|khan|khans|warriors|warrior|army|armies|horsemen|rulers|ruler|emperor|invasion|invasions|riders|people|court
        es|est|espece|gros|quel ..3 mongol|gogol|triso|attarde|attardee|autiste|handicape
        rentre|rentrez|retourne|retournez ..1 chez toi|vous|dans|en|au ..2
        travelo|travelos
      `,
    },
    {
      topic: 'hate',
      outcome: 'refused',
      person: ['report', 'history', 'prevention', 'news'],
      find: `
        @group ..1 sont ..4 @low
        gros|grosses|pauvres|vieux|laids|handicapes devraient|doivent|meritent ..2 mourir|crever|disparaitre
        @group ..1 controlent|dirigent|volent|envahissent|polluent|possedent ..3
        faut|doit|devrait|veut|veux ..3 virer|tuer|bruler|expulser|exterminer|degager|renvoyer|gazer|chasser|pendre ..3 @group
        @group ..3 moins intelligents|malins|humains|capables|intelligentes
        @group ..2 doivent|devraient|meritent|meritent ..4 mourir|partir|degager|morts|exister|disparaitre|cuisine|obeir
        mort aux|a ..1 @group
        hais|deteste|detestons ..2 les|tous? ..1 @group
        femmes|filles|noirs|arabes|juifs ..2 inferieur*|inferieures|inferieurs aux|a ..2
        femmes|filles ..2 a la cuisine
        arabes|juifs|noirs|musulmans|roms|migrants ..1 puent|mentent|volent|envahissent|profitent ..2
        etre gay|homo|trans|homosexuel est|c ..2 maladie|peche|degueulasse|anormal
        retournez dans|chez|en ..3
        jamais ..1 confiance ..1 a|aux un? ..1 juif|arabe|juifs|arabes|gitan
        race ..1 blanche|aryenne|pure|superieure
        @group dehors
        dehors ..1 les @group
        on ne veut pas ..2 @group
      `,
    },
    {
      topic: 'extremism',
      outcome: 'refused',
      person: ['report', 'history', 'prevention'],
      find: `
        hitler ..1 avait raison
        hitler ..1 etait|est ..2 heros|genie|grand
        vive|rejoins|rejoignez ..2 hitler|daech|isis|nazis|djihad|nazi|jihad
        holocauste|shoah|genocide ..3 jamais|mensonge|invention|faux|existe
        chambres a gaz ..4 jamais|mensonge|existe
        terroristes|terroriste|tueur|tireur ..4 heros|martyr|martyrs
        heil hitler
      `,
    },
    {
      topic: 'profanity',
      outcome: 'refused',
      negated: 'same',
      find: `
        putain|putains|ptain|ptn|putin !vladimir
        pute|putes
        merde|merdes|merdeux|merdique|emmerde*|demmerde*
        connard*|conard*|connasse*|conasse*|connards
        enculer|encule|encules|enculee
        salope*|salop|salops|salaud*
        foutre !le|la|les|par
        va te faire ..1 foutre|enculer|voir|mettre
        nique|niquer|nik|niker ta|ton|vos|sa|la|les ..2
        niquetamere|ntm|fdp|tg|pd
        fils de ..1 pute|chien|chienne
        ta|ferme|vos ..1 gueule
        batard|batards|batarde
        espece ..1 de? ..1 con|conne|cons|connes
        gros|sale|pauvre|petit con|conne|cons|connes
        quel con|connerie|bande de cons
        connerie|conneries
        bordel de
        chier|chiant|chiante|chieur
        couille|couilles|couillon
      `,
    },
    {
      topic: 'sexual',
      outcome: 'refused',
      negated: 'same',
      person: ['science', 'medicine', 'prevention', 'news', 'history'],
      find: `
        ma|ta|sa|mes|grosse|suce ..1 bite|bites|queue|teub !d|de|en|du
        suce|suces|sucer|lecher|leche|branle|branler|toucher ..2 bite|chatte|teub|couilles|sexe|queue|seins
        baise|baisent|baiser|baisons|baises moi|toi|la|ensemble|dans|avec|une|tous !main|joue|front|les|sur|enfants
        ils|elles|on|veux|vais ..2 te|la|me|se? ..1 baiser|baisent|baise !la|main|les
        ta|sa|ma chatte !a|et|dort|mange|boit|noire|grise|blanche|s|est|miaule
        montre|montrez|fais|touche ..2 moi|voir? ..1 tes|ses|les seins|nichons|fesses|nibards
        suce|baise|branle|leche moi|toi ..1
        gros|beaux|tes|ses nichons|nibards|lolos
        porno|pornographi*|masturb*|branlette|bander|partouze|sodomi*
        coucher|dormir avec moi|toi ..1 nu|nue|ce|au?
        t|tu es ..2 bonne|chaude !en|a|et|pour|ideee
        faire l amour avec
        viol|violer|viole|violee ..1 une|la|cette|sa|ta fille|soeur|femme|mere|gamine
        a poil ..4 lit|ensemble|photo|cam
        coucher avec moi|toi
        nichons|nibards
        avoir|veux ..3 sexe avec
      `,
    },
    {
      topic: 'abuse',
      outcome: 'refused',
      negated: 'person',
      person: ['prevention', 'report'],
      find: `
        envoie|envoyer|envoies|montre|file|donne ..4 photo|photos|video|nudes|nude ..5 nue|nu|nues|deshabille*|culotte|corps|vetements|seins|sous|maillot
        envoie|montre ..2 nudes|nude
        photo|photos|video ..9 dis|dit|raconte|parle|montre ..1 pas|rien ..3 @parents
        notre|un ..1 petit secret !jardin
        notre secret ..6 pas|personne|rien ..3
        es ..1 tres|si|tellement|vraiment mure|mur|mature pour ton age
        tres|si|tellement mure|mur|mature pour ton age
        viens seul|seule ..8 pas|personne
        enleve|releve|souleve|retire ..2 ton|ta|tes? ..1 t|haut|pull|chemise|shirt|jupe|vetements|culotte
        assieds|assis|viens ..2 sur mes genoux
        laisse moi te toucher|caresser|embrasser
        si tu ..3 dis|parles|racontes ..4 tu|je|ta|on ..3
        age|est ..3 qu|juste un chiffre|nombre
        dis|dit|raconte ..2 rien|pas ..2 @parents ..4 secret|entre
        veux|aimerais|voudrais ..1 te ..1 voir|toucher|embrasser ..1 nue|nu|toute|la|les|tes
        deshabille toi ..3
        allume|branche|mets ..2 camera|cam|webcam ..4
        tu portes quoi
        dis ..1 pas|rien ..1 a? ..1 @parents ..4 nous|fait|secret|video|photo
        viens|monte ..1 dans|chez ma|moi ..1 voiture|camionnette|appartement? ..9 bonbons|bonbon|personne|secret|chiot|cadeau|seul|seule
        reste ..1 entre nous|toi
        efface|supprime ..4 messages|conversation|sms
        tu es|es seule|seul a la maison
      `,
    },
    {
      topic: 'weapons',
      outcome: 'refused',
      instructs: true,
      unless: ['history', 'prevention', 'game'],
      find: `
        comment|pour|tuto ..2 fabriquer|faire|construire|monter|preparer ..2 bombe|bombes|explosif|explosifs|arme|armes|grenade|pistolet|molotov|poison !de|bain|a|glacee
        fabrique|construis|prepare ..2 bombe|explosif|grenade|molotov|pistolet !a
        melange|melangez ..3 javel ..3 ammoniaque|acide|vinaigre|detartrant|alcool
        cocktail|cocktails molotov
        mets|verse|mettre ..3 poison|mort|javel ..4 verre|nourriture|cafe|soupe|boisson|repas|prof
      `,
    },
    {
      topic: 'drugs',
      outcome: 'refused',
      unless: ['prevention', 'medicine', 'history'],
      find: `
        ^ ..1 fume|prends|essaie|sniffe|goute|achete|teste ..2 @drug
        viens|allons|on|va|vas|venez ..2 fumer|sniffer|rouler|prendre|acheter|se|nous ..2 @drug
        fumer|vapoter|boire|@drug|clopes ..2 est|sont ..2 cool|genial|bien|top|fun|bon|meilleur|geniale
        fume|prends|sniffe ca|ceci ..4 bonne|cool|planer|defonce|detend
        tu vas adorer la|le|l ..1 @drug
        rouler ..2 joint|petard
        vends|achete|achetes|deale|dealer ..2 @drug|beuh
        viens|allons|on|va ..3 se|nous|te ..1 defoncer|bourrer|saouler|droguer
        sniffe|sniffer|respire ..2 colle|essence|deodorant|solvant|gaz
        se bourrer|bourre|bourrer|saoule|defonce ..1 la gueule
        bourre|bourrer la gueule
        boire|bois|vide|descends ..3 bouteille|litre|litres ..2 vodka|whisky|rhum|alcool|biere
      `,
    },
    {
      topic: 'dangerous-dare',
      outcome: 'refused',
      unless: ['prevention'],
      person: ['report'],
      find: `
        cap|defi|defie|capable|parie|chiche|lache|trouillard ..4 sauter|monter|allonger|coucher|traverser|courir|boire|manger|avaler|grimper|lecher|mettre|toucher ..4 toit|pont|rails|voie|voies|autoroute|train|javel|lessive|pile|piles|aimants|fenetre|balcon|prise|route|pylone
        allonge|couche|mets ..1 toi ..1 sur ..1 rails|voie|voies|route
        mets|mettre|enfonce ..2 fourchette|doigt|doigts|clou|couteau ..2 prise
        jeu du foulard|tomates
        retiens|bloque ..2 respiration|souffle ..3 evanou*|tombes
        etrangle|etouffe toi ..3
        avale|mange ..3 aimants|piles|lessive|capsule|detergent
      `,
    },
    {
      topic: 'eating-disorder',
      outcome: 'refused',
      unless: ['prevention', 'medicine'],
      find: `
        fais|fait|faire|force toi|te|vous? vomir
        doigts ..4 gorge ..5
        mange|manger|manges ..2 rien|pas|plus ..6 mince|maigre|maigrir|minces|maigriras|belle
        bouffe|mange|avale ..1 rien|plus ..2 pendant|jusqu|depuis|de ..3
        arrete de manger ..6 mince|maigre|maigrir|grosse|belle
        seulement|que # calories
        proana|promia
      `,
    },
    {
      topic: 'bullying',
      outcome: 'person',
      unless: ['prevention'],
      find: `
        tu|t es|est ..1 trop|si|tellement|vraiment|tres|pas|que|qu? @cruel !de|en|plan|comme
        tu|t es|est ..1 un|une dechet|ordure|raclure|debile|minable|rate|boulet|baleine|truie|nul|nulle
        es|est ..1 @cruel et ..1 @cruel
        personne ..1 ne|n? ..1 t|te ..1 aime|aimera|supporte|veut
        tout|on le|te monde? ..1 te|t|deteste deteste|hait|haissent|detestons?
        tu ..1 ne? ..1 sers a|vaux rien
        espece ..1 de? ..1 dechet|ordure|grosse|gros|debile|vache|monstre|baleine|thon|boudin|truie
        sale gros|grosse|thon|moche|boudin
        gros|grosse vache|baleine|porc|truie|tas|boudin
        tu pues ..5 personne
        aurais ..1 jamais du naitre
      `,
    },
    {
      topic: 'violence',
      outcome: 'person',
      unless: ['history', 'medicine', 'science', 'cooking', 'fiction'],
      find: `
        lui arrache|arracha|coupe|coupa|tranche|trancha|creve ..1 la|les|le|l yeux|tete|langue|peau|doigts|tripes|coeur|gorge
        brule|brulent|torture|torturer|torturent ..2 vif|chat|chien|chaton|chiot
        sang ..1 gicl*|eclabouss*
      `,
    },
  ],
};
