import { useId } from "react";

import { newsletterForm } from "~/connection/parts";
import { Button } from "~/ui/button";

/**
 * Used in the footer and in the blog's "Stay Updated" box; `label` tells the two apart for a screen reader. The frame's script
 * sends it (app/features/newsletter/send-newsletter-form.ts).
 */
export function NewsletterForm({ label }: { label: string }) {
  const id = useId();
  return (
    <form {...newsletterForm.form} data-newsletter="" aria-label={label}>
      <label htmlFor={id} className="mb-2 block font-strong">
        Email address
      </label>
      <div className="flex rounded-control border border-control bg-surface p-1 focus-within:border-ink">
        <input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder="you@company.com"
          className="min-w-0 flex-1 rounded-control px-3.5 placeholder:text-ink-3"
        />
        <Button type="submit" size="small" className="min-h-11">
          Subscribe
        </Button>
      </div>
      <newsletterForm.AfterButton />
    </form>
  );
}
