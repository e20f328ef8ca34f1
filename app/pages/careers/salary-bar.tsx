interface Scale {
  from: number;
  to: number;
}

/** A salary as a bar on the scale that all positions share. The range stands in words beside it. */
export function SalaryBar({ salary, scale }: { salary: string; scale: Scale }) {
  const { from, to } = rangeOf(salary);
  const width = scale.to - scale.from;
  return (
    <svg aria-hidden viewBox={`0 0 ${width} 8`} preserveAspectRatio="none" className="h-2 w-full">
      <path d={`M0 3.5H${width}v1H0z`} className="fill-rule-2" />
      <path d={`M${from - scale.from} 0H${to - scale.from}v8H${from - scale.from}z`} className="fill-blue" />
    </svg>
  );
}

/** The thousands in a text such as "$60k–$80k plus commission". */
function rangeOf(salary: string) {
  const [from = 0, to = from] = Array.from(salary.matchAll(/\$(\d+)k/g), (match) => Number(match[1]));
  return { from, to };
}
