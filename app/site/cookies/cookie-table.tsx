import { storage } from "~/connection/texts";
import { cookieTypes } from "./content";

/** The four types; on a phone each row becomes a block with its own labels. */
export function CookieTable() {
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">Types of cookies, and which of them this site uses</caption>
      <thead className="label-text text-ink-3 max-md:sr-only">
        <tr className="[&>th]:pr-3 [&>th]:pb-2.5 [&>th]:font-medium">
          <th scope="col">Type and purpose</th>
          <th scope="col">Examples, on any site</th>
          <th scope="col">Status</th>
          <th scope="col">On this site</th>
        </tr>
      </thead>
      <tbody className="border-t border-axis max-md:block">
        {cookieTypes.map(({ title, description, examples, required }) => (
          <tr
            key={title}
            className="border-b border-rule-2 align-top max-md:grid max-md:grid-cols-2 max-md:py-5 md:[&>*]:py-5 [&>*]:pr-3"
          >
            <th scope="row" className="font-normal max-md:col-span-2 md:w-[40%] md:pr-8">
              <span className="block text-h4">{title}</span>
              <span className="mt-1 block text-small text-ink-2">{description}</span>
            </th>
            <td className="text-small text-ink-2 max-md:col-span-2 max-md:mt-2.5">
              <ul>
                {examples.map((example) => (
                  <li key={example}>{example}</li>
                ))}
              </ul>
            </td>
            <td className="text-small max-md:mt-4">
              <Label>Status</Label>
              {required ? <strong className="font-strong">Required</strong> : "Optional"}
            </td>
            <td className="text-small max-md:mt-4">
              <Label>On this site</Label>
              {required ? storage.essential : "None"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Stands in for the column's heading, which a phone has no room for. */
function Label({ children }: { children: string }) {
  return (
    <span aria-hidden className="label-text block text-ink-3 md:hidden">
      {children}
    </span>
  );
}
