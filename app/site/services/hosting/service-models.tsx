import { cx } from "~/lib/react/cx";
import { Folded } from "~/ui/folded";
import { LegendItem } from "~/ui/legend-item";
import { RuledList } from "~/ui/ruled-list";
import { iaas, layers, paas, type ServiceModel } from "./content";

/** The two models beside the layers they are made of: where we stop is where the filled bars end. On a phone each opens. */
export function ServiceModels() {
  return (
    <div className="area-hosting grid gap-x-(--gap) gap-y-3 sm:gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      <Model model={iaas} />
      <Layers />
      <Model model={paas} />
    </div>
  );
}

function Model({ model }: { model: ServiceModel }) {
  return (
    <div className="border-axis max-sm:border-t">
      <Folded
        title={
          <h3 className="text-callout-6xl leading-none font-strong tracking-figure">
            {model.short}
            <span className="block text-h4 sm:mt-2">{model.name}</span>
          </h3>
        }
        lede={<span className="block text-ink-2 sm:mt-2">{model.description}</span>}
      >
        <RuledList
          items={model.capabilities}
          rules="below"
          className="border-t border-axis *:border-rule-2 *:py-2.5 sm:mt-5"
        />
      </Folded>
    </div>
  );
}

function Layers() {
  return (
    <div className="max-lg:order-last max-lg:col-span-full max-sm:mt-5 lg:px-5">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">Who looks after each layer</caption>
        <thead>
          <tr className="text-left font-strong">
            <th scope="col" className="w-[46%] pb-3 text-small font-strong">
              Layer
            </th>
            <th scope="col" className="pb-3 text-small font-strong">
              IaaS
            </th>
            <th scope="col" className="pb-3 text-small font-strong">
              PaaS
            </th>
          </tr>
        </thead>
        <tbody>
          {layers.map((layer) => (
            <tr key={layer.name} className="border-t border-rule-2">
              <th scope="row" className="label-text h-11 pr-3 text-left font-medium text-ink-2">
                {layer.name}
              </th>
              {[layer.iaas, layer.paas].map((ours, index) => (
                <td key={index} className="pr-2">
                  <span className="sr-only">{ours ? "We" : "You"}</span>
                  <span aria-hidden className={cx("block h-6 border", ours ? looks.we : looks.you)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div aria-hidden className="mt-4 flex gap-5">
        <LegendItem swatch={cx("h-3! border", looks.you)}>You look after it</LegendItem>
        <LegendItem swatch={cx("h-3! border", looks.we)}>We look after it</LegendItem>
      </div>
    </div>
  );
}

const looks = { you: "border-rule-2 hatched", we: "border-accent bg-accent" };
