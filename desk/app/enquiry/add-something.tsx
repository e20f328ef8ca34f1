import { useId } from "react";

import { Button } from "~/ui/button";
import { FailureNote } from "~/ui/failure-note";
import { TextArea } from "~/ui/field";

/** What became of an addition that was not taken. */
export interface AdditionRefused {
  body: string;
  error?: string;
  /** Not the text's fault: it can be sent again as it is. */
  failure?: string;
}

interface AddSomethingProps {
  formKey: string;
  refused: AdditionRefused | undefined;
  /** What follows from an addition. */
  note: string;
  className: string;
}

/** A plain form: it works without scripts, and what is pressed twice is added once. */
export function AddSomething({ formKey, refused, note, className }: AddSomethingProps) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-heading`} className={className}>
      <h2 id={`${id}-heading`} className="text-h3">
        Add something
      </h2>
      <form method="post" className="mt-2.5 grid gap-3">
        <input type="hidden" name="formKey" value={formKey} />
        {refused?.failure && <FailureNote title="Your addition was not sent.">{refused.failure}</FailureNote>}
        <TextArea
          id={`${id}-body`}
          name="body"
          label="Your addition"
          rows={4}
          required
          placeholder="A detail, a deadline, a second question"
          error={refused?.error}
          defaultValue={refused?.body}
          className="[&>label]:sr-only"
        />
        <Button type="submit" className="justify-self-start max-sm:w-full">
          Add to my enquiry
        </Button>
      </form>
      <p className="mt-3 text-small text-ink-2">{note}</p>
    </section>
  );
}
