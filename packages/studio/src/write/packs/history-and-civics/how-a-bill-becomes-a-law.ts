import type { LessonPack } from '../lesson-pack.ts';

export const howABillBecomesALaw: LessonPack = {
  id: 'how-a-bill-becomes-a-law',
  title: 'How a Bill Becomes a Law',
  tagline: 'The long way of an idea through the Congress of the United States',
  subject: 'Civics',
  grades: [5, 12],
  standards: [
    { framework: 'C3', topic: 'Civics: processes, rules and laws' },
    { framework: 'CBSE', topic: 'Civics: understanding laws' },
    { framework: 'ICSE', topic: 'Civics: the legislature' },
  ],
  match: [
    'bill becomes a law',
    'bill becomes law',
    'bill become a law',
    'bill become law',
    'bills become laws',
    'how laws are made',
    'legislative process',
    'lawmaking process',
  ],
  facts: {
    bill: 'A bill is a proposal for a new law or for a change to a law.',
    idea: 'Anyone can have the idea for a bill, but only a member of Congress can introduce it.',
    congress: 'Congress has two chambers: the House of Representatives and the Senate.',
    committee: 'A committee is a small group of members that studies a bill, holds hearings and changes it.',
    die: 'Most bills never leave their committee.',
    debate: 'The whole chamber debates the bill and votes on it.',
    majority: 'To pass a chamber, a bill needs a majority: more yes votes than no votes.',
    both: 'Both chambers must pass the bill in exactly the same words.',
    conference: 'When the two versions differ, a conference committee can work out one text for both.',
    president: 'The President can sign the bill, and then it is a law.',
    veto: 'The President can veto the bill: refuse it and send it back with the reasons.',
    override: 'Congress can override a veto with a two-thirds vote in both chambers.',
    tenDays:
      'If the President does nothing for ten days, Sundays not counted, while Congress is in session, the bill becomes a law.',
  },
  terms: [
    { term: 'bill', means: 'a proposal for a law', fact: 'bill' },
    { term: 'Congress', means: 'the House of Representatives and the Senate together', fact: 'congress' },
    { term: 'committee', means: 'a small group of members that studies a bill', fact: 'committee' },
    { term: 'majority', means: 'more than half of the votes', fact: 'majority' },
    { term: 'veto', means: 'the President’s refusal to sign a bill', fact: 'veto' },
    {
      term: 'override',
      means: 'to pass a bill in spite of a veto, with two-thirds of both chambers',
      fact: 'override',
    },
  ],
  misconceptions: [
    {
      id: 'president-makes',
      says: 'The President writes the laws.',
      truth: 'Congress writes and passes the laws. The President signs or vetoes them.',
      fact: 'president',
    },
    {
      id: 'most-pass',
      says: 'Most bills become laws.',
      truth: 'Only a few in a hundred do. Most never leave their committee.',
      fact: 'die',
    },
    {
      id: 'veto-end',
      says: 'A veto is the end of a bill.',
      truth: 'With two-thirds of both chambers, Congress can pass it anyway.',
      fact: 'override',
    },
  ],
  chapters: [
    {
      title: 'From an idea to the committee',
      keyTerms: ['bill', 'Congress', 'committee'],
      hook: {
        learner: '{guide}, I have an idea for a law. Whom do I call?',
        guide: 'Someone in *Congress*. Pack a snack, it is a long way!',
        at: 'capitol',
        props: [{ icon: 'x-bill', face: true }],
      },
      beats: [
        {
          beat: 'ask',
          learner: 'So what is a bill, exactly?',
          guide: 'A *bill* is a proposal: an idea for a law, written down word for word.',
          teaches: ['bill'],
          at: 'library',
          props: [{ icon: 'x-bill' }, { icon: 'x-quill' }],
        },
        {
          beat: 'tell',
          guide: 'Anybody can have the idea. But only a member of Congress can introduce it.',
          learner: 'Then my idea needs a sponsor!',
          teaches: ['idea'],
          at: 'capitol',
          props: [{ icon: 'light-bulb' }],
        },
        {
          beat: 'ask',
          learner: 'And who sits in Congress?',
          guide: 'Two chambers: 435 members in the House of Representatives, and 100 in the Senate.',
          teaches: ['congress'],
          at: 'capitol',
          props: [{ icon: 'x-capitol' }],
        },
        {
          beat: 'tell',
          guide: 'First stop: a *committee*. This small group asks experts and changes the text.',
          learner: 'Like an editor for laws.',
          teaches: ['committee'],
          at: 'library',
          props: [{ icon: 'magnifying-glass-tilted-left' }],
        },
        {
          beat: 'myth',
          myth: 'most-pass',
          learner: 'And then it passes, right?',
          guide: 'Most bills never get out of the committee. Thousands start, only a few hundred finish.',
          teaches: ['die'],
          at: 'capitol',
          props: [{ icon: 'wastebasket' }],
        },
        {
          beat: 'diagram',
          caption: 'The way of a bill',
          diagram: {
            kind: 'chain',
            nodes: [
              { label: 'idea', icon: 'light-bulb' },
              { label: 'committee', icon: 'magnifying-glass-tilted-left' },
              { label: 'first chamber', icon: 'ballot-box-with-ballot' },
              { label: 'second chamber', icon: 'ballot-box-with-ballot' },
              { label: 'President', icon: 'x-quill' },
              { label: 'law', icon: 'x-gavel' },
            ],
          },
          teaches: ['bill', 'committee', 'president'],
        },
        {
          beat: 'recap',
          guide: 'An idea, a sponsor, a *bill*, a *committee*. And that is only the beginning!',
          learner: 'Now I want to see the vote.',
          teaches: ['idea', 'committee'],
          tone: 'cool',
          props: [{ icon: 'x-bill', face: true }],
        },
      ],
    },
    {
      title: 'Two votes and a signature',
      keyTerms: ['majority', 'veto', 'override'],
      hook: {
        learner: 'The committee said yes! Is it a law now?',
        guide: 'Not yet. Now everybody in the chamber gets a say, and then the other chamber, too.',
        at: 'capitol',
        props: [{ icon: 'ballot-box-with-ballot' }],
      },
      beats: [
        {
          beat: 'ask',
          learner: 'How does a chamber decide?',
          guide: 'The members debate, and then they vote. A *majority* of yes votes passes the bill.',
          teaches: ['debate', 'majority'],
          at: 'capitol',
          props: [{ icon: 'ballot-box-with-ballot' }],
        },
        {
          beat: 'tell',
          guide: 'Then it starts all over in the other chamber. Both must pass the same words.',
          learner: 'Every single word? That is strict!',
          teaches: ['both'],
          at: 'capitol',
          props: [{ icon: 'x-capitol' }],
        },
        {
          beat: 'ask',
          learner: 'What if the two texts are different?',
          guide: 'Then a conference committee with members of both chambers works out one text.',
          teaches: ['conference'],
          at: 'library',
          props: [{ icon: 'handshake' }],
        },
        {
          beat: 'myth',
          myth: 'president-makes',
          learner: 'And then the President writes the law?',
          guide: 'No, the law is written already. The President can sign it, and then it counts.',
          teaches: ['president'],
          at: 'capitol',
          props: [{ icon: 'x-quill' }, { icon: 'x-stamp' }],
        },
        {
          beat: 'diagram',
          caption: 'Three things that can happen on the President’s desk',
          diagram: {
            kind: 'compare',
            columns: [
              { title: 'Sign', icon: 'x-quill', items: ['It is a law.'] },
              {
                title: 'Veto',
                icon: 'prohibited',
                items: ['It goes back.', 'Two-thirds of both chambers can override.'],
              },
              {
                title: 'Wait',
                icon: 'hourglass-not-done',
                items: ['After ten days it is a law.', 'But Congress must be in session.'],
              },
            ],
          },
          teaches: ['president', 'veto', 'override', 'tenDays'],
        },
        {
          beat: 'myth',
          myth: 'veto-end',
          learner: 'So a *veto* kills the bill?',
          guide: 'It can come back! Two-thirds of both chambers can *override* the veto.',
          teaches: ['veto', 'override'],
          at: 'capitol',
          props: [{ icon: 'x-gavel' }],
        },
        {
          beat: 'think',
          learner: 'So many people must agree. Slow, but nobody can make a law alone.',
          teaches: ['both', 'override'],
          at: 'night',
          props: [{ icon: 'balance-scale' }],
        },
        {
          beat: 'recap',
          guide: 'Two *majorities* for the same words, then a signature. Or two-thirds against a *veto*.',
          learner: 'One bill, many hands!',
          teaches: ['majority', 'override'],
          tone: 'green',
          props: [{ icon: 'x-gavel' }],
        },
      ],
    },
  ],
  quiz: [
    {
      fact: 'bill',
      bloom: 'remember',
      question: 'What is a bill in Congress?',
      key: 'A proposal for a law',
      not: ['A list of members', 'A kind of election', 'A speech on television'],
    },
    {
      fact: 'idea',
      bloom: 'understand',
      question: 'Who can introduce a bill in Congress?',
      key: 'A member of Congress',
      not: ['Any citizen over 18', 'A judge of a court', 'The mayor of a city'],
    },
    {
      fact: 'congress',
      bloom: 'remember',
      question: 'Which two chambers make up Congress?',
      key: 'The House of Representatives and the Senate',
      not: [
        'The Senate and the Supreme Court',
        'The White House and the House of Lords',
        'The Cabinet and the House of Representatives',
      ],
    },
    {
      fact: 'committee',
      bloom: 'understand',
      question: 'What does a committee do with a bill?',
      key: 'It studies it and may change it.',
      not: [
        'It signs it and makes it a law.',
        'It prints it in the newspapers.',
        'It hides it from the other chamber.',
      ],
    },
    {
      fact: 'die',
      bloom: 'remember',
      question: 'What happens to most bills?',
      key: 'They never leave their committee.',
      not: [
        'They become laws within a week.',
        'They are stopped by a judge.',
        'They are signed by the President.',
      ],
    },
    {
      fact: 'majority',
      bloom: 'apply',
      question: 'In the Senate 51 members vote yes and 49 vote no. What happens to the bill?',
      key: 'It passes the Senate.',
      not: ['It is stopped by the Senate.', 'It becomes a law at once.', 'It needs 67 votes to pass.'],
    },
    {
      fact: 'both',
      bloom: 'understand',
      question: 'What must both chambers agree on?',
      key: 'Exactly the same words',
      not: ['Roughly the same idea', 'Only the title of the bill', 'The date of the next election'],
    },
    {
      fact: 'conference',
      bloom: 'understand',
      question: 'When is a conference committee used?',
      key: 'When the two versions of a bill differ',
      not: [
        'When the President is on a journey',
        'When a bill has no title or sponsor',
        'When citizens write many letters',
      ],
    },
    {
      fact: 'veto',
      bloom: 'remember',
      question: 'What is a veto?',
      key: 'The President’s refusal of a bill',
      not: ['A vote that ends in a tie', 'A speech against a new law', 'A second reading of a bill'],
    },
    {
      fact: 'override',
      bloom: 'remember',
      question: 'How can Congress pass a bill in spite of a veto?',
      key: 'With two-thirds of both chambers',
      not: [
        'With a new election in every state',
        'With one half of the Senate alone',
        'With a letter to the highest court',
      ],
    },
  ],
  hardcore: [
    {
      fact: 'idea',
      bloom: 'apply',
      question:
        'A class writes a proposal against plastic bags and wants it to become a federal law. What is the best next step?',
      key: 'Persuade a member of Congress to introduce it',
      not: [
        'Ask the President to print it as a law',
        'Ask a judge to read it out in court',
        'Collect votes for it in their school',
      ],
      why: 'Anyone may have the idea, but only a member of the House or the Senate can introduce a bill.',
    },
    {
      fact: 'committee',
      bloom: 'analyse',
      question: 'Why does Congress send bills to committees instead of having all members study every bill?',
      key: 'Small groups can study many bills in depth at once.',
      not: [
        'Small groups are allowed to sign laws by themselves.',
        'All members together are not allowed to see a bill.',
        'Committees make sure that every bill will be passed.',
      ],
      why: 'Thousands of bills are introduced. By sharing them out among committees that know the subject, Congress can look at them closely.',
    },
    {
      fact: 'die',
      bloom: 'evaluate',
      question: 'Of about 10,000 bills a few hundred become laws. Which conclusion fits best?',
      key: 'Making a law is hard on purpose; most ideas are filtered out.',
      not: [
        'Congress never reads the bills that its members introduce.',
        'The President vetoes nearly all bills that Congress passes.',
        'Most bills are lost because nobody may introduce them.',
      ],
      why: 'Most bills stop in committee. Each further step needs agreement, so only proposals with broad support get through.',
    },
    {
      fact: 'both',
      bloom: 'analyse',
      question:
        'The House passes a bill with a fee of $5. The Senate passes it with a fee of $4. Can the President sign it?',
      key: 'No, both chambers must first pass the same text.',
      not: [
        'Yes, the President may choose one of the fees.',
        'Yes, the text of the House always counts.',
        'No, bills with a fee are not allowed at all.',
      ],
      why: 'The two texts differ. The chambers must agree on one version, for example through a conference committee.',
    },
    {
      fact: 'override',
      bloom: 'apply',
      question:
        'The President vetoes a bill. 300 of 435 members of the House and 60 of 100 senators vote to override. What happens?',
      key: 'The veto stands, because the Senate has too few votes.',
      not: [
        'The bill becomes a law, because the House has enough votes.',
        'The bill becomes a law, because both have a majority.',
        'The veto stands, because the House has too few votes.',
      ],
      why: 'Two-thirds are needed in both chambers: 290 of 435 and 67 of 100. The House has 300, but the Senate has only 60.',
    },
    {
      fact: 'tenDays',
      bloom: 'apply',
      question:
        'Congress is in session. The President leaves a bill on the desk for ten days, Sundays not counted. What happens?',
      key: 'It becomes a law without a signature.',
      not: [
        'It is dead, as if it had been vetoed.',
        'It goes back to the first committee.',
        'It waits until the next President.',
      ],
      why: 'While Congress is in session, a bill that is neither signed nor vetoed becomes a law after ten days, Sundays not counted.',
    },
  ],
  faqs: [
    {
      fact: 'bill',
      question: 'What is the difference between a bill and a law?',
      answer:
        'A bill is only a proposal. It becomes a law when both chambers have passed it and the President signs it.',
    },
    {
      fact: 'idea',
      question: 'Can a student start a law?',
      answer:
        'Yes, with an idea. A member of Congress must introduce it, so a good letter to your representative is a start.',
    },
    {
      fact: 'congress',
      question: 'Why are there two chambers?',
      answer:
        'In the House states with more people have more members; in the Senate every state has two. A law needs both views.',
    },
    {
      fact: 'die',
      question: 'Why do so few bills become laws?',
      answer:
        'Each step can stop a bill. Most stay in their committee because they have too little support or too little time.',
    },
    {
      fact: 'veto',
      question: 'What does the President do with a bill they do not like?',
      answer:
        'The President can veto it and send it back with the reasons. Congress can change it, drop it, or try to override the veto.',
    },
    {
      fact: 'conference',
      question: 'What happens when House and Senate do not agree?',
      answer:
        'They can send the bill back and forth, or a conference committee works out one text that both then vote on.',
    },
  ],
  didYouKnow: [
    {
      fact: 'bill',
      text: 'A bill that starts in the House gets a number with H.R.; one that starts in the Senate gets an S.',
    },
    {
      fact: 'congress',
      text: 'The number of members of the House has been fixed at 435 for most of the time since 1913.',
    },
    {
      fact: 'debate',
      text: 'In 1957 Strom Thurmond spoke in the Senate for more than 24 hours to hold up a bill.',
    },
    { fact: 'veto', text: '"Veto" is Latin and means "I forbid".' },
    { fact: 'override', text: 'Congress has overridden only a few percent of all vetoes in history.' },
    {
      fact: 'idea',
      text: 'The members drop new bills of the House into a wooden box that is called the hopper.',
    },
  ],
};
