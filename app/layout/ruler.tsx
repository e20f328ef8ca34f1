import { lazy, type PointerEvent, useEffect, useRef, useState } from "react";

import { placeFlags } from "~/figures/ruler-flags";
import { foldFlags } from "~/figures/ruler-folds";
import type { RulerMarker, RulerScale } from "~/figures/ruler-scale";
import { identity } from "~/identity";
import { useOfficeTime } from "~/lib/office/use-office-time";
import { useDeferredRender } from "~/lib/navigation/use-deferred-render";
import { LatePart } from "~/lib/react/late-part";
import { useHydrated } from "~/lib/react/use-hydrated";
import { useLiveMarkerOnRuler } from "~/lib/ruler/live-marker";
import { figureOf, useRulerFigure } from "~/lib/ruler/readings";
import { RulerDrawing } from "./ruler-drawing";

/** Only a visitor who turns to the ruler needs it. */
const RulerReading = lazy(async () => ({ default: (await import("./ruler-reading")).RulerReading }));

/** What is read: a place on the scale with its name, and all that the page's figure says there. */
export interface RulerValue extends RulerMarker {
  text: string;
}

const edge =
  "relative z-30 h-(--ruler) overflow-hidden border-b border-rule bg-paper md:sticky md:top-(--header-bar) print:hidden";

/**
 * The header's lower edge. In prerendered HTML it is decoration with a meaning: what it shows is said again in the page.
 * Once the page is up it is a slider that reads the figure below it, value by value.
 */
export function Ruler({ scale }: { scale: RulerScale }) {
  return useDeferredRender() ? <ReadableRuler scale={scale} /> : <div data-ruler className={edge} />;
}

function ReadableRuler({ scale }: { scale: RulerScale }) {
  const time = useOfficeTime(scale.officeTime === true);
  const office = time && { at: time.hours, label: `${time.label} in ${identity.address.city}` };
  const live = useLiveMarkerOnRuler() ?? scale.live ?? office;
  const hydrated = useHydrated();
  const figure = useRulerFigure();
  const slider = useRef<HTMLDivElement>(null);
  /** Where the pointer was before the reading could follow it. */
  const pointer = useRef<number>(undefined);
  const [isWanted, setWanted] = useState(false);
  const [value, setValue] = useState<RulerValue>();

  useEffect(() => {
    const want = () => setWanted(true);
    const drawing = figureOf(figure?.plot);
    drawing?.addEventListener("pointerenter", want);
    return () => drawing?.removeEventListener("pointerenter", want);
  }, [figure]);

  function followPointer({ type, pointerType, clientX }: PointerEvent) {
    // A finger that is lifted has still pointed somewhere.
    pointer.current = type === "pointerleave" && pointerType === "mouse" ? undefined : clientX;
    setWanted(true);
  }

  const { from = 0, to, markers = [] } = scale;
  const moving = value ?? live;
  const rest = live ?? markers[0] ?? { at: from, label: (scale.read ?? scale.format)(from) };
  // What is read has a flag already, with the same name.
  const standing = markers.filter(({ at }) => at !== value?.at);
  const flags = placeFlags(scale, standing, moving ? [moving] : []);

  return (
    <div
      data-ruler
      {...(hydrated ? { role: "region", "aria-label": "Ruler" } : { "aria-hidden": true })}
      className={edge}
    >
      <div className="wrap h-full">
        <div className="grid-12 h-full">
          <div
            ref={slider}
            className={`h-(--ruler) [touch-action:pan-y] -outline-offset-2 ${scale.place?.className ?? "col-span-full"}`}
            {...(hydrated && {
              role: "slider",
              tabIndex: 0,
              "aria-label": "Ruler",
              "aria-valuemin": from,
              "aria-valuemax": to,
              "aria-valuenow": Math.min(to, (value ?? rest).at),
              "aria-valuetext": value?.text ?? rest.label,
            })}
            onFocus={() => setWanted(true)}
            onPointerDown={followPointer}
            onPointerMove={followPointer}
            onPointerLeave={followPointer}
          >
            <RulerDrawing
              scale={scale}
              flags={value ? flags : foldFlags(scale, flags, live)}
              moving={moving}
              isReading={!!value}
            />
          </div>
        </div>
      </div>
      {isWanted && (
        <LatePart>
          <RulerReading
            scale={scale}
            slider={slider}
            pointer={pointer}
            figure={figure}
            rest={Math.min(to, rest.at)}
            value={value?.at}
            onRead={setValue}
          />
        </LatePart>
      )}
    </div>
  );
}
