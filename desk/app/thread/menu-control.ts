/** Whether one was open. The focus does not vanish with what had it. */
export function closeMenus(): boolean {
  const open = document.querySelectorAll("details[name=act][open]");
  for (const menu of open) {
    if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
    menu.removeAttribute("open");
  }
  return open.length > 0;
}

export function openMenu(id: string): void {
  const menu = document.getElementById(id);
  if (!(menu instanceof HTMLDetailsElement)) return;
  menu.open = true;
  menu.querySelector<HTMLElement>("select, div button, input:not([type=hidden])")?.focus();
}

/** What was done last: the reply that can be taken back stands for the latest. */
export function undoLast(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-undo]")];
  buttons.at(-1)?.click();
}
