import { Register } from "~/sections/register";
import { FigureFrame } from "~/ui/figure-frame";
import { management, zone } from "./content";

/** Four promises, and beside them a zone as it looks when they are kept. */
export function Management() {
  return (
    <div className="grid gap-x-18 gap-y-12 lg:grid-cols-[5fr_7fr]">
      <Register entries={management} layout="below" />
      <FigureFrame caption="the records of a small company, ready for web, mail and certificates." example>
        <table className="w-full border-collapse border border-rule-2 bg-surface text-left">
          <caption className="sr-only">Example of DNS records</caption>
          <thead>
            <tr className="label-text text-ink-3">
              <th scope="col" className={cell}>
                Name
              </th>
              <th scope="col" className={cell}>
                Type
              </th>
              <th scope="col" className={cell}>
                Value
              </th>
              <th scope="col" className={`${cell} max-sm:hidden`}>
                Purpose
              </th>
            </tr>
          </thead>
          <tbody>
            {zone.map(({ name, type, value, purpose }) => (
              <tr key={name + type + value} className="border-t border-rule align-top">
                <td className={`${cell} ${code}`}>{name}</td>
                <td className={`${cell} ${code} text-ink-2`}>{type}</td>
                <td className={`${cell} ${code} [overflow-wrap:anywhere]`}>{value}</td>
                <td className={`${cell} text-small text-ink-2 max-sm:hidden`}>{purpose}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </FigureFrame>
    </div>
  );
}

const cell = "px-2.5 py-2.5 font-medium sm:px-4";
const code = "font-mono text-label font-normal";
