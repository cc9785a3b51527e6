import type { RuleSet } from '../rule.ts';

/** German. What is coarse or cruel here stands here so that it is found. */
export const german: RuleSet = {
  language: 'de',
  lists: {
    drug: 'gras koks kokain heroin crystal meth ecstasy lsd joint joints weed haschisch hasch marihuana cannabis drogen speed pilze kiff shit bong',
    group: `juden auslander muslime moslems turken araber fluchtlinge schwarze schwarzen neger zigeuner schwule schwulen
      lesben asylanten migranten behinderte behinderten frauen madchen afrikaner kanaken polen inder chinesen trans roma
      homosexuelle syrer afghanen moslem christen`,
    low: `terroristen diebe schmarotzer ratten ungeziefer parasiten dreck abschaum kriminelle kriminell verbrecher stinken gefahrlich asozial asoziale minderwertig dumm
      faul schmutzig affen tiere untermenschen schuld gesindel pack mull krank eklig vergewaltiger abartig plage pest`,
    cruel: `fett hasslich wertlos dumm nutzlos abschaum mull dreck missgeburt versager versagerin loser eklig erbarmlich
      widerlich hassliche fette fetter stuck opfer lappen`,
    body: 'fresse zahne knochen nase genick beine arme kopf schadel gesicht hals kehle',
    parents:
      'mom mutter vater eltern papa niemand niemandem keinem lehrer lehrerin familie keiner mutti deinen deiner',
  },
  rules: [
    {
      topic: 'self-harm',
      outcome: 'refused',
      negated: 'person',
      person: ['prevention', 'report'],
      find: `
        bring|bringt|bringe dich|euch ..3 um
        hang|hangt|erhang|erschiess|vergifte|tote|tot|ertrank|erstich dich|euch ..1 auf|doch|endlich|$
        geh|solltest|sollst|musst|konntest|kannst ..4 dich ..1 umbringen|erhangen|aufhangen|toten|erschiessen|vergraben|ritzen
        geh|solltest|sollst|musst ..1 sterben|verrecken|abkratzen
        stirb !nicht|an|aus
        verreck|verrecke|krepier|krepiere
        ritz|schneid|schlitz|schneide|ritze dir|dich ..3 arme|pulsadern|adern|handgelenke|auf|arm|haut
        spring|springe ..2 von|aus|vor|vom ..2 brucke|dach|fenster|balkon|zug|hochhaus
        sturz|sturze|wirf|schmeiss dich ..2 vom|von|aus|vor ..2 dach|brucke|fenster|balkon|zug|turm
        wirf|leg|schmeiss dich ..2 vor ..2 zug|bahn|auto
        ohne dich ..6 besser|schoner|glucklicher
        welt ..3 besser ..2 ohne dich
        dich|euch ..2 einfach|doch|endlich|selbst um|auf
        wurde|wird dich ..1 vermissen
        dich vermisst ..1 keiner|niemand
        keiner|niemand ..1 wird|wurde ..2 vermissen|weinen|trauern
        trink ..2 bleiche|gift|abflussreiniger|chlor
        nimm|schluck ..2 alle ..2 tabletten|pillen
        hoffe|hoffentlich|wunsche ..4 stirbst|verreckst|krebs|krepierst
        mach schluss mit ..2 leben
        beende dein leben
        selbstmord|suizid ist ..4 losung|ausweg|beste|cool|mutig
        warum lebst du|noch
        geh ..1 sterben|verrecken|dich
        warum bringst|hangst|totest|stirbst du ..4
        verdienst ..1 nicht ..1 zu|es? leben ..2
        ware besser ..3 tot|weg
        bring dich|euch ..2 um
        niemand|keiner ..2 dich vermissen
      `,
    },
    {
      topic: 'self-harm',
      outcome: 'person',
      unless: ['history', 'medicine', 'prevention', 'news'],
      find: `
        selbstmord*|suizid*
        will|mochte|wollte ..2 sterben
        will nicht mehr leben
        ritzt|ritze|ritzte sich|mich
        sich|mich umbringen|umgebracht
        selbstverletz*
      `,
    },
    {
      topic: 'threat',
      outcome: 'refused',
      unless: ['game'],
      person: ['fiction', 'report', 'history'],
      find: `
        ich|wir bring|bringe|bringen|stech|steche|stechen|schlag|schlage|schlagen|mach|mache|knall|knalle|knallen|schlitz|schlitze|murks|hau|haue|leg|lege dich|euch|ihn ..3 um|ab|tot|kalt|auf|nieder|zusammen
        stech|steche|knall|knalle|schlitz|murks ..1 ich|wir? dich|euch ..3 ab|auf
        bringen|bring|stechen|schlagen|knallen|bringe|steche|schlage|knalle wir|ich dich|euch ..2 um|ab|tot|zusammen|nieder
        werde|werden|will|wollen|konnte ..1 dich|euch ..3 toten|umbringen|abstechen|erschiessen|ermorden|abknallen|erwurgen|verprugeln|zusammenschlagen|fertigmachen|kaltmachen|vernichten|schlagen
        ich|wir schlag|schlage|schlagen|hau|haue|trete|tret|stech|steche|ramm ..2 dir|euch ..2 zahne|messer|fresse|kopf|gesicht|schadel ..2
        schlag|schlage|hau|haue|trete|stech ich|wir dir|euch ..3
        lass|lasst uns ..4 verprugeln|abstechen|umbringen|zusammenschlagen|schlagen|erschiessen
        schlagt|verprugelt|stecht ihn|sie ..2
        ich finde dich|heraus ..4 bring|wo|leben
        du bist|seid ..1 tot|totes !mude|unglucklich
        ihr seid|werdet ..2 tot|sterben|drauf
        hau|haue|schlag|schlage|trete|tret ..1 dir|euch ..2 maul|fresse|aufs|auf|ins|in
        breche|brech|brechen|schlag|schlage|poliere|polier|hau|haue|schneide ..2 dir|euch ..3 @body
        weiss ..1 wo du|ihr|deine wohnst|wohnt|schlafst|lebst|familie|schwester ..6
        bombe in|unter|im ..1 der|dieser|unserer|i|am? ..1 schule|klasse|schulhof|turnhalle|aula
        bombe ..1 liegt|ist|tickt ..2 schule
        schule ..1 in die luft|brand
        ich|wir hab|habe|haben ..2 bombe|waffe|messer|pistole|granate ..3 rucksack|tasche|schule|spind
        tote|toten|umbringe|umbringen|erschiesse|erschiessen|absteche ich|wir ..1 alle|dich|euch|deine|sie|ihn
        werde|werden ..1 alle|deine|eure|jeden ..3 toten|umbringen|erschiessen|abstechen|verbrennen
        messer|pistole|waffe|knarre|gewehr ..3 mit in|zur|die? ..1 schule|klasse
        bring|bringe|nehme|nehm ..3 messer|pistole|waffe|knarre|gewehr ..4 schule
        kugel in ..2 kopf
        kriegst|bekommst|kriegt ..3 fresse|schlage|messer|prugel
        pass auf deine schwester|familie|mutter|bruder|hund ..1 auf
        wirst|werdet ..2 buss*|bluten|bereuen|sterben
        morgen bist du|seid tot|dran|fallig|ihr?
        amoklauf ..4 morgen|montag|schule|planen|plane
      `,
    },
    {
      topic: 'threat',
      outcome: 'person',
      unless: ['game', 'fiction', 'prevention'],
      find: `
        machen|mach|mache wir|ich dich fertig
        mach|mache dich fertig !beim|im|in
      `,
    },
    {
      topic: 'slur',
      outcome: 'refused',
      negated: 'same',
      person: ['report', 'history', 'prevention'],
      find: `
        schwuchtel*|schwuler|tunte|tunten|kampflesbe*
        spast|spasti|spasten|spastis|mongo|mongos
        kanake*|kanacke*|kameltreiber|ziegenficker|schlitzauge*|fidschi
        neger|negern|bimbo|bimbos|nigger*
        du|dreckiger|dreckige|scheiss|drecks|ihr|scheiss* ..1 zigeuner|jude|neger|turke|auslander|polacke|moslem|schwule|araber|behinderter
        drecks*jude|drecksjude|judensau|dreckstürke|scheissauslander|scheissjude|drecksauslander|polacke|polacken
        bist|so|voll|total|du|wie ..1 behindert|behinderter|behinderte !und|darf|kind*|sein
        missgeburt|missgeburten|kruppel
        bist|so|voll|total ..1 =schwul
      `,
    },
    {
      topic: 'hate',
      outcome: 'refused',
      person: ['report', 'history', 'prevention', 'news'],
      find: `
        @group ..1 sind ..5 @low
        @group raus
        @group ins|in ..1 die? gas|lager|ofen|gaskammer|kz
        raus mit ..1 @group
        @group ..4 gehoren|sollten|sollen|mussen|mussten|verdienen ..4 abgeschoben|vergast|getotet|weg|raus|verbrannt|erschossen|gefangnis|kuche|herd|tod|sterben|ausgerottet|verboten
        hasse ..1 alle? ..1 @group
        sollte|sollten|musste|muss|mussen ..2 alle? @group ..3 vergasen|toten|abschieben|erschiessen|verbrennen|rauswerfen|umbringen|ausrotten|verbieten|einsperren
        @group ..1 stinken|klauen|lugen|betrugen ..2
        trau ..2 keinem juden|turken|zigeuner|auslander|moslem
        schwul|homosexualitat|trans sein? ist ..2 krank|krankheit|sunde|eklig
        frauen ..3 an den|in die herd|kuche
        tod|tot den|allen @group
        deutschland den deutschen
        geh|verschwinde|verpiss|geht ..2 zuruck in|nach|dahin ..3
        @group ..2 beherrschen|kontrollieren|regieren ..3
        weisse|arische rasse ..3
        wollen keine ..2 @group
      `,
    },
    {
      topic: 'extremism',
      outcome: 'refused',
      person: ['report', 'history', 'prevention'],
      find: `
        sieg heil
        heil hitler
        hitler ..1 war|ist ..1 ein? ..1 held|gut|genie|recht|super|toll|vorbild
        hitler hatte ..1 recht|gute
        holocaust|auschwitz ..3 luge|nie|erfunden|marchen
        komm|kommt|schliess ..4 isis|dschihad|nazis
        terroristen|amoklaufer|attentater|terrorist ..4 helden|held|vorbild|martyrer
        blut und ehre
        meine ehre heisst treue
      `,
    },
    {
      topic: 'profanity',
      outcome: 'refused',
      negated: 'same',
      find: `
        scheisse|scheiss|scheissen|scheiss*|beschissen*|verschissen*|geschissen|klugscheisser
        arschloch*|arschlocher|arsch|arsche|leck mich|am?
        arschloch|arschgeige|arschkriecher|verarsch*
        fick*|gefickt|verfickt*|ficker|fotze*|mutterficker|abgefuckt
        wichser*|wixer*|wichse*|wixxer*|gewichst
        hure|huren|hurensohn*|hurensohne|hurenkind|hurentochter|nutte*|schlampe*|hs
        verpiss* dich|euch
        verpiss*|angepisst|pisser
        drecksau|drecksack|dreckskerl|miststuck|mistgeburt
        halt|halts ..1 die? ..1 fresse|maul
        fresse halten
        kacke|kack|kackbratze
        leck mich
        bastard|bastarde !schwert|sword|swords|file
      `,
    },
    {
      topic: 'sexual',
      outcome: 'refused',
      negated: 'same',
      person: ['science', 'medicine', 'prevention', 'news', 'history'],
      find: `
        titten|titte|mopse* !hund
        muschi|muschis !katze|heisst|schnurrt|miaut
        =möse|=mösen
        porno*|pornos|masturb*|wichsen|blasen lassen|ihm|mir? einen
        blas|bläst|lutsch ..3 schwanz|penis|eier
        mein|meinen|dein|deinen|seinen schwanz ..3 in|lutsch*|rein
        sex mit|haben|hatten
        willst|wollen|will|magst|lust ..3 sex|bumsen|poppen|vogeln !und|ist
        geil auf|dich|mich|sau
        zeig ..2 deine|mir ..1 bruste|brust|po|hintern|unterhose
        vergewaltig*
        nackt ..4 bett|zusammen|foto
        mit dir|mir|ihr|ihm schlafen
      `,
    },
    {
      topic: 'abuse',
      outcome: 'refused',
      negated: 'person',
      person: ['prevention', 'report'],
      find: `
        schick|schicke|schickst|zeig|send ..3 nacktbild|nacktbilder|nacktfoto|nacktfotos|nudes
        schick|schicke|schickst|zeig|send ..4 bild|foto|fotos|bilder|video ..3 ohne ..2 bh|hose|kleidung|kleider|shirt|slip|unterwasche
        schick|schicke|schickst|zeig|send ..4 bild|foto|fotos|bilder|video ..6 nackt|unterwasche|korper|kleidung|klamotten|bikini|ausgezogen
        bild|foto|fotos|video|nacktbild ..6 sag|erzahl|zeig ..3 nicht|nichts ..3 @parents
        unser|unsere ..2 kleines|kleine|geheimes geheimnis
        bleibt ..2 unser ..2 geheimnis
        sag|erzahl ..3 niemandem|niemand|keinem ..3 etwas|was|davon|nichts ..6 foto|bild|treffen|geheimnis
        reif fur dein alter
        komm allein|alleine ..8 niemand*|nicht|keinem
        zieh ..2 shirt|hose|kleid|bluse|unterhose|rock|bh|kleider|oberteil ..1 aus|hoch
        zieh dich ..1 aus ..3 kamera|mich|mir|cam
        foto|bild|video ..2 von dir ..4 bikini|nackt|unterwasche|badezimmer|dusche|unterhose
        bleibt ..2 unter uns
        sag ..2 niemand*|keinem ..4 steig|auto|treffen|komm|wohnung ..2
        steig ..2 in mein|meinen auto|wagen ..3
        setz dich auf meinen schoss
        lass mich dich ..1 anfassen|beruhren|streicheln|kussen
        wenn du ..4 sagst|erzahlst|verrats* ..5
        zieh dich ..1 aus $
        ich will|mochte ..1 dich ..2 nackt|ausziehen|anfassen|beruhren ..1
        alter ist|doch nur? ..1 eine? zahl
        was hast du an $
        mach ..2 kamera|cam an
        schick ..2 nudes|nacktfotos|nacktbilder
        erzahl|sag|verrat ..2 niemandem|keinem|niemand|eltern|mom|mutter ..3 uns|davon|getan|gemacht
        losch|losche ..4 nachrichten|chat
        bist du allein|alleine zuhause|daheim|zu
        sag ..2 nicht|nichts deiner|deinen|deinem mom|mutter|eltern|vater ..6 foto|bild|treffen|beruhrt
      `,
    },
    {
      topic: 'weapons',
      outcome: 'refused',
      instructs: true,
      unless: ['history', 'prevention', 'game'],
      find: `
        wie|so|anleitung|um ..3 baust|baut|bauen|bastelst|baue|machst|herstellen|basteln|mischst ..3 bombe|bomben|sprengstoff|granate|waffe|pistole|rohrbombe|molotow*|gift|molotowcocktail
        bombe|rohrbombe|sprengstoff|waffe|granate ..2 selber|selbst|zu|aus ..1 bauen|basteln|herstellen|mischen
        bau|baue|bastel ..2 bombe|rohrbombe|granate|sprengstoff|waffe
        rohrbombe|molotowcocktail*
        misch|mische|mischt ..3 bleiche|chlor|chlorreiniger|reiniger ..4 ammoniak|essig|saure|urinstein
        tu|schutte|gib|misch|kipp ..4 gift|rattengift|abfuhrmittel|bleiche ..4 essen|getrank|kaffee|suppe|trinken|tee|glas
      `,
    },
    {
      topic: 'drugs',
      outcome: 'refused',
      unless: ['prevention', 'medicine', 'history'],
      find: `
        kiffen|rauchen|vapen|saufen|koksen|@drug ist|macht|sind ..2 cool|geil|spass|super|toll|gesund|klasse|lustig
        kiffen|koksen ..3
        willst|wollen|magst|wollt ..4 kiffen|koksen|ziehen|rauchen|@drug ..2 probieren?
        kiff|kiffst|kifft|koks mal|mit|doch
        komm|lass|wollen|kommt|los ..3 ziehen|rauchen|kiffen|saufen|nehmen|koksen|uns ..5 @drug|besaufen|betrinken|joint|zukiffen
        zieh|ziehen ..4 koks|line|lines
        ^ rauch|nimm|probier|kauf|schnief ..3 @drug
        verkaufe|kaufe|ticke|verkauf|besorgen|besorg ..2 @drug
        schnuffel|schnuffeln|schnuffle ..2 kleber|klebstoff|benzin|deo
        trink|sauf|kipp|leer|exe ..4 flasche|flaschen ..1 wodka|schnaps|rum|bier|whisky|wein ..3
        sauf|sauft|trink ..4 bis ..4 umfallst|kotzt|umkippst|nichts
      `,
    },
    {
      topic: 'dangerous-dare',
      outcome: 'refused',
      unless: ['prevention'],
      person: ['report'],
      find: `
        traust|wetten|mutprobe|feigling|wette|traut ..3 nicht? ..3 gleise|gleisen|dach|brucke|schienen|autobahn|balkon ..3
        traust|wetten|mutprobe|feigling|wette|traut ..5 dich? ..5 legen|springen|laufen|klettern|trinken|essen|schlucken|rennen|stellen|springst|legst|gleise|dach|brucke ..4
        leg|stell|setz dich ..2 auf ..1 gleise|schienen|bahngleise|autobahn
        steck ..3 gabel|finger|messer|nagel ..3 steckdose
        halt ..2 luft an|bis ..4 ohnmachtig|umkippst|umfallst
        wurg|wurge|erwurge dich|euch ..3 bis
        s bahn surfen
        schluck|iss ..3 magnete|batterien|spulmittel|waschmittel|pods
      `,
    },
    {
      topic: 'eating-disorder',
      outcome: 'refused',
      unless: ['prevention', 'medicine'],
      find: `
        finger ..2 in den hals
        kotz|kotze|erbrich|ubergib|erbrechen ..2 dich? ..1 nach ..2 essen
        iss|esse|essen ..3 nichts|nicht|nie ..8 dunn|schlank|abnehm*
        hor|hore auf zu essen
        nur|bloss # kalorien
        hungere dich ..2
        proana|promia
      `,
    },
    {
      topic: 'bullying',
      outcome: 'person',
      unless: ['prevention'],
      find: `
        du bist so|echt|total|voll|nur|einfach|ein|eine|wie|zu|der|die? @cruel !und|satt|wie|bar|kater|bar|bock
        du bist ..1 @cruel und ..1 @cruel
        du|ihr fette|fetter|hasslicher|hassliche|dumme|dummer|dreckige ..1 sau|kuh|schwein|qualle|wal|ziege|opfer|idiot|ratte
        keiner|niemand ..1 mag|liebt|braucht|will|vermisst dich
        alle hassen dich
        dich mag|braucht|will ..1 keiner|niemand
        du opfer|lappen|missgeburt|stuck
        stuck dreck|scheisse|mull
        warst ..2 besser ..1 nie geboren
        du fettes|hassliches ..1 schwein|ding|monster|stuck
      `,
    },
    {
      topic: 'violence',
      outcome: 'person',
      unless: ['history', 'medicine', 'science', 'cooking', 'fiction'],
      find: `
        reisst|riss|schneidet|schnitt|sticht|stach|sagte|hackte ..1 ihm|ihr|ihnen ..2 kopf|augen|gedarme|haut|finger|zunge|herz|eingeweide
        qualt|qualte|qualten|verbrannten|anzunden|zundeten|foltert* ..3 katze|hund|kaninchen|welpen
        blut ..1 spritz*
      `,
    },
  ],
};
