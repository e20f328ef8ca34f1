import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface Balancer {
  url: string;
  /** Addresses of the instances, in turns; may change at any time. */
  instances: string[];
  close: () => void;
}

/** The smallest proxy before several instances: one that takes no connection is passed over. */
export async function balancer(): Promise<Balancer> {
  const instances: string[] = [];
  let turn = 0;
  const server = createServer(async (asked, answer) => {
    const body = await buffer(asked);
    for (let tries = 0; tries < instances.length; tries++) {
      const instance = instances[turn++ % instances.length] ?? "";
      if (await passOn({ instance, asked, body, answer })) return;
    }
    answer.writeHead(502).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    instances,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Exchange {
  instance: string;
  asked: IncomingMessage;
  body: Buffer;
  answer: ServerResponse;
}

/** False if the instance did not take it, so that another may. One that dies on the way leaves the visitor a 502. */
function passOn({ instance, asked, body, answer }: Exchange): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { ...asked.headers, "x-forwarded-for": asked.socket.remoteAddress };
    const passed = request(`${instance}${asked.url}`, { method: asked.method, headers, agent: false });
    passed.once("response", (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
      given.once("error", () => answer.destroy());
      resolve(true);
    });
    passed.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code !== "ECONNREFUSED";
      if (isTaken && !answer.headersSent) answer.writeHead(502).end();
      resolve(isTaken);
    });
    answer.once("close", () => passed.destroy());
    passed.end(body);
  });
}
