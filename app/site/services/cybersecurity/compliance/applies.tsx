import { cx } from "~/lib/react/cx";

const labels = { required: "Law or contract", asked: "Customers ask", rarely: "Rarely" } as const;

export interface AppliesProps {
  industry: string;
  need: keyof typeof labels;
}

/** A full bar where it is law or contract, half a bar where customers ask; on a phone the industry stands over it. */
export function Applies({ industry, need }: AppliesProps) {
  return (
    <td className="max-md:mt-2 md:pl-3">
      <span className="label-text mb-1 block text-ink-2 md:hidden">{industry}</span>
      <span className="sr-only">{labels[need]}</span>
      <span
        aria-hidden
        className={cx(
          "flex h-4 rounded-[1px] border forced-color-adjust-none md:mt-1 md:h-10",
          {
            required: "border-cybersecurity bg-cybersecurity",
            asked: "border-control",
            rarely: "border-rule-2",
          }[need],
        )}
      >
        {need === "asked" && <span className="w-1/2 bg-cybersecurity" />}
      </span>
    </td>
  );
}
