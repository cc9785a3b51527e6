import type { LessonPack } from '../lesson-pack.ts';

export const civilRightsMovement: LessonPack = {
  id: 'civil-rights-movement',
  title: 'The Civil Rights Movement',
  tagline: 'Ordinary people, a bus seat and a dream',
  subject: 'History',
  grades: [5, 9],
  standards: [
    { framework: 'C3', topic: 'History and civics: civic action for equal rights' },
    { framework: 'CBSE', topic: 'Civics: on equality' },
    { framework: 'ICSE', topic: 'Civics: human rights and equality' },
  ],
  match: [
    'civil rights movement',
    'civil rights',
    'rosa parks',
    'martin luther king',
    'montgomery bus boycott',
    'march on washington',
    'i have a dream',
    'racial segregation',
  ],
  alone: ['segregation'],
  facts: {
    amendments:
      'After the Civil War, changes to the Constitution ended slavery and promised equal rights, and to Black men also the vote.',
    segregation:
      'Laws in the southern states kept Black and white people apart in schools, buses and restaurants: segregation.',
    court:
      'In 1954 the Supreme Court ruled that separate schools for Black and white children are against the Constitution.',
    parks:
      'On 1 December 1955 Rosa Parks refused to give up her bus seat in Montgomery, Alabama, and was arrested.',
    trained: 'Rosa Parks had worked for equal rights for years before that day.',
    boycott:
      'The Black people of Montgomery stayed off the buses for more than a year, until the courts ended segregation there.',
    king: 'Martin Luther King Jr. led protests without violence; he had learned from Gandhi.',
    nine: 'In 1957 soldiers had to protect nine Black students at a school in Little Rock, Arkansas.',
    sitIn:
      'In 1960 four students sat down at a lunch counter for white people in Greensboro, and such sit-ins spread.',
    march:
      'In August 1963 about 250,000 people came to the March on Washington, where King told of his dream.',
    act64: 'The Civil Rights Act of 1964 made segregation in public places unlawful.',
    act65: 'The Voting Rights Act of 1965 forbade tests and tricks that kept Black people from voting.',
    many: 'The movement was made by thousands of people, among them many women and students.',
    goesOn: 'The laws changed much, but the work for equal rights is not finished.',
  },
  terms: [
    {
      term: 'civil rights',
      means: 'the rights that every citizen has, such as the vote',
      fact: 'amendments',
    },
    { term: 'segregation', means: 'keeping groups of people apart by law or by force', fact: 'segregation' },
    { term: 'boycott', means: 'refusing to buy or use something as a protest', fact: 'boycott' },
    { term: 'non-violence', means: 'protest that never hurts anyone', fact: 'king' },
    { term: 'sit-in', means: 'a protest in which people sit down and stay', fact: 'sitIn' },
    { term: 'Supreme Court', means: 'the highest court of the United States', fact: 'court' },
  ],
  misconceptions: [
    {
      id: 'just-tired',
      says: 'Rosa Parks kept her seat only because she was tired.',
      truth: 'She was tired of giving in. She had worked for equal rights for years.',
      fact: 'trained',
    },
    {
      id: 'court-enough',
      says: 'After the ruling of 1954 all schools were open to all.',
      truth: 'Many places resisted for years. Nine students in Little Rock needed soldiers to protect them.',
      fact: 'nine',
    },
    {
      id: 'one-man',
      says: 'Martin Luther King did it alone.',
      truth: 'Thousands of people made the movement, among them many women and students.',
      fact: 'many',
    },
  ],
  chapters: [
    {
      title: 'One seat on a bus',
      keyTerms: ['civil rights', 'segregation', 'boycott', 'Supreme Court', 'non-violence'],
      hook: {
        learner: 'An old bus in a museum, {guide}? Somebody forgot to get off!',
        guide: 'Somebody refused to get up. And that changed a whole country.',
        at: 'museum',
        props: [{ icon: 'bus' }],
      },
      beats: [
        {
          beat: 'tell',
          guide: 'After the Civil War slavery was ended. The Constitution now promised equal rights.',
          learner: 'That sounds fair. So what was the problem?',
          teaches: ['amendments'],
          at: 'library',
          props: [{ icon: 'scroll' }],
        },
        {
          beat: 'tell',
          guide: 'The southern states made laws to keep Black and white people apart: *segregation*.',
          learner: 'Two of everything, and one of them always worse? That is mean!',
          teaches: ['segregation'],
          at: 'street',
          props: [{ icon: 'door' }, { icon: 'door' }],
        },
        {
          beat: 'ask',
          learner: 'Even at school?',
          guide:
            'Yes, until the *Supreme Court* said in 1954: separate schools are against the Constitution.',
          teaches: ['court'],
          at: 'courtroom',
          props: [{ icon: 'x-gavel' }, { icon: 'school' }],
        },
        {
          beat: 'caption',
          caption:
            'Montgomery, Alabama, 1 December 1955. A bus is full, and the driver tells Black riders to stand up.',
          learner: 'One woman stays in her seat. Rosa Parks!',
          teaches: ['parks'],
          at: 'street',
          props: [{ icon: 'bus' }],
        },
        {
          beat: 'myth',
          myth: 'just-tired',
          learner: 'She must have been tired after work.',
          guide: 'She was tired of giving in, she wrote. She had worked for *civil rights* for years.',
          teaches: ['trained', 'parks'],
          at: 'home',
          props: [{ icon: 'seat' }],
        },
        {
          beat: 'tell',
          guide:
            'She was arrested. Then the Black people of Montgomery began a *boycott*: nobody took the bus.',
          learner: 'For a whole day?',
          teaches: ['boycott'],
          at: 'street',
          props: [{ icon: 'mans-shoe' }],
        },
        {
          beat: 'tell',
          guide:
            'For more than a YEAR! They walked and shared cars. A young pastor, Martin Luther King, led them.',
          learner: 'And never a stone, never a fist.',
          teaches: ['boycott', 'king'],
          at: 'city',
          props: [{ icon: 'footprints' }, { icon: 'automobile' }],
        },
        {
          beat: 'diagram',
          caption: 'From one seat to a new rule',
          diagram: {
            kind: 'chain',
            nodes: [
              { label: 'arrest', icon: 'seat' },
              { label: 'boycott', icon: 'footprints' },
              { label: 'court case', icon: 'x-gavel' },
              { label: 'equal seats', icon: 'bus' },
            ],
          },
          teaches: ['parks', 'boycott'],
        },
        {
          beat: 'recap',
          guide: 'Against *segregation* they used *non-violence*: one woman sat, and thousands walked.',
          learner: 'And the empty buses spoke louder than shouting.',
          teaches: ['segregation', 'boycott', 'king'],
          tone: 'cool',
          props: [{ icon: 'bus' }],
        },
      ],
    },
    {
      title: 'The march for freedom',
      keyTerms: ['sit-in', 'civil rights'],
      hook: {
        learner: 'So the buses are equal. Is it over now?',
        guide: 'Hardly. Schools, shops and voting come next. Keep your shoes on!',
        at: 'city',
        props: [{ icon: 'placard' }],
      },
      beats: [
        {
          beat: 'myth',
          myth: 'court-enough',
          learner: 'But the schools were settled by the court in 1954!',
          guide:
            'On paper. In 1957 soldiers had to protect nine Black students in Little Rock on their way in.',
          teaches: ['nine', 'court'],
          at: 'classroom',
          props: [{ icon: 'backpack' }],
        },
        {
          beat: 'think',
          learner: 'Soldiers, just so that they could learn. They were braver than I am before a maths test.',
          teaches: ['nine'],
          at: 'classroom',
          props: [{ icon: 'books' }],
        },
        {
          beat: 'tell',
          guide:
            'In 1960 four students sat down at a lunch counter that served only white people. A *sit-in*!',
          learner: 'And when they were not served?',
          teaches: ['sitIn'],
          at: 'kitchen',
          props: [{ icon: 'hot-beverage' }, { icon: 'pie' }],
        },
        {
          beat: 'tell',
          guide: 'They stayed, read their books, and came back the next day. Soon there were thousands.',
          learner: 'So sitting still can be a protest. My teacher will love that.',
          teaches: ['sitIn', 'many'],
          at: 'kitchen',
          props: [{ icon: 'open-book' }],
        },
        {
          beat: 'caption',
          caption:
            'Washington, August 1963: about 250,000 people have come. Martin Luther King begins to speak.',
          learner: '"I have a dream." I get goose bumps.',
          teaches: ['march'],
          at: 'capitol',
          props: [{ icon: 'studio-microphone' }],
        },
        {
          beat: 'myth',
          myth: 'one-man',
          learner: 'So one man changed America.',
          guide: 'He had help! Thousands marched and planned, like Ella Baker and the student John Lewis.',
          teaches: ['many'],
          at: 'street',
          props: [{ icon: 'busts-in-silhouette' }],
        },
        {
          beat: 'tell',
          guide:
            'New laws came. 1964: no more *segregation* in public places. 1965: no more tricks against voters.',
          learner: 'Tricks? To stop people from voting?',
          teaches: ['act64', 'act65'],
          at: 'courtroom',
          props: [{ icon: 'x-bill' }, { icon: 'ballot-box-with-ballot' }],
        },
        {
          beat: 'tell',
          guide: 'Yes. Unfair tests, for example, that hardly anyone could pass. Now they were forbidden.',
          learner: 'Then the promise of the Constitution came much closer.',
          teaches: ['act65', 'goesOn'],
          at: 'classroom',
          props: [{ icon: 'memo' }],
        },
        {
          beat: 'diagram',
          caption: 'Eleven years that changed the law',
          diagram: {
            kind: 'timeline',
            events: [
              { when: '1954', label: 'school ruling', icon: 'school' },
              { when: '1955', label: 'bus boycott begins', icon: 'bus' },
              { when: '1960', label: 'sit-ins', icon: 'seat' },
              { when: '1963', label: 'March on Washington', icon: 'studio-microphone' },
              { when: '1964', label: 'Civil Rights Act', icon: 'x-bill' },
              { when: '1965', label: 'Voting Rights Act', icon: 'ballot-box-with-ballot' },
            ],
          },
          teaches: ['court', 'sitIn', 'march', 'act64', 'act65'],
        },
        {
          beat: 'recap',
          guide: '*Sit-ins*, marches and brave children changed the laws. The work for fairness goes on.',
          learner: 'Then there is a seat in it for me, too.',
          teaches: ['many', 'goesOn'],
          tone: 'warm',
          props: [{ icon: 'placard' }],
        },
      ],
    },
  ],
  quiz: [
    {
      fact: 'segregation',
      bloom: 'remember',
      question: 'What is segregation?',
      key: 'Keeping groups of people apart',
      not: ['Giving one vote to all people', 'Bringing all people together', 'Refusing to buy in one shop'],
    },
    {
      fact: 'amendments',
      bloom: 'understand',
      question: 'What had the Constitution promised after the Civil War?',
      key: 'Equal rights for all citizens',
      not: ['Free land for all the soldiers', 'Separate schools in all states', 'Lower taxes in the South'],
    },
    {
      fact: 'court',
      bloom: 'remember',
      question: 'What did the Supreme Court rule in 1954?',
      key: 'Separate schools are unlawful.',
      not: ['Boycotts by riders are unlawful.', 'Bus seats must be given up.', 'Only adults may go to vote.'],
    },
    {
      fact: 'parks',
      bloom: 'remember',
      question: 'What did Rosa Parks refuse to do?',
      key: 'To give up her bus seat',
      not: ['To pay for her bus ticket', 'To leave her old school', 'To speak at the march'],
    },
    {
      fact: 'trained',
      bloom: 'understand',
      question: 'Which sentence about Rosa Parks is right?',
      key: 'She had worked for equal rights for years.',
      not: [
        'She had never heard of any protest before.',
        'She had only fallen asleep in her seat.',
        'She had planned to become a bus driver.',
      ],
    },
    {
      fact: 'boycott',
      bloom: 'apply',
      question: 'A shop treats some people unfairly. Which action is a boycott?',
      key: 'Many people stop buying there.',
      not: [
        'Many people buy even more there.',
        'Somebody paints over its sign.',
        'Somebody opens a second shop.',
      ],
    },
    {
      fact: 'king',
      bloom: 'remember',
      question: 'From whom had Martin Luther King learned about protest without violence?',
      key: 'From Gandhi',
      not: ['From Lincoln', 'From Napoleon', 'From Shakespeare'],
    },
    {
      fact: 'nine',
      bloom: 'understand',
      question: 'What did the nine students of Little Rock show?',
      key: 'A ruling alone does not change everything.',
      not: [
        'A school is not for brave people.',
        'A soldier is the best of all teachers.',
        'A city can do without any schools.',
      ],
    },
    {
      fact: 'sitIn',
      bloom: 'remember',
      question: 'Where did four students begin a sit-in in 1960?',
      key: 'At a lunch counter',
      not: ['In a city bus', 'In a large court room', 'On a school roof'],
    },
    {
      fact: 'march',
      bloom: 'remember',
      question: 'Where did King speak of his dream in 1963?',
      key: 'In Washington',
      not: ['In Montgomery, Alabama', 'In Little Rock', 'In Greensboro'],
    },
    {
      fact: 'act64',
      bloom: 'remember',
      question: 'What did the Civil Rights Act of 1964 forbid?',
      key: 'Segregation in public places',
      not: ['Protests in public places', 'Buses in southern cities', 'Speeches in Washington'],
    },
    {
      fact: 'act65',
      bloom: 'apply',
      question: 'A clerk asks only Black voters to pass a very hard test. Which law forbids that?',
      key: 'The Voting Rights Act',
      not: ['The Stamp Act', 'The ruling of 1954', 'The bus boycott'],
    },
  ],
  hardcore: [
    {
      fact: 'boycott',
      bloom: 'analyse',
      question:
        'About three of four bus riders in Montgomery were Black. Why did that make the boycott strong?',
      key: 'The bus company lost most of its money.',
      not: [
        'The bus company had to build more buses.',
        'The other riders had to stand the whole way.',
        'The drivers could now finish earlier each day.',
      ],
      why: 'A company lives from its riders. When most of them stay away for a year, it hurts, and nobody had been harmed.',
    },
    {
      fact: 'amendments',
      bloom: 'analyse',
      question: 'Equal rights were promised in the 1860s. Why was a movement needed in the 1950s?',
      key: 'State laws and habits had broken the promise.',
      not: [
        'The promise had been kept from the beginning.',
        'The Constitution had been lost in a fire.',
        'The promise was only for people in the North.',
      ],
      why: 'A right on paper helps little if nobody enforces it. Segregation and voting tricks took away what the Constitution had promised.',
    },
    {
      fact: 'king',
      bloom: 'evaluate',
      question: 'Why was non-violence such a strong tool for the movement?',
      key: 'Everyone could see which side was unfair.',
      not: [
        'Nobody noticed that there was a protest.',
        'It forced the police to stay at home.',
        'It took less time than any other way.',
      ],
      why: 'When peaceful people were attacked, newspapers and television showed it. Many who had looked away began to support them.',
    },
    {
      fact: 'sitIn',
      bloom: 'apply',
      question: 'Which of these protests works most like a sit-in?',
      key: 'Readers stay in a library that has shut them out.',
      not: [
        'Readers write a letter to a library far away.',
        'Readers buy their books in another town.',
        'Readers throw paint at the library door.',
      ],
      why: 'In a sit-in people go peacefully to the place from which they are shut out, and they stay.',
    },
    {
      fact: 'act65',
      bloom: 'evaluate',
      question: 'Why did the movement fight so hard for the vote?',
      key: 'With the vote people can change other laws, too.',
      not: [
        'With the vote people no longer have to pay taxes.',
        'With the vote people may ride on the bus for free.',
        'With the vote people can give orders to judges.',
      ],
      why: 'Those who can vote help to choose who makes the laws. The vote protects the other rights.',
    },
    {
      fact: 'march',
      bloom: 'apply',
      question:
        'About 250,000 people came to the march. If a bus holds 50 people, how many full buses is that?',
      key: '5,000 buses',
      not: ['500 buses', '2,500 buses', '50,000 buses'],
      why: '250,000 ÷ 50 = 5,000. Many really came by bus, others by train, by car or on foot.',
    },
    {
      fact: 'many',
      bloom: 'evaluate',
      question: 'A book names only one hero of the movement. What is the best criticism?',
      key: 'It hides the work of thousands of others.',
      not: [
        'It should not name any person at all.',
        'It should only name those in power.',
        'It makes the movement look too large.',
      ],
      why: 'Leaders matter. But boycotts, sit-ins and marches work only because very many people take part.',
    },
  ],
  faqs: [
    {
      fact: 'segregation',
      question: 'Was there segregation only in the South?',
      answer:
        'There it was written into law. In the North, too, many Black families were kept out of jobs, homes and schools.',
    },
    {
      fact: 'parks',
      question: 'Was Rosa Parks the first to keep her seat?',
      answer:
        'No. Others had done it before her. Claudette Colvin, for example, was only 15 when she refused in March 1955.',
    },
    {
      fact: 'boycott',
      question: 'How did people get to work without the bus?',
      answer: 'They walked, rode bicycles and shared cars. Some walked many kilometres each day.',
    },
    {
      fact: 'king',
      question: 'What happened to Martin Luther King?',
      answer:
        'He received the Nobel Peace Prize in 1964. In 1968 he was murdered. A national holiday in January honours him.',
    },
    {
      fact: 'act65',
      question: 'Why did so few Black people vote in the South before 1965?',
      answer: 'Unfair tests, taxes on voting and threats kept them away.',
    },
    {
      fact: 'goesOn',
      question: 'Is the movement over?',
      answer:
        'Its great laws are in force. But people still work for fair treatment in schools, jobs, homes and courts.',
    },
  ],
  didYouKnow: [
    { fact: 'boycott', text: 'The bus boycott of Montgomery lasted 381 days.' },
    {
      fact: 'nine',
      text: 'Ruby Bridges was only six years old when she became the first Black child at her school in New Orleans in 1960.',
    },
    {
      fact: 'march',
      text: 'King had a written speech, but he spoke the most famous part, about his dream, without it.',
    },
    {
      fact: 'king',
      text: 'At 35 Martin Luther King was then the youngest man who had won the Nobel Peace Prize.',
    },
    {
      fact: 'many',
      text: 'John Lewis, at 23 the youngest speaker at the march of 1963, later served in Congress for more than thirty years.',
    },
    {
      fact: 'parks',
      text: 'The bus of Rosa Parks stands in a museum in Michigan, and visitors may sit in it.',
    },
  ],
};
