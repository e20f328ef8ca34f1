import type { FilledForm, sendEnquiry as Send } from "~/connection/senders";
import { clearDraft } from "~/features/contact-form/draft";
import { withMinimumTime } from "../with-minimum-time";
import { forgetKey, keyFor } from "./idempotency-key";
import { postEnquiry, type Reply } from "./post-enquiry";
import { freshToken, renewQuestion } from "./security-question";
import { solveProofOfWork } from "./solve-proof-of-work";

/** As long as the form shows "Sending Message...": specification, product 4. */
const SHORTEST = 2000;
/** By then the thank-you page has come, or the visitor stopped the browser on its way there. */
const LONGEST_WAY = 20_000;

type Sent = Awaited<ReturnType<typeof Send>>;

/** Hands the message to the desk and goes on to its thank-you page. */
export const sendEnquiry: typeof Send = async (filled) => {
  const reply = await withMinimumTime(SHORTEST, deliver(filled));
  switch (reply.kind) {
    case "sent":
      forgetKey();
      clearDraft();
      return await leave(reply, filled.form);
    case "invalid":
      // What was refused was not taken: once corrected it is another message.
      forgetKey();
      return reply;
    case "too-many":
      return { kind: "refused", retryAfter: reply.retryAfter };
    case "refused":
    case "unavailable":
      return reply;
  }
};

async function deliver({ enquiry, answer, form }: FilledForm): Promise<Reply> {
  // The subject stands in the address; the server matches it against the catalogue.
  const fields = { ...enquiry, subject: location.search, website: trapOf(form) };
  const key = keyFor(JSON.stringify(fields));
  const post = async (proof?: string) =>
    postEnquiry({ ...fields, answer, token: await freshToken() }, { key, proof });

  let reply = await post();
  if (reply.kind === "invalid" && Object.keys(reply.errors).join() === "securityCheck") {
    // The form has checked the sum already: what the server minds is the token's age.
    await renewQuestion();
    reply = await post();
  }
  if (reply.kind === "too-many" && reply.challenge) {
    const proof = await solveProofOfWork(reply.challenge);
    if (proof) reply = await post(proof);
  }
  return reply;
}

/** Resolves if the visitor comes back to this very page, which then thanks by itself. */
async function leave(
  { number, address }: Extract<Reply, { kind: "sent" }>,
  form: HTMLFormElement,
): Promise<Sent> {
  await new Promise<unknown>((resolve) => {
    // Browsers fill in again what stood in the fields when a page was left.
    addEventListener("pagehide", () => form.reset(), { once: true });
    addEventListener("pageshow", resolve, { once: true });
    setTimeout(resolve, LONGEST_WAY, undefined);
    location.assign(address);
  });
  // The token let this message through and none after it.
  await renewQuestion().catch(() => {});
  return { kind: "sent", number };
}

function trapOf(form: HTMLFormElement): string {
  const field = form.elements.namedItem("website");
  return field instanceof HTMLInputElement ? field.value : "";
}
