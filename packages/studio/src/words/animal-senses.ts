import type { AnimalLook } from '../draw/vocabulary.ts';

/**
 * WordNet senses of each animal that can be drawn, and of its young; written as in `depicted-senses.ts`. A word without
 * a number is one that the index lacks, or that names this animal in every story whatever else it means.
 */
export const animalSenses: Record<AnimalLook, string> = {
  dog: 'dog#1 puppy#1 pup#1 labrador',
  cat: 'cat#1! domestic_cat#1 kitten#1 kitty#4',
  rabbit: 'rabbit#1 hare#1',
  horse: 'horse#1 foal#1 colt#1',
  cow: 'cattle#1 cow#1 calf#1 ox#1',
  goat: 'goat#1 kid#5',
  elephant: 'elephant#1',
  lion: 'lion#1',
  monkey: 'monkey#1',
  bird: 'bird#1! songbird sparrow wren finch robin lark skylark thrush nightingale bluebird warbler cuckoo dove canary chaffinch goldfinch greenfinch hawfinch titmouse chickadee wagtail bulbul mockingbird oriole tanager yellowhammer tailorbird bluethroat flycatcher dunnock siskin redpoll redstart stonechat whinchat weaverbird whitethroat',
  hen: 'chicken#2 hen#1 chick#1',
  owl: 'owl#1 owlet#1',
  fish: 'fish#1 trout carp herring cod clownfish tilapia guppy angelfish stickleback',
  turtle: 'turtle#2',
  frog: 'frog#1',
  snake: 'snake#1',
  mouse: 'mouse#1 fieldmouse',
  bee: 'bee#1',
  butterfly: 'butterfly#1',
  ant: 'ant#1',
  fox: 'fox#1 vixen',
  wolf: 'wolf#1',
  bear: 'bear#1',
  pig: 'pig#1 sow#1 piglet',
  sheep: 'sheep#1 lamb#1 ewe#3 ram#5',
  donkey: 'donkey#2',
  deer: 'deer#1 stag#1 doe#2 fawn muntjac sambar',
  tiger: 'tiger#2',
  camel: 'camel#1 dromedary',
  squirrel: 'squirrel#1',
  hedgehog: 'hedgehog#2',
  bat: 'bat#1',
  duck: 'duck#1 duckling#1',
  crow: 'crow#1 raven#1',
  penguin: 'penguin#1',
  crocodile: 'crocodile#1 alligator#2',
  dinosaur: 'dinosaur#1! sauropod#1 diplodocus brachiosaurus',
  whale: 'whale#2',
  spider: 'spider#1',
  caterpillar: 'caterpillar#1 silkworm#1 silkworm#2',
  shark: 'shark#1',
  dolphin: 'dolphin#2',
  seal: 'seal#9',
  octopus: 'octopus#2 squid#2',
  crab: 'crab#1 lobster#2 lobster',
  starfish: 'starfish',
  jellyfish: 'jellyfish#1 jellyfish#2',
  seahorse: 'sea_horse#2 seahorse',
  heron: 'heron#2 heron egret',
  stork: 'stork#1 stork',
  crane: 'crane#5',
  flamingo: 'flamingo#1 flamingo',
  buffalo: 'water_buffalo#1 buffalo',
  ox: 'ox#1 ox#2 bullock',
  zebra: 'zebra#1',
  giraffe: 'giraffe#1',
  hippo: 'hippopotamus#1 hippo',
  rhino: 'rhinoceros#1 rhino',
  parrot: 'parrot#1 parrot parakeet budgie macaw budgerigar lorikeet cockatiel lovebird',
  eagle: 'eagle#1 eagle',
  peacock: 'peacock#2 peacock peahen',
  swan: 'swan#1',
  goose: 'goose#1 goose gosling',
  rooster: 'rooster#1',
  turkey: 'turkey#1',
  ostrich: 'ostrich#2 ostrich',
  hyena: 'hyena',
  jackal: 'jackal',
  leopard: 'leopard#2 leopard jaguar',
  cheetah: 'cheetah#1',
  panda: 'giant_panda#1 panda',
  koala: 'koala#1',
  rat: 'rat#1 rat',
  otter: 'otter#2 otter',
  badger: 'badger#2 badger',
  kangaroo: 'kangaroo#1',
  lizard: 'lizard#1 lizard goanna',
  chameleon: 'chameleon#3 chameleon',
  snail: 'snail#1 snail',
  worm: 'worm#1! earthworm#1 worm',
  ladybird: 'ladybug#1',
  grasshopper: 'grasshopper cricket#1',
  hawk: 'hawk#1 falcon#1 kite#4 hawk falcon',
  mongoose: 'mongoose',
  meerkat: 'meerkat suricate',
  raccoon: 'raccoon#2 raccoon',
  beaver: 'beaver#7 beaver',
  wombat: 'wombat',
  possum: 'possum',
  hamster: 'hamster#1 hamster',
  mole: 'mole#6',
  llama: 'llama#1 llama alpaca',
  antelope: 'antelope gazelle impala springbok',
  gorilla: 'gorilla#1 gorilla',
  pigeon: 'pigeon#1 pigeon',
  gull: 'gull seagull kittiwake',
  swallow: 'swallow',
  kingfisher: 'kingfisher',
  woodpecker: 'woodpecker',
  vulture: 'vulture condor',
  beetle: 'beetle#1! weevil cockchafer',
};

