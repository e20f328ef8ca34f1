import { LONGEST_ADDITION } from "../add-to-enquiry.ts";
import { cleanText } from "../received-enquiry.ts";
import type { IncomingFile, IncomingMail } from "./incoming-mail.ts";
import { splitQuoted } from "./split-quoted.ts";

const LARGEST_FILE = 10 * 1024 * 1024;
const LARGEST_FILES = 20 * 1024 * 1024;
const MOST_FILES = 20;
const LONGEST_QUOTE = 30_000;

export type MailParts = ReturnType<typeof partsOf>;

/** What is kept of a mail: its text, what it repeats of another one, and files within limits. */
export function partsOf(mail: IncomingMail) {
  const { text, quoted } = splitQuoted(cleanText(mail.text));
  return {
    body: shown(text, mail),
    quotedText: quoted ? quoted.slice(0, LONGEST_QUOTE) : null,
    inReplyTo: mail.answers[0] ?? null,
    files: withinLimits(mail.attachments),
  };
}

/** A mail that is nothing but files says so; one that is too long is cut, and says that. */
function shown(text: string, { attachments: files }: IncomingMail): string {
  const body = text || (files.length > 0 ? "(Files without a text.)" : "");
  const cut = "\n\n(Cut here: the mail goes on.)";
  return body.length > LONGEST_ADDITION ? `${body.slice(0, LONGEST_ADDITION - cut.length)}${cut}` : body;
}

function withinLimits(files: readonly IncomingFile[]) {
  let total = 0;
  return files.slice(0, MOST_FILES).map(({ name, mediaType, content }) => {
    const fits = content.length <= LARGEST_FILE && total + content.length <= LARGEST_FILES;
    if (fits) total += content.length;
    return {
      name:
        cleanText(name)
          .replaceAll(/[/\\\n\u202a-\u202e\u2066-\u2069]/g, "_")
          .slice(0, 200) || "file",
      mediaType: mediaType.slice(0, 100),
      bytes: content.length,
      content: fits ? content : null,
    };
  });
}
