import classes from './live-page-view.module.css';
import type { LivePanel } from './live-pages.ts';
import { boxStyle, clipPath } from './page-geometry.ts';

/** What lies over the pencil of one panel, cut to its outline: its ink, or its colour with the words on top. */
export function PanelLayer(props: {
  panel: LivePanel;
  polygon: [number, number][];
  /** The finished page, when it has these words. */
  picture: string | undefined;
  ink: string | undefined;
  lettering: string | undefined;
}) {
  const { panel, polygon, picture } = props;
  const style = { clipPath: clipPath(polygon) };
  if (panel.state === 'checking' && props.ink)
    return <img className={classes.layer} src={props.ink} alt="" style={style} />;
  if (panel.state !== 'done') return null;
  if (picture) return <img className={classes.layer} src={picture} alt="" style={style} />;
  if (!panel.artUrl)
    return props.ink ? <img className={classes.layer} src={props.ink} alt="" style={style} /> : null;
  return (
    <>
      <div className={classes.layer} style={style}>
        <img className={classes.art} src={panel.artUrl} alt="" style={boxStyle(polygon)} />
      </div>
      {props.lettering && <img className={classes.letters} src={props.lettering} alt="" style={style} />}
    </>
  );
}
