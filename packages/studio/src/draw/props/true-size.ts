/**
 * How large things really are beside people, said once. What fits a hand or is higher than a person stands on no ground
 * before them, where it would be as large as they are: it is shown on a plate, as a close look or from afar. Every other
 * thing, from a stool to a cart, may stand.
 */
export type TrueSize = 'small' | 'ground' | 'large';

const small = `
  ant bug lady-beetle beetle cricket cockroach fly mosquito honeybee butterfly spider scorpion worm snail microbe x-caterpillar x-cocoon
  x-beetle-brown hamster mouse chipmunk frog lizard crab shrimp squid fish tropical-fish blowfish baby-chick hatching-chick
  front-facing-baby-chick bird egg x-butterfly-egg nest-with-eggs empty-nest feather spiral-shell
  avocado bacon bagel baguette-bread banana beans bell-pepper beverage-box blueberries bread broccoli brown-mushroom bubble-tea burrito
  butter candy carrot cheese-wedge cherries chestnut chocolate-bar coconut cookie croissant cucumber cup-with-straw cupcake curry-rice
  custard cut-of-meat doughnut dumpling ear-of-corn eggplant flatbread french-fries fried-shrimp garlic glass-of-milk grapes green-apple
  green-salad hamburger herb honey-pot hot-beverage hot-dog hot-pepper ice-cream kiwi-fruit leafy-green lemon lime lollipop mango mate
  meat-on-bone melon mushroom olive onion pancakes pea-pod peach peanuts pear pie pineapple pizza popcorn potato poultry-leg pretzel
  red-apple rice-ball rice-cracker roasted-sweet-potato salt sandwich shallow-pan-of-food shaved-ice shortcake soft-ice-cream spaghetti
  steaming-bowl strawberry stuffed-flatbread sushi taco takeout-box tamale tangerine teacup-without-handle tomato tropical-drink
  tumbler-glass waffle watermelon birthday-cake bowl-with-spoon canned-food pot-of-food
  x-dough x-flour x-rice x-cup x-glass x-pot x-bottle x-kettle x-measuring-cup x-frying-pan x-rolling-pin x-wooden-spoon x-clay-bowl x-match
  x-button x-nail x-screw x-pipette x-beaker x-flask x-test-tube-drop x-medal x-necklace x-coins1 x-coins2 x-coins3 x-coins4 x-piggy
  x-calculator x-tape-measure x-clock x-alarm-clock x-lamp-off x-switch x-wire x-seeds x-ball x-brick x-stick x-tin-phone x-lunch x-roman-coin
  jar teapot spoon fork-and-knife fork-and-knife-with-plate kitchen-knife chopsticks amphora baby-bottle lotion-bottle soap sponge toothbrush
  razor hair-pick lipstick mirror thread sewing-needle yarn ribbon safety-pin scissors pen pencil crayon paintbrush fountain-pen paperclip
  linked-paperclips pushpin straight-ruler triangular-ruler notebook spiral-notepad memo page-facing-up page-with-curl open-book closed-book
  books bookmark ledger envelope love-letter receipt newspaper scroll name-badge label identification-card credit-card ticket
  admission-tickets calculator abacus stopwatch watch hourglass-not-done hourglass-done thermometer compass magnet
  magnifying-glass-tilted-left microscope test-tube petri-dish alembic flashlight candle diya-lamp light-bulb battery low-battery electric-plug key
  old-key locked unlocked wrench screwdriver hammer nut-and-bolt hook clamp bell coin gem-stone ring crown glasses sunglasses goggles
  dollar-banknote euro-banknote pound-banknote yen-banknote mobile-phone telephone telephone-receiver camera radio headphone microphone
  computer-mouse floppy-disk optical-disk computer-disk videocassette video-game joystick battery game-die puzzle-piece yo-yo boomerang
  baseball softball tennis ping-pong pool-8-ball badminton cricket-game soccer-ball basketball volleyball rugby-football american-football
  flying-disc whistle trophy seedling rose tulip blossom sunflower hibiscus cherry-blossom bouquet four-leaf-clover shamrock maple-leaf
  fallen-leaf leaf-fluttering-in-wind x-leaf x-branch wood socks gloves scarf billed-cap top-hat womans-hat x-hat mans-shoe running-shoe
  hiking-boot womans-sandal thong-sandal flat-shoe high-heeled-shoe purse clutch-bag adhesive-bandage pill stethoscope syringe crutch
  x-paper-boat x-tadpole x-frogspawn x-snowball x-string x-doll x-marbles x-toy-car x-paper-plane x-sugar-bowl x-bottle-cap
  money-bag x-cloth x-towel x-blanket x-sand x-mud x-pumpkin x-syringe x-eraser x-glue x-iron-bar x-jug
  x-baton x-worksheet x-tablet x-postage-stamp x-belt x-skirt x-puppet x-toy-blocks x-dominoes x-light-switch x-wall-socket x-juice
  x-cloth-bag x-paper-bag x-hanging-lamp x-oil-lamp x-shoe x-sandals x-plain-cloth x-plate x-plates x-bowl x-salt-heap
  x-drawn-circle x-bun
  x-coal x-drinking-straw x-cork x-hoop x-javelin x-lunch-box
  x-harmonica x-stapler x-jam x-toast x-tray x-guitar x-fish-tank x-peanut x-water-pipe x-pliers x-chisel x-knot x-bellows x-arrow x-slate x-saddle
  x-birdhouse x-shutters x-roof-tiles x-calabash x-kora x-whistle x-butterfly-net x-dandelion x-dandelion-clock x-pine-cone x-slug
  military-helmet wrapped-gift red-envelope flute trumpet maracas bone x-fossil
  x-tin x-basin x-porridge x-mortar x-ladle x-sieve x-lid x-foil x-vinegar x-cabbage x-red-cabbage x-beetroot x-dates x-sausage x-lentils x-jumper x-slipper x-slippers
  x-pyjamas x-shawl x-turban x-mask x-earphones x-quilt x-dustpan x-clothes-peg x-photo x-certificate x-poster x-child-drawing
  x-sticky-tape x-playing-cards x-chessboard
  x-folded-map x-chalk-sticks x-loudspeaker x-screen x-written-card x-fairy-lights x-long-pole x-shallow-tray x-drink-can x-tin-can
  x-jar-lid x-scrubbing-brush x-sports-helmet x-steering-wheel x-duvet x-greeting-card x-postcard x-ceiling-fan
  x-trousers x-wellies x-sock x-glove x-bean x-hanky x-plastic-bag x-awl x-tweezers x-pencil-sharpener x-hair-dryer x-rambutan x-plum x-pomegranate
  x-blackberries x-cacao-pod x-dosa x-crisps x-stickers x-guinea-pig x-sleeping-bag`;

