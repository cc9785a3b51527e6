const list = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((name) => name.replaceAll('_', ' '));

/** Cities and towns. */
export const knownCities = new Set(
  list(
    `Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Hawaii Idaho Illinois Indiana Iowa Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada New_Hampshire New_Jersey New_Mexico North_Carolina North_Dakota Ohio Oklahoma Oregon Pennsylvania Rhode_Island South_Carolina South_Dakota Tennessee Texas Utah Vermont West_Virginia Wisconsin Wyoming
    Accra Addis_Ababa Agra Ahmedabad Alexandria Algiers Amsterdam Athens Atlanta Auckland Baghdad Bandung Bangalore Bengaluru Bangkok Barcelona Beijing Beirut Belfast Berlin Birmingham Bogota Bogotá Bombay Boston Bristol Brussels Budapest Buenos_Aires Cairo Calcutta Cambridge Canberra Cape_Town Caracas Cardiff Carthage Casablanca Chang'an Chennai Chicago Cologne Constantinople Copenhagen Cusco Dakar Damascus Dar_es_Salaam Delhi Dhaka Dresden Dubai Dublin Durban Edinburgh Florence Frankfurt Freetown Geneva Glasgow Hamburg Hanoi Harare Havana Helsinki Hiroshima Houston Hyderabad Ibadan Istanbul Jaipur Jakarta Jerusalem Johannesburg Kabul Kampala Karachi Kathmandu Khartoum Kigali Kingston Kinshasa Kisumu Kolkata Kyiv Kyoto Lagos Lahore Leeds Leicester Lima Lisbon Liverpool London Los_Angeles Lucknow Lusaka Lyon Madras Madrid Makkah Mali Manchester Manila Maputo Marrakesh Marseille Mecca Medina Melbourne Memphis Mexico_City Miami Milan Mombasa Montgomery Montreal Moscow Mumbai Munich Nagasaki Nairobi Nanyuki New_Delhi New_Orleans New_York Nyeri Oslo Oxford Palermo Paris Philadelphia Pompeii Prague Pretoria Pune Quito Recife Rio_de_Janeiro Rome Saigon Salvador Samarkand San_Francisco Santiago São_Paulo Seattle Selma Seoul Shanghai Shrewsbury Sparta Stockholm Surabaya Sydney Tehran Timbuktu Tokyo Toronto Turfan Vancouver Varanasi Venice Versailles Vienna Warsaw Washington Wellington Westminster Xi'an York Zurich Alabama Alaska Arizona California Colorado Florida Hawaii Kansas Louisiana Mississippi Montana Nebraska Nevada New_Jersey New_Mexico Ohio Oklahoma Oregon Tennessee Texas Utah Vermont Virginia Wisconsin Wyoming Iowa Michigan Minnesota Missouri Kentucky Pennsylvania Massachusetts Ontario Quebec Queensland Tasmania Victoria_Falls Yorkshire Cornwall Sussex Normandy Provence Bavaria Saxony Tuscany Sicily Crete Java Sumatra Borneo Bali`,
  ),
);

