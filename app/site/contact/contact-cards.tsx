import { BookMeeting } from "~/features/contact-form/book-meeting";
import { telephoneLink } from "~/lib/format/telephone-link";
import { Card } from "~/ui/card";
import { SiteLink } from "~/ui/site-link";
import { cards } from "./content";

/** Without the form: call, write, or choose a time to talk. */
export function ContactCards() {
  const { call, write, meet } = cards;
  return (
    <>
      <Card>
        <h2 className="mb-5 text-h3">{call.heading}</h2>
        <Ways
          ways={call.numbers.map(({ label, number }) => ({ label, text: number, to: telephoneLink(number) }))}
        />
      </Card>
      <Card>
        <h2 className="mb-5 text-h3">{write.heading}</h2>
        <Ways
          ways={write.mailboxes.map(({ label, address }) => ({
            label,
            text: address,
            to: `mailto:${address}`,
          }))}
        />
      </Card>
      <Card className="flex flex-col">
        <h2 className="mb-5 text-h3">{meet.heading}</h2>
        <p className="mb-5 text-ink-2">{meet.text}</p>
        <p className="mt-auto">
          <BookMeeting />
        </p>
      </Card>
    </>
  );
}

interface Way {
  /** What it is for. */
  label: string;
  text: string;
  to: string;
}

function Ways({ ways }: { ways: readonly Way[] }) {
  return (
    <dl className="grid gap-4">
      {ways.map(({ label, text, to }) => (
        <div key={to}>
          <dt className="label-text text-ink-3">{label}</dt>
          <dd>
            <SiteLink
              to={to}
              className="inline-block py-1 text-h4 underline decoration-rule-2 underline-offset-4 [overflow-wrap:anywhere] hover:text-blue-text hover:decoration-current"
            >
              {text}
            </SiteLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
