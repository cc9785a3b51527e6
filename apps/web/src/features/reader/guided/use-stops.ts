import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import type { ReadingPanel } from '../reading-order.ts';
import { type Box, pageSize } from './camera.ts';
import { type Size, stopNear, stopsIn } from './stops.ts';

/** Upright or lying: where a whole panel would be too small to be read. */
const phone = '(max-width: 640px), (max-height: 480px)';

/**
 * The parts in which a panel is shown on a phone; elsewhere it shows whole.
 * @param stage what the picture is shown in
 * @param whole the panel shows whole in any case
 * @param line a line of the panel that has to be in sight
 * @returns the part that is shown, and where it is turned to: `next` and `back` say whether there was another part
 */
export function useStops(
  stage: RefObject<HTMLElement | null>,
  panel: ReadingPanel | undefined,
  whole: boolean,
  line: number | undefined,
) {
  const isPhone = useMediaQuery(phone, false);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element || !isPhone) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [stage, isPhone, panel === undefined]);

  const stops = useMemo(
    () => (panel && isPhone && !whole ? stopsIn(panel.polygon, size) : []),
    [panel, isPhone, whole, size],
  );
  const last = Math.max(0, stops.length - 1);
  const [turned, setTurned] = useState<{ panel: ReadingPanel | undefined; stop: number }>();
  const place = line === undefined ? undefined : panel?.places[line];
  const at =
    place && stops.length > 0
      ? stopNear(stops, (place.x + place.width / 2) * pageSize.width)
      : turned?.panel === panel
        ? Math.min(turned?.stop ?? 0, last)
        : 0;
  const turnTo = (stop: number) => {
    if (stop < 0 || stop > last) return false;
    setTurned({ panel, stop });
    return true;
  };
  return {
    /** Undefined where the panel shows whole. */
    stop: stops.length > 1 ? (stops[at] as Box) : undefined,
    at,
    count: Math.max(1, stops.length),
    next: () => turnTo(at + 1),
    back: () => turnTo(at - 1),
    /** Whoever goes back comes to the last part of the panel before. */
    beginAtLast: (before: ReadingPanel | undefined) =>
      setTurned({ panel: before, stop: Number.POSITIVE_INFINITY }),
  };
}
