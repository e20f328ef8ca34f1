import { connect, type Socket } from "node:net";

/** Opens many connections, keeps all of them, and then asks on each. */
export async function openConnections(url: string, count: number) {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  let errors = 0;
  await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(Number(port), hostname);
          socket.once("connect", () => {
            sockets.push(socket);
            resolve();
          });
          socket.on("error", () => {
            errors++;
            resolve();
          });
        }),
    ),
  );
  const answers = await Promise.all(sockets.map((socket) => answerOn(socket)));
  for (const socket of sockets) socket.destroy();
  return {
    opened: sockets.length,
    errors,
    answered: answers.filter((text) => text.includes("200 OK")).length,
  };
}

function answerOn(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.setTimeout(20_000, () => resolve(""));
    socket.once("data", (chunk) => resolve(String(chunk)));
    socket.once("close", () => resolve(""));
    socket.write("GET /api/question HTTP/1.1\r\nHost: localhost\r\n\r\n");
  });
}
