import { describe, expect, it } from "vitest";

import { customVpsBandwidth, customVpsPrice } from "~/catalogue/custom-vps";
import { productLines } from "~/catalogue/lines";
import { offered } from "~/catalogue/testing/offered";
import { formatPrice } from "~/lib/format/format-price";
import { prefillFor } from "./prefill";

describe("prefillFor", () => {
  it("names the plan with its price and chooses the service", () => {
    const [server, soc] = [offered("vps-professional"), offered("monitoring-professional")];
    expect(prefillFor("?plan=vps-professional")).toEqual({
      service: "hosting",
      line: `I am interested in ${server.title} (${server.amount} per month).`,
    });
    expect(prefillFor("?plan=monitoring-professional")?.line).toBe(
      `I am interested in ${soc.title} (${soc.amount}/month).`,
    );
  });

  it("names an agreed price as such", () => {
    expect(prefillFor("?plan=cloud-support-enterprise")?.line).toContain("(Custom)");
  });

  it("writes out a VPS configuration, clamped to what is offered", () => {
    const price = formatPrice(customVpsPrice({ cores: 2, memoryGb: 4, storageGb: 80 }));
    expect(prefillFor("?plan=vps-custom&cores=2&ram=4&storage=80")).toEqual({
      service: "hosting",
      line: `I am interested in a custom VPS: 2 vCPU, 4 GB RAM, 80 GB SSD, ${customVpsBandwidth({ storageGb: 80 })} TB bandwidth (${price} per month).`,
    });
    expect(prefillFor("?plan=vps-custom&cores=999&ram=-1&storage=abc")?.line).toContain(
      "16 vCPU, 1 GB RAM, 80 GB SSD",
    );
  });

  it("names a domain that can be registered under an extension on offer", () => {
    expect(prefillFor("?domain=northwind.com")).toEqual({
      service: "hosting",
      line: "I am interested in the domain northwind.com.",
    });
    for (const asked of ["northwind.example", "-x-.com", "<b>.com", "%F0%9F%98%80.com", ".com"]) {
      expect(prefillFor(`?domain=${asked}`)).toBeUndefined();
    }
  });

  it("names the position", () => {
    expect(prefillFor("?job=senior-cloud-architect")).toEqual({
      service: "consultation",
      line: "I am applying for Senior Cloud Architect (Engineering).",
    });
  });

  it.each([
    "",
    "?plan=",
    "?plan=vps-professional'",
    "?plan=__proto__",
    "?job=<script>",
    "?x=1",
    "?plan=VPS-PROFESSIONAL",
  ])("ignores %s", (search) => {
    expect(prefillFor(search)).toBeUndefined();
  });

  it("knows every plan of the catalogue by one id", () => {
    const ids = productLines.flatMap((line) => line.plans.map((plan) => plan.id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(prefillFor(`?plan=${id}`)).toBeDefined();
  });
});
