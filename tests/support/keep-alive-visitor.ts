import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export interface Visit {
  answered: number;
  /** Requests that were sent, whole or in part, and got no whole answer. */
  dropped: number;
  /** Whether the server said that it would close the connection. */
  toldToStop: boolean;
}

/**
 * Asks for a page again and again over one connection until the server ends it. A slow visitor sends each
 * request in two parts with a pause between them.
 */
export async function keepAliveVisitor(
  port: number,
  path: string,
  { slow, onAnswer }: { slow: boolean; onAnswer: () => void },
): Promise<Visit> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  const closed = new Promise<undefined>((resolve) => socket.once("close", () => resolve(undefined)));
  const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n`;
  const visit: Visit = { answered: 0, dropped: 0, toldToStop: false };

  while (!visit.toldToStop) {
    const answer = Promise.race([wholeAnswer(socket), closed]);
    socket.write(slow ? head : `${head}\r\n`);
    if (slow) {
      await pause(100);
      socket.write("\r\n");
    }
    const headers = await answer;
    if (headers === undefined) return { ...visit, dropped: visit.dropped + 1 };
    visit.answered += 1;
    onAnswer();
    visit.toldToStop = /\r\nconnection: close\r\n/i.test(headers);
  }
  await closed;
  return visit;
}

/** The headers of the next answer, once its body is there too. */
function wholeAnswer(socket: ReturnType<typeof connect>): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const read = (chunk: Buffer) => {
      text += chunk.toString("latin1");
      const end = text.indexOf("\r\n\r\n");
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
      if (end === -1 || text.length < end + 4 + length) return;
      socket.off("data", read);
      resolve(text.slice(0, end + 4));
    };
    socket.on("data", read);
  });
}
