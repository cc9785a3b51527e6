/** Words by what they mean, as compact data: `species: words` and plain lists. */

const words = (list: string) => list.trim().split(/\s+/);

/** Animals, each with its other words and its young. */
const animals = `dog:dog,puppy,dachshund,labrador,poodle,terrier,sheepdog,beagle,spaniel,hound,pup,doggy
cat:cat,kitten,tomcat,kitty rabbit:rabbit,bunny,hare horse:horse,pony,mare,stallion,foal donkey:donkey,mule cow:cow,calf,bull,ox,cattle,buffalo
goat:goat,kid-goat sheep:sheep,lamb,ewe,ram pig:pig,piglet,boar,sow camel:camel elephant:elephant lion:lion,lioness,cub tiger:tiger leopard:leopard,cheetah,jaguar,panther
monkey:monkey,ape,chimpanzee,gorilla,orangutan,lemur,baboon bear:bear wolf:wolf fox:fox deer:deer,stag,antelope,gazelle,impala,reindeer,moose,elk zebra:zebra giraffe:giraffe
hippopotamus:hippo,hippopotamus rhinoceros:rhino,rhinoceros kangaroo:kangaroo,wallaby koala:koala panda:panda mouse:mouse rat:rat hamster:hamster,gerbil guinea-pig:guinea-pig squirrel:squirrel,chipmunk hedgehog:hedgehog
mole:mole beaver:beaver otter:otter badger:badger raccoon:raccoon skunk:skunk sloth:sloth bat:fruit-bat llama:llama,alpaca yak:yak mongoose:mongoose,meerkat seal:sea-lion,walrus
bird:bird,sparrow,robin,swallow,pigeon,dove,finch,stork,heron,crane-bird,gull,seagull,swift,wren,starling,magpie,cuckoo,flamingo,pelican crow:crow,raven eagle:eagle,hawk,falcon,vulture owl:owl parrot:parrot,parakeet,budgie,macaw penguin:penguin ostrich:ostrich
hen:hen,chicken,rooster,cockerel,chick duck:duck,duckling goose:goose,gosling swan:swan turkey:turkey-bird peacock:peacock
fish:fish,goldfish,salmon,trout,carp,tuna,herring,cod shark:shark whale:whale dolphin:dolphin,porpoise octopus:octopus,squid crab:crab,lobster jellyfish:jellyfish seahorse:seahorse starfish:starfish
turtle:turtle,tortoise frog:frog,toad,tadpole newt:newt,salamander snake:snake,cobra,python lizard:lizard,gecko,chameleon,iguana crocodile:crocodile,alligator dinosaur:dinosaur,tyrannosaurus,triceratops,diplodocus
bee:bee,honeybee,bumblebee,wasp,hornet butterfly:butterfly moth:moth caterpillar:caterpillar ant:ant,termite beetle:beetle,ladybird,ladybug firefly:firefly fly:housefly mosquito:mosquito spider:spider,tarantula worm:worm,earthworm,silkworm snail:snail,slug dragonfly:dragonfly cricket:grasshopper,locust scorpion:scorpion dragon:dragon`;

export const speciesByWord = new Map(
  words(animals).flatMap((entry) => {
    const [species, list] = entry.split(':') as [string, string];
    return list.split(',').map((word) => [word, species] as const);
  }),
);

/** Kin by gender and age; `child` is a child to whoever speaks of it. */
export const kin = {
  women: words(
    'mother mom mum mommy mummy mama mamma stepmother stepmom stepmum aunt auntie aunty wife mother-in-law foster-mother ammi amma mausi bua',
  ),
  men: words(
    'father dad daddy papa stepfather stepdad uncle husband father-in-law abba baba papaji chacha mama-ji',
  ),
  oldWomen: words(
    'grandmother grandma granny gran nan nana nanna great-grandmother great-grandma cucu dadi nani abuela nonna oma babushka lola halmoni bibi gogo avó dadiji naniji ajji paati',
  ),
  oldMen: words(
    'grandfather grandpa grandad granddad gramps great-grandfather great-grandpa dada nanu abuelo nonno opa lolo babu avô dadaji nanaji thatha ajja',
  ),
  girls: words('sister daughter niece granddaughter stepsister stepdaughter'),
  boys: words('brother son nephew grandson stepbrother stepson'),
  children: words('cousin baby twin sibling child grandchild'),
};

/** People by what they are, not by kin. */
export const people = {
  girls: words('girl schoolgirl princess'),
  boys: words('boy schoolboy'),
  children: words(
    'kid child student pupil classmate friend schoolmate toddler teenager partner teammate playmate bully learner',
  ),
  women: words('woman lady queen empress duchess actress waitress priestess nun goddess heroine widow witch'),
  men: words(
    'man gentleman king emperor duke pharaoh sultan prince knight monk priest wizard lord caliph tsar',
  ),
  adults: words(
    `teacher headteacher principal professor tutor coach caretaker janitor librarian counselor counsellor nurse doctor dentist vet surgeon scientist biologist
    chemist physicist astronomer engineer inventor explorer astronaut pilot captain sailor fisherman farmer shepherd gardener baker cook chef butcher
    merchant trader shopkeeper seller vendor cashier banker clerk accountant lawyer judge mayor president minister senator governor politician soldier general officer
    policeman policewoman firefighter fireman guard guide ranger driver conductor carpenter potter weaver tailor blacksmith smith builder mason plumber electrician mechanic miner
    painter artist sculptor writer author poet journalist reporter photographer musician singer drummer dancer actor director composer architect philosopher thinker historian
    archaeologist geologist mathematician programmer worker volunteer neighbor neighbour stranger parent adult grown-up activist leader chief elder nurseryman
    surfer lifeguard referee umpire postman milkman hunter weaver beekeeper curator official boss owner customer tourist visitor traveller traveler researcher expert operator messenger servant slave peasant nobleman noblewoman scribe warrior landlord tenant`,
  ),
};

/** People together. */
export const groupWords = words(
  `class team crew crowd family group council committee assembly army band choir club party caravan tribe gang audience jury congress parliament senate government
  people men women children villagers soldiers townspeople colonists settlers pilgrims romans sailors workers farmers students pupils teachers parents kids friends neighbours neighbors
  scientists merchants traders surfers guards citizens voters peasants nobles enslaved slaves protesters marchers rebels refugees families visitors tourists players fans boys girls classmates others elders ancestors guests travellers travelers astronauts engineers explorers miners hunters knights priests monks judges leaders`,
);
