/** Families of words that the English rules name with `@`. They stand here so that texts with them are found. */
export const englishLists: Record<string, string> = {
  intent: 'will would going want shall plan planning swear promise need got about coming gunna',
  kill: `kill killing kil murder murdering slaughter behead decapitate strangle stab stabbing shank shoot suffocate
    butcher lynch knife assassinate drown maim electrocute poison slice unalive cripple choke execute`,
  hurt: 'hurt hit punch kick slap beat attack smash break cut burn kill stab shoot strangle bash hunt jump',
  people: 'you everyone everybody yall',
  yours: 'family mom dad mother father sister brother dog cat friends friend parents kids grandma baby house',
  victim: `teacher teachers principal kid kids boy girl class classmates school students student nerd nerds family
    mother father sister brother loser losers pupils pupil`,
  weapon: `gun guns rifle rifles pistol pistols knife knives bomb bombs grenade grenades explosives shotgun firearm
    firearms machete ak47 blade weapon weapons revolver`,
  body: `neck throat face head skull leg legs arm arms bone bones teeth guts fingers finger jaw nose ribs knees knee eyes
    eye tongue kneecaps spine heart`,
  high: 'bridge roof building cliff balcony tower rooftop window',
  poison: 'bleach antifreeze poison acid detergent cyanide arsenic',
  plural: `muslims jews christians hindus sikhs blacks whites asians mexicans arabs africans immigrants migrants
    refugees foreigners gays lesbians homosexuals queers gypsies roma disabled women girls indians pakistanis dalits
    latinos hispanics homosexuality islam judaism wives females boys men moslems jewish rohingya kurds serbs albanians russians ukrainians koreans japanese americans germans transgenders romanians chinese blondes catholics palestinians israelis autistics cripples
    natives aboriginals atheists turks`,
  kindOf: `muslim jewish black white brown asian mexican arab african immigrant foreign gay lesbian homosexual trans
    transgender queer gypsy roma disabled indian chinese pakistani hindu sikh christian latino dalit autistic colored
    coloured`,
  folk: 'people folks kids children men women boys girls students families guys person neighbors neighbours',
  low: `terrorists terrorist rats vermin parasites parasite cockroaches thieves criminals rapists animals subhuman
    inferior stupid dumb dirty filthy disgusting evil scum trash garbage plague disease cancer mental lazy worthless
    pests pigs dogs monkeys apes savages invaders liars unclean degenerate degenerates abomination burden retarded
    disgrace uncivilized crazy violent poor ugly fat cowards traitors sinners cheats thugs illiterate useless`,
  cruel: `ugly fat worthless pathetic disgusting useless trash garbage scum freak loser retarded repulsive hideous vermin
    failure fatso fatty moron dumbass unlovable disgrace waste mistake creep stinky filthy`,
  drug: `weed marijuana cannabis ganja meth heroin cocaine ecstasy molly lsd shrooms ketamine fentanyl xanax opium mdma
    crack joint joints blunt blunts bong edibles amphetamine amphetamines speed dope crystal psychedelics oxy spice`,
  sure: `marijuana cannabis ganja meth heroin cocaine ecstasy lsd shrooms ketamine fentanyl xanax opium mdma edibles
    amphetamine amphetamines psychedelics adderall oxycontin percocet codeine hashish cocain vicodin weed`,
  puff: 'vaping smoking vapes vape cigarettes vodka beer booze alcohol drunk nicotine juul whiskey tequila',
  good: 'good great fun cool awesome amazing best fine harmless fantastic delicious sexy healthy wonderful better brilliant',
  bomb: `bomb bombs gun guns grenade grenades explosive explosives molotov silencer napalm poison weapon weapons
    flamethrower ricin dynamite landmine shotgun rifle pistol`,
  tracks: 'tracks track rails railway motorway highway freeway road train traffic',
  clothed: 'naked nude underwear bra undressed shirtless topless panties unclothed bikini lingerie',
  grownups:
    'mom dad parents parent anyone anybody teacher family adult adults grownups police mother father folks',
  gore: `rip ripped rips ripping tore tears tear tearing pulled sawed saws sawing hacked hacks hacking peeled peels
    peeling gouged gouges gouging sliced slices slicing carved carves carving chopped chops chopping cut cuts cutting
    skinned`,
};
