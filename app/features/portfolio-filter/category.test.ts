import { describe, expect, it } from "vitest";

import { categories, categoryIn, resultLine, searchFor } from "./category";

describe("categoryIn", () => {
  it.for(categories)("finds %s in the address that its button makes", (category) => {
    expect(categoryIn(searchFor("", category))).toBe(category);
  });

  it("reads a slug", () => {
    expect(categoryIn("?category=cloud-migration&utm_source=letter")).toBe("Cloud Migration");
  });

  it.for(["", "?category=", "?category=all", "?category=DevOps", "?category=<script>", "?other=devops"])(
    "ignores %j",
    (search) => {
      expect(categoryIn(search)).toBeUndefined();
    },
  );
});

describe("searchFor", () => {
  it("keeps what else stands in the query", () => {
    expect(searchFor("?utm_source=letter&category=devops", "Cybersecurity")).toBe(
      "?utm_source=letter&category=cybersecurity",
    );
    expect(searchFor("?utm_source=letter&category=devops", undefined)).toBe("?utm_source=letter");
  });

  it("leaves no question mark behind", () => {
    expect(searchFor("?category=devops", undefined)).toBe("");
  });
});

it("says how many projects are shown", () => {
  expect(resultLine(1, "DevOps")).toBe("1 project in DevOps");
  expect(resultLine(2, "Cybersecurity")).toBe("2 projects in Cybersecurity");
  expect(resultLine(6, undefined)).toBe("All 6 projects");
});
