import { type ContentFinding, contentTopics } from '@panelwise/contracts/domain/content';
import classes from './content-review.module.css';
import { panelAnchor } from './panel-words.ts';

/** Where a finding's panel is on the desk; undefined where it stands in none. */
function anchorOf({ place }: ContentFinding): string | undefined {
  const [, page, panel] = /^Page (\d+), panel (\d+)/.exec(place) ?? [];
  return page && panel ? panelAnchor(Number(page), Number(panel)) : undefined;
}

/** The words that somebody has to look at, each with the reason, worst first. */
export function ContentReview({ findings }: { findings: ContentFinding[] }) {
  if (findings.length === 0) return <p className="muted">Nothing was found in its words.</p>;
  return (
    <ul className={classes.findings}>
      {findings.map((finding) => {
        const { topic, outcome, place, words, start } = finding;
        const anchor = anchorOf(finding);
        return (
          <li key={`${place} ${topic} ${start}`} data-outcome={outcome}>
            <span>{anchor ? <a href={`#${anchor}`}>{place}</a> : place}</span>
            <span>
              <q>{words}</q> {contentTopics[topic]}
              {outcome === 'refused' && <b> It cannot be accepted so.</b>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
