import { familyNouns } from './family-words.ts';

/** Words for people by what they mean, as plain lists. Animals are told by `words/species.ts`. */

const words = (list: string) => list.trim().split(/\s+/);

/** Kin by gender and age; `child` is a child to whoever speaks of it. */
export const kin = {
  women: [
    ...words(
      'mother mom mum mam mammy umma eomma mommy mummy mama mamá mami mamma stepmother stepmom stepmum godmother aunt auntie aunty wife mother-in-law foster-mother ammi amma mausi bua maman mutti nanay',
    ),
    ...familyNouns('mother', 'aunt'),
  ],
  men: [
    ...words(
      'father dad daddy papa papá papi stepfather stepdad godfather uncle husband father-in-law abba baba tata tatay papaji chacha mama-ji',
    ),
    ...familyNouns('father', 'uncle'),
  ],
  oldWomen: [
    ...words(
      'grandmother grandma granny gran nan nana nanna kuia yaya yiayia great-grandmother great-grandma cucu dadi nani abuela abuelita nonna oma babushka babcia lola halmoni bibi gogo avó dadiji naniji ajji paati',
    ),
    ...familyNouns('grandmother'),
  ],
  oldMen: [
    ...words(
      'grandfather grandpa grandad granddad gramps great-grandfather great-grandpa dada nanu abuelo nonno opa dziadek haraboji koro dede lolo babu avô dadaji nanaji thatha ajja mzee opanyin',
    ),
    ...familyNouns('grandfather'),
  ],
  girls: [
    ...words('sister daughter niece granddaughter stepsister stepdaughter'),
    ...familyNouns('older sister'),
  ],
  boys: [...words('brother son nephew grandson stepbrother stepson'), ...familyNouns('older brother')],
  children: words('cousin baby twin sibling child grandchild'),
};

/** People by what they are, not by kin. */
export const people = {
  girls: words('girl schoolgirl princess'),
  boys: words('boy schoolboy'),
  children: words(
    'kid child student pupil classmate friend mate schoolmate toddler teenager partner teammate playmate bully learner',
  ),
  women: words(
    'woman lady queen empress duchess actress bride waitress priestess nun goddess heroine widow witch maid baroness countess ballerina stewardess fishwife seamstress laundress dressmaker washerwoman abbess matron shepherdess governess sorceress postwoman nanny milkmaid midwife headmistress schoolmistress policewoman chairwoman saleswoman businesswoman doctora profesora professora maestra señora señorita senhora enfermera directora madame',
  ),
  men: words(
    'man gentleman king emperor duke pharaoh sultan prince knight monk priest wizard lord caliph tsar headmaster schoolmaster postman milkman policeman fireman fisherman salesman businessman chairman sheriff waiter actor groom bridegroom bishop pope friar butler profesor señor senhor monsieur regent herdsman',
  ),
  adults: words(
    `teacher headteacher principal professor tutor coach caretaker janitor librarian counselor counsellor nurse doctor dentist vet surgeon scientist biologist
    chemist physicist astronomer engineer inventor explorer astronaut pilot captain sailor fisherman farmer shepherd gardener baker cook chef butcher
    merchant trader shopkeeper seller vendor cashier banker clerk accountant lawyer judge mayor president minister senator governor politician soldier general officer
    policeman policewoman firefighter fireman guard guide ranger tracker warden barrister councillor councilor profe herder goatherd driver conductor carpenter potter weaver tailor blacksmith smith builder mason plumber electrician mechanic miner
    painter muralist florist instructor mechanic artist sculptor writer author poet journalist reporter photographer musician singer drummer dancer actor director composer architect philosopher thinker historian
    archaeologist geologist mathematician programmer worker volunteer neighbor neighbour stranger parent adult grown-up activist leader chief elder nurseryman
    surfer lifeguard referee umpire postman milkman hunter weaver beekeeper curator official boss owner customer tourist visitor traveller traveler researcher expert operator messenger servant slave peasant nobleman noblewoman scribe warrior landlord tenant griot bard minstrel envoy ambassador courier coachman housekeeper gatekeeper assistant apprentice overseer minister announcer secretary admiral porter printer instructor lecturer goldsmith headmaster headmistress spokesman publisher editor inspector detective veterinarian paramedic receptionist plumber surveyor
    deckhand skipper bosun musher steward attendant aviator cosmonaut butler valet cowboy collier diplomat dyer engraver hairdresser barber laborer labourer lieutenant sergeant colonel corporal commander navigator mariner
    helmsman quartermaster undertaker veteran wagoner archbishop bishop aristocrat baron chancellor chaplain chieftain cleric clergyman priest commissioner curate pastor vicar preacher rabbi imam guru maharaja raja
    postmaster rector representative superintendent supervisor manager trainer viceroy viscount warlord academic attorney barrister missionary pharmacist prosecutor psychiatrist therapist schoolteacher herald jockey
    gladiator wrestler archer analyst coroner designer specialist juror scholar theologian sage prophet grocer draper hawker dealer retailer pedlar clown comedian pianist cellist violinist guitarist trumpeter piper diver rower brewer tanner cobbler jeweller jeweler glassblower woodcutter thatcher silversmith locksmith bricklayer roofer quarryman botanist zoologist ecologist meteorologist volcanologist cartographer surveyor economist anthropologist psychologist translator interpreter consul magistrate bailiff cadet airman gunner medic mullah abbot muezzin healer herbalist apothecary astrologer soothsayer jester juggler acrobat playwright novelist essayist oarsman stationmaster signalman stoker greengrocer fishmonger cleaner sweeper watchman sentry jailer warden prisoner bandit robber pirate smuggler hermit beggar stonecutter stonecarver carver woodcarver muleteer camel-driver rickshaw-driver boatwoman ferrywoman calligrapher vizier courtier astronomer physicist chemist
    performer entertainer organist soprano lumberjack trapper ferryman boatman foreman crossing-guard passenger settler pilgrim pioneer machinist stonemason welder stockman drover`,
  ),
};

/** People together. */
export const groupWords = words(
  `police guild tribe class team crew crowd family group council committee assembly army band choir club party caravan tribe gang audience jury congress parliament senate government
  people men women children villagers soldiers townspeople colonists settlers pilgrims romans sailors workers farmers students pupils teachers parents kids friends neighbours neighbors
  scientists merchants traders surfers guards citizens voters peasants nobles enslaved slaves protesters marchers rebels refugees families visitors tourists players fans boys girls classmates others elders ancestors guests travellers travelers astronauts engineers explorers miners hunters knights priests monks judges leaders guilds onlookers passengers scholars shopkeepers vendors fishermen foreigners natives settlers newcomers workmen firemen policemen firefighters tradesmen islanders inhabitants cousins siblings crowds dozens hundreds thousands millions`,
);
