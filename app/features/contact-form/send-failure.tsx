import { identity } from "~/identity";
import type { SendResult } from "~/lib/sending/send-result";
import { FailureNote } from "~/ui/failure-note";

interface SendFailureProps {
  result: Extract<SendResult, { kind: "refused" | "unavailable" }>;
}

/** Shown under the form when the message did not get through. */
export function SendFailure({ result }: SendFailureProps) {
  return (
    <FailureNote title="Your message was not sent.">
      {result.kind === "refused" &&
        "It was not accepted, which can happen when many messages come from one connection. "}
      Nothing is lost: everything you typed is still here. {tryAgain(result)}, or write to{" "}
      <a href={`mailto:${identity.emails.general}`} className="underline">
        {identity.emails.general}
      </a>
      .
    </FailureNote>
  );
}

function tryAgain(result: SendFailureProps["result"]): string {
  if (result.kind === "unavailable") return "Try again";
  if (result.retryAfter === undefined) return "Try again later";
  const minutes = Math.ceil(result.retryAfter / 60);
  return minutes === 1 ? "Try again in a minute" : `Try again in ${minutes} minutes`;
}
