import { automationSavings } from "~/catalogue/automation";
import { dedicated, sharedHosting, vps } from "~/catalogue/lines.data";
import { lowestPrice } from "~/catalogue/lowest-plan-price";
import type { ProductLine } from "~/catalogue/plan";
import { threats } from "~/catalogue/threats";
import { AreaGlyph } from "~/figures/area-glyph";
import { formatPrice } from "~/lib/format/format-price";
import { megaMenus } from "~/navigation";
import { SiteLink } from "~/ui/site-link";
import { AutomationSavings } from "./automation-savings";
import { cards, others } from "./content";
import { MachineShare } from "./machine-share";
import { ServiceCard } from "./service-card";
import { ThreatBars } from "./threat-bars";
import { WhoLooksAfter } from "./who-looks-after";

/** The four service cards as one ruled mosaic, and the other areas as its last row; below it the way to all prices. */
export function Disciplines() {
  return (
    <>
      <div className="border-y border-rule-2 bg-surface max-md:-mx-(--gutter) md:border-x">
        <div className="md:grid md:grid-cols-12">
          <div className="md:col-span-7 md:flex md:flex-col md:border-r md:border-rule-2">
            <ServiceCard {...cards.cloud} className="border-b md:flex-1">
              <WhoLooksAfter />
            </ServiceCard>
            <ServiceCard {...cards.hosting} className="max-md:border-b">
              <MachineShare offers={offers} />
            </ServiceCard>
          </div>
          <div className="md:col-span-5 md:flex md:flex-col">
            <ServiceCard {...cards.cybersecurity} className="border-b md:flex-1">
              <ThreatBars threats={threats} />
            </ServiceCard>
            <ServiceCard {...cards.softwareAi} className="md:flex-1">
              <AutomationSavings savings={automationSavings} />
            </ServiceCard>
          </div>
        </div>
        <ul className="grid border-t border-rule-2 sm:grid-cols-2 lg:grid-cols-4">
          {solutions.map(({ path, label, area }) => (
            <li key={path} className="discipline">
              <SiteLink
                to={path}
                className="flex h-full gap-3.5 px-(--gutter) py-5 transition-colors hover:bg-sand md:px-8"
              >
                {area && <AreaGlyph area={area} className="mt-0.5 size-6" />}
                <span>
                  <span className="block font-strong tracking-tab">{label}</span>
                  <span className="block text-small leading-snug text-balance text-ink-3">
                    {area && others[area]}
                  </span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <SiteLink to="/pricing" className="mt-4 inline-block py-2.5 font-strong underline">
        Compare all prices
      </SiteLink>
    </>
  );
}

const solutions = megaMenus.find((menu) => menu.label === "Solutions")?.categories ?? [];

const offers = [
  { name: "Shared", note: "You share every core", price: from(sharedHosting) },
  { name: "VPS", note: "A fixed part is yours", price: from(vps) },
  {
    name: "Dedicated",
    note: "The whole machine is yours",
    price: from(dedicated),
  },
];

function from({ plans }: ProductLine): string {
  return `from ${formatPrice(lowestPrice(plans))}`;
}
