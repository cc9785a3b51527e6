import { either, later, type Sign } from '../sky-signs.ts';

/** By what words a story says that it is night, and that it is night no more. */
export const nights: readonly Sign<'night'>[] = [
  // It is still dark.
  {
    words: either(
      '(?:(?:long|just|shortly|an hour|two hours) )?before (?:dawn|daybreak|sunrise|first light|(?:the )?sun (?:is|was|had come|came|has come|comes|rises|rose|had risen|was even) ?(?:up)?)',
      'while (?:it (?:is|was) )?still dark|(?:it|outside) (?:is|was) still dark',
    ),
    state: 'night',
    holds: 0,
  },
  {
    words: either(
      later,
      'sun (?:came|was|shone|rose|shines|had risen)',
      'sunny',
      '(?:this|that|the|in the|every|each|one|all|by|until|early|late) (?:\\p{L}+ )?(?:morning|afternoon)',
      'dawn|sunrise|noon|midday|daylight|breakfast|lunch',
    ),
    state: 'over',
    holds: 9,
    setsScene: true,
  },
  {
    words: either(
      '(?:one|that|the same) (?:\\p{L}+ ){0,3}(?:night|evening)(?! (?:before|school|class))',
      '(?:on|in|until) the (?:evening|night) of|(?:half past|quarter past|quarter to) (?:nine|ten|eleven|twelve) (?:at night|in the evening|that (?:night|evening))|fireworks|firecrackers|the (?:\\p{L}+ )?rockets? (?:went|go|shot|flew) up over|(?:until|till|before|as|when) (?:it (?:was|got|grew) )?(?:dark|nightfall)',
      'moon (?:came up|rose|was up|shone|was shining|hung)|stars (?:came out|were out|twinkled)|sun (?:had )?(?:went down|gone down|sank)|(?:in the )?middle of the night|at midnight|after dark|(?:it|sky) (?:had |was already )?(?:got|was|grew|turned|become|became) dark|under the stars|by moonlight|in the moonlight',
    ),
    state: 'night',
    holds: 8,
    setsScene: true,
  },
  {
    words: either(
      '(?:at|in the|by|during the) night(?!mare)',
      '(?:for|in|through) the night|nightfall|(?:all|every) night|midnight|after dark|(?:it|sky) (?:gets|is|turns) dark|moonlight|(?:in the|every|this) evening|at dusk|after sunset|sun (?:had )?set',
    ),
    state: 'night',
    holds: 2,
  },
];
