/** The range in large; what comes on top of it stands beside it. */
export function Salary({ salary }: { salary: string }) {
  const [range, ...rest] = salary.split(" ");
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
      <span className="text-callout-4xl leading-none font-strong tracking-sum">{range}</span>{" "}
      <span className="text-small text-ink-2">{[...rest, "per year"].join(" ")}</span>
    </p>
  );
}
