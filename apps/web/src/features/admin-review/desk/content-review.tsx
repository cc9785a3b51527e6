import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ContentFinding, ContentTopic } from '@panelwise/contracts/domain/content';
import classes from './content-review.module.css';
import { panelAnchor } from './panel-words.ts';

/** What the words are about. */
const topics: Record<ContentTopic, MessageDescriptor> = {
  threat: msg`It threatens somebody.`,
  'self-harm': msg`It speaks of hurting or killing oneself, or tells somebody to.`,
  abuse: msg`It reads like somebody who is not safe for children.`,
  sexual: msg`It is sexual.`,
  slur: msg`It has a word that puts people down for who they are.`,
  hate: msg`It is hateful towards a group of people.`,
  extremism: msg`It praises violence or hatred, or those who did it.`,
  profanity: msg`It has a swear word.`,
  bullying: msg`It is cruel to somebody.`,
  violence: msg`It shows cruelty too closely.`,
  weapons: msg`It tells how to get or make something that hurts people.`,
  drugs: msg`It makes drugs, alcohol or smoking look good, or tells how to get them.`,
  'dangerous-dare': msg`It dares somebody to do what can badly hurt or kill.`,
  'eating-disorder': msg`It tells how to starve or to be sick on purpose.`,
  'personal-data': msg`It has what could lead strangers to a real person, such as a number, an address or an account.`,
  link: msg`It has a web address that leads away from here.`,
};

/** Where a finding's panel is on the desk; undefined where it stands in none. */
function anchorOf({ place }: ContentFinding): string | undefined {
  const [, page, panel] = /^Page (\d+), panel (\d+)/.exec(place) ?? [];
  return page && panel ? panelAnchor(Number(page), Number(panel)) : undefined;
}

/** The words that somebody has to look at, each with the reason, worst first. */
export function ContentReview({ findings }: { findings: ContentFinding[] }) {
  if (findings.length === 0)
    return (
      <p className="muted">
        <Trans>Nothing was found in its words.</Trans>
      </p>
    );
  return (
    <ul className={classes.findings}>
      {findings.map((finding) => {
        const { topic, outcome, place, words, start } = finding;
        const anchor = anchorOf(finding);
        return (
          <li key={`${place} ${topic} ${start}`} data-outcome={outcome}>
            <span>{anchor ? <a href={`#${anchor}`}>{place}</a> : place}</span>
            <span>
              <q>{words}</q> {i18n._(topics[topic])}
              {outcome === 'refused' && <b> {t`It cannot be accepted so.`}</b>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
