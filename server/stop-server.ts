import type { Server } from "node:http";

/** Stops accepting, lets requests in flight finish, and cuts what is left after the limit. */
export function stopServer(server: Server, limit = 8000): Promise<void> {
  return new Promise((resolve) => {
    // A connection that becomes idle only now would otherwise be kept alive for a while.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), limit);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(cut);
      resolve();
    });
  });
}
