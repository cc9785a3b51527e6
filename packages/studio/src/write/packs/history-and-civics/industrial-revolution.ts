import type { LessonPack } from '../lesson-pack.ts';

export const industrialRevolution: LessonPack = {
  id: 'industrial-revolution',
  title: 'The Industrial Revolution',
  tagline: 'When machines changed everything',
  subject: 'History',
  grades: [6, 11],
  standards: [
    { framework: 'C3', topic: 'History: change, continuity and context' },
    { framework: 'CBSE', topic: 'History: the age of industrialisation' },
    { framework: 'ICSE', topic: 'History: the Industrial Revolution' },
  ],
  match: ['industrial revolution', 'industrialization', 'industrialisation', 'first industrial revolution'],
  facts: {
    what: 'The Industrial Revolution was the change from making things by hand to making them with machines in factories.',
    where:
      'The Industrial Revolution began in Great Britain in the second half of the 1700s and spread to other countries.',
    before: 'Before it, most people lived in the country, and most cloth was made at home.',
    why: 'Britain had coal, iron, rivers, colonies, trade and people with money to invest.',
    spin: 'Spinning machines could make many threads at once.',
    steam: 'James Watt improved the steam engine, so that factories no longer needed a river.',
    rail: 'Railways carried coal, goods and people faster than ever before.',
    cities: 'Cities such as Manchester grew very fast because people moved there to find work.',
    work: 'Workers, many of them children, worked long hours for little pay in dangerous places.',
    cotton: 'Much of the cotton for the mills was grown by enslaved people in America.',
    laws: 'Workers formed unions, and laws began to limit hours and protect children.',
    today:
      'In the long run goods became cheaper and many people better off, but smoke and waste harmed air and water.',
  },
  terms: [
    { term: 'factory', means: 'a building where goods are made with machines', fact: 'what' },
    { term: 'steam engine', means: 'a machine that turns the power of steam into movement', fact: 'steam' },
    { term: 'mill', means: 'a factory where thread or cloth is made', fact: 'spin' },
    { term: 'railway', means: 'a line of rails for trains', fact: 'rail' },
    { term: 'union', means: 'a group of workers who stand up for each other', fact: 'laws' },
    { term: 'industry', means: 'the making of goods on a large scale', fact: 'what' },
    { term: 'city', means: 'a large town where very many people live and work', fact: 'cities' },
    { term: 'law', means: 'a rule that everyone in a country must follow', fact: 'laws' },
  ],
  misconceptions: [
    {
      id: 'war',
      says: 'A revolution is always a war.',
      truth: 'It can be any great change. This one changed how people work and live.',
      fact: 'what',
    },
    {
      id: 'invented',
      says: 'James Watt invented the steam engine.',
      truth: 'Others had built steam engines before. He made them much better.',
      fact: 'steam',
    },
    {
      id: 'all-better',
      says: 'Machines made life better for everyone at once.',
      truth: 'For many workers life was hard for decades, until laws and unions changed it.',
      fact: 'work',
    },
  ],
  chapters: [
    {
      title: 'From the cottage to the factory',
      keyTerms: ['factory', 'steam engine', 'railway'],
      hook: {
        learner: 'A revolution? With flags and cannons?',
        guide: 'With cogs and steam! Come and hear it rattle.',
        at: 'factory',
        props: [{ icon: 'gear', face: true }],
      },
      beats: [
        {
          beat: 'myth',
          myth: 'war',
          learner: 'But a revolution is a war, isn’t it?',
          guide:
            'Not always. This one was a great change: from hands to machines, from homes to *factories*.',
          teaches: ['what'],
          at: 'factory',
          props: [{ icon: 'factory' }],
        },
        {
          beat: 'caption',
          caption:
            'Before 1750 most families in Britain live in the country. Many spin thread and weave cloth at home.',
          learner: 'So every shirt took weeks!',
          teaches: ['before'],
          at: 'farm',
          props: [{ icon: 'thread' }],
        },
        {
          beat: 'ask',
          learner: 'Why did it begin in Britain?',
          guide: 'It had coal, iron, rivers, trade, colonies, and people with money to invest.',
          teaches: ['where', 'why'],
          at: 'burst',
          tone: 'cool',
          props: [{ icon: 'rock' }, { icon: 'sailboat' }],
        },
        {
          beat: 'tell',
          guide: 'New machines could spin many threads at once. They were far too big for a cottage.',
          learner: 'So they needed a house of their own!',
          teaches: ['spin'],
          at: 'factory',
          props: [{ icon: 'thread' }],
        },
        {
          beat: 'myth',
          myth: 'invented',
          learner: 'And then James Watt invented the *steam engine*.',
          guide: 'He made it much better. Now a *factory* could stand anywhere, not only at a river.',
          teaches: ['steam'],
          at: 'factory',
          props: [{ icon: 'gear' }],
        },
        {
          beat: 'tell',
          guide: 'Put the engine on rails, and you have a *railway*. In 1830 one joined two great cities.',
          learner: 'All aboard! Faster than any horse.',
          teaches: ['rail'],
          at: 'farm',
          props: [{ icon: 'x-steam-engine' }],
        },
        {
          beat: 'diagram',
          caption: 'Nearly seventy years that changed the world',
          diagram: {
            kind: 'timeline',
            events: [
              { when: '1764', label: 'Hargreaves builds the spinning jenny' },
              { when: '1769', label: 'Watt patents a better steam engine' },
              { when: '1771', label: 'Arkwright opens a water-powered mill' },
              { when: '1830', label: 'A railway links Liverpool and Manchester' },
            ],
          },
          teaches: ['spin', 'steam', 'rail'],
        },
        {
          beat: 'recap',
          guide: 'Machines moved work out of the cottage. Steam let the *factory* stand anywhere.',
          learner: 'And the *railway* carried it all away!',
          teaches: ['what', 'steam', 'rail'],
          tone: 'warm',
          props: [{ icon: 'x-steam-engine' }],
        },
      ],
    },
    {
      title: 'The price of progress',
      keyTerms: ['city', 'union', 'law'],
      hook: {
        learner: 'More cloth, more trains, more of everything. It must have been wonderful!',
        guide: 'For some. Let us follow a girl of your age to work.',
        at: 'factory',
        props: [{ icon: 'factory' }],
      },
      beats: [
        {
          beat: 'caption',
          caption:
            'Five in the morning. The bell rings, and a long line of workers walks through the smoke to the mill.',
          learner: 'Some of them are smaller than me!',
          teaches: ['work'],
          props: [{ icon: 'bell' }],
          at: 'burst',
          tone: 'violet',
        },
        {
          beat: 'myth',
          myth: 'all-better',
          learner: 'Didn’t machines make life easier?',
          guide:
            'Not at first. Twelve hours and more a day, little pay, and machines that could crush a hand.',
          teaches: ['work'],
          at: 'factory',
          props: [{ icon: 'gear' }],
        },
        {
          beat: 'ask',
          learner: 'Why did they come here at all?',
          guide: 'To find work. *Cities* such as Manchester grew faster than houses could be built.',
          teaches: ['cities'],
          props: [{ icon: 'houses' }],
          at: 'burst',
          tone: 'warm',
        },
        {
          beat: 'diagram',
          caption: 'People in Manchester, in thousands, about',
          diagram: {
            kind: 'bars',
            bars: [
              { label: '1750', value: 18, text: '18' },
              { label: '1800', value: 75, text: '75' },
              { label: '1850', value: 300, text: '300' },
            ],
          },
          teaches: ['cities'],
        },
        {
          beat: 'tell',
          guide: 'And far away, enslaved people in America grew the cotton. They paid the highest price.',
          learner: 'So this shirt has a very dark side.',
          teaches: ['cotton'],
          at: 'farm',
          props: [{ icon: 'thread' }],
        },
        {
          beat: 'ask',
          learner: 'Did nobody do anything?',
          guide:
            'They did. Workers formed *unions*, and in 1833 a *law* banned small children from most mills.',
          teaches: ['laws'],
          props: [{ icon: 'placard' }, { icon: 'x-gavel' }],
          at: 'courtroom',
        },
        {
          beat: 'think',
          learner: 'My cheap shoes and my free weekend: both began back then.',
          teaches: ['today', 'laws'],
          at: 'bedroom',
          props: [{ icon: 'running-shoe' }],
        },
        {
          beat: 'recap',
          guide: 'More goods and new *cities*, but hard work and smoke. *Unions* and *laws* made it better.',
          learner: 'Progress has a price. Ask who pays it!',
          teaches: ['today', 'cities', 'laws'],
          tone: 'violet',
          props: [{ icon: 'balance-scale' }],
        },
      ],
    },
  ],
  quiz: [
    {
      fact: 'what',
      bloom: 'remember',
      question: 'What was the Industrial Revolution?',
      key: 'The change from hand work to machines',
      not: [
        'A war between France and Britain',
        'The end of trade with other countries',
        'The change from steam to electricity',
      ],
    },
    {
      fact: 'where',
      bloom: 'remember',
      question: 'Where did it begin?',
      key: 'In Great Britain',
      not: ['In the United States', 'In Japan', 'In Russia'],
    },
    {
      fact: 'before',
      bloom: 'understand',
      question: 'Where was most cloth made before 1750?',
      key: 'In homes',
      not: ['In factories', 'In schools', 'On ships'],
    },
    {
      fact: 'why',
      bloom: 'understand',
      question: 'Which of these helped Britain to be first?',
      key: 'Coal and iron',
      not: ['Deserts and camels', 'Silk and bamboo', 'Snow and ice'],
    },
    {
      fact: 'spin',
      bloom: 'understand',
      question: 'What was new about the spinning machines?',
      key: 'They made many threads at once.',
      not: [
        'They could weave without threads.',
        'They were small enough for a pocket.',
        'They worked without any people.',
      ],
    },
    {
      fact: 'steam',
      bloom: 'understand',
      question: 'Why was a better steam engine so important?',
      key: 'Factories no longer needed a river.',
      not: [
        'Factories no longer needed workers.',
        'Farms could grow cotton in winter.',
        'Ships could sail without any coal.',
      ],
    },
    {
      fact: 'cities',
      bloom: 'understand',
      question: 'Why did cities such as Manchester grow so fast?',
      key: 'People moved there to find work.',
      not: [
        'People moved there for clean air.',
        'The king gave every family a house.',
        'There were no farms left in Britain.',
      ],
    },
    {
      fact: 'work',
      bloom: 'remember',
      question: 'What was work in the early mills like?',
      key: 'Long, dangerous and badly paid',
      not: ['Short, easy and well paid', 'Only for trained engineers', 'Only during the summer'],
    },
    {
      fact: 'cotton',
      bloom: 'remember',
      question: 'Who grew much of the cotton for the mills?',
      key: 'Enslaved people in America',
      not: [
        'Farmers in the north of Scotland',
        'Monks in the mountains of Italy',
        'Sailors on the islands of Greece',
      ],
    },
    {
      fact: 'laws',
      bloom: 'understand',
      question: 'What did unions do?',
      key: 'They stood up for workers.',
      not: ['They sold machines.', 'They owned the mills.', 'They built railways.'],
    },
    {
      fact: 'today',
      bloom: 'understand',
      question: 'Which problem did the factories bring?',
      key: 'Dirty air and water',
      not: ['Too few goods', 'Higher mountains', 'Colder winters'],
    },
  ],
  hardcore: [
    {
      fact: 'steam',
      bloom: 'analyse',
      question: 'Why did factories move from river valleys to the coalfields?',
      key: 'Steam engines burn coal, and coal is heavy to carry.',
      not: [
        'The rivers of Britain dried up at that time.',
        'Workers wanted to live far away from water.',
        'Coal was used as money to pay the workers.',
      ],
      why: 'Water wheels need a river. Steam engines need coal, so it paid to build close to it.',
    },
    {
      fact: 'rail',
      bloom: 'analyse',
      question: 'How did railways help the factories most?',
      key: 'They brought coal in and carried goods to more buyers.',
      not: [
        'They took workers on holidays every weekend.',
        'They made the machines run more quietly.',
        'They replaced the steam engines in the mills.',
      ],
      why: 'Cheap and fast transport lowers costs and opens new markets, so more can be sold.',
    },
    {
      fact: 'spin',
      bloom: 'evaluate',
      question: 'Some hand workers broke the new machines. Which explanation fits best?',
      key: 'They were afraid of losing their work.',
      not: [
        'They wanted to sell the iron as coins.',
        'They thought machines were too slow.',
        'They were paid for it by the owners.',
      ],
      why: 'Machines did the work of many. The people called Luddites saw their skill and their income disappear.',
    },
    {
      fact: 'cities',
      bloom: 'apply',
      question: 'A town grows from 18,000 to 75,000 people in 50 years. About how many times as large is it?',
      key: '4 times',
      not: ['2 times', '8 times', '57 times'],
      why: '75 ÷ 18 is a bit more than 4.',
    },
    {
      fact: 'laws',
      bloom: 'analyse',
      question: 'Why did one worker alone seldom get better pay, while a union could?',
      key: 'An owner can replace one person, but not all at once.',
      not: [
        'One person may not speak to an owner by law.',
        'A union was owned by the owners of the mill.',
        'All workers together cost less than only one.',
      ],
      why: 'When all stop working together the mill stands still. That gives them power which a single worker lacks.',
    },
    {
      fact: 'today',
      bloom: 'evaluate',
      question: 'Was the Industrial Revolution good or bad? Which answer is best supported?',
      key: 'It brought wealth and harm, shared out very unequally.',
      not: [
        'It was only good, because goods became cheaper.',
        'It was only bad, because there was smoke.',
        'It changed nothing, because people still worked.',
      ],
      why: 'There is evidence for gains such as cheaper goods and for harm such as child labour, slavery and pollution. A good answer weighs both.',
    },
  ],
  faqs: [
    {
      fact: 'what',
      question: 'Why is it called a revolution?',
      answer:
        'Because it changed work, cities and daily life from the ground up, even though it took decades.',
    },
    {
      fact: 'where',
      question: 'When was it?',
      answer:
        'In Britain from about 1760 to 1840. Other countries followed, many of them later in the 1800s.',
    },
    {
      fact: 'steam',
      question: 'What is a steam engine?',
      answer:
        'A machine in which steam from boiling water pushes a piston. This movement can drive other machines.',
    },
    {
      fact: 'work',
      question: 'Why did children work in factories?',
      answer:
        'Their families needed the money, owners could pay them less, and there was no law against it for a long time.',
    },
    {
      fact: 'laws',
      question: 'What changed the bad conditions?',
      answer:
        'Reports, protests, unions and new laws. The Factory Act of 1833 banned children under nine from most textile mills.',
    },
    {
      fact: 'today',
      question: 'What does it have to do with us?',
      answer:
        'Cheap goods, large cities and fast travel began then, and so did much of the pollution that we have to deal with.',
    },
  ],
  didYouKnow: [
    {
      fact: 'steam',
      text: 'The unit of power is named after James Watt: a lamp of 10 watts uses 10 joules of energy each second.',
    },
    {
      fact: 'work',
      text: 'Before alarm clocks, "knocker-ups" were paid to wake workers by tapping on their windows.',
    },
    { fact: 'rail', text: 'Railways made it necessary to have the same time in a whole country.' },
    {
      fact: 'spin',
      text: 'The first spinning jenny could spin eight threads at once; later ones could spin more than a hundred.',
    },
    { fact: 'cities', text: 'Manchester had so many cotton mills that it was called Cottonopolis.' },
    {
      fact: 'steam',
      text: 'Watt compared his engines with horses; that is where the word horsepower comes from.',
    },
  ],
};
