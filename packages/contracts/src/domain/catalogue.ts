/** The subjects that every site begins with; an admin adds others. */
export const firstSubjects = [
  'Science',
  'Math',
  'English',
  'History',
  'Geography',
  'Civics',
  'Economics',
  'Computing',
  'Health',
  'Art',
  'Biology',
  'Physics',
  'Chemistry',
] as const;

/** The themes: what a story feels like. `examplePages` are one line per page, as a creator would read them in the preview. */
export const firstThemes = [
  {
    slug: 'everyday-life',
    name: 'Everyday life',
    description:
      'The lesson hides in an ordinary day: a kitchen, a garden, a bus ride. Best for first contact with an idea.',
    examplePages: [
      'Maya finds that the plant on her windowsill has grown overnight, and nobody feeds it.',
      'She asks Dr. Sol next door, and they look inside a leaf together.',
      'At breakfast Maya explains it to her brother, with his orange juice as the example.',
    ],
  },
  {
    slug: 'adventure',
    name: 'Adventure',
    description:
      'A journey with a goal and an obstacle on every page. The idea is the tool that gets the heroes through.',
    examplePages: [
      'The old map shows a river where there is only sand. Where did the water go?',
      'The travellers follow the dry valley up to the snow line.',
      'They find the spring, and know now why it runs only in May.',
    ],
  },
  {
    slug: 'mystery',
    name: 'Mystery',
    description:
      'Something does not add up. Clues are collected, wrong ideas are tested and dropped, the concept solves the case.',
    examplePages: [
      'The class fish tank is cloudy on Mondays, and only on Mondays.',
      'Three suspects: the light, the food, the filter. One test each.',
      'Case closed: what the weekend did to the algae.',
    ],
  },
  {
    slug: 'time-travel',
    name: 'Time travel',
    description:
      'The learner meets the people who lived it or found it out. Best for history and for the story behind a discovery.',
    examplePages: [
      'A clock strikes thirteen, and the market square is four hundred years younger.',
      'A printer shows how a page is set, letter by letter.',
      'Back home, a phone screen looks different now.',
    ],
  },
  {
    slug: 'in-the-lab',
    name: 'In the lab',
    description:
      'Ask, predict, try, look, explain. Every page is one step of a real experiment that a class can repeat.',
    examplePages: [
      'The question on the board: what melts ice faster, salt or sugar?',
      'Two bowls, one clock, and a guess from everybody.',
      'The result, the reason, and what to try at home.',
    ],
  },
  {
    slug: 'sports',
    name: 'Sports and games',
    description:
      'A team, a score and a plan. Numbers, forces and strategy come up because somebody wants to win fairly.',
    examplePages: [
      'Two points behind, eight minutes to go, and Omar asks about angles.',
      'The coach draws the court: how high, how fast, how far.',
      'The last throw, and why it had to go in.',
    ],
  },
  {
    slug: 'nature',
    name: 'Out in nature',
    description:
      'Forest, river, sea and sky as the classroom. Looking closely comes first, names come second.',
    examplePages: [
      'Low tide: the rocks are full of tiny doors.',
      'One bucket, five animals, and who eats whom.',
      'The tide comes back, and everybody has a plan.',
    ],
  },
  {
    slug: 'space',
    name: 'Space mission',
    description:
      'A crew, a mission and physics that cannot be argued with. Best for science and mathematics with big numbers.',
    examplePages: [
      'Countdown. The fuel gauge and the weight of the snacks do not agree.',
      'In orbit everything falls, and nothing lands. Why?',
      'Landing: the parachute, the heat shield and a sum.',
    ],
  },
  {
    slug: 'folk-tale',
    name: 'Folk tale',
    description:
      'Told by the fire, with a clever animal, a promise and a lesson at the end. Best for language, values and civics.',
    examplePages: [
      'The crow, the jug and the stones: how high does water rise?',
      'The village argues about the well, and the fox proposes a vote.',
      'What the elders wrote above the door.',
    ],
  },
] as const satisfies { slug: string; name: string; description: string; examplePages: string[] }[];
