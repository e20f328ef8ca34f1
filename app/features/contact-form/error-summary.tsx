import { useEffect, useId, useRef } from "react";

import { type Field, fields } from "~/enquiry/enquiry";
import type { Errors } from "~/enquiry/validate";

interface ErrorSummaryProps {
  errors: Errors;
  /** Goes up with each submit that found errors. */
  attempt: number;
  /** The element a field's link leads to. */
  idOf: (field: Field) => string;
}

/** Takes focus when a submit finds errors, so that they are read out, and links to each field. */
export function ErrorSummary({ errors, attempt, idOf }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  const found = fields.filter((field) => errors[field]);

  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  if (found.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={heading}
      className="border-l-4 border-danger bg-danger-tint p-5"
    >
      <h3 id={heading} className="text-h4">
        {found.length === 1 ? "One thing is missing or wrong" : `${found.length} things are missing or wrong`}
      </h3>
      <ul className="mt-2 grid gap-1">
        {found.map((field) => (
          <li key={field}>
            <a
              href={`#${idOf(field)}`}
              onClick={(event) => {
                // Following the anchor would scroll to the field without putting the cursor in it.
                event.preventDefault();
                document.getElementById(idOf(field))?.focus();
              }}
              className="inline-block py-0.5 text-danger underline underline-offset-4"
            >
              {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
