import { dataCentres } from "~/catalogue/data-centres";
import { CountBar } from "~/figures/count-bar";

/** Where data centres are, by region. */
export function Regions() {
  const most = Math.max(...dataCentres.map(({ count }) => count));
  return (
    <dl className="border-t border-rule-2">
      {dataCentres.map(({ region, count }) => (
        <div key={region} className="border-b border-rule-2 py-4">
          <dt className="text-ink-2">{region}</dt>
          <dd>
            <span className="text-h3">{count}</span>
            <CountBar count={count} most={most} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
