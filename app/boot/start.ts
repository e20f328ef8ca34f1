/**
 * Starts the app late, so that JavaScript never competes with the first paint: after the load event, or at
 * the visitor's first input; on a page for reading, when somebody wants what only a script can do. The build
 * (scripts/finish-build) takes React Router's scripts out of each page and names them on this script's tag.
 */
import { keepInput } from "./keep-input.ts";
import { prepareScroll } from "./prepare-scroll.ts";
import { reloadOnce } from "./stale-tab.ts";

const inputEvents = ["pointerdown", "pointermove", "keydown", "touchstart", "focusin"];
const { script = "", preload = "", onDemand } = (document.currentScript as HTMLScriptElement).dataset;
const isForReading = onDemand !== undefined && !wantsMoreThanReading();
const waiting = new AbortController();

keepInput(start);
if (!isForReading) startByItself();

/** A search in the address, and the name of somebody who is signed in (the desk's cookie says that there is one). */
function wantsMoreThanReading(): boolean {
  return /[?&]q=/.test(location.search) || /(^|; )signed-in=1/.test(document.cookie);
}

function startByItself() {
  // A page that is rendered ahead may never be seen.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", startByItself, { once: true });
    return;
  }
  for (const type of inputEvents)
    addEventListener(type, startOnInput, { signal: waiting.signal, passive: true });
  if (document.readyState === "complete") startWhenIdle();
  else addEventListener("load", startWhenIdle, { signal: waiting.signal });
}

function startOnInput(event: Event) {
  // A page that appears under a mouse at rest hears of a move too, before it is painted.
  const { movementX = 1, movementY = 1 } = event as PointerEvent;
  const rests = event.type === "pointermove" && movementX === 0 && movementY === 0;
  if (!rests) start();
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

function start() {
  if (waiting.signal.aborted) return;
  waiting.abort();
  prepareScroll(isForReading);
  void load();
}

async function load() {
  try {
    await loadInParts();
  } catch (error) {
    // Long after a page was opened its code may be gone: a newer version has been deployed.
    if (isForReading) await reloadOnce();
    throw error;
  }
}

async function loadInParts() {
  const parts = preload.split(" ");
  for (const href of [...parts, script]) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    await pause();
  }
  // The last one starts the app. Each part first and by itself, with a pause after it, makes many short tasks out of one
  // long one.
  for (const url of [...parts, script]) {
    await import(/* @vite-ignore */ url);
    await pause();
  }
}

/** Lets the browser answer the visitor before the next step. */
function pause(): Promise<void> {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