/** Narrower kinds of these that do not look like them: a white bear is no brown one. */
export const unlikeTheirKind =
  'polar_bear#1 porpoise#1 orca#1 narwhal#1 emu#2 moa#1 dodo#2 archaeopteryx#1 mammoth#1 blowfish#2 eel#2 ray#7 beluga#1 beluga#2';

/** Words that name an animal to few, and something or somebody else to every child. */
export const rarelyAnimals = new Set(
  `agua ani argentine barbu bantam biddy blackburn brent brill britt bufo charger cocker coney cooter cotswold cotswolds
  darter dominick dominique drone dun entire feist grubby hereford hind horse-head liza longhorn long-legs looper lotte
  mademoiselle mamo margate mavis merl merle mina mollie molly mount newfoundland pacer papillon pembroke poultry raptor
  razor-fish reeve reynard rhesus ridley sidewinder snipe spitz stablemate tern tom wader waders willet yellowfin`.split(
    /\s+/,
  ),
);

/** Words that name an animal in one story and a stamp in the next: the words of the whole story tell. */
export const animalsByContext = new Set(['seal', 'cricket', 'mole', 'beetle']);

/** Birds to a story that has wings and nests in it, and machines to any other. */
export const birdsByContext = new Set(['crane']);

/** Animals that stories tell of and that none of the drawings shows, by their words in the singular. */
export const otherAnimals = new Set(
  `tadpole mammoth dodo boar mule panther ape chimpanzee orangutan lemur baboon gerbil guinea-pig
  skunk sloth yak sea-lion walrus
  porpoise beluga newt salamander tyrannosaurus triceratops wasp hornet moth termite firefly housefly
  mosquito slug dragonfly locust scorpion dragon pelican puffin magpie
  hummingbird pheasant albatross ibis cormorant quail partridge starling cicada bison ferret catfish stingray
  centipede millipede mantis aphid flea louse leech krill manatee platypus echidna armadillo anteater tapir
  lynx bobcat cougar puma weasel stoat marmot lemming vole shrew chinchilla porcupine gopher groundhog gibbon
  bonobo pangolin okapi chamois vicuña quetzal dingo mudfish cockroach woodlouse warthog hatchling wildebeest gnu
  hoopoe tamarin caribou muskrat turkey stick-insect axolotl agouti capybara polyp quokka wolverine ibex
  oryx kudu eland toucan kiwi kookaburra cassowary emu rhea hornbill eel anglerfish dugong mayfly barnacle bandicoot
  numbat quoll bilby binturong civet coati kinkajou tarsier loris aye-aye
  aardvark aardwolf abalone addax ankylosaurus antlion archerfish auk aurochs avocet babirusa barbet bearcat bedbug bellbird
  bobolink bowerbird bushbaby bushbuck bustard buzzard caiman capelin capercaillie carabao caracal
  caracara chevrotain chough conch corncrake coypu coucal cowrie crossbill curassow
  curlew cuscus cuttlefish damselfly dassie dhole dik-dik dormouse dotterel duiker dunlin earwig eaglet ermine fieldfare
  fossa frogmouth fulmar galago gannet garganey gaur gelada gemsbok gerenuk gharial gnat goldcrest
  godwit goral goshawk grebe greenfly grosbeak guanaco guillemot gyrfalcon hartebeest hawkmoth honeyguide
  hoatzin horsefly hyrax ichthyosaur iguanodon indri jabiru jackdaw jaguarundi javelina jerboa kiang kingsnake
  klipspringer krait lacewing lammergeier lapwing leafhopper leopardess lionfish lyrebird mandrill mangabey
  markhor marten mastodon merganser mink moorhen mouflon mudskipper mynah nandu narwhal nightjar nilgai
  nuthatch nutria ocelot opossum orang orca oystercatcher pademelon parrotfish peafowl peccary petrel phalarope pika
  pipistrelle plesiosaur plover polecat potoroo prawn pronghorn ptarmigan pterodactyl pterosaur pudu ratel razorbill
  redshank redwing remora roadrunner rorqual sable saiga sandpiper sandgrouse scorpionfish secretarybird serow
  serval shearwater shelduck shoebill shrew-mouse shrike siamang sifaka silverfish skua slowworm spoonbill
  stegosaurus surgeonfish swordfish tahr takahe takin tamandua tarpan tenrec
  thylacine toadfish toucanet tragopan triggerfish tsetse tuatara turaco turnstone uakari velociraptor vervet viscacha
  vizcacha waterbuck waxwing weka wheatear wigeon woodchuck woodcock
  zebu zorilla`.split(/\s+/),
);
