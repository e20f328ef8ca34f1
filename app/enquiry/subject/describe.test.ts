import { expect, it } from "vitest";

import { productLines } from "../../catalogue/lines.ts";
import { describe, descriptionIn } from "./describe.ts";

it("names a plan with its product, price, period and area", () => {
  expect(descriptionIn("?plan=vps-professional")).toMatchObject({
    service: "hosting",
    area: "hosting",
    title: "VPS Hosting, Professional",
    price: "$59",
    period: "per month",
    listPrice: "$59 per month",
    summary: "VPS Hosting, Professional ($59 per month)",
    sentence: "I am interested in VPS Hosting, Professional ($59 per month).",
    form: { label: "VPS Hosting", name: "Professional", price: "$59 per month" },
    reply: { plan: "VPS Hosting, Professional", price: "$59 per month" },
    lines: [{ plan: "vps-professional", price: 59, period: "per month", quantity: 1 }],
    scale: { price: 59, others: [29, 119] },
  });
});

it("writes a price as it is listed, and as it stands in a sentence", () => {
  expect(descriptionIn("?plan=monitoring-professional")).toMatchObject({
    price: "$899",
    period: "per month",
    listPrice: "$899/month",
    sentence: "I am interested in Security Monitoring, Professional SOC ($899/month).",
  });
});

it("names an agreed price as such, and compares it with none", () => {
  const agreed = descriptionIn("?plan=cloud-support-enterprise");
  expect(agreed?.sentence).toContain("(Custom)");
  expect(agreed?.scale).toBeUndefined();
});

it("writes out a VPS configuration, clamped to what is offered", () => {
  expect(descriptionIn("?plan=vps-custom&cores=2&ram=4&storage=80")).toMatchObject({
    service: "hosting",
    title: "Custom VPS",
    detail: "2 vCPU, 4 GB RAM, 80 GB SSD, 4 TB bandwidth",
    mention: "a custom VPS ($102 per month)",
    sentence:
      "I am interested in a custom VPS: 2 vCPU, 4 GB RAM, 80 GB SSD, 4 TB bandwidth ($102 per month).",
    form: { label: "2 vCPU, 4 GB, 80 GB SSD", name: "Custom VPS", price: "$102 per month" },
    scale: { price: 102, others: [29, 59, 119] },
  });
  expect(descriptionIn("?plan=vps-custom&cores=999&ram=-1&storage=abc")?.sentence).toContain(
    "16 vCPU, 1 GB RAM, 80 GB SSD",
  );
});

it("names a domain with its price for the first year and for those after it", () => {
  expect(descriptionIn("?domain=northwind.com")).toMatchObject({
    service: "hosting",
    area: "hosting",
    title: "northwind.com",
    detail: "Then $14.99 per year",
    period: "for the first year",
    listPrice: "$12.99",
    summary: "Domain northwind.com ($12.99 for the first year, then $14.99 a year)",
    mention: "the domain northwind.com",
    sentence: "I am interested in the domain northwind.com.",
    form: { label: "Domain, renewal $14.99 per year", name: "northwind.com", price: "$12.99 first year" },
    lines: [{ title: "Domain northwind.com", detail: "Then $14.99 a year", price: 12.99, period: "/year" }],
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
  const answer = "8 sites cost $98 a month at the lowest, which is $12.25 for each.";
  expect(descriptionIn("?figure=waf-sites&value=8")).toMatchObject({
    service: "cybersecurity",
    title: "Number put in on Website Security and WAF",
    mention: "the number you put in on Website Security and WAF",
    sentence: `I put my number in on the Website Security and WAF page. ${answer}`,
    form: { label: "Your number", name: "Website Security and WAF", detail: answer },
    lines: [],
  });
});

it("counts the lines of an estimate and names them", () => {
  const estimate = descriptionIn("?estimate=vps-professional.2,backup-business");
  expect(estimate?.form.name).toBe("2 plans");
  expect(estimate?.form.detail).toContain("2 × VPS Hosting, Professional ($59 per month each); 1 × Backup");
  expect(estimate?.mention).toBe("your estimate of 2 lines");
  expect(estimate?.area).toBeUndefined();
  expect(descriptionIn("?estimate=vps-professional.2")).toMatchObject({
    form: { name: "One plan" },
    area: "hosting",
    price: "$118",
    period: "per month",
  });
});

it("reads an estimate by the rules of the pricing page", () => {
  const estimate = descriptionIn("?estimate=domain-com.2,nothing,cloud-hosting-starter.300&gst=1");
  expect(estimate?.parts).toEqual([
    "2 × Domain .com ($12.99 for the first year, then $14.99 a year each)",
    "300 hours a month of Cloud Hosting, Starter ($0.05 per hour)",
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
