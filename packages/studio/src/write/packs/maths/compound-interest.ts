import type { LessonPack } from '../lesson-pack.ts';

export const compoundInterest: LessonPack = {
  id: 'compound-interest',
  title: 'Compound Interest',
  tagline: 'How money learns to grow by itself',
  subject: 'Math',
  grades: [6, 10],
  standards: [
    { framework: 'Common Core', topic: 'Ratios and Proportional Relationships: percent and interest' },
    { framework: 'CBSE', topic: 'Mathematics: comparing quantities' },
    { framework: 'ICSE', topic: 'Commercial Mathematics: compound interest' },
  ],
  match: ['compound interest', 'compounding', 'compounded interest', 'interest on interest'],
  facts: {
    interest: 'Interest is the price of using money: a bank pays it on savings and charges it on loans.',
    principal: 'The principal is the amount of money you start with.',
    rate: 'The rate is the percentage paid for each period, for example 10% a year.',
    simple: 'Simple interest is worked out on the principal only, so it is the same every year.',
    compound: 'Compound interest is worked out on the principal and on the interest already earned.',
    steps: 'At 10% a year, $100 becomes $110 after one year, $121 after two and $133.10 after three.',
    factor: 'Growing by 10% is the same as multiplying by 1.10.',
    formula: 'After n years the amount is principal × (1 + rate)ⁿ.',
    time: 'The longer money compounds, the faster it grows, because each year starts from more.',
    seventyTwo: 'Rule of 72: divide 72 by the rate in percent to estimate the years it takes to double.',
    debt: 'Compound interest also works on debt: unpaid interest is added to what you owe.',
  },
  terms: [
    { term: 'interest', means: 'the price of using money for a time', fact: 'interest' },
    { term: 'principal', means: 'the amount of money you start with', fact: 'principal' },
    { term: 'interest rate', means: 'the percentage paid for each period', fact: 'rate' },
    { term: 'simple interest', means: 'interest on the principal only', fact: 'simple' },
    {
      term: 'compound interest',
      means: 'interest on the principal and on earlier interest',
      fact: 'compound',
    },
    {
      term: 'rule of 72',
      means: 'a quick way to estimate how long money takes to double',
      fact: 'seventyTwo',
    },
    { term: 'debt', means: 'money that you owe', fact: 'debt' },
  ],
  misconceptions: [
    {
      id: 'same-each-year',
      says: 'At 10% I get the same amount every year.',
      truth: 'Only with simple interest. With compound interest each year adds more than the year before.',
      fact: 'compound',
    },
    {
      id: 'add-rates',
      says: 'Two years at 10% is 20% in total.',
      truth: 'It is 21%, because the second year also pays interest on the first year’s interest.',
      fact: 'factor',
    },
    {
      id: 'only-good',
      says: 'Compound interest is always good for me.',
      truth: 'It helps a saver. For someone in debt it makes the debt grow.',
      fact: 'debt',
    },
  ],
  chapters: [
    {
      title: 'Interest on interest',
      keyTerms: ['interest', 'principal', 'compound interest'],
      hook: {
        learner: '{guide}, can money grow if I just leave it alone?',
        guide: 'In a savings account, yes. Slowly at first, and then surprisingly fast!',
        at: 'bank',
        props: [{ icon: 'x-piggy', face: true }],
      },
      beats: [
        {
          beat: 'ask',
          learner: 'Why would a bank pay me anything?',
          guide: 'It uses your money while you wait. The price it pays you for that is called *interest*.',
          teaches: ['interest'],
          at: 'bank',
          props: [{ icon: 'bank' }],
        },
        {
          beat: 'tell',
          guide:
            'The money you start with is the *principal*. The *rate* says how many percent it earns a year.',
          learner: 'So $100 at 10% earns me $10. Easy!',
          teaches: ['principal', 'rate'],
          at: 'chalk',
          props: [{ icon: 'x-coins2' }],
        },
        {
          beat: 'myth',
          myth: 'same-each-year',
          learner: 'And then $10 again, every single year?',
          guide: 'That would be *simple interest*. With *compound interest*, the first $10 earns money too.',
          teaches: ['simple', 'compound'],
          at: 'bank',
          props: [{ icon: 'x-coins3' }],
        },
        {
          beat: 'shout',
          learner: 'Interest that earns INTEREST?!',
          teaches: ['compound'],
          tone: 'aha',
          props: [{ icon: 'x-coins4' }],
        },
        {
          beat: 'diagram',
          caption: '$100 at 10% a year, left alone',
          diagram: {
            kind: 'bars',
            bars: [
              { label: 'Start', value: 100, text: '$100' },
              { label: 'Year 1', value: 110, text: '$110' },
              { label: 'Year 2', value: 121, text: '$121' },
              { label: 'Year 3', value: 133.1, text: '$133.10' },
            ],
          },
          teaches: ['steps'],
        },
        {
          beat: 'think',
          learner: 'First it added $10, then $11, then $12.10. The steps themselves are growing!',
          teaches: ['steps', 'compound'],
          at: 'home',
          props: [{ icon: 'chart-increasing' }],
        },
        {
          beat: 'recap',
          guide:
            '*Simple interest* looks only at the start. *Compound interest* looks at all you have by now.',
          learner: 'So the trick is to leave it alone!',
          teaches: ['simple', 'compound'],
          tone: 'green',
          props: [{ icon: 'x-piggy', face: true }],
        },
      ],
    },
    {
      title: 'The power of waiting',
      keyTerms: ['interest rate', 'rule of 72', 'debt'],
      hook: {
        learner: 'I want to know what I would have in twenty years. Do I add it up year by year?',
        guide: 'You could. But there is a shortcut, and it fits on one line.',
        at: 'chalk',
        props: [{ icon: 'abacus' }],
      },
      beats: [
        {
          beat: 'tell',
          guide: 'Adding 10% is the same as multiplying by 1.10. Do that once for each year.',
          learner: 'Twice gives 1.10 × 1.10. That is 1.21!',
          teaches: ['factor'],
          at: 'chalk',
          props: [{ icon: 'multiply' }],
        },
        {
          beat: 'myth',
          myth: 'add-rates',
          learner: 'But two years at 10% make 20%. Where does the extra 1% come from?',
          guide: 'From the interest on the first interest: 10% of $10 is $1.',
          teaches: ['factor'],
          at: 'chalk',
          props: [{ icon: 'red-question-mark' }],
        },
        {
          beat: 'tell',
          guide: 'The shortcut: principal × (1 + rate), multiplied again for every year.',
          learner: 'My calculator can do that in a second.',
          teaches: ['formula'],
          at: 'classroom',
          props: [{ icon: 'mobile-phone' }],
        },
        {
          beat: 'diagram',
          caption: '$100 at 10%: what waiting does',
          diagram: {
            kind: 'bars',
            bars: [
              { label: '10 years', value: 259, text: '$259' },
              { label: '20 years', value: 673, text: '$673' },
              { label: '30 years', value: 1745, text: '$1,745' },
              { label: '40 years', value: 4526, text: '$4,526' },
            ],
          },
          teaches: ['time'],
        },
        {
          beat: 'ask',
          learner: 'How long until my money doubles?',
          guide: 'Use the *rule of 72*: 72 divided by the *rate*. At 8% that is about 9 years.',
          teaches: ['seventyTwo'],
          at: 'library',
          props: [{ icon: 'spiral-calendar' }],
        },
        {
          beat: 'myth',
          myth: 'only-good',
          learner: 'So compound interest is always my friend!',
          guide: 'Only when you save. On a *debt* it works against you: what you don’t pay back grows.',
          teaches: ['debt'],
          at: 'bank',
          props: [{ icon: 'credit-card' }],
        },
        {
          beat: 'recap',
          guide: 'Start early, leave it alone, and pay debts back fast.',
          learner: 'Time does the work. I only have to wait!',
          teaches: ['time', 'debt'],
          tone: 'green',
          props: [{ icon: 'hourglass-not-done' }],
        },
      ],
    },
  ],
  quiz: [
    {
      fact: 'interest',
      bloom: 'remember',
      question: 'What is interest?',
      key: 'The price of using money',
      not: ['The money you start with', 'A card to pay in shops', 'A tax on every purchase'],
    },
    {
      fact: 'principal',
      bloom: 'remember',
      question: 'You put $200 into an account that pays 5% a year. What is the principal?',
      key: '$200',
      not: ['$5', '$10', '$210'],
    },
    {
      fact: 'rate',
      bloom: 'apply',
      question: 'How much interest does $300 earn in one year at 10%?',
      key: '$30',
      not: ['$3', '$10', '$330'],
    },
    {
      fact: 'simple',
      bloom: 'understand',
      question: 'What is simple interest worked out on?',
      key: 'Only the principal',
      not: ['Only the earlier interest', 'The principal and the interest', 'The price of the account'],
    },
    {
      fact: 'compound',
      bloom: 'understand',
      question: 'Why does compound interest add more each year?',
      key: 'Earlier interest earns interest too.',
      not: [
        'The bank raises the rate every year.',
        'You have to pay in more every year.',
        'The years get longer and longer.',
      ],
    },
    {
      fact: 'steps',
      bloom: 'apply',
      question: 'At 10% a year, $100 has become $110. What is it after one more year?',
      key: '$121',
      not: ['$120', '$111', '$130'],
    },
    {
      fact: 'factor',
      bloom: 'apply',
      question: 'Which multiplication makes an amount grow by 10%?',
      key: '× 1.10',
      not: ['× 0.10', '× 10', '× 1.01'],
    },
    {
      fact: 'formula',
      bloom: 'understand',
      question: 'What does the shortcut tell you to do for each year?',
      key: 'Multiply by 1 plus the rate',
      not: ['Add the rate to the principal', 'Divide by the number of years', 'Subtract the first interest'],
    },
    {
      fact: 'seventyTwo',
      bloom: 'apply',
      question: 'About how long does money take to double at 6% a year?',
      key: '12 years',
      not: ['6 years', '36 years', '72 years'],
    },
    {
      fact: 'time',
      bloom: 'understand',
      question: 'What helps compound interest most?',
      key: 'Leaving the money alone for long',
      not: ['Taking the money out often', 'Keeping the money in cash', 'Counting the money every day'],
    },
    {
      fact: 'debt',
      bloom: 'understand',
      question: 'What happens to a debt when its interest is not paid?',
      key: 'It grows faster and faster.',
      not: ['It stays the same for ever.', 'It slowly shrinks by itself.', 'It is passed on to the bank.'],
    },
  ],
  hardcore: [
    {
      fact: 'simple',
      bloom: 'analyse',
      question:
        '$100 earns 10% a year for three years. How much more does compound interest give than simple interest?',
      key: '$3.10',
      not: ['$1.00', '$10.00', '$33.10'],
      why: 'Simple interest gives 3 × $10 = $30. Compound interest gives $133.10 − $100 = $33.10. The difference is $3.10.',
    },
    {
      fact: 'compound',
      bloom: 'evaluate',
      question:
        'Account A pays 10% simple interest, account B pays 9% compound interest. Which is better for 20 years?',
      key: 'B, because its interest earns interest for 20 years',
      not: [
        'A, because ten percent is always more than nine percent',
        'A, because simple interest is safer than compound interest',
        'Neither, because both double the money in exactly 20 years',
      ],
      why: 'After 20 years A has grown to 300% of the start. B has grown to about 560%, because 1.09 multiplied by itself 20 times is about 5.6.',
    },
    {
      fact: 'steps',
      bloom: 'apply',
      question: '$200 earns 50% compound interest a year. What is it after two years?',
      key: '$450',
      not: ['$400', '$300', '$425'],
      why: '$200 × 1.5 = $300 after one year, and $300 × 1.5 = $450 after two.',
    },
    {
      fact: 'factor',
      bloom: 'analyse',
      question: 'A price rises by 20% and then falls by 20%. Where does it end?',
      key: 'Below the start, at 96%',
      not: ['Exactly at the start, at 100%', 'Above the start, at 104%', 'Below the start, at 80%'],
      why: '1.20 × 0.80 = 0.96. The fall of 20% is taken from a bigger amount than the rise.',
    },
    {
      fact: 'time',
      bloom: 'evaluate',
      question:
        'Asha saves from age 15 to 25 and then stops, but leaves the money alone. Ben saves the same each year from 35 to 45. Who has more at 65?',
      key: 'Asha, because her money compounds 20 years longer',
      not: [
        'Ben, because he started when he was older and wiser',
        'Ben, because his money was paid in more recently',
        'Both the same, because both saved for ten years',
      ],
      why: 'Both paid in the same, but Asha’s money had 20 more years to multiply.',
    },
    {
      fact: 'seventyTwo',
      bloom: 'apply',
      question:
        'A debt grows at 24% a year and nothing is paid back. About how many times as large is it after six years?',
      key: '4 times',
      not: ['2 times', '6 times', '24 times'],
      why: '72 ÷ 24 = 3, so it doubles about every three years. Six years are two doublings: 2 × 2 = 4.',
    },
  ],
  faqs: [
    {
      fact: 'compound',
      question: 'What is compound interest in one sentence?',
      answer:
        'It is interest that is paid on the money you put in and on the interest you have already earned.',
    },
    {
      fact: 'simple',
      question: 'How is it different from simple interest?',
      answer:
        'Simple interest is the same each year, because it looks only at the principal. Compound interest grows each year.',
    },
    {
      fact: 'interest',
      question: 'Where does the interest come from?',
      answer:
        'The bank lends the money to others, who pay for using it. Part of what they pay goes to the savers.',
    },
    {
      fact: 'formula',
      question: 'How do I work it out quickly?',
      answer:
        'Multiply the principal by 1 plus the rate, once for each year. At 5% for three years: principal × 1.05 × 1.05 × 1.05.',
    },
    {
      fact: 'debt',
      question: 'Can compound interest be bad for me?',
      answer:
        'Yes, when you owe money. Interest that you do not pay is added to the debt, and then it costs interest too.',
    },
    {
      fact: 'time',
      question: 'Is it worth starting with a small amount?',
      answer: 'Yes. A small amount that has many years to grow can overtake a larger one that starts late.',
    },
  ],
  didYouKnow: [
    { fact: 'seventyTwo', text: 'The rule of 72 was printed in a maths book by Luca Pacioli in 1494.' },
    {
      fact: 'compound',
      text: 'Clay tablets from ancient Mesopotamia show that people worked with compound interest about 4,000 years ago.',
    },
    {
      fact: 'time',
      text: 'At 7% a year, money doubles in about ten years and grows to about thirty times in fifty.',
    },
    {
      fact: 'steps',
      text: 'Benjamin Franklin, who died in 1790, left £1,000 each to Boston and Philadelphia to be lent out at interest for 200 years; it became millions of dollars.',
    },
    {
      fact: 'factor',
      text: 'Prices can compound as well: at 3% inflation a year, things cost about twice as much after 24 years.',
    },
    {
      fact: 'rate',
      text: 'The sign % grew out of the Italian words "per cento", which mean "for a hundred".',
    },
  ],
};
