import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Theme } from '@panelwise/contracts/http/catalogue';
import { LateModal } from '../../../components/dialog/late-modal.tsx';
import { englishOf } from '../../../lib/english-of.ts';
import { themeName } from './catalogue-words.ts';
import classes from './choice.module.css';

/** What is said of the themes that every site begins with. */
const texts = [
  msg`The lesson hides in an ordinary day: a kitchen, a garden, a bus ride. Best for first contact with an idea.`,
  msg`Maya finds that the plant on her windowsill has grown overnight, and nobody feeds it.`,
  msg`She asks Dr. Sol next door, and they look inside a leaf together.`,
  msg`At breakfast Maya explains it to her brother, with his orange juice as the example.`,
  msg`A journey with a goal and an obstacle on every page. The idea is the tool that gets the heroes through.`,
  msg`The old map shows a river where there is only sand. Where did the water go?`,
  msg`The travellers follow the dry valley up to the snow line.`,
  msg`They find the spring, and know now why it runs only in May.`,
  msg`Something does not add up. Clues are collected, wrong ideas are tested and dropped, the concept solves the case.`,
  msg`The class fish tank is cloudy on Mondays, and only on Mondays.`,
  msg`Three suspects: the light, the food, the filter. One test each.`,
  msg`Case closed: what the weekend did to the algae.`,
  msg`The learner meets the people who lived it or found it out. Best for history and for the story behind a discovery.`,
  msg`A clock strikes thirteen, and the market square is four hundred years younger.`,
  msg`A printer shows how a page is set, letter by letter.`,
  msg`Back home, a phone screen looks different now.`,
  msg`Ask, predict, try, look, explain. Every page is one step of a real experiment that a class can repeat.`,
  msg`The question on the board: what melts ice faster, salt or sugar?`,
  msg`Two bowls, one clock, and a guess from everybody.`,
  msg`The result, the reason, and what to try at home.`,
  msg`A team, a score and a plan. Numbers, forces and strategy come up because somebody wants to win fairly.`,
  msg`Two points behind, eight minutes to go, and Omar asks about angles.`,
  msg`The coach draws the court: how high, how fast, how far.`,
  msg`The last throw, and why it had to go in.`,
  msg`Forest, river, sea and sky as the classroom. Looking closely comes first, names come second.`,
  msg`Low tide: the rocks are full of tiny doors.`,
  msg`One bucket, five animals, and who eats whom.`,
  msg`The tide comes back, and everybody has a plan.`,
  msg`A crew, a mission and physics that cannot be argued with. Best for science and mathematics with big numbers.`,
  msg`Countdown. The fuel gauge and the weight of the snacks do not agree.`,
  msg`In orbit everything falls, and nothing lands. Why?`,
  msg`Landing: the parachute, the heat shield and a sum.`,
  msg`Told by the fire, with a clever animal, a promise and a lesson at the end. Best for language, values and civics.`,
  msg`The crow, the jug and the stones: how high does water rise?`,
  msg`The village argues about the well, and the fox proposes a vote.`,
  msg`What the elders wrote above the door.`,
];
/** By their English, as the server gives it. */
const byEnglish = new Map(texts.map((text) => [englishOf(text), text]));

/** What the server says of a theme in the language of the page; as it is where somebody of this site wrote it. */
export function inWords(english: string): string {
  const text = byEnglish.get(english);
  return text ? i18n._(text) : english;
}

/** What a theme is like, with a line for each page of a story in it. */
export function ThemeAbout({
  theme,
  opened,
  onClose,
}: {
  theme: Theme | undefined;
  opened: boolean;
  onClose: () => void;
}) {
  const pages = theme?.examplePages ?? [];
  return (
    <LateModal opened={opened} onClose={onClose} title={theme ? themeName(theme) : t`Theme`} size="lg">
      <p>{theme?.description ? inWords(theme.description) : t`No description available`}</p>
      {pages.length > 0 && (
        <ol className={classes.examples}>
          {pages.map((english, i) => {
            const number = i + 1;
            const page = inWords(english);
            return (
              <li key={english}>
                <Trans>
                  <b>Page {number}</b> {page}
                </Trans>
              </li>
            );
          })}
        </ol>
      )}
    </LateModal>
  );
}
