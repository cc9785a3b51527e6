import { isPlural, plural, singular } from '../text/words.ts';

/**
 * Words of one kind that a learner tells apart, in the singular: a sentence that is true with one of them is not true with
 * another. "=" joins words that one thing may be called. A word that heads sets is asked for with these alone, any other
 * with all that it stands in. What only furnishes a story, such as a cup or a wall, is not asked for. English.
 */
const sets = `
water=sea=flood wind sand mud snow fire
water oil milk juice vinegar petrol=fuel
air water sand oil dust
oxygen nitrogen carbon-dioxide=carbon=dioxide hydrogen helium methane
steam=vapour ice dust smoke foam
gas dust sand water
ice glass iron wood stone wax
rain snow wind=storm fog=cloud hail thunder lightning
flood=tsunami drought earthquake fire=wildfire landslide blizzard
heat=warmth light=brightness sound=noise electricity cold
friction gravity magnetism electricity
energy weight colour noise
temperature weight=mass speed length height price=cost volume
length width height depth weight age
pressure temperature colour speed
sunlight=sunshine wind snow fog moonlight
sun moon star cloud wind
planet star comet moon galaxy
river=stream lake=pond sea=ocean canal well desert
mountain valley island beach=shore=coast forest=jungle swamp desert
hill valley cave cliff dune plain=meadow
glacier volcano desert river
crust mantle core
sand clay mud=silt gravel snow ash
soil=earth=ground water air snow
rock=stone=pebble=boulder sand mud ice wood
lava=magma mud water sand ice
iron=steel copper gold silver lead tin aluminium
metal wood glass plastic clay paper leather rubber
plastic paper=cardboard glass metal wood
wool=felt cotton silk leather fur
cloth=fabric paper leather wood glass
dye=paint=ink wax glue oil salt
wax glue dye salt oil
soap sand salt oil flour
salt sugar sand ash soap
sugar salt flour oil pepper
yeast salt sugar butter pepper
acid=vinegar sugar oil salt
rice wheat maize=corn barley=rye
bread=loaf cheese soup porridge cake
flour=dough salt sugar butter milk
milk water juice oil tea
root=rootlet leaf stem=stalk flower=blossom seed=kernel branch=twig thorn
bark leaf root flower seed
pollen honey=nectar sap wax
tree=sapling bush flower grass mushroom vine
oak pine palm willow birch maple
apple banana mango orange lemon coconut grape=raisin
potato cabbage carrot tomato onion bean pumpkin
bacterium=germ=microbe virus worm insect
mosquito bee fly ant butterfly=moth beetle spider
egg larva=caterpillar pupa=cocoon
dog cat horse cow goat pig donkey
sheep goat cow pig camel
lion elephant monkey zebra giraffe camel
eagle=hawk owl duck hen=chicken crow parrot penguin
shark whale crab=lobster shrimp octopus turtle=tortoise seal jellyfish
coral seaweed=algae sponge shell
frog=toad snake lizard turtle crocodile
fox wolf bear rabbit=hare deer squirrel mouse=rat hedgehog
bird fish insect snake frog
fish bird insect frog snake
farmer soldier teacher doctor=nurse sailor tailor hunter
runner=messenger soldier farmer weaver sailor
trader=merchant soldier farmer priest sailor
scientist=researcher soldier farmer painter sailor
king=emperor=ruler=pharaoh queen priest judge merchant soldier
judge=jury mayor teacher general priest
parliament=congress army church court school
council=committee army court police school
mayor=president judge teacher priest general
citizen=voter soldier king tourist
brain heart stomach lung=lungs liver kidney muscle
hand=fist foot head knee elbow shoulder back
arm leg head neck back
eye ear nose tongue skin
blood sweat saliva air
tooth tongue lip nail bone
beak=bill wing tail claw feather
shell fin wing tail feather
bone muscle nerve skin
cell bone nerve muscle
spring summer autumn=fall winter
morning=dawn noon=midday evening=dusk midnight
night=darkness noon morning
day night week hour minute
year month week day century
north south east west
top bottom middle edge=rim
circle square triangle rectangle hexagon star
line circle angle cube
angle side corner area
sum difference product quotient
numerator denominator
mean=average median mode range
noun verb adjective adverb pronoun
letter=consonant=vowel number picture sentence
word number picture sound
drum flute violin piano guitar=oud trumpet bell
string pipe bell drum
boat=ship=raft=canoe train car bus bicycle=bike cart plane=airplane
wheel brake pedal engine=motor chain handle
hammer saw needle knife scissor spade
bridge tunnel tower dam harbour
dam bridge tower canal
tent=ger=yurt castle cave tower
lamp=bulb=light candle mirror window clock
mirror lens window lamp
battery wire switch magnet motor
wire rope thread ribbon pipe
magnet spring lever pulley screw
lever wheel screw pulley magnet
thread=yarn rope=cord chain wire ribbon
knot bead button feather shell
net=mesh basket bucket rope ladder
money time land food
tax wage=salary rent loan prize=reward
profit=gain loss cost wage tax
interest tax rent fee
coin=note ticket stamp letter key
vote=ballot=election tax prayer speech
law=rule tax prayer song
petition=signature poem song prize
map letter diary poster photo=photograph=picture newspaper film
war=battle trade festival famine election
helmet glove boot belt scarf
server printer keyboard camera
algorithm=recipe password picture file
program=code picture password message
password name address birthday
fever cough rash headache
shadow=shade reflection sound colour
wave tide current bubble
tide=current wind storm earthquake
electron proton neutron
atom=molecule cell crystal grain
solid liquid gas
evaporation condensation freezing=solidification boiling
erosion flooding freezing melting
melting freezing boiling burning
hole bump knot line
bubble=foam drop crumb grain
drop=droplet grain crumb thread
nest burrow=den hive web shell
anger joy=happiness fear sadness shame
proverb=saying joke riddle song prayer
tune=melody=song=music joke picture poem
source headline joke colour
food water sleep money
compost=manure=dung=fertilizer sand plastic salt paint
`;

