{
  const { frame } = document.currentScript.dataset;
  const buttons = "command" in HTMLButtonElement.prototype ? "[data-action]" : "[data-action], [commandfor]";
  const stop = new AbortController();
  let started, again, hovered;
  const start = async () => {
    if (started) return;
    started = true;
    await import(frame);
    stop.abort();
    again?.();
    if (hovered?.matches(":hover"))
      hovered.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  };
  const on = (type, act) => addEventListener(type, act, { capture: true, signal: stop.signal });
  const keep = (action) => {
    again = action;
    start();
  };
  on("click", ({ target }) => {
    const button = target.closest(buttons);
    if (button) keep(() => button.click());
  });
  on("submit", (event) => {
    const form = event.target;
    if (!form.matches("[data-newsletter]")) return;
    event.preventDefault();
    keep(() => form.requestSubmit());
  });
  on("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isSearch =
      ctrlKey || metaKey ? key === "k" : key === "/" && !target.closest("input, textarea, select");
    if (!isSearch || altKey) return start();
    event.preventDefault();
    keep(() => target.dispatchEvent(new KeyboardEvent("keydown", event)));
  });
  on("pointerdown", start);
  on("pointermove", ({ pointerType, movementX, movementY, target }) => {
    if (pointerType !== "mouse" || !(movementX || movementY)) return;
    hovered = target.closest("[name=main-menu]");
    if (hovered) start();
  });
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName("first-contentful-paint").length) return;
    observer.disconnect();
    if (document.readyState === "complete") start();
    else addEventListener("load", start);
  }).observe({ type: "paint", buffered: true });
}
