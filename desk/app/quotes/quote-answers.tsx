import type { ReactNode } from "react";

import { enquiries } from "~/catalogue/promises/enquiries.data";
import { longDate } from "~/lib/format/long-date";
import { Button } from "~/ui/button";
import { TextArea, TextField } from "~/ui/field";
import type { QuoteState } from "../../data/schema/index.ts";

export interface QuoteRefused {
  intent: "accept" | "ask";
  error: string;
  text: string;
}

interface QuoteAnswersProps {
  state: QuoteState;
  isOver: boolean;
  version: number;
  validUntil: string;
  acceptedBy: string | null;
  confirmed: boolean;
  formKey: string;
  refused: QuoteRefused | undefined;
  /** The visitor has just asked something. */
  asked: boolean;
}

/** Accept it or ask about it, as plain forms. Nothing is bought here: staff confirm in writing. */
export function QuoteAnswers(props: QuoteAnswersProps) {
  const { state, isOver, version, formKey, refused, asked } = props;
  const isOpen = state === "sent" && !isOver;
  return (
    <div className="grid gap-x-10 gap-y-10 border-t border-axis pt-8 md:grid-cols-2 print:hidden">
      <section aria-labelledby="accept" id="answer">
        <h2 id="accept" className="text-h3">
          {isOpen ? "Accept this quote" : titleOf(props)}
        </h2>
        <p className="mt-2 mb-4 text-ink-2">{isOpen ? whatFollows : reasonOf(props)}</p>
        {isOpen && (
          <Form intent="accept" version={version} formKey={formKey}>
            <TextField
              id="name"
              name="name"
              label="Your name"
              autoComplete="name"
              required
              error={refused?.intent === "accept" ? refused.error : undefined}
              defaultValue={refused?.intent === "accept" ? refused.text : undefined}
            />
            <Button type="submit" className="justify-self-start max-sm:w-full">
              Accept this quote
            </Button>
          </Form>
        )}
      </section>
      <section aria-labelledby="ask">
        <h2 id="ask" className="text-h3">
          Ask about it
        </h2>
        {asked && (
          <p role="status" className="mt-2 font-strong text-success">
            We have your question, and answer it {enquiries.inTime}.
          </p>
        )}
        <Form intent="ask" version={version} formKey={formKey}>
          <TextArea
            id="body"
            name="body"
            label="Your question"
            rows={4}
            required
            error={refused?.intent === "ask" ? refused.error : undefined}
            defaultValue={refused?.intent === "ask" ? refused.text : undefined}
          />
          <Button type="submit" emphasis="secondary" className="justify-self-start max-sm:w-full">
            Send my question
          </Button>
        </Form>
      </section>
    </div>
  );
}

interface FormProps {
  intent: QuoteRefused["intent"];
  version: number;
  formKey: string;
  children: ReactNode;
}

function Form({ intent, version, formKey, children }: FormProps) {
  return (
    <form method="post" noValidate className="mt-3 grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="formKey" value={`${formKey}-${intent}`} />
      {children}
    </form>
  );
}

const whatFollows =
  "Your acceptance is a message to us. We confirm it in writing before anything starts or is invoiced.";

function titleOf({ state, isOver }: QuoteAnswersProps): string {
  if (state === "accepted") return "You accepted this quote";
  return isOver ? "This quote has expired" : "This quote no longer counts";
}

function reasonOf({ state, isOver, acceptedBy, confirmed, validUntil }: QuoteAnswersProps): ReactNode {
  if (state === "accepted") {
    return (
      <>
        Accepted by <bdi>{acceptedBy}</bdi>.{" "}
        {confirmed ? "We have confirmed it in writing." : `We’ll confirm it in writing ${enquiries.inTime}.`}
      </>
    );
  }
  if (isOver) return `Its prices held until ${longDate(validUntil)}. Ask us for a new one.`;
  return "We took it back or replaced it by another one. Ask us, and we’ll send you what counts.";
}
