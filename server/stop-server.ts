import type { Server } from "node:http";
import { Server as NetServer } from "node:net";

/** How long a visitor's next request on a connection that is kept open is still waited for. */
const grace = 2000;

/**
 * Stops accepting, lets requests in flight finish, and cuts what is left after the limit.
 * http.Server's own close() ends idle connections at once, and with them a request that has just been sent.
 * Here each connection ends with the answer to its next request, which tells the visitor to send no other.
 */
export function stopServer(server: Server, limit = 8000): Promise<void> {
  return new Promise((resolve) => {
    server.prependListener("request", (_request, response) => {
      response.shouldKeepAlive = false;
    });
    const closeIdle = () => server.closeIdleConnections();
    let idle = setTimeout(() => {
      closeIdle();
      idle = setInterval(closeIdle, 50);
    }, grace);
    const cut = setTimeout(() => server.closeAllConnections(), limit);
    NetServer.prototype.close.call(server, () => {
      clearTimeout(idle);
      clearTimeout(cut);
      resolve();
    });
  });
}
