/** Cities that stories name without their country, a line for each country: `country|cities`. */
const cities = `
nigeria|Lagos,Abuja,Kano,Ibadan,Enugu
ghana|Accra,Kumasi
kenya|Nairobi,Mombasa,Kisumu,Nakuru
ethiopia|Addis Ababa
tanzania|Dar es Salaam,Dodoma,Arusha
uganda|Kampala
rwanda|Kigali
senegal|Dakar
mali|Bamako,Timbuktu
south africa|Johannesburg,Soweto,Cape Town,Durban,Pretoria
jamaica|Kingston
haiti|Port-au-Prince
india|Delhi,New Delhi,Mumbai,Bombay,Kolkata,Calcutta,Chennai,Madras,Bengaluru,Bangalore,Hyderabad,Pune,Ahmedabad,Jaipur,Lucknow,Agra,Varanasi,Kochi,Bhopal,Maharashtra,Gujarat,Kerala,Punjab,Rajasthan,Bihar,Assam,Kashmir
pakistan|Lahore,Karachi,Islamabad,Peshawar
bangladesh|Dhaka,Chittagong,Sylhet,Khulna,Barisal
sri lanka|Colombo,Kandy
nepal|Kathmandu
china|Beijing,Shanghai,Guangzhou,Chang'an,Nanjing,Wuhan
japan|Tokyo,Kyoto,Osaka,Hiroshima,Nagasaki,Kobe,Edo
south korea|Seoul,Busan
indonesia|Jakarta,Bandung,Yogyakarta
philippines|Manila,Cebu,Davao
thailand|Bangkok,Chiang Mai
vietnam|Hanoi,Saigon,Ho Chi Minh City,Hue
malaysia|Kuala Lumpur
egypt|Cairo,Alexandria,Giza,Luxor
morocco|Marrakesh,Casablanca,Fez,Rabat
turkey|Istanbul,Ankara,Izmir
iraq|Baghdad,Mosul,Basra
iran|Tehran,Isfahan
syria|Damascus,Aleppo
mexico|Mexico City,Oaxaca,Guadalajara,Puebla
guatemala|Guatemala City
peru|Lima,Cusco,Cuzco
bolivia|La Paz
ecuador|Quito
colombia|Bogotá,Bogota,Medellín
chile|Santiago,Valparaíso,Copiapó
argentina|Buenos Aires
brazil|Rio de Janeiro,São Paulo,Salvador,Recife
poland|Warsaw,Kraków,Krakow,Gdansk,Gdańsk
ukraine|Kyiv,Kiev,Chernobyl,Pripyat,Odessa
russia|Moscow,Saint Petersburg,St Petersburg,Leningrad
czechia|Prague
hungary|Budapest
germany|Berlin,East Berlin,West Berlin,Munich,Hamburg,Leipzig,Dresden,Cologne,Frankfurt,Mainz
france|Paris,Lyon,Marseille,Coupvray
united kingdom|London,Manchester,Liverpool,Birmingham,Edinburgh,Glasgow,Cambridge,Oxford,Lyme Regis
ireland|Dublin,Cork,Galway
netherlands|Amsterdam,Rotterdam
austria|Vienna
italy|Rome,Florence,Venice,Milan,Pisa
spain|Madrid,Barcelona,Seville
portugal|Lisbon
greece|Athens
united states|New York,Boston,Chicago,Philadelphia,Houston,Montgomery,Los Angeles,San Francisco,New Orleans,Atlanta,Detroit
`;

const byCity = new Map(
  cities
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [country = '', names = ''] = line.split('|');
      return names.split(',').map((city) => [city, country] as const);
    }),
);

/** The country of a city or a region, in lower case; undefined for one that is not known. */
export const countryOfCity = (name: string): string | undefined => byCity.get(name);

const anyCity = new RegExp(
  `(?<!\\p{L})(?:${[...byCity.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?!\\p{L})`,
  'u',
);

/** The first of these cities that a text names. */
export const cityIn = (text: string): string | undefined => anyCity.exec(text)?.[0];
