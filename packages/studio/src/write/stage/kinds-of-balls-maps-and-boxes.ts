import { words } from './particular-look.ts';
import type { OtherKind } from './plain-kinds.ts';

const otherGames = words(
  'basketball|volleyball|tennis|rugby|handball|netball|cricket|hockey|hurling|golf|baseball',
);

/** Which ball a game is played with, which map is meant by a walk, and which box is one of cardboard. English. */
export const kindsOfBallsMapsAndBoxes: readonly OtherKind[] = [
  {
    icon: 'x-ball',
    shows: 'basketball',
    ifStory: words('basketball|free throws?|bank shots?|lay-?ups?|slam dunk|backboard'),
    unless: words('football|soccer'),
  },
  {
    icon: 'x-ball',
    shows: 'basketball',
    if: words('through the (?:net|ring|hoop)|under the basket|backboard'),
  },
  { icon: 'x-ball', shows: 'volleyball', ifStory: words('volleyball') },
  { icon: 'x-ball', shows: 'rugby-football', ifStory: words('rugby') },
  { icon: 'x-ball', shows: 'tennis', if: words('tennis') },
  {
    icon: 'x-ball',
    shows: 'soccer-ball',
    if: words(
      'football|soccer|kick(?:s|ed|ing)?|goals?|goal ?keeper|keeper|penalty|offside|header|headed|hit the post|crossbar|corner flag',
    ),
    unless: otherGames,
    unlessStory: otherGames,
  },
  {
    icon: 'x-ball',
    shows: 'soccer-ball',
    ifStory: words(
      'kick(?:s|ed|ing)? (?:the|an?|his|her|my|our|their) (?:\\p{L}+ )?ball|football(?:s|er|ers)?|soccer|offside|penalt(?:y|ies)|goal ?keepers?|keeper|striker|midfield(?:er)?',
    ),
    unlessStory: otherGames,
  },
  // Of a place that is no continent.
  {
    icon: 'world-map',
    noun: /^maps?$/,
    shows: 'x-folded-map',
    unless: words(
      'world|continents?|oceans?|globe|Africa|Asia|Europe|Americas?|Earth|atlas|equator|hemispheres?|countries',
    ),
  },
  {
    icon: 'package',
    noun: /^box(?:es)?$/,
    shows: 'x-open-box',
    if: words(
      'cardboard|empty box|(?:sat|sits?|slept|sleeps|hid|hides|climb(?:s|ed)) in(?:to|side)? (?:a|the|his|her|its) box|(?:in|out of|into) an? (?:big |old |large |little |small )?box|took .{0,30} out of the box',
    ),
    unless: words(
      'parcels?|post(?:man|woman|al)?|deliver\\p{L}*|tap(?:e|ed)|wrapp\\p{L}+|ribbon|wooden|nesting|metal|iron|tin|music|juice|pizza|match|lunch|pencil|closed|full|boxes of|box of|lid|shoe ?box|make|build',
    ),
  },
  // An empty one without a label.
  {
    icon: 'canned-food',
    noun: /^cans?$/,
    shows: 'x-tin-can',
    if: words('empty|rosebush|flowers?|nails?|holes?|rust(?:y|ed)|stilts|plant(?:s|ed)?|kick(?:s|ed)?'),
  },
];
