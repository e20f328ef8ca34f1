import { RuledList } from "~/ui/ruled-list";
import { TextLink } from "~/ui/text-link";
import { way } from "./content";

/** How people become clients, for whom an account is not needed. */
export function WayIn() {
  return (
    <>
      <h2 className="mb-5 text-h3">{way.heading}</h2>
      <RuledList items={way.steps} className="border-b border-rule" />
      <TextLink to={way.link.to} className="mt-6">
        {way.link.label}
      </TextLink>
    </>
  );
}
