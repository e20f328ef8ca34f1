/**
 * Starts the app late, so that JavaScript never competes with the first paint: after the load event, or at
 * the visitor's first input; on a page for reading, when somebody wants what only a script can do. The build
 * (scripts/finish-build) takes React Router's scripts out of each page and names them on this script's tag.
 */
import { firstPaint, paintedAndLoaded } from "./first-paint.ts";
import { keepInput } from "./keep-input.ts";
import { fetchNarrowFont } from "./narrow-font.ts";
import { pause } from "./pause.ts";
import { prepareScroll } from "./prepare-scroll.ts";
import { changeInSteps, layOutRest } from "./rest-of-page.ts";
import { addSpeculationRules } from "./speculation-rules.ts";
import { reloadOnce } from "./stale-tab.ts";
import { fetchWholeStyles } from "./whole-styles.ts";

/** The addresses of what every page loads, from the build. */
declare const SCRIPTS_OF_ALL: readonly string[];

const inputEvents = ["pointerdown", "keydown", "touchstart", "focusin"];
const { src, dataset } = document.currentScript as HTMLScriptElement;
const { script = "", preload = "", onDemand } = dataset;
const isForReading = onDemand !== undefined && !wantsMoreThanReading();
const waiting = new AbortController();
const newerVersion = new Error("A newer version was deployed");

keepInput(start);
void layOutWithFont();
if (!isForReading) startByItself();

/** Whether this script came from the browser's cache: then the page's other files do too. */
function isCached(): boolean {
  const [entry] = performance.getEntriesByName(src) as PerformanceResourceTiming[];
  return entry?.transferSize === 0;
}

/**
 * The narrow font and all styles come into use together: the page is laid out only once for them, in a task that is neither
 * the one that brought them nor the one that paints. On a later visit both are in the browser's cache: the font is used at
 * once, so that no label changes before the visitor's eyes.
 */
async function layOutWithFont() {
  const isLaterVisit = isCached();
  if (!isLaterVisit) await paintedAndLoaded();
  const [font, styles] = [fetchNarrowFont(), fetchWholeStyles()];
  if (isLaterVisit) (await font)();
  const [applyFont, applyStyles] = await Promise.all([font, styles]);
  await pause();
  await changeInSteps(() => {
    applyFont();
    applyStyles();
  });
  await layOutRest();
  // Chromium's rules for links never see those that are not laid out. Where the app opens what a finger taps
  // (layout/follow-links.tsx), the browser would render pages on a phone for nothing.
  if (isForReading || matchMedia("(any-hover: hover)").matches) addSpeculationRules();
}

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
  for (const type of inputEvents) startOn(type);
  // The browser makes a move of its own when a page appears under a mouse, in the very task that paints it.
  void firstPaint().then(() => startOn("pointermove"));
  if (document.readyState === "complete") void startWhenIdle();
  else addEventListener("load", startWhenIdle, { signal: waiting.signal });
}

function startOn(type: string) {
  addEventListener(type, startOnInput, { signal: waiting.signal, passive: true });
}

function startOnInput(event: Event) {
  // A page that moves under a mouse at rest hears of a move too.
  const { movementX = 1, movementY = 1 } = event as PointerEvent;
  const rests = event.type === "pointermove" && movementX === 0 && movementY === 0;
  if (!rests) start();
}

async function startWhenIdle() {
  // On a slow processor the load event can come before it.
  await firstPaint();
  // Safari before 26.2 has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start, 50);
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
    if (isForReading || error === newerVersion) await reloadOnce();
    throw error;
  }
}

async function loadInParts() {
  const parts = [...SCRIPTS_OF_ALL, ...preload.split(" "), script];
  for (const href of parts) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    await pause();
  }
  await changeInSteps(await fetchWholeStyles());
  // The last one starts the app, on a page that is laid out. Each part first and by itself, with a pause after it, makes
  // many short tasks out of one long one.
  for (const url of parts) {
    if (url === script) {
      expectListOfThisApp();
      await layOutRest();
    }
    await import(/* @vite-ignore */ url);
    await pause();
  }
}

/**
 * The list of routes has no hash in its name. After a deployment it may be of an app that brings a React of its own, and
 * there must not be two, or of pages that the style sheet here does not know. This page is then of the version before: the
 * browser kept it for Back, or the deployment came between the two requests.
 */
function expectListOfThisApp() {
  const { entry, routes } = Reflect.get(window, "__reactRouterManifest") as RouteList;
  const [, ...libraries] = SCRIPTS_OF_ALL;
  const isOfThisApp =
    libraries.every((url) => entry.imports.includes(url)) &&
    routes.root.css.every((url) => document.querySelector(`link[href="${url}"]`));
  if (!isOfThisApp) throw newerVersion;
}

/** What is used here of React Router's list. */
interface RouteList {
  entry: { imports: readonly string[] };
  routes: { root: { css: readonly string[] } };
}
