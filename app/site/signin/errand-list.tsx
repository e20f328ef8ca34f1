import { telephoneLink } from "~/lib/format/telephone-link";
import { SiteLink } from "~/ui/site-link";
import { type Errand, errands } from "./content";

/** What people sign in for, each with the person who does it until they can. */
export function ErrandList() {
  return (
    <>
      <h2 className="max-w-[22ch] text-h3">{errands.heading}</h2>
      <ul className="mt-5 border-t border-axis">
        {errands.list.map((errand) => (
          <li
            key={errand.task}
            className="grid gap-x-8 gap-y-1 border-b border-rule-2 py-4 sm:grid-cols-[3fr_2fr]"
          >
            <div>
              <h3 className="font-strong tracking-control">{errand.task}</h3>
              <p className="mt-0.5 text-small text-ink-2">{errand.answer}</p>
            </div>
            <Way {...errand} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Way({ email, phone }: Errand) {
  const to = email ? `mailto:${email}` : phone ? telephoneLink(phone) : undefined;
  if (!to) return null;
  return (
    <p>
      <SiteLink
        to={to}
        className="inline-block py-0.5 underline decoration-rule-2 underline-offset-4 [overflow-wrap:anywhere] hover:decoration-current"
      >
        {email ?? phone}
      </SiteLink>
    </p>
  );
}
