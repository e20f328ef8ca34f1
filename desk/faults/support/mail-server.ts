import type { AddressInfo } from "node:net";

import { SMTPServer } from "smtp-server";

import type { ArrivedMail } from "./nothing-lost.ts";

export interface MailServer {
  url: string;
  arrived: ArrivedMail[];
  /** How often it refused a mail. */
  refused: () => number;
  /** What it does with a mail: takes it, refuses it for now or for good, or takes it and says so after a call. */
  behave: (how: "well" | "busy" | "never") => void;
  /** Called when a mail was taken, before the sender hears of it. */
  onTaken: (call: () => void) => void;
  close: () => Promise<void>;
}

/** An SMTP server that keeps what it is sent, or refuses. */
export async function mailServer(): Promise<MailServer> {
  const arrived: ArrivedMail[] = [];
  let how: "well" | "busy" | "never" = "well";
  let refused = 0;
  let taken: (() => void) | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (how !== "well") {
          refused += 1;
          const code = how === "busy" ? 451 : 550;
          return done(Object.assign(new Error("Not now"), { responseCode: code }));
        }
        const text = Buffer.concat(chunks).toString("utf8");
        // The header may be folded onto a second line.
        const [, messageId = "none"] = /^Message-ID:\s*<([^>]+)>/im.exec(text) ?? [];
        for (const { address } of session.envelope.rcptTo) arrived.push({ recipient: address, messageId });
        taken?.();
        return done();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    refused: () => refused,
    behave: (next) => (how = next),
    onTaken: (call) => (taken = call),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
