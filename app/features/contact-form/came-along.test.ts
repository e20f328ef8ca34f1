import { describe, expect, it } from "vitest";

import { customVpsPrice } from "~/catalogue/custom-vps";
import { productLines } from "~/catalogue/lines";
import { offered } from "~/catalogue/testing/offered";
import { formatPrice } from "~/lib/format/format-price";
import { cameAlongWith } from "./came-along";

describe("cameAlongWith", () => {
  it("names a plan with its product, price, period and area", () => {
    const { product, name, listPrice } = offered("vps-professional");
    expect(cameAlongWith("?plan=vps-professional")).toMatchObject({
      area: "hosting",
      product,
      name,
      price: listPrice,
    });
  });

  it("names a configuration, a domain and a position", () => {
    expect(cameAlongWith("?plan=vps-custom&cores=2&ram=4&storage=80")).toMatchObject({
      product: "2 vCPU, 4 GB, 80 GB SSD",
      name: "Custom VPS",
      price: `${formatPrice(customVpsPrice({ cores: 2, memoryGb: 4, storageGb: 80 }))} per month`,
    });
    expect(cameAlongWith("?domain=northwind.com")).toMatchObject({ area: "hosting", name: "northwind.com" });
    const position = cameAlongWith("?job=senior-cloud-architect");
    expect(position).toMatchObject({ product: "Engineering", name: "Senior Cloud Architect" });
    expect(position?.area).toBeUndefined();
  });

  it("counts the lines of an estimate and names them", () => {
    const estimate = cameAlongWith("?estimate=vps-professional.2,backup-business");
    expect(estimate?.name).toBe("2 plans");
    const { title, listPrice } = offered("vps-professional");
    expect(estimate?.details).toContain(`2 × ${title} (${listPrice} each); 1 × Backup`);
    expect(estimate?.area).toBeUndefined();
    expect(cameAlongWith("?estimate=vps-professional.2")).toMatchObject({
      name: "One plan",
      area: "hosting",
    });
  });

  it("knows the area of every product line", () => {
    const ids = productLines.map(({ plans }) => plans[0]?.id);
    expect(ids.filter((id) => !cameAlongWith(`?plan=${id}`)?.area)).toEqual([]);
  });

  it("ignores what is not offered", () => {
    expect(cameAlongWith("?plan=gold")).toBeUndefined();
  });
});
