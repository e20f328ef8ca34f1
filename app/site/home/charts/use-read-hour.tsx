import { use, useEffect, useState } from "react";

import { FigureInView, type RulerFigure, useRulerReadings } from "~/lib/ruler/readings";

/**
 * For a chart that follows the ruler: the hour that is read, and the plot to lay over it. Only the narrow drawing has the
 * ruler's hours as its width, so only there a hairline goes through it.
 */
export function useReadHour(readAt: RulerFigure["readAt"], place = "inset-0 md:hidden") {
  const [hour, setHour] = useState<number>();
  const ref = useRulerReadings(readAt, setHour);
  const tell = use(FigureInView);
  // A slide that comes back is not read yet.
  useEffect(() => {
    if (!tell) return undefined;
    return () => {
      tell();
      setHour(undefined);
    };
  }, [tell]);
  const plot = <div ref={ref} aria-hidden className={`pointer-events-none absolute z-10 ${place}`} />;
  return { hour, plot };
}
