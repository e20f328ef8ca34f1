import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";

/** How long a copy button says that it has copied. */
const thanks = 2000;

/** Gives an article's plain HTML what React gives elsewhere: links that stay in the app, and copy buttons. */
export function useArticleClicks(body: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  useEffect(() => {
    const element = body.current;
    const answer = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const button = target?.closest<HTMLButtonElement>("button[data-copy]");
      const link = target?.closest("a");
      if (button) void copyCode(button);
      else if (link && staysHere(link, event)) {
        event.preventDefault();
        void navigate(link.pathname + link.search + link.hash);
      }
    };
    element?.addEventListener("click", answer);
    return () => element?.removeEventListener("click", answer);
  }, [body, navigate]);
}

function staysHere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const anchor = link.getAttribute("href")?.startsWith("#");
  return plain && !anchor && link.origin === window.location.origin && !event.defaultPrevented;
}

async function copyCode(button: HTMLButtonElement) {
  const code = button.parentElement?.querySelector("code")?.textContent ?? "";
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(code);
    button.textContent = "Copied";
  } catch {
    // Permission refused: the code can still be selected.
    button.textContent = "Select and copy by hand";
  }
  setTimeout(() => (button.textContent = label), thanks);
}