type Group = readonly string[];

/** Of each word the groups of the others in the sets that it heads, or else in all of its sets. */
const rivalsOf = new Map<string, Group[]>();
const heads = new Set<string>();
const lines = sets.trim().split('\n');
const groupsOf = (line: string): Group[] =>
  line.split(' ').map((group) => group.replaceAll('-', ' ').split('='));
for (const line of lines) for (const word of groupsOf(line)[0]!) heads.add(word);
for (const line of lines) {
  const groups = groupsOf(line);
  for (const [at, group] of groups.entries())
    for (const word of group)
      if (at === 0 || !heads.has(word))
        rivalsOf.set(word, [...(rivalsOf.get(word) ?? []), ...groups.filter((other) => other !== group)]);
}

/** There is no "two muds": these stand for no word in the plural. */
const uncounted = new Set(
  `water oil milk honey juice vinegar petrol air sand dust oxygen nitrogen hydrogen helium methane steam ice smoke foam iron
  wood wax snow hail thunder lightning heat light electricity cold friction gravity magnetism energy sunlight moonlight mud
  gravel ash soil lava copper gold silver lead tin aluminium metal glass plastic clay paper leather rubber wool cotton silk
  fur cloth dye glue salt sugar pepper flour yeast butter acid rice wheat maize barley bread cheese soup porridge tea bark
  pollen sap grass coral seaweed blood sweat saliva skin hair night darkness money time land food sleep erosion flooding
  freezing melting burning evaporation condensation boiling anger joy fear sadness shame war trade famine compost paint
  rope wire weather temperature pressure weight age deer`.split(/\s+/),
);

/**
 * Words that fit where a noun stands and make a sentence about it false, in its number; none where it is not known what it
 * could be taken for. English.
 * @param taken words in the singular that would be as right, or say nothing: those of the sentence itself
 */
export function contrastsOf(noun: string, taken: ReadonlySet<string>): string[] {
  const lower = noun.toLowerCase();
  const groups = rivalsOf.get(singular(lower)) ?? [];
  const words = groups.filter((group) => !group.some((word) => taken.has(word))).map(([word]) => word!);
  if (!isPlural(lower)) return [...new Set(words)];
  return [...new Set(words)].filter((word) => !uncounted.has(word)).map(plural);
}
