import { expect, it } from "vitest";

import { customVpsBandwidth, customVpsPrice } from "../../catalogue/custom-vps.ts";
import { productLines } from "../../catalogue/lines.ts";
import { offered } from "../../catalogue/testing/offered.ts";
import { formatPrice } from "../../lib/format/format-price.ts";
import { describe, descriptionIn } from "./describe.ts";

const server = offered("vps-professional");
const serverPrices =
  productLines.find(({ anchor }) => anchor === "vps-hosting")?.plans.map(({ price }) => price) ?? [];

it("names a plan with its product, price, period and area", () => {
  const { title, product, name, amount, price, listPrice } = server;
  expect(descriptionIn("?plan=vps-professional")).toMatchObject({
    service: "hosting",
    area: "hosting",
    title,
    price: amount,
    period: "per month",
    listPrice,
    summary: `${title} (${listPrice})`,
    sentence: `I am interested in ${title} (${listPrice}).`,
    form: { label: product, name, price: listPrice },
    reply: { plan: title, price: listPrice },
    lines: [{ plan: "vps-professional", price, period: "per month", quantity: 1 }],
    scale: { price, others: serverPrices.filter((other) => other !== price) },
  });
});

it("writes a price as it is listed, and as it stands in a sentence", () => {
  const soc = offered("monitoring-professional");
  expect(descriptionIn("?plan=monitoring-professional")).toMatchObject({
    price: soc.amount,
    period: "per month",
    listPrice: `${soc.amount}/month`,
    sentence: `I am interested in ${soc.title} (${soc.amount}/month).`,
  });
});

it("names an agreed price as such, and compares it with none", () => {
  const agreed = descriptionIn("?plan=cloud-support-enterprise");
  expect(agreed?.sentence).toContain("(Custom)");
  expect(agreed?.scale).toBeUndefined();
});

it("writes out a VPS configuration, clamped to what is offered", () => {
  const machine = { cores: 2, memoryGb: 4, storageGb: 80 };
  const price = customVpsPrice(machine);
  const listPrice = `${formatPrice(price)} per month`;
  const detail = `2 vCPU, 4 GB RAM, 80 GB SSD, ${customVpsBandwidth(machine)} TB bandwidth`;
  expect(descriptionIn("?plan=vps-custom&cores=2&ram=4&storage=80")).toMatchObject({
    service: "hosting",
    title: "Custom VPS",
    detail,
    mention: `a custom VPS (${listPrice})`,
    sentence: `I am interested in a custom VPS: ${detail} (${listPrice}).`,
    form: { label: "2 vCPU, 4 GB, 80 GB SSD", name: "Custom VPS", price: listPrice },
    scale: { price, others: serverPrices },
  });
  expect(descriptionIn("?plan=vps-custom&cores=999&ram=-1&storage=abc")?.sentence).toContain(
    "16 vCPU, 1 GB RAM, 80 GB SSD",
  );
});

it("names a domain with its price for the first year and for those after it", () => {
  const { amount, price, renewal } = offered("domain-com");
  const later = formatPrice(renewal ?? 0);
  expect(descriptionIn("?domain=northwind.com")).toMatchObject({
    service: "hosting",
    area: "hosting",
    title: "northwind.com",
    detail: `Then ${later} per year`,
    period: "for the first year",
    listPrice: amount,
    summary: `Domain northwind.com (${amount} for the first year, then ${later} a year)`,
    mention: "the domain northwind.com",
    sentence: "I am interested in the domain northwind.com.",
    form: {
      label: `Domain, renewal ${later} per year`,
      name: "northwind.com",
      price: `${amount} first year`,
    },
    lines: [{ title: "Domain northwind.com", detail: `Then ${later} a year`, price, period: "/year" }],
  });
});

it("names a position, which has no price and no area", () => {
  const position = descriptionIn("?job=senior-cloud-architect");
  expect(position).toMatchObject({
    service: "consultation",
    summary: "Application for Senior Cloud Architect (Engineering)",
    mention: "the position Senior Cloud Architect",
    sentence: "I am applying for Senior Cloud Architect (Engineering).",
    form: { label: "Engineering", name: "Senior Cloud Architect", detail: "Your application" },
    lines: [],
  });
  expect([position?.area, position?.price, position?.scale]).toEqual([undefined, undefined, undefined]);
});

it("repeats what a figure answered", () => {
  const answer = "A bill of $18,000 a month shrinks by $3,600 to $7,200: $43,200 to $86,400 a year.";
  expect(descriptionIn("?figure=finops-bill&value=18000")).toMatchObject({
    service: "cloud",
    title: "Number put in on FinOps Services",
    mention: "the number you put in on FinOps Services",
    sentence: `I put my number in on the FinOps Services page. ${answer}`,
    form: { label: "Your number", name: "FinOps Services", detail: answer },
    lines: [],
  });
});

it("counts the lines of an estimate and names them", () => {
  const estimate = descriptionIn("?estimate=vps-professional.2,backup-business");
  expect(estimate?.form.name).toBe("2 plans");
  expect(estimate?.form.detail).toContain(`2 × ${server.title} (${server.listPrice} each); 1 × Backup`);
  expect(estimate?.mention).toBe("your estimate of 2 lines");
  expect(estimate?.area).toBeUndefined();
  expect(descriptionIn("?estimate=vps-professional.2")).toMatchObject({
    form: { name: "One plan" },
    area: "hosting",
    price: formatPrice(2 * server.dollars),
    period: "per month",
  });
});

it("reads an estimate by the rules of the pricing page", () => {
  const estimate = descriptionIn("?estimate=domain-com.2,nothing,cloud-hosting-starter.300&gst=1");
  const [domain, hourly] = [offered("domain-com"), offered("cloud-hosting-starter")];
  expect(estimate?.parts).toEqual([
    `2 × Domain .com (${domain.amount} for the first year, then ${formatPrice(domain.renewal ?? 0)} a year each)`,
    `300 hours a month of ${hourly.title} (${hourly.amount} per hour)`,
  ]);
  expect(estimate?.service).toBe("hosting");
  // A first year and an hour have no common sum.
  expect(estimate?.price).toBeUndefined();
});

it("describes a plan that is no longer offered as it was stored", () => {
  expect(
    describe({
      kind: "plan",
      plan: "gone",
      product: "Old Hosting",
      name: "Big",
      price: 12,
      period: "/month",
    }),
  ).toMatchObject({
    service: "consultation",
    title: "Old Hosting, Big",
    listPrice: "$12/month",
    scale: { price: 12, others: [] },
  });
});

it("knows every plan of the catalogue by one id, and the area of each product", () => {
  const ids = productLines.flatMap((line) => line.plans.map((plan) => plan.id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !descriptionIn(`?plan=${id}`)?.area)).toEqual([]);
});
