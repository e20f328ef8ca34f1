/**
 * Starts the app late, so that JavaScript never competes with the first paint: after the load event, or at
 * the visitor's first input. The build (scripts/finish-build) takes React Router's scripts out of
 * each page and names them on this script's tag.
 */
import { keepTypedValues } from "./keep-typed-values.ts";
import { scrollPositionsKey } from "./scroll-positions-key.ts";

const inputEvents = ["pointerdown", "pointermove", "keydown", "touchstart", "focusin"];
const { script = "", preload = "" } = (document.currentScript as HTMLScriptElement).dataset;
const waiting = new AbortController();
const capturing = new AbortController();
let replay: (() => void) | undefined;

for (const type of inputEvents)
  addEventListener(type, startOnInput, { signal: waiting.signal, passive: true });
if (document.readyState === "complete") startWhenIdle();
else addEventListener("load", startWhenIdle, { signal: waiting.signal });

const capture = { signal: capturing.signal, capture: true };
addEventListener("click", captureClick, capture);
addEventListener("submit", captureSubmit, capture);
addEventListener("hydrated", finish, capture);
const restoreTypedValues = keepTypedValues(capturing.signal);
// A module that fails to load or to run leaves a static page: from then on it gets its events back.
addEventListener("error", stopCapturing, { signal: capturing.signal });
addEventListener("unhandledrejection", stopCapturing, { signal: capturing.signal });

function startOnInput(event: Event) {
  // A page that appears under a mouse at rest hears of a move too, before it is painted.
  const { movementX = 1, movementY = 1 } = event as PointerEvent;
  const rests = event.type === "pointermove" && movementX === 0 && movementY === 0;
  if (!rests) void start();
}

function startWhenIdle() {
  // On a slow processor the load event can come before the first paint: two frames on, that has been.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      // Safari before 26.2 has no requestIdleCallback.
      if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1000 });
      else setTimeout(start, 50);
    }),
  );
}

async function start() {
  if (waiting.signal.aborted) return;
  waiting.abort();
  prepareScroll();
  const parts = preload.split(" ");
  for (const href of [...parts, script]) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    await pause();
  }
  // The last one imports all parts. Each of them first and by itself, with a pause after it, makes many short tasks
  // out of one long one; the entry alone needs the others to be there.
  for (const url of [...parts.filter((part) => !part.includes("/entry.client-")), script]) {
    await import(/* @vite-ignore */ url);
    await pause();
  }
}

/** Lets the browser answer the visitor before the next step. */
function pause(): Promise<void> {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/**
 * Stands in for the inline script of <ScrollRestoration>. Each load gets a key of its own, or every page
 * opened in this tab would share the key "default" and its position. A page that is already scrolled, by the
 * browser or by the visitor, stays where it is.
 */
function prepareScroll() {
  try {
    const key: unknown = history.state?.key;
    if (typeof key !== "string") {
      history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, "");
    } else if (scrollY > 0) {
      const positions = JSON.parse(sessionStorage.getItem(scrollPositionsKey) ?? "{}");
      delete positions[key];
      sessionStorage.setItem(scrollPositionsKey, JSON.stringify(positions));
    }
  } catch {
    // Storage may be closed to us; the page then only forgets where it was.
  }
}

/** A click on a button that only React can answer. */
function captureClick(event: Event) {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button || button.matches("[popovertarget], [commandfor]")) return;
  // Submit and reset buttons of a form act by themselves.
  if (button.form && button.type !== "button") return;
  replayAfterHydration(event, () => button.click());
}

function captureSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (form.method === "dialog" && form.closest("dialog")) return;
  // The page would reload, and what was typed be lost.
  event.preventDefault();
  replayAfterHydration(event, () => form.requestSubmit(event.submitter));
}

/** React must not see the event too, or one click during hydration would act twice. */
function replayAfterHydration(event: Event, action: () => void) {
  event.stopImmediatePropagation();
  replay = action;
}

function finish() {
  stopCapturing();
  restoreTypedValues();
  replay?.();
}

function stopCapturing() {
  capturing.abort();
}
