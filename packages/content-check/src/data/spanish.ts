import type { RuleSet } from '../rule.ts';

/** Spanish. What is coarse or cruel here stands here so that it is found. */
export const spanish: RuleSet = {
  language: 'es',
  lists: {
    drug: 'marihuana maria hierba porro porros coca cocaina heroina metanfetamina cristal extasis mdma hachis lsd cannabis canuto canutos crack setas',
    group: `gitanos negros moros judios inmigrantes musulmanes gays homosexuales maricas mujeres chinos sudacas refugiados
      indios panchitos migrantes extranjeros arabes rumanos lesbianas discapacitados trans venezolanos bolivianos haitianos mexicanos`,
    low: `ladrones inferiores terroristas plaga basura ratas parasitos escoria cucarachas criminales delincuentes
      asquerosos sucios tontas tontos inutiles vagos animales monos cerdos mierda violadores lacra enfermos peste`,
    cruel: `gorda gordo fea feo inutil basura asqueroso asquerosa fracasado fracasada patetico patetica escoria foca vaca
      estorbo perdedor perdedora horrible monstruo`,
    body: 'cabeza cara dientes huesos piernas brazos boca cuello garganta jeta nariz cuerpo alma',
    parents: 'mom madre padre padres papa nadie profe profesor profesora familia mami papi',
  },
  rules: [
    {
      topic: 'self-harm',
      outcome: 'refused',
      negated: 'person',
      person: ['prevention', 'report'],
      find: `
        matate !la|el|de|trabajando
        matense|mataos
        ahorcate|suicidate|cuelgate|degollate $
        ^ muerete $
        deberias|deberian|mejor|ojala|ojala ..2 estar|estuvieras|estes|estas|quedaras ..1 muerto|muerta|muertos
        tirate|lanzate|arrojate|echate ..1 a|al|bajo ..1 las|el|un? vias|tren|metro|carretera|autopista|coche
        suicidate|suicidense
        vete|ve a morir|morirte|matarte|suicidarte|ahorcarte
        quiero|ojala|deseo que te ..1 mueras|maten|pudras|mates
        deberias|debes|tienes|podrias|puedes|vete|ve ..2 suicidarte|matarte|morirte|ahorcarte|colgarte
        ahorcate|cuelgate|degollate|envenenate|cortate|pegate un? ..1 tiro|puente|venas|munecas|soga|arbol|$
        cortate|rajate|abrete ..1 las|tus? venas|munecas|brazos
        tirate|lanzate|arrojate|saltate|salta ..2 de|desde|del|por|al ..1 un|el|la? puente|ventana|balcon|tejado|azotea|vias|tren|edificio
        mundo|todos|vida|familia|clase ..3 mejor|feliz|felices sin ti
        ojala|espero ..2 te ..1 mueras|murieras|matases|maten
        ojala ..3 cancer
        muerete !de
        ojala ..3 te ..2 atropelle|parta|pille|caiga|mate|pudras|trague
        no mereces ..1 vivir|existir
        por que ..1 no ..1 te ..1 matas|mueres|suicidas|tiras|ahorcas
        estarias mejor muerto|muerta
        deja de existir|vivir
        quien te ..2 echaria|extranaria ..2
        nadie te ..2 va|iba a? ..1 extranar|echar|llorar ..3
        si te ..1 matas|mueres|suicidas ..3
        nadie te ..1 extranara|echaria|llorara|echara
        haznos|haz ..2 favor ..3 muere|muerete|desaparece|matate|tirate
        metete|pegate|date ..1 un tiro|balazo
        bebe|tomate|traga|bebete|toma ..1 lejia|cloro|veneno|raticida
        tomate|toma|tragate ..2 todas ..2 pastillas
        acaba con tu vida
        quitate la vida
        mereces|deberias|debes ..1 morir|morirte|desaparecer
        suicidio es ..3 salida|solucion|mejor|opcion
        mejor ..1 muerto|muerta
      `,
    },
    {
      topic: 'self-harm',
      outcome: 'person',
      unless: ['history', 'medicine', 'prevention', 'news'],
      find: `
        suicid*
        quiero|quiere|queria ..1 morir|morirme|morirse !de
        me|se corto|corta|corte ..1 los? brazos|venas|munecas
        autolesi*
      `,
    },
    {
      topic: 'threat',
      outcome: 'refused',
      unless: ['game'],
      person: ['fiction', 'report', 'history'],
      find: `
        te|os|los|les|lo|la voy|vamos|va|van a matar|degollar|apunalar|reventar|rajar|estrangular|quemar|partir|pegar|destrozar|hundir|violar|disparar !el|de
        voy|vamos|va|quiero|juro ..2 a|que? matarte|mataros|matarlos|degollarte|apunalarte|reventarte|rajarte|estrangularte|quemarte|partirte|pegarte|destrozarte|romperte|dispararte|violarte|cortarte
        te ..1 mato !de|a|la
        te ..1 matare|mataremos|degollare|apunalare|reventare|rajare|destrozare|rompere|partire
        te|os ..1 parto|rompo|reviento|rajo|arranco|parte|rompe|saco ..2 @body
        romperte|partirte|reventarte|arrancarte ..2 @body
        tengo|llevo|traigo|hay ..1 una? bomba|pistola|granada|navaja|cuchillo ..3 mochila|bolsa|colegio|clase|taquilla
        voy|vamos a ..1 matar|apunalar|disparar|quemar ..2 todo|todos|toda|todas|familia|madre|hermana|profe|perro
        poner|hay|pondre|puse|pongo|colocar ..2 bomba|bombas ..3 colegio|escuela|instituto|clase|instituto|universidad
        se ..1 donde vives|vive ..8
        voy|vamos|ire|vengo a? por ti|tu|vosotros|tus
        estas|estais|eres ..1 muerto|muerta|muertos !de|cansancio
        te ..2 vas a arrepentir|enterar
        llevar|llevo|traigo|llevare|traere|traer ..2 pistola|cuchillo|navaja|arma|fusil ..3 colegio|clase|escuela|instituto
        bala|cuchillo en tu|la ..1 @body
        voy|vamos a acabar|terminar con|contigo ..1 contigo|tigo|vosotros|todos|vida
        acabar contigo
        cuidate las espaldas
        te|le|os|les ..1 parto|partir|voy|vamos ..1 a? ..1 partir|romper|machacar|moler|inflar|pegar ..2 la|las|los|a|una cara|piernas|palos|hostias|golpes|paliza
        te voy ..1 a arruinar|hacer|cortar|quemar|encontrar|cazar ..2
        voy a ..2 matar|apunalar|disparar ..2 a|al|todos|ese|esa|mi|profe ..2
        matemos|matad|matalo|matala|disparale|apunalalo
        te vas a morir|enterar
        pegadle|peguemosle|vamos a pegarle|pegarles
      `,
    },
    {
      topic: 'slur',
      outcome: 'refused',
      negated: 'same',
      person: ['report', 'history', 'prevention'],
      find: `
        maricon*|marica|maricas|mariquita !roja|de|con|vuela|se|come
        sudaca|sudacas|panchito|panchitos|machupichu
        subnormal|subnormales|mongolico|mongolica|mongolo
        retrasado|retrasada|retrasados !el|por|en
        moro|mora|negro|negra|gitano|gitana|judio|chino|indio ..1 de mierda
        moro|mora|negro|negra|gitano|gitana|judio|chino de|asqueroso|asquerosa|muerto !de|color mierda?
        puto|puta|sucio|asqueroso|maldito|jodido ..1 negro|moro|gitano|judio|chino|indio|sudaca|inmigrante|marica|extranjero
        bollera|tortillera|travelo|travelos
        eres|es un|una? ..1 mongol|mongola|tullido|lisiado
      `,
    },
    {
      topic: 'hate',
      outcome: 'refused',
      person: ['report', 'history', 'prevention', 'news'],
      find: `
        @group ..1 son ..4 @low
        @group ..4 comen ..2 perros|gatos|ninos|ratas
        @group ..6 sucios|ladrones|terroristas|inferiores
        @group ..2 controlan|dominan|gobiernan|manejan ..3
        @group ..6 echarlos|expulsarlos|matarlos|fuera|deportarlos|quemarlos|exterminarlos
        muerte|fuera ..1 a|los|las? los|las? @group
        odio ..1 a? los|las? @group
        mujeres|gitanos|negros|moros|inmigrantes a|al|fuera ..1 fregar|cocina|casa|pais|paredon|africa
        que asco ..1 de|los|las? negro|negra|moro|mora|gitano|gitana|chino|@group
        no te fies ..2 de ..1 un? ..1 gitano|judio|moro|negro
        @group ..1 roban|apestan|huelen|mienten|engañan|enganan|invaden ..2
        ser gay|homosexual|trans es ..2 enfermedad|pecado|asqueroso
        hay que ..1 echar|matar|expulsar|quemar|fusilar|exterminar ..3 @group
        @group ..1 deberian|deben|merecen|tienen ..3 morir|muertos|fuera|irse|desaparecer|existir|cocina|volver
        mujeres ..4 a la cocina
        vete|vuelve|volved|largate ..1 a tu ..1 pais|africa|selva
        raza ..1 blanca|aria|pura|superior ..3
        @group ..3 menos inteligentes|listos|capaces|humanos
        no queremos ..2 @group
      `,
    },
    {
      topic: 'extremism',
      outcome: 'refused',
      person: ['report', 'history', 'prevention'],
      find: `
        hitler ..1 tenia razon
        hitler|franco|mussolini|pinochet fue|era|es ..1 heroe|genio|grande
        viva|gora|arriba ..1 eta|hitler|isis|nazis|yihad
        holocausto ..2 nunca|no|mentira|invento|falso|farsa ..2
        unete|unios ..2 isis|yihad|daesh|nazis|eta
        terroristas|asesino|tirador|terrorista ..3 heroe|heroes|martires|martir
        poder blanco
      `,
    },
    {
      topic: 'profanity',
      outcome: 'refused',
      negated: 'same',
      homograph: true,
      find: `
        puto
      `,
    },
    {
      topic: 'profanity',
      outcome: 'refused',
      negated: 'same',
      find: `
        mierda|mierdas
        puta|putas|putos|putada|puton|hijoputa|hijueputa|joputa|jodeputa
        =coño|=coños
        joder|jodete|jodido|jodida|jodan|jodas
        cabron|cabrona|cabrones|cabronazo
        gilipollas|gilipolla|capullo !de|rosa|seda
        verga|pendejo|pendeja|pendejos|chingar|chingada|chingado|chinga|chingas|culero|culiao|mamon|mamada|mamadas
        zorra de mierda
        eres|sois una? zorra|perra|guarra
        pinche pendejo|puto|idiota|cabron
        me cago en
        vete|iros|andate a la|tomar|cagar mierda|verga|por|concha?
        concha ..1 tu ..1 madre
        conchatumadre|conchetumare|boludo|pelotudo
        carajo
        tu puta madre
        cojones|carallo
        hostia puta
      `,
    },
    {
      topic: 'sexual',
      outcome: 'refused',
      negated: 'same',
      person: ['science', 'medicine', 'prevention', 'news', 'history'],
      find: `
        follar|follando|follamos|follaron|follo|follan|follarte|follame|follarme
        chupame|chupamela|chupar|chupa|comeme|mamame ..2 polla|pito|verga|pene|rabo|huevos|teta|tetas
        mi|tu|su|la polla !y|joven|come|pone|duerme|canta|picotea
        chupamela|chupamelo|mamamela|cogeme|follame ..1
        tetas|tetitas|tetona
        porno|pornografia|pajear|pajearse|paja|masturb* !de|y|en|del|para|mojada|seca
        quiero|tener|tuvieron|tenemos|hacer ..1 sexo ..3
        desnuda|desnudo|desnudos ..3 cama|sabanas|juntos
        viola|violo|violar|violaron ..1 a una|la|su|mi|esa ..1 nina|chica|mujer|hermana
        cachondo|cachonda|cachondos
        coger|cogerte|cogerme contigo|duro
        culo !de|dijo
        tu|su|que culo ..2
      `,
    },
    {
      topic: 'abuse',
      outcome: 'refused',
      negated: 'person',
      person: ['prevention', 'report'],
      find: `
        mandas|envias|mandame|enviame|manda|envia|pasame|pasa|ensename|muestrame|quiero ..3 foto|fotos|video|fotito ..4 desnuda|desnudo|ropa|cuerpo|braguitas|bragas|bikini|interior
        mandame|enviame|manda|envia|pasame ..1 nudes|desnudos|pack
        foto|fotos|video ..9 no ..3 digas|cuentes|diga ..4 @parents
        es|sera|este|nuestro ..2 secreto ..6 no ..3 digas|cuentes ..3 @parents|nadie
        nuestro ..1 pequeno secreto|secretito
        nuestro secretito
        no ..3 digas|cuentes ..2 @parents ..4 secreto|secretito
        quiero|quisiera|dejame ..1 verte|tocarte|besarte|olerte ..1 desnuda|desnudo|sin|toda|el|los|las
        voy a ..1 verte|tocarte desnuda|desnudo|el
        muy|tan|bastante madura|maduro para tu edad
        ven|quedamos|veamonos|vente solo|sola ..8 no ..3 digas|cuentes
        quitate|levantate|subete ..2 camiseta|ropa|falda|camisa|sujetador
        sientate en|sobre mi|mis regazo|rodillas|piernas
        dejame tocarte|verte|besarte
        si|como ..1 cuentas|dices|lo ..5 te|a tu ..3 matare|pasara|hare|carcel|mama|mato
        no ..2 digas|cuentes ..2 @parents ..3 que|de|lo|sobre hicimos|hacemos|nosotros|esto|nuestro
        que llevas puesto
        ensename|muestrame|dejame ver ..1 tu|tus cuerpo|tetas|culo|braguitas|pecho
        pon|enciende ..2 camara ..5
        ensename|muestrame|muestra ..4 cuerpo|pecho|piel|ropa ..4 camara|foto|video
        ensename|muestrame tu cuerpo
        edad ..3 solo|es un? numero
        queda|quedara|queda|quede entre tu|nosotros ..1 y? yo? ..2
        sube|subete|ven a|en mi coche|carro|casa|camioneta ..6 caramelos|secreto|nadie|perrito|sola|solo|regalo
        borra ..4 mensajes|chat|conversacion
        estas sola|solo en casa
      `,
    },
    {
      topic: 'weapons',
      outcome: 'refused',
      instructs: true,
      unless: ['history', 'prevention', 'game'],
      find: `
        como ..1 hacer|fabricar|construir|montar|preparar|haces|hago ..2 bomba|bombas|explosivo|explosivos|pistola|arma|armas|granada|molotov|veneno !de|bano
        fabrica|construye|prepara|haz una|tu|un ..1 bomba|explosivo|granada|molotov|pistola !de
        mezcla ..3 lejia ..3 amoniaco|acido|vinagre|alcohol
        coctel molotov
        echa|pon|ponle|echale ..3 veneno|matarratas|lejia|raticida ..4 comida|bebida|vaso|cafe|sopa|profe|agua
      `,
    },
    {
      topic: 'drugs',
      outcome: 'refused',
      unless: ['prevention', 'medicine', 'history'],
      find: `
        ^ ..1 fuma|fumate|prueba|toma|compra|esnifa|metete|inyectate ..2 @drug
        fumar|fumarnos|fumemos|esnifar|meternos|metemos|fumamos|fumando|pillar|vender|comprar|vendo|compro|cultivar ..2 unas|un|unos? rayas|@drug
        metemos|meternos|metete|hacernos|hacemos ..1 rayas|raya|coca
        quieres|quereis|quiere ..1 probar|fumar|comprar|pillar|un|una ..2 @drug
        @drug|fumar|vapear|emborracharse|emborracharte ..1 es|mola|esta|son ..2 genial|guay|bueno|buena|cool|divertido|mejor|padre|chido|mola|bomba|geniales
        fumar|vapear|emborracharse mola
        vamos|vente|ven|quedamos ..2 a? emborracharnos|colocarnos|drogarnos|fumar|beber ..3 
        ^ esnifa|esnifate|fumate|inyectate ..2
        esnifa|inhala|huele|esnifar|inhalar pegamento|cola|gasolina|disolvente
      `,
    },
    {
      topic: 'dangerous-dare',
      outcome: 'refused',
      unless: ['prevention'],
      person: ['report'],
      find: `
        atreves|reto|desafio|huevos|valiente|cobarde|apuesto ..3 a|tirarte|que? ..2 tumbarte|saltar|tirarte|acostarte|correr|cruzar|colgarte|subirte|ponerte|beber|comer|tragar|tragarte|beberte ..3 vias|tren|tejado|puente|azotea|balcon|autopista|carretera|lejia|detergente|pilas|imanes|jabon|torre|ventana
        tumbate|acuestate|echate|ponte ..1 en|sobre ..1 vias|tren
        mete|metes|meter ..2 tenedor|dedo|dedos|cuchillo|clavo ..2 enchufe
        aguanta ..2 respiracion ..2 hasta ..2 desmay*
        reto ..2 apagon|asfixia|desmayo|ballena|blackout
        estrangulate|ahogate|asfixiate ..2 hasta
        traga|tragate|comete|come ..3 imanes|pilas|detergente|capsula
      `,
    },
    {
      topic: 'eating-disorder',
      outcome: 'refused',
      unless: ['prevention', 'medicine'],
      find: `
        dedos ..4 vomita|vomitar|garganta
        vomita|vomitar|vomitas|provocate ..2 despues|tras|el|lo ..4
        no comas|comer|comes ..5 bajaras|perderas|adelgazaras|bajas|peso
        no comas|comer|comes ..8 delgada|delgado|flaca|flaco|adelgaz*|guapa
        deja|dejar de comer ..6 delgada|flaca|adelgaz*|guapa
        solo # calorias
        proana|promia
        ana y mia
      `,
    },
    {
      topic: 'bullying',
      outcome: 'person',
      unless: ['prevention'],
      find: `
        eres|estas muy|tan|una|un|demasiado|super|bien|mas? @cruel !de
        eres ..1 @cruel ..1 y ..1 @cruel
        nadie te ..1 quiere|soporta|aguanta|quiso|echa
        todos te|os ..1 odian|odiamos
        te odiamos|odia|odian ..1 todos
        das asco
        no sirves|vales ..1 para? nada
        no vales nada
        gorda|gordo|fea asquerosa|asqueroso|vaca|foca|de
        ojala no hubieras nacido
        callate ..1 gorda|gordo|fea|idiota|imbecil|foca|estupida
      `,
    },
    {
      topic: 'violence',
      outcome: 'person',
      unless: ['history', 'medicine', 'science', 'cooking', 'fiction'],
      find: `
        le|les arranco|arrancaron|saco|corto|cortaron ..1 la|los|las|el|sus tripas|ojos|cabeza|piel|dedos|lengua|cabezas|visceras
        quemar|quemaron|quemo|torturar|torturaron|torturo ..2 vivo|viva|gato|perro|gatito|perrito
        sangre ..1 salpic*|chorre*|brot*
      `,
    },
  ],
};
