import { customVps } from "../../catalogue/custom-vps.ts";
import { offerCalled } from "../../catalogue/offer.ts";
import { offers } from "../../catalogue/offers.data.ts";
import { inSentence, type Period, periodCalled } from "../../catalogue/period.ts";
import type { Plan } from "../../catalogue/plan.ts";
import { priceText } from "../../catalogue/price-text.ts";
import { lineName, lineText, sumWords } from "../../features/estimate/model/line-words.ts";
import { formatPrice } from "../../lib/format/format-price.ts";
import { type Area, areaOf } from "../../site-map.ts";
import type { ServiceOption } from "../enquiry.ts";
import type { Description } from "./description.ts";
import { type Subject, subjectIn, type SubjectOf } from "./subject.ts";

export function describe(subject: Subject): Description {
  switch (subject.kind) {
    case "plan":
      return describePlan(subject);
    case "vps":
      return describeVps(subject);
    case "domain":
      return describeDomain(subject);
    case "position":
      return describePosition(subject);
    case "figure":
      return describeFigure(subject);
    case "estimate":
      return describeEstimate(subject);
  }
}

/** What the address of the contact page asks for, in words. */
export function descriptionIn(search: string): Description | undefined {
  const subject = subjectIn(search);
  return subject && describe(subject);
}

function describePlan({ plan, product, name, price, period }: SubjectOf<"plan">): Description {
  const title = `${product}, ${name}`;
  const listPrice = priceText({ price, ...(period && { period }) });
  const summary = `${title} (${listPrice})`;
  const known = periodCalled(period);
  return {
    service: serviceOf(plan),
    area: areaOfPlan(plan),
    title,
    plan,
    price: formatPrice(price),
    period: known ? inSentence(known) : period,
    text: title,
    listPrice,
    summary,
    mention: summary,
    sentence: `I am interested in ${summary}.`,
    form: { label: product, name, price: listPrice },
    reply: { plan: title, price: listPrice },
    lines: [{ plan, title, price, period, quantity: 1 }],
    scale: scaleOf(price, offerCalled(plan)?.product, period),
  };
}

function describeVps(subject: SubjectOf<"vps">): Description {
  const { cores, memoryGb, storageGb, bandwidthTb, price, period } = subject;
  const title = "Custom VPS";
  const detail = `${cores} vCPU, ${memoryGb} GB RAM, ${storageGb} GB SSD, ${bandwidthTb} TB bandwidth`;
  const listPrice = priceText(subject);
  const text = `${title}: ${detail}`;
  return {
    service: "hosting",
    area: "hosting",
    title,
    detail,
    price: formatPrice(price),
    period,
    text,
    listPrice,
    summary: `${text} (${listPrice})`,
    mention: `a custom VPS (${listPrice})`,
    sentence: `I am interested in a custom VPS: ${detail} (${listPrice}).`,
    form: { label: `${cores} vCPU, ${memoryGb} GB, ${storageGb} GB SSD`, name: title, price: listPrice },
    reply: { plan: `custom VPS with ${detail}`, price: listPrice },
    lines: [{ title, detail, price, period, quantity: 1 }],
    scale: scaleOf(price, customVps.product, period),
  };
}

function describeDomain({ name, ...domain }: SubjectOf<"domain">): Description {
  const [price, renewal] = [formatPrice(domain.price), formatPrice(domain.renewal)];
  const title = `Domain ${name}`;
  const yearly = { price: domain.price, period: "/year" } as const;
  return {
    service: "hosting",
    area: "hosting",
    title: name,
    detail: `Then ${renewal} per year`,
    price,
    period: "for the first year",
    text: name,
    listPrice: price,
    summary: `${title} (${price} for the first year, then ${renewal} a year)`,
    mention: `the domain ${name}`,
    sentence: `I am interested in the domain ${name}.`,
    form: { label: `Domain, renewal ${renewal} per year`, name, price: `${price} first year` },
    reply: { plan: `domain ${name}`, price: `${price} for the first year` },
    lines: [{ title, detail: `Then ${renewal} a year`, ...yearly, quantity: 1 }],
    scale: scaleOf(yearly.price, "Domain", yearly.period),
  };
}

function describePosition({ title, department }: SubjectOf<"position">): Description {
  const text = `${title} (${department})`;
  return {
    service: "consultation",
    title,
    detail: `Position in ${department}`,
    text,
    summary: `Application for ${text}`,
    mention: `the position ${title}`,
    sentence: `I am applying for ${text}.`,
    form: { label: department, name: title, detail: "Your application" },
    reply: { plan: title },
    lines: [],
  };
}

function describeFigure({ page, service, answer }: SubjectOf<"figure">): Description {
  const text = `${page}: ${answer}`;
  return {
    service,
    title: `Number put in on ${page}`,
    detail: answer,
    text,
    summary: text,
    mention: `the number you put in on ${page}`,
    sentence: `I put my number in on the ${page} page. ${answer}`,
    form: { label: "Your number", name: page, detail: answer },
    reply: { plan: page },
    lines: [],
  };
}

function describeEstimate({ lines }: SubjectOf<"estimate">): Description {
  const [first] = lines;
  const isOne = lines.length === 1;
  const areas = new Set(lines.map(({ plan }) => areaOfPlan(plan)));
  const parts = lines.map(lineText);
  const text = parts.join("; ");
  return {
    service: serviceOf(first?.plan),
    area: areas.size === 1 ? [...areas][0] : undefined,
    title: "Estimate",
    parts,
    ...sumWords(lines),
    text,
    summary: text,
    mention: `your estimate of ${lines.length} ${isOne ? "line" : "lines"}`,
    sentence: `I am interested in ${text}.`,
    form: { label: "Your estimate", name: isOne ? "One plan" : `${lines.length} plans`, detail: text },
    reply: {
      plan: lines.map(lineName).join("; "),
      price: first && isOne && first.quantity === 1 ? priceText(first) : undefined,
    },
    lines: lines.map((line) => ({
      plan: line.plan,
      title: lineName(line),
      detail: line.renewal === undefined ? undefined : `Then ${formatPrice(line.renewal)} a year`,
      price: line.price,
      period: line.period,
      quantity: line.quantity,
    })),
  };
}

function serviceOf(plan: string | undefined): ServiceOption {
  return offerCalled(plan ?? null)?.service ?? "consultation";
}

function areaOfPlan(plan: string): Area | undefined {
  const offer = offerCalled(plan);
  return offer && areaOf(offer.page);
}

function scaleOf(
  price: Plan["price"],
  product: string | undefined,
  period: Period["text"] | undefined,
): Description["scale"] {
  if (price === "Custom") return undefined;
  const prices = offers
    .filter((each) => each.product === product && each.period?.text === period)
    .map((each) => each.price)
    .filter((each) => each !== "Custom")
    .filter((each) => each !== price);
  return { price, others: [...new Set(prices)].toSorted((one, other) => one - other) };
}
