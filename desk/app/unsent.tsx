import { useId } from "react";

import { identity } from "~/identity";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/field";

interface UnsentProps {
  body: string;
  formKey: string;
}

/** An addition that came while the database was unavailable: the text is here, and one press sends it again. */
export function Unsent({ body, formKey }: UnsentProps) {
  const id = useId();
  return (
    <section className="wrap section-space">
      <title>{`Not sent yet | ${identity.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="max-w-[16ch] text-h1">Your addition is not sent yet</h1>
      <p className="mt-6 max-w-[56ch] text-lede text-ink-2">
        Our records are out of reach for a moment. Everything you typed is below: send it again in a minute.
      </p>
      <form method="post" className="mt-8 grid max-w-2xl gap-3">
        <input type="hidden" name="formKey" value={formKey} />
        <TextArea id={`${id}-body`} name="body" label="Your addition" rows={6} required defaultValue={body} />
        <Button type="submit" className="justify-self-start">
          Send it again
        </Button>
      </form>
    </section>
  );
}

export function isUnsent(about: unknown): about is UnsentProps {
  return typeof about === "object" && about !== null && "body" in about && "formKey" in about;
}
