import type { Prop } from '@panelwise/contracts/domain/script';
import type { Beat } from './beat.ts';

/** Before a thing is shown again after fewer panels than this, another one of the same words is. */
const rest = 3;
/** Beside three people there is room for one thing. */
const mostProps = { withCompany: 1, else: 2 };
const company = 3;

/** "12 apples on Monday, 18 on Tuesday" over one picture: beside twelve apples a single one would be the eighteen. */
function oneCount(props: readonly Prop[]): Prop[] {
  const icons = props.flatMap((prop) => ('icon' in prop ? [prop.icon] : []));
  const twice = new Set(icons.filter((icon, i) => icons.indexOf(icon) !== i));
  return props.flatMap((prop, i): Prop[] => {
    if (!('icon' in prop) || !twice.has(prop.icon)) return [prop];
    const { count: _, ...one } = prop;
    return props.findIndex((other) => 'icon' in other && other.icon === prop.icon) === i ? [one] : [];
  });
}

/** Chooses from what each beat could show, first what was not shown just before: the same drop in every panel tires. */
export function varyProps(beats: Beat[]): Beat[] {
  const shownAt = new Map<string, number>();
  const name = (prop: Prop) => ('icon' in prop ? prop.icon : prop.card);
  return beats.map((beat, at) => {
    if (!beat.props?.length) return beat;
    const fixed =
      beat.kind === 'define' || beat.kind === 'words' || beat.kind === 'title' || beat.kind === 'recap';
    const people = new Set([...(beat.people ?? []), ...beat.lines.map(({ speaker }) => speaker)]).size;
    const most = people >= company ? mostProps.withCompany : mostProps.else;
    const fresh = oneCount(beat.props).filter((prop) => at - (shownAt.get(name(prop)) ?? -rest) >= rest);
    const props = fixed ? beat.props : (fresh.length > 0 ? fresh : oneCount(beat.props)).slice(0, most);
    for (const prop of props) shownAt.set(name(prop), at);
    return { ...beat, props };
  });
}
