import type { LessonPack } from '../lesson-pack.ts';

export const photosynthesis: LessonPack = {
  id: 'photosynthesis',
  title: 'Photosynthesis',
  tagline: 'How plants cook their own lunch',
  subject: 'Science',
  grades: [3, 8],
  standards: [
    { framework: 'NGSS', topic: 'From Molecules to Organisms: matter and energy flow' },
    { framework: 'CBSE', topic: 'Science: nutrition in plants' },
    { framework: 'ICSE', topic: 'Biology: photosynthesis' },
  ],
  match: [
    'photosynthesis',
    'photosynthetic',
    'how plants make food',
    'how plants make their food',
    'how do plants eat',
  ],
  facts: {
    makes:
      'Photosynthesis is how green plants use sunlight to turn water and carbon dioxide into sugar and oxygen.',
    name: '"Photo" means light and "synthesis" means putting together.',
    ins: 'A leaf takes in sunlight, water and carbon dioxide.',
    outs: 'Photosynthesis makes sugar, the food of the plant, and oxygen.',
    water: 'Roots drink water from the soil; it climbs up the stem to the leaves.',
    soil: 'Soil gives a plant water and minerals; the food itself is made in the leaves.',
    chlorophyll: 'Chlorophyll is the green pigment in leaves that catches light.',
    green:
      'Leaves look green because chlorophyll takes in mostly red and blue light and sends more of the green light back.',
    stomata: 'Stomata are tiny holes in a leaf that let carbon dioxide in and oxygen out.',
    glucose: 'Glucose is the sugar a plant makes; it is used for energy, growth and storage.',
    breathe: 'Plants breathe all day and all night: they use oxygen to get energy from their sugar.',
    web: 'Almost every food chain starts with photosynthesis.',
  },
  terms: [
    {
      term: 'photosynthesis',
      means: 'how green plants make sugar from light, water and carbon dioxide',
      fact: 'makes',
    },
    {
      term: 'carbon dioxide',
      means: 'a gas in the air that plants take in through their leaves',
      fact: 'ins',
    },
    { term: 'oxygen', means: 'the gas that plants let out and animals breathe in', fact: 'outs' },
    { term: 'chlorophyll', means: 'the green pigment in leaves that catches light', fact: 'chlorophyll' },
    { term: 'stomata', means: 'tiny holes in a leaf that let gases in and out', fact: 'stomata' },
    { term: 'glucose', means: 'the sugar that a plant makes and uses as food', fact: 'glucose' },
  ],
  misconceptions: [
    {
      id: 'eats-soil',
      says: 'Plants eat soil.',
      truth: 'Soil gives water and minerals. The food, sugar, is made in the leaves.',
      fact: 'soil',
    },
    {
      id: 'never-breathe',
      says: 'Plants breathe out oxygen instead of breathing like us.',
      truth: 'Plants make oxygen in the light, and they also use oxygen day and night, just as we do.',
      fact: 'breathe',
    },
    {
      id: 'green-light',
      says: 'Leaves are green because they soak up green light.',
      truth: 'They send green light back to our eyes. Red and blue light do most of the work.',
      fact: 'green',
    },
  ],
  chapters: [
    {
      title: 'A kitchen in every leaf',
      keyTerms: ['photosynthesis', 'carbon dioxide', 'oxygen'],
      hook: {
        learner: '{guide}, a plant never eats. So how does it get so big?',
        guide: 'It cooks its own food, and *sunlight* runs the kitchen!',
        at: 'garden',
        props: [{ icon: 'potted-plant', face: true }],
      },
      beats: [
        {
          beat: 'shout',
          learner: 'Food made with LIGHT? No way!',
          tone: 'aha',
          props: [{ icon: 'sun' }, { icon: 'sparkles' }],
        },
        {
          beat: 'tell',
          guide:
            'Yes way! It is called *photosynthesis*. "Photo" means light, "synthesis" means putting together.',
          learner: 'Putting together with light. Putting WHAT together?',
          teaches: ['name'],
          at: 'lab',
          props: [{ icon: 'sun' }],
        },
        {
          beat: 'diagram',
          caption: 'What goes into a leaf, and what comes out',
          diagram: {
            kind: 'hub',
            hub: { label: 'leaf', icon: 'x-leaf' },
            ins: [
              { label: 'sunlight', icon: 'sun', color: '#ffb703' },
              { label: 'water', icon: 'droplet', color: '#4cc9f0' },
              { label: 'carbon dioxide', icon: 'x-co2', color: '#adb5bd' },
            ],
            outs: [
              { label: 'sugar', icon: 'x-sugar', color: '#ff8fa3' },
              { label: 'oxygen', icon: 'x-o2', color: '#e5484d' },
            ],
          },
          teaches: ['makes', 'ins', 'outs'],
        },
        {
          beat: 'ask',
          learner: 'Water is on the list. But leaves have no mouth!',
          guide: 'The roots drink it from the soil. It climbs up the stem to every leaf.',
          teaches: ['water'],
          at: 'underground',
          props: [{ icon: 'x-roots' }],
        },
        {
          beat: 'myth',
          myth: 'eats-soil',
          learner: 'Then plants eat soil too, right?',
          guide: 'Not quite. Soil gives water and minerals. The food, *sugar*, is made in the leaves.',
          teaches: ['soil'],
          at: 'garden',
          props: [{ icon: 'seedling' }],
        },
        {
          beat: 'think',
          learner: 'So the *oxygen* I am breathing right now was made by trees, grass and algae…',
          teaches: ['outs'],
          at: 'forest',
          props: [{ icon: 'x-o2' }, { icon: 'deciduous-tree' }],
        },
        {
          beat: 'recap',
          guide: 'Sunlight, water and *carbon dioxide* go in. Sugar and *oxygen* come out.',
          learner: 'A solar-powered kitchen in every leaf!',
          teaches: ['makes'],
          tone: 'green',
          props: [{ icon: 'potted-plant', face: true }],
        },
      ],
    },
    {
      title: 'Inside the green machine',
      keyTerms: ['chlorophyll', 'stomata', 'glucose'],
      hook: {
        learner: 'I know what goes in. Now I want to see INSIDE the leaf!',
        guide: 'Then shrink with me. Hold on to your hat!',
        at: 'cell',
        props: [{ icon: 'x-leaf' }],
      },
      beats: [
        {
          beat: 'ask',
          learner: 'Everything in here is green! What is all this?',
          guide: '*Chlorophyll*, a green pigment. It catches the light that runs the kitchen.',
          teaches: ['chlorophyll'],
          at: 'cell',
          props: [{ icon: 'x-leafcell' }],
        },
        {
          beat: 'myth',
          myth: 'green-light',
          learner: 'It is green because it soaks up green light?',
          guide: 'The other way round! It takes in red and blue light, and sends green back to your eyes.',
          teaches: ['green'],
          at: 'cell',
          props: [{ icon: 'rainbow' }],
        },
        {
          beat: 'tell',
          guide: 'See the tiny holes? Those are *stomata*. They let carbon dioxide in and oxygen out.',
          learner: 'Like a thousand little mouths!',
          teaches: ['stomata'],
          at: 'cell',
          props: [{ icon: 'x-stomata' }],
        },
        {
          beat: 'ask',
          learner: 'And what becomes of the sugar?',
          guide:
            'This sugar is called *glucose*. The plant burns some, builds with some, and stores the rest.',
          teaches: ['glucose'],
          at: 'lab',
          props: [{ icon: 'x-sugar' }, { icon: 'potato' }],
        },
        {
          beat: 'diagram',
          caption: 'Day and night in a plant',
          diagram: {
            kind: 'compare',
            columns: [
              {
                title: 'In the light',
                icon: 'sun',
                items: ['makes sugar', 'lets oxygen out', 'breathes too'],
              },
              {
                title: 'In the dark',
                icon: 'crescent-moon',
                items: ['makes no sugar', 'uses stored sugar', 'breathes on'],
              },
            ],
          },
          teaches: ['breathe'],
        },
        {
          beat: 'myth',
          myth: 'never-breathe',
          learner: 'Plants breathe? I thought they only make oxygen.',
          guide: 'They do both. All day and all night they use oxygen to get energy from their sugar.',
          teaches: ['breathe'],
          at: 'night',
          props: [{ icon: 'herb' }],
        },
        {
          beat: 'think',
          learner: 'Grass catches the sun, a cow eats the grass, I drink the milk. I run on sunlight!',
          teaches: ['web'],
          at: 'farm',
          props: [{ icon: 'cow' }, { icon: 'glass-of-milk' }],
        },
        {
          beat: 'recap',
          guide: '*Chlorophyll* catches light, *stomata* let gases through, and *glucose* feeds the plant.',
          learner: 'And almost every food chain starts right here!',
          teaches: ['web', 'glucose'],
          tone: 'green',
          props: [{ icon: 'x-leafcell' }],
        },
      ],
    },
  ],
  quiz: [
    {
      fact: 'name',
      bloom: 'remember',
      question: 'What does "photo" mean in the word photosynthesis?',
      key: 'Light',
      not: ['Leaf', 'Picture', 'Water'],
    },
    {
      fact: 'ins',
      bloom: 'remember',
      question: 'Which three things does a leaf take in to make food?',
      key: 'Sunlight, water and carbon dioxide',
      not: ['Sunlight, soil and oxygen', 'Sugar, water and oxygen', 'Soil, sugar and carbon dioxide'],
    },
    {
      fact: 'outs',
      bloom: 'understand',
      question: 'Which gas do plants give off when they make food?',
      key: 'Oxygen',
      not: ['Carbon dioxide', 'Steam', 'Hydrogen'],
    },
    {
      fact: 'water',
      bloom: 'understand',
      question: 'How does water get into the leaves?',
      key: 'It climbs up from the roots.',
      not: ['It drips in from the fruit.', 'It is made by the sunlight.', 'It is carried in by insects.'],
    },
    {
      fact: 'soil',
      bloom: 'apply',
      question: 'A classmate says that plants eat soil. What is the best reply?',
      key: 'Soil gives water and minerals, but the food is made in the leaves.',
      not: [
        'You are right, and that is why the soil in pots slowly disappears.',
        'Plants only eat soil at night, when there is no sunlight.',
        'Soil gives the sugar, and the leaves only store it for later.',
      ],
    },
    {
      fact: 'chlorophyll',
      bloom: 'remember',
      question: 'What does chlorophyll do in a leaf?',
      key: 'It catches light.',
      not: ['It drinks water.', 'It stores sugar.', 'It closes the holes.'],
    },
    {
      fact: 'stomata',
      bloom: 'remember',
      question: 'What are stomata?',
      key: 'Tiny holes in a leaf',
      not: ['Tiny hairs on a root', 'Green grains in a cell', 'Sweet drops in a flower'],
    },
    {
      fact: 'glucose',
      bloom: 'understand',
      question: 'What does a plant do with its glucose?',
      key: 'It burns, builds with and stores it.',
      not: [
        'It lets it out through the leaves.',
        'It gives it back to the soil.',
        'It turns it back into sunlight.',
      ],
    },
    {
      fact: 'green',
      bloom: 'understand',
      question: 'Why do leaves look green to us?',
      key: 'They send green light back.',
      not: ['They soak up green light.', 'They are full of green water.', 'They are painted by the sun.'],
    },
    {
      fact: 'breathe',
      bloom: 'apply',
      question: 'It is midnight. What is a plant doing?',
      key: 'Using oxygen and stored sugar',
      not: ['Making sugar from moonlight', 'Making oxygen without light', 'Nothing at all until sunrise'],
    },
  ],
  hardcore: [
    {
      fact: 'ins',
      bloom: 'analyse',
      question:
        'A plant gets plenty of light and water, but the air around it holds no carbon dioxide. What happens?',
      key: 'It cannot make sugar, because one ingredient is missing.',
      not: [
        'It makes sugar as before, because light does all the work.',
        'It makes more sugar, because no gas is in the way of the light.',
        'It makes sugar from the soil, because roots can replace leaves.',
      ],
      why: 'Sugar is built from water and carbon dioxide. Light only brings the energy, so without carbon dioxide no sugar can be made.',
    },
    {
      fact: 'soil',
      bloom: 'evaluate',
      question:
        'A tree in a pot gained 70 kg in five years while its soil lost almost nothing. What does that show?',
      key: 'Most of the tree was built from water and air.',
      not: [
        'Most of the tree was built from the soil.',
        'Most of the tree was built from pure light.',
        'The scale must have been broken.',
      ],
      why: 'If the tree had been built from soil, the soil would have lost about as much as the tree gained. The new mass came from water and carbon dioxide. Jan van Helmont did this trial in the 1600s.',
    },
    {
      fact: 'outs',
      bloom: 'apply',
      question:
        'You put a water plant in bright light and see small bubbles. Which gas are they, most likely?',
      key: 'Oxygen, because light lets the plant make food',
      not: [
        'Carbon dioxide, because plants breathe in light',
        'Steam, because the lamp makes the leaf boil',
        'Sugar gas, because the plant is storing food',
      ],
      why: 'In bright light a plant makes sugar, and oxygen is given off. More light gives more bubbles.',
    },
    {
      fact: 'green',
      bloom: 'analyse',
      question: 'Many lamps for plants give mostly red and blue light and look pink to us. Why?',
      key: 'Chlorophyll takes in red and blue light best.',
      not: [
        'Pink light makes the leaves turn pink.',
        'Green light would dry out the leaves.',
        'Red and blue light turn into sugar by themselves.',
      ],
      why: 'Chlorophyll takes in red and blue light best. It takes in little green light, so a lamp without green wastes less power.',
    },
    {
      fact: 'stomata',
      bloom: 'apply',
      question: 'On a hot dry day a plant closes its stomata. What is the price it pays?',
      key: 'Less carbon dioxide gets in, so it makes less sugar.',
      not: [
        'More water gets out, so it dries up faster.',
        'More light gets in, so its leaves get too hot.',
        'Less soil gets in, so its roots stop growing.',
      ],
      why: 'Closed stomata save water, but carbon dioxide comes in through the same holes. With less of it, less sugar is made.',
    },
    {
      fact: 'web',
      bloom: 'evaluate',
      question: 'A hawk eats a mouse that ate seeds. Why can we say that the hawk lives on sunlight?',
      key: 'The energy in the seeds came from sunlight.',
      not: [
        'The hawk warms its wings in the sun.',
        'The mouse only came out by day.',
        'The hawk can make sugar in its feathers.',
      ],
      why: 'A plant caught the energy of sunlight and stored it in seeds. The mouse took it over, and then the hawk.',
    },
  ],
  faqs: [
    {
      fact: 'makes',
      question: 'What is photosynthesis?',
      answer:
        'It is how green plants use sunlight to turn water and carbon dioxide into sugar, their food. Oxygen is given off.',
    },
    {
      fact: 'soil',
      question: 'Do plants need soil?',
      answer:
        'They need the water and minerals that soil holds. Some plants grow in water with minerals in it and no soil at all.',
    },
    {
      fact: 'outs',
      question: 'Why are plants important for the air?',
      answer:
        'While they make food they give off oxygen and use up carbon dioxide. Animals and people need that oxygen.',
    },
    {
      fact: 'chlorophyll',
      question: 'Why do many leaves turn yellow in autumn?',
      answer:
        'The plant breaks down its chlorophyll. Yellow and orange pigments that were there all along can then be seen.',
    },
    {
      fact: 'stomata',
      question: 'Where does the air get into a leaf?',
      answer:
        'Through stomata, tiny holes that are mostly on the underside of the leaf. The plant can open and close them.',
    },
    {
      fact: 'breathe',
      question: 'Do plants sleep at night?',
      answer:
        'Without light they make no sugar, but they stay busy: they breathe, use stored sugar and grow.',
    },
  ],
  didYouKnow: [
    {
      fact: 'outs',
      text: 'About half of the oxygen made on Earth comes from tiny living things in the sea.',
    },
    {
      fact: 'water',
      text: 'Water can climb more than 100 metres to reach the top leaves of a redwood tree.',
    },
    {
      fact: 'soil',
      text: 'In the 1600s Jan van Helmont weighed a willow and its soil to find out what trees are made of.',
    },
    {
      fact: 'green',
      text: 'Brown and red seaweeds make food from light, too. Other pigments cover up the green of their chlorophyll.',
    },
    { fact: 'stomata', text: 'A leaf can have more than a hundred stomata on one square millimetre.' },
    {
      fact: 'glucose',
      text: 'Plants join thousands of glucose units into starch, which we eat in potatoes, rice and bread.',
    },
  ],
};
