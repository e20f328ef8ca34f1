import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";

/** What the page in view was last made of. */
let last: { address: string; data: unknown } | undefined;

/** Keeps it for the case that reading it again fails. */
export function useFallbackData(data: unknown): void {
  useEffect(() => {
    last = { address: addressOf(window.location.href), data };
  }, [data]);
}

/**
 * For a route's clientLoader. A page that reads itself again must not turn into an error page, with somebody's text on
 * it, because the desk was out of reach for a moment: it stays as it was, and says that the connection is lost.
 */
export async function orFallbackData<T>(request: Request, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!isPassing(error) || last?.address !== addressOf(request.url)) throw error;
    return last.data as T;
  }
}

/** No answer at all, or one that says "later". */
function isPassing(error: unknown): boolean {
  return isRouteErrorResponse(error) ? error.status >= 500 : error instanceof TypeError;
}

function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
