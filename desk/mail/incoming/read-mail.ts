import { convert } from "html-to-text";
import { type AddressObject, simpleParser } from "mailparser";

import type { IncomingMail } from "../../core/incoming/incoming-mail.ts";

/** Reads a mail as it came over the wire. HTML is never kept: what it says is, as text. */
export async function readMail(source: Buffer, place: string): Promise<IncomingMail> {
  const mail = await simpleParser(source, {
    skipImageLinks: true,
    skipTextLinks: true,
    skipTextToHtml: true,
  });
  const header = (name: string) => String(mail.headers.get(name) ?? "");
  const { references = [] } = mail;
  const related = typeof references === "string" ? [references] : references;
  return {
    messageId: bare(mail.messageId),
    place,
    sender: mail.from?.value[0]?.address?.toLowerCase() ?? "",
    senderName: mail.from?.value[0]?.name ?? "",
    subject: mail.subject ?? "",
    recipients: [
      ...addresses(mail.to),
      ...addresses(mail.cc),
      ...lines(source, "delivered-to"),
      ...lines(source, "x-original-to"),
      ...lines(source, "envelope-to"),
    ],
    answers: [mail.inReplyTo, ...related.toReversed()].flatMap((id) => bare(id) ?? []),
    text: (mail.text || textOf(mail.html || "")).replaceAll("\u00a0", " "),
    isAutomatic:
      /^auto-/i.test(header("auto-submitted")) ||
      /^(bulk|junk|auto_reply|list)$/i.test(header("precedence")) ||
      mail.headers.has("x-autoreply") ||
      mail.headers.has("list-id") ||
      /^(mailer-daemon|postmaster)@/i.test(mail.from?.value[0]?.address ?? ""),
    attachments: mail.attachments.map(({ filename, contentType, content }) => ({
      name: filename ?? "file",
      mediaType: contentType,
      content,
    })),
  };
}

/** What HTML says, as text: links and pictures leave no trace of where they lead. */
function textOf(html: string): string {
  return convert(html, {
    wordwrap: false,
    limits: { maxInputLength: 1_000_000 },
    selectors: [
      { selector: "a", options: { ignoreHref: true } },
      { selector: "img", format: "skip" },
    ],
  });
}

function addresses(list: AddressObject | AddressObject[] | undefined): string[] {
  return [list ?? []].flat().flatMap(({ value }) => value.flatMap(({ address }) => address ?? []));
}

/** Of headers that can come several times, each value. Read by hand: the parser keeps the last one alone. */
function lines(source: Buffer, name: string): string[] {
  const end = source.indexOf("\r\n\r\n");
  const head = source.subarray(0, end < 0 ? Math.min(source.length, 65_536) : end).toString("latin1");
  return head
    .split(/\r?\n/)
    .filter((line) => line.toLowerCase().startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).trim());
}

function bare(id: string | undefined): string | undefined {
  return id?.trim().replace(/^</, "").replace(/>$/, "") || undefined;
}
