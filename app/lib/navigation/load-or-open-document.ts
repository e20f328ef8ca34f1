import { redirectDocument } from "react-router";

/**
 * What a page needs after a navigation in the browser. If it cannot be had, the page is gone or newer than this tab,
 * and the server is asked for the document.
 */
export async function loadOrOpenDocument<Data>(request: Request, load: () => Promise<Data>): Promise<Data> {
  try {
    return await load();
  } catch {
    throw redirectDocument(request.url);
  }
}
