import { privateHead } from "../head";
import { NewsletterNotice } from "../newsletter/newsletter-notice";

export const meta = () => privateHead("Newsletter");

/** Where the form without scripts leads. The same words as with them. */
export default function NewsletterThanks() {
  return (
    <NewsletterNotice title="Thank you for subscribing!">
      We’ve sent you an email: follow its link to confirm.
    </NewsletterNotice>
  );
}
