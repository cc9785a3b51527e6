/**
 * Classes of places that a story can play in, finer than the scenes that can be drawn: a class that no scene shows keeps its
 * nouns from being taken for another place.
 */
export const placeNouns: readonly (readonly [place: string, nouns: string])[] = [
  [
    'school-yard',
    'school yard|schoolyard|school playground|schoolgrounds|school grounds|school gates?|school entrance|school steps|bike shed|bicycle shed',
  ],
  ['school-hall', 'school hall|assembly hall|assembly|auditorium'],
  ['court-of-sport', '(?:basketball|netball|sports) court'],
  [
    'pitch',
    '(?:tennis|volleyball|badminton|squash) court|(?:football|soccer|cricket|rugby|hockey|sports) (?:pitch|field)|pitch|running track|race ?track',
  ],
  ['corridor', 'corridor|hallway|staircase|stairs|locker room|changing room'],
  ['cafeteria', 'cafeteria|canteen|lunchroom|lunch hall|dining hall|lunch table|lunch line|lunch queue'],
  ['art-room', 'art room|art studio'],
  ['computer-room', 'computer (?:room|lab)'],
  ['lab', 'lab|laboratory|science room|science class|chemistry class|biology class'],
  ['library', 'library|archives?'],
  ['gym', 'gym|gymnasium|sports hall'],
  ['art-room', 'art room'],
  ['computer-room', 'computer room'],
  [
    'classroom',
    'classroom|class|(?:computer|coding|robotics|chess|science|drama|art|book|school) club|music room|(?:maths?|history|geography|english|art|computing) (?:class|lesson|room)|lesson|school',
  ],
  ['night-sky', 'night sky'],
  ['park', 'picnic (?:blanket|rug|table)|picnic'],
  ['bedroom', 'bedroom|bed|bunk|pillow|blankets?'],
  ['kitchen', 'kitchen (?:table|counter|floor|window)|kitchen|stove|oven|cooker'],
  [
    'garden',
    '(?:tomato|rose|vegetable|strawberry|herb|flower|lettuce|onion|carrot|potato|pumpkin|raised|tulip)s? beds?|garden|yard|backyard|back garden|vegetable patch|greenhouse|flower bed|lawn',
  ],
  ['playground', 'playground|swings?|seesaw|sandpit|sandbox|climbing frame|slide in the park'],
  ['park', 'park'],
  ['stadium', 'stadium|arena'],
  ['pool', 'swimming pool|pool'],
  ['market', 'markets?|bazaar|souk|market place|marketplace|(?:market )?stalls?|(?:\\p{L}+ )?market'],
  // Its shelves hold food.
  [
    'special-shop',
    '(?:hardware|shoe|clothes|clothing|phone|mobile|pet|flower|toy|barber|repair|electronics|bicycle|bike|furniture|spectacle|tailor|music|paint|antique) ?(?:shop|store)|barbershop|hairdresser|tailor',
  ],
  [
    'shop',
    'shop|store|supermarket|grocery|bakery|mall|pharmacy|bookshop|bookstore|checkout|cash register|caf[eé]|coffee shop|tea ?shop|(?:\\p{L}+ )?shop',
  ],
  ['bank', 'savings bank'],
  ['museum', 'museums?|gallery'],
  [
    'hospital',
    "hospital|clinic|health (?:cent(?:re|er)|post|clinic)|medical cent(?:re|er)|(?:nurse|doctor|dentist)'s (?:office|room|surgery)|sickbay|ward|emergency room",
  ],
  ['office', 'office|reception'],
  [
    'factory',
    'factory|(?:steel|cotton|paper|textile|sugar|saw) ?mill|power station|power plant|assembly line',
  ],
  [
    'farm',
    'farms?|barn|stable|cowshed|farmyard|henhouse|paddock|rice (?:paddy|paddies|fields?)|paddies|(?:wheat|corn|maize|potato) fields?|orchard|vineyard',
  ],
  ['field', 'fields?|meadow|savannah?|prairie|grasslands?|plains|steppe'],
  ['jungle', 'jungle|rainforest|rain forest'],
  ['forest', 'forest|woods|wood'],
  ['lake', 'lake|pond|swamp|marsh'],
  ['beach', 'beach|shore|seashore|seaside|sandcastle'],
  ['river', 'river|stream|creek|brook|canal|riverbank|river bank|waterfall'],
  // Over water, or in the middle of a town.
  ['bridge', 'bridge'],
  ['underwater', 'reef|coral reef|sea floor|ocean floor|seabed'],
  ['sea', 'sea|ocean|open water'],
  // Nobody in one of these stands on the deck of a ship.
  [
    'small-boat',
    'canoe|kayak|raft|dinghy|life ?boat|(?:rowing|rubber|wooden|small|little|tiny|paper|fishing|inflatable|motor|speed|rescue)[ -]?boat',
  ],
  ['ship', 'ship|boat|deck|ferry'],
  ['desert', 'desert|dunes?|oasis'],
  ['snow', 'snow|ice|glacier|iceberg'],
  ['mountain', 'mountains?|mountainside|summit|mountain pass|volcano|crater'],
  // The sea may be below, and no peak near.
  ['cliff', 'cliffs?|cliff ?tops?'],
  ['hill', 'hills?|hillside|hilltop'],
  ['cave', 'cave|cavern'],
  ['underground', 'tunnel|mine|burrow'],
  ['space', 'space|outer space|orbit|space station|spaceship|spacecraft|rocket'],
  ['sky', 'sky|clouds'],
  ['aircraft', 'hot-air balloon|aeroplane|airplane|plane|helicopter|cockpit'],
  ['stage', 'stage|theatre|theater'],
  ['courtroom', 'courtroom|courthouse|jury room|trial'],
  [
    'parliament',
    'parliament|senate|congress|capitol|(?:city|town|village) council|council (?:chamber|meeting)',
  ],
  [
    'town-hall',
    '(?:town|city|village|parish|community|market) hall|(?:community|visitors?|youth) cent(?:re|er)',
  ],
  ['roof', 'roof|rooftop'],
  ['quay', 'quay|quayside|pier|jetty|docks?|slipway|boat ?house|harbou?r'],
  ['rocks', 'rocks'],
  ['palace', 'palace|castle|throne(?: room)?|court of the (?:king|queen|emperor)'],
  ['ruins', 'ruins|pyramids|excavation|dig site'],
  ['workshop', 'workshop|shed|garage|forge|smithy|workbench|studio'],
  ['train', 'train|train carriage|railway carriage'],
  [
    'bus',
    'bus|school bus|minibus|jeepney|matatu|trotro|tro-tro|dala-dala|daladala|tap-tap|marshrutka|dolmu[sş]|colectivo|songthaew|microbus|danfo',
  ],
  ['car', 'car|taxi|back seat'],
  ['station', 'station|railway station|train station|(?:station|railway|train) platform'],
  ['airport', 'airport'],
  ['mosque', 'mosque'],
  ['church', 'church|cathedral'],
  ['temple', 'temple|shrine'],
  ['other-prayer', 'gurdwara|synagogue|monastery'],
  ['prison', 'prison|jail|dungeon'],
  ['battlefield', 'battlefield|battle|trench(?:es)?'],
  ['camp', 'camp|tent|campsite|campfire'],
  ['village', 'village|village square'],
  [
    'street',
    'streets?|zebra crossing|crosswalk|traffic lights?|pavement|sidewalk|alley|bus stop|lamp ?post|parking lot|car park|bicycle path|bike path|crossings?|neighbou?rhood',
  ],
  // Between houses or between fields.
  ['road', 'roads?|lane|(?:dirt|foot|village|forest|field|mountain|narrow) ?(?:path|track)|footpath'],
  ['city', 'city|town|square|city walls'],
  // With the home behind it.
  ['balcony', 'balcony|roof terrace'],
  // Outdoors all the same: no living room is seen there.
  ['house-front', 'porch|verandah?|doorstep|front door|front steps'],
  // It has no living room.
  ['hut', 'huts?|mountain hut|cabin'],
  [
    'home',
    "house|home|living room|flat|apartment|sofa|couch|attic|basement|fireplace|dining table|(?:grandma|grandmother|granny|gran|nana|grandpa|grandfather|aunt|auntie|uncle|cucu|abuela)'s(?: house| place)?",
  ],
  ['microscope-view', 'microscope'],
];
