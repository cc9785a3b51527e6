/**
 * What children are called, for whoever tells a story without a name: `countries|girls|boys`. Where a country is not listed,
 * one of the studio's own tells it.
 */
const lines = `
in,india,np,nepal|Anaya,Kavya,Meera,Diya|Rohan,Arjun,Vivaan,Ishaan
bd,bangladesh|Nusrat,Rumi,Mim,Tania|Rahim,Tanvir,Sajid,Imran
pk,pakistan|Zainab,Ayesha,Hira|Bilal,Hamza,Usman
lk,sri lanka|Nethmi,Sanduni,Dilini|Kasun,Nuwan,Tharindu
ng,nigeria|Amara,Ngozi,Folake|Chidi,Tunde,Emeka
gh,ghana|Abena,Esi,Akosua|Kofi,Kwame,Yaw
ke,kenya|Wanjiru,Achieng,Njeri|Kamau,Otieno,Kiprono
tz,tanzania,ug,uganda,rw,rwanda|Neema,Rehema,Asha|Juma,Baraka,Amani
et,ethiopia,er,eritrea|Hanna,Selam,Tigist|Dawit,Yonas,Abel
za,south africa,zw,zimbabwe,bw,botswana,ls,lesotho,sz,eswatini|Lerato,Thandi,Naledi|Thabo,Sipho,Tendai
sn,senegal,ml,mali,gm,gambia,gn,guinea,ci,ivory coast,bf,burkina faso|Awa,Aminata,Fatou|Moussa,Ibrahima,Ousmane
jm,jamaica,bb,barbados,bs,bahamas|Kerry-Ann,Shanice,Tianna|Andre,Jermaine,Omari
ht,haiti|Rosemène,Nadège|Jean,Emmanuel
eg,egypt,ma,morocco,dz,algeria,tn,tunisia,jo,jordan,lb,lebanon,sy,syria,iq,iraq,ps,palestine,sa,saudi arabia,ae,united arab emirates,kw,kuwait,om,oman,ye,yemen,sd,sudan|Layla,Salma,Nour,Mariam|Omar,Youssef,Karim,Samir
tr,turkey,türkiye|Elif,Defne,Zeynep|Emre,Kerem,Can
ir,iran,af,afghanistan|Parisa,Shirin,Laleh|Dariush,Farhad,Navid
cn,china,tw,taiwan|Xiaomei,Lihua,Meilin|Haoran,Junjie,Wenbo
jp,japan|Yui,Sakura,Haruka|Haruto,Sota,Kenji
kr,south korea,korea|Seo-yeon,Ji-woo,Ha-eun|Min-jun,Do-yun,Joon-ho
vn,vietnam|Linh,Mai,Hoa|Minh,Nam,Tuan
th,thailand|Mali,Ploy,Dao|Somchai,Anan,Krit
id,indonesia,my,malaysia|Dewi,Putri,Sari|Budi,Adi,Rizky
ph,philippines|Ligaya,Tala,Althea|Paolo,Miguel,Jomar
mx,mexico,gt,guatemala,hn,honduras,sv,el salvador,ni,nicaragua,cr,costa rica,co,colombia,ve,venezuela,ec,ecuador,pe,peru,bo,bolivia,py,paraguay,cl,chile,ar,argentina,uy,uruguay,cu,cuba,do,dominican republic,pa,panama|Valentina,Camila,Lucía,Ximena|Mateo,Diego,Santiago,Emiliano
br,brazil|Luana,Beatriz,Júlia|Caio,Thiago,Rafael
pl,poland|Zofia,Hania,Maja|Jakub,Antek,Staś
ua,ukraine,by,belarus|Oksana,Daryna,Sofiia|Andriy,Taras,Bohdan
ru,russia|Masha,Anya,Dasha|Misha,Kolya,Dima
cz,czechia,czech republic,sk,slovakia|Eliška,Tereza|Jakub,Vojta
hu,hungary|Réka,Eszter|Bence,Gergő
ro,romania,md,moldova|Ioana,Mihaela|Andrei,Mihai
bg,bulgaria,rs,serbia,hr,croatia,si,slovenia,ba,bosnia and herzegovina,mk,north macedonia|Mila,Jelena,Iva|Luka,Marko,Stefan
ee,estonia,lv,latvia,lt,lithuania|Liisa,Anete,Ieva|Rasmus,Jonas,Markuss
fi,finland|Aino,Helmi|Eino,Onni
is,iceland|Freyja,Katla|Aron,Kári
ie,ireland|Saoirse,Aoife,Niamh,Róisín|Cian,Tadhg,Oisín,Conor
nz,new zealand|Aroha,Mia,Hana,Lucy|Nikau,Tama,Liam,Jack
mw,malawi,zm,zambia,mz,mozambique|Chikondi,Thoko,Mwiza,Lweendo|Chisomo,Kondwani,Mulenga,Tafika
cd,democratic republic of the congo,cg,congo,cm,cameroon,ga,gabon|Grâce,Divine,Merveille|Junior,Christian,Exaucé
mg,madagascar|Hasina,Voahangy,Lalaina|Faly,Tiana,Rado
mn,mongolia,kz,kazakhstan,kg,kyrgyzstan,uz,uzbekistan|Nomin,Aigerim,Madina,Saule|Temuulen,Aidar,Rustam,Bataa
ge,georgia,am,armenia,az,azerbaijan|Nino,Ani,Leyla,Mariam|Giorgi,Aram,Elvin,Luka
gr,greece,cy,cyprus|Eleni,Katerina,Danae|Nikos,Yannis,Petros
pt,portugal,ao,angola,cv,cape verde|Inês,Matilde,Leonor|Tiago,Duarte,Rodrigo
it,italy|Giulia,Chiara,Ginevra|Lorenzo,Matteo,Tommaso
es,spain|Lucía,Carla,Nerea|Hugo,Álvaro,Iker
fr,france,be,belgium|Léa,Manon,Inès|Louis,Jules,Adam
de,germany,at,austria,ch,switzerland|Lena,Mia,Emilia|Jonas,Paul,Felix
no,norway,se,sweden,dk,denmark|Ingrid,Astrid,Freja|Emil,Oskar,Magnus
kh,cambodia,la,laos,mm,myanmar|Sreymom,Kanya,Thida|Dara,Sokha,Aung
pg,papua new guinea,sb,solomon islands,vu,vanuatu|Maima,Ruth,Leilani|Tau,Kila,Moses
fj,fiji,ws,samoa,to,tonga|Sina,Mele,Litia|Sione,Tavita,Josefa
`;

const byCountry = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [countries = '', girls = '', boys = ''] = line.split('|');
      const names = { girl: girls.split(','), boy: boys.split(',') };
      return countries.split(',').map((country) => [country, names] as const);
    }),
);

/** What girls and boys of a country are called. @param country a code of two letters or an English name, as in a brief */
export const namesOfCountry = (country: string) => byCountry.get(country.trim().toLowerCase());
