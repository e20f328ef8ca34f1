import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** What a server answers to this, one byte for each character, before it ends the connection. */
export function exchange(port: number, pieces: readonly string[], limit = 8000): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const chunks: Buffer[] = [];
    socket.setTimeout(limit, () => socket.destroy(new Error(`no end within ${limit} ms`)));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("close", () => resolve(Buffer.concat(chunks)));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      // The server refused to read the rest of an oversized request.
      if (error.code !== "ECONNRESET" && error.code !== "EPIPE") reject(error);
    });
    socket.on("connect", () => void send());

    async function send() {
      for (const [index, piece] of pieces.entries()) {
        if (index > 0) await pause(3);
        if (socket.writable) socket.write(piece, "latin1");
      }
      socket.end();
    }
  });
}