/** Countries, lands, rivers and seas that school stories name; others are known by the words around them. */
export const knownPlaces = new Set(
  list(`Africa Asia Europe America Australia Antarctica Oceania North_America South_America Latin_America Central_America Middle_East Arctic Scandinavia Balkans Mesopotamia Babylon Babylonia Assyria Sumer Persia Anatolia Arabia Siberia Bengal Punjab Gujarat Kerala Rajasthan Maharashtra Bihar Assam Kashmir Tibet Patagonia Amazonia Sahara Sahel Gobi Caribbean Polynesia
  Afghanistan Albania Algeria Angola Argentina Armenia Austria Azerbaijan Bangladesh Belgium Benin Bolivia Bosnia Botswana Brazil Bulgaria Burundi Cambodia Cameroon Canada Chad Chile China Colombia Congo Croatia Cuba Cyprus Denmark Ecuador Egypt England Eritrea Estonia Ethiopia Fiji Finland France Gabon Gambia Georgia Germany Ghana Greece Greenland Guatemala Guinea Guyana Haiti Honduras Hungary Iceland India Indonesia Iran Iraq Ireland Israel Italy Jamaica Japan Jordan Kazakhstan Kenya Korea Kosovo Kuwait Laos Latvia Lebanon Lesotho Liberia Libya Lithuania Luxembourg Madagascar Malawi Malaysia Maldives Mali Malta Mauritius Mexico Moldova Mongolia Morocco Mozambique Myanmar Namibia Nepal Netherlands Nicaragua Niger Nigeria Norway Oman Pakistan Palestine Panama Paraguay Peru Philippines Poland Portugal Qatar Romania Russia Rwanda Samoa Scotland Senegal Serbia Singapore Slovakia Slovenia Somalia Spain Sri_Lanka Sudan Suriname Sweden Switzerland Syria Taiwan Tanzania Thailand Togo Tonga Tunisia Turkey Uganda Ukraine Uruguay Uzbekistan Venezuela Vietnam Wales Yemen Zambia Zimbabwe Britain Great_Britain UK USA US United_States United_Kingdom Soviet_Union South_Africa New_Zealand Costa_Rica El_Salvador Saudi_Arabia Ivory_Coast Sierra_Leone Burkina_Faso Hong_Kong
  Nile Amazon Ganges Ganga Yamuna Indus Danube Rhine Thames Severn Seine Volga Yangtze Tigris Euphrates Zambezi Brahmaputra Everest Kilimanjaro Himalaya Himalayas Andes Alps Rockies Atlantic Pacific Mediterranean Baltic Earth Moon Mars Venus Jupiter Saturn Mercury Neptune Uranus Milky_Way`),
);

/** Last words of a name that make it a place. */
export const placeEnding =
  /^(?:River|Lake|Mount|Mountain|Mountains|Street|Road|Avenue|Lane|Square|School|Park|Market|Island|Islands|Sea|Ocean|Desert|Bay|Valley|Castle|Palace|Museum|Bridge|Forest|City|Town|Village|Hill|Hills|Harbour|Harbor|Beach|Falls|Tower|Hospital|Library|Station|Airport|University|Temple|Cathedral|Canyon|Peninsula|Coast|Kingdom|Empire|Province|Fort|Gate|Garden|Gardens|Reef|Volcano|Canal|Strait|Gulf|Plain|Plains|Plateau|Elementary|Primary|College|Academy|Hotel|Farm|Stadium|Zoo|Mall|Cafe|Café|Bakery|Pier|Port|Lagoon|Delta|Creek|Cave|Caves|Cliff|Cliffs|Glacier|Heights|Woods|Mosque|Monastery|Shrine|Mines|Dam|Reserve|County|District|Zone|House|Manor|Cottage|Abbey|Orphanage|Wada|Haveli|Bhavan|Atoll|Ridge|Peak|Summit|Springs|Grove|Meadow|Meadows|Marsh|Swamp|Dunes|Crater|Geyser|Trail|Pass|Wharf|Quay|Dock|Docks|Barracks|Arena|Hall|Nivas|Mahal|Ashram|Vidyalaya|Gurukul|North|South|East|West)$/;
/** First words of a name that make it a place. */
export const placeBeginning =
  /^(?:River|Lake|Mount|Cape|Fort|Port|Gulf|Isle|Saint-|San|Santa|Los|Las|Hotel|Café|Villa|Plaza|Playa|Río|Rio|Puerto|Rue|Lac|Mont|Camp|Loch|Glen|Kampung|Bukit|Wadi|Nuwara|Collège|École|Ecole|Lycée|Université|Escuela|Colegio|Instituto|Casa|Mercado|Calle|Barrio|Sierra|Lago|Piazza|Ponte|Schloss|Musée|Église|Château|Estádio|Praia|Ilha|Serra|Igreja|Palais|Palacio|Teatro|Museo|Universidad|Parque|Pasar|Masjid|Jalan|Desa|Gunung|Scoil|Sekolah|Shule|Escola|Scuola|Szkoła|Škola|Skola|Okul|Sungai|Pulau|Danau)$/;

/** Whether a name is a city's, a land's or a water's, by itself. */
export const isKnownPlace = (name: string) => knownPlaces.has(name) || knownCities.has(name);

/** Endings that only places have: "Nashville", "Jamshedpur". */
export const placeSuffix =
  /\p{L}{2,}(?:ville|burgh?|pur|abad|istan|grad|polis|shire|chester|mouth|bourne|stadt|dorf|hafen|nagar|garh|fjord|straße|strasse|gasse|platz|heim)$/u;
