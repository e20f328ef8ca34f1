{
  const { frame } = document.currentScript.dataset;
  const stop = new AbortController();
  let asked, again;
  const start = () => {
    asked ??= import(frame).then(() => {
      stop.abort();
      again?.();
    });
  };
  const on = (type, act) => addEventListener(type, act, { capture: true, signal: stop.signal });
  const keep = (action) => {
    again = action;
    start();
  };
  on("click", ({ target }) => {
    const button = target.closest("[data-does]");
    if (button) keep(() => button.click());
  });
  on("submit", (event) => {
    if (!event.target.closest("[data-newsletter]")) return;
    event.preventDefault();
    keep(() => event.target.requestSubmit());
  });
  on("keydown", (event) => {
    const { key, target } = event;
    if (key === "k" || key === "/") keep(() => target.dispatchEvent(new KeyboardEvent("keydown", event)));
    else start();
  });
  on("pointerdown", start);
  on("pointerover", ({ pointerType, target }) => {
    if (pointerType === "mouse" && target.closest("nav")) start();
  });
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName("first-contentful-paint").length) return;
    observer.disconnect();
    if (document.readyState === "complete") start();
    else addEventListener("load", start);
  }).observe({ type: "paint", buffered: true });
}
