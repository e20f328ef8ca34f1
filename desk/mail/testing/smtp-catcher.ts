import type { AddressInfo } from "node:net";

import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export interface CaughtMail {
  /** Whom the envelope names. */
  recipients: string[];
  raw: string;
  parsed: ParsedMail;
}

interface Options {
  port?: number;
  /** A code to refuse a recipient with, e.g. 451 or 550. Asked at every RCPT. */
  refuse?: (recipient: string) => number | undefined;
  /** The same, for the text of a mail. */
  refuseText?: () => number | undefined;
}

/** An SMTP server that keeps what it gets. Stops with its test. */
export async function catchMail({ port = 0, refuse, refuseText }: Options = {}) {
  const caught: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (address, _session, callback) => callback(refusal(refuse?.(address.address))),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const refused = refusal(refuseText?.());
        if (!refused) {
          const raw = Buffer.concat(chunks).toString();
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          caught.push({ recipients, raw, parsed: await simpleParser(raw) });
        }
        callback(refused);
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  const { port: open } = server.server.address() as AddressInfo;
  return { caught, close, port: open, url: `smtp://127.0.0.1:${open}` };
}

function refusal(responseCode: number | undefined): Error | null {
  return responseCode ? Object.assign(new Error("Refused in a test"), { responseCode }) : null;
}
