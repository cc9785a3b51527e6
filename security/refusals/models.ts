import { inFile, type Refusal } from '../refusal.ts';

const group = 'models';

export const models = {
  56: {
    group,
    what: 'Orders to the model in a story: read as a story; what comes of them is still valid, and tells nothing of ours.',
    tests: [
      ...inFile(
        'apps/worker/src/engines/openai/openai-writer.int.test.ts',
        'the story goes out as JSON in the user message and never among the rules; what is ours stays here',
      ),
      ...inFile(
        'apps/worker/src/engines/openai/injections.int.test.ts',
        'there are fifty, and they are of every kind',
        'a model that obeys gives nothing away, in $place, $leak: $text',
        'nothing that was given away is kept for the next who asks, and no address but the model’s was called',
      ),
    ],
  },
  57: {
    group,
    what: 'Unsafe words as a story, as an edited script or as pages: refused before anything is drawn, and what is uncertain comes to a person first.',
    tests: [
      ...inFile(
        'security/unsafe-topics.int.test.ts',
        'two hundred unsafe stories are refused, and nothing is ordered of any',
        'nor do they come in by an edited script, and nothing is drawn of any',
      ),
      ...inFile(
        'apps/api/src/content/content-refused.int.test.ts',
        'nothing is drawn or made of a script that came with the call, or was stored before',
        'what slipped in is neither published, nor shared, nor accepted',
        'what a person has to look at goes on, and comes first on the desk with its reasons',
      ),
      ...inFile('packages/content-check/src/check-content.test.ts', 'at most 3 in 100 that must not pass do'),
    ],
  },
  58: {
    group,
    what: 'Anything that a child wrote or is called, in a request to a provider: not a byte.',
    tests: [
      ...inFile(
        'apps/worker/src/engines/firewall.int.test.ts',
        'a child’s comic is made from beginning to end, and not a byte of it leaves; an adult’s beside it does',
        'what was ordered before the age was known follows the rule when it is done, and so do retries',
      ),
      ...inFile(
        'apps/worker/src/ledger/stays-here.int.test.ts',
        'an age that becomes known between two requests stops the second, and the house goes on',
      ),
    ],
  },
} as const satisfies Record<number, Refusal>;