const large = `
  house house-with-garden houses hut derelict-house school factory hospital hotel bank castle church mosque synagogue hindu-temple
  shinto-shrine classical-building stadium department-store convenience-store office-building post-office tokyo-tower x-tower x-lighthouse
  x-windmill x-wind-turbine x-capitol x-pyramid x-castle-wall building-construction ferris-wheel roller-coaster circus-tent fountain
  deciduous-tree evergreen-tree palm-tree mountain snow-capped-mountain mount-fuji volcano x-hill x-waterfall
  elephant mammoth giraffe hippopotamus rhinoceros sauropod t-rex whale spouting-whale shark camel two-hump-camel moose bison
  ship ferry passenger-ship sailboat motor-boat speedboat train locomotive railway-car tram tram-car bus minibus monorail high-speed-train
  bullet-train automobile sport-utility-vehicle taxi police-car ambulance fire-engine delivery-truck articulated-lorry pickup-truck
  tractor airplane small-airplane helicopter rocket satellite x-bridge bridge-at-night x-iceberg x-geyser x-parachute x-solar-panel x-reed-ship x-submarine x-chimney x-statue
  x-front-door x-house-window x-flight-of-steps x-stage-curtain x-dam x-dhow x-sail x-mast x-flagpole x-carriage x-bamboo x-smoke`;

const named = (list: string) => new Set(list.trim().split(/\s+/));
const smallThings = named(small);
const largeThings = named(large);

/** How large the thing of an icon really is beside people. */
export const trueSizeOf = (icon: string): TrueSize =>
  smallThings.has(icon) ? 'small' : largeThings.has(icon) ? 'large' : 'ground';
