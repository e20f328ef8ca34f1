import type { contactForm as Parts } from "~/connection/parts";

/** The desk takes the form without scripts too: as a plain post to the page's own address, what it asks for included. */
export const contactForm: typeof Parts = {
  form: { method: "post" },
  // Without scripts nobody would fill in its numbers: the question inside <noscript> stands for it.
  securityCheck: { className: "max-w-xs noscript:hidden" },
  AfterFields,
  AfterButton: () => null,
};

/** What the server that answers GET /contact replaces with a question of its own and its answer's field. */
const PLACEHOLDER = "<!--question-->";

function AfterFields() {
  return (
    <>
      <Honeypot />
      {/* React writes no comments of its own. */}
      <noscript dangerouslySetInnerHTML={{ __html: PLACEHOLDER }} />
    </>
  );
}

/** Programs fill in every field they find. People neither see this one nor reach it by keyboard. */
function Honeypot() {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
