import { describe, expect, test } from "vitest";

import { domainExtensions } from "../../../catalogue/domains.data.ts";
import { parseDomainName, problems } from "./domain-name";

const extensions = domainExtensions.map((each) => each.extension);
const parse = (typed: string) => parseDomainName(typed, extensions);

describe("cleans what was typed", () => {
  test.each([
    ["northwind", "northwind"],
    ["  northwind \n", "northwind"],
    ["NorthWind", "northwind"],
    ["north-wind", "north-wind"],
    ["northwind2000", "northwind2000"],
    ["4711", "4711"],
    ["x", "x"],
    ["https://northwind.com", "northwind"],
    ["HTTPS://WWW.NORTHWIND.COM/", "northwind"],
    ["http:/northwind.com", "northwind"],
    ["//northwind.com/path", "northwind"],
    ["ftp://northwind.com", "northwind"],
    ["www.northwind.com", "northwind"],
    ["www.northwind", "northwind"],
    ["northwind.com/shop?page=2#top", "northwind"],
    ["northwind.com?utm_source=x", "northwind"],
    ["northwind.com:8080", "northwind"],
    ["northwind.com.", "northwind"],
    ["https://user:secret@northwind.com/", "northwind"],
    ["someone@northwind.com", "northwind"],
    ["mailto:someone@northwind.com", "northwind"],
    ["shop.northwind.com", "northwind"],
    ["a.b.c.northwind.io", "northwind"],
    ["northwind.de", "northwind"],
    ["northwind.co.uk", "northwind"],
    ["www.northwind.com.au/contact", "northwind"],
    ["co.com", "co"],
    ["www.com", "www"],
    ["com", "com"],
    ["ｎｏｒｔｈｗｉｎｄ．ｃｏｍ", "northwind"],
    ["north\u00adwind\u200b", "northwind"],
    ["northwind。com", "northwind"],
  ])("%j is %s", (typed, name) => {
    expect(parse(typed)).toMatchObject({ ascii: name, shown: name });
  });
});

describe("extensions", () => {
  test.each(extensions)("%s typed along is recognised", (extension) => {
    expect(parse(`https://www.northwind${extension}/`)).toEqual({
      ascii: "northwind",
      shown: "northwind",
      extension,
      otherExtension: false,
    });
  });

  test("one that is not offered is left out, and said", () => {
    expect(parse("northwind.de")).toEqual({ ascii: "northwind", shown: "northwind", otherExtension: true });
    expect(parse("northwind")).toEqual({ ascii: "northwind", shown: "northwind", otherExtension: false });
    expect(parse("www.northwind")).toEqual({ ascii: "northwind", shown: "northwind", otherExtension: false });
  });

  test("a longer one is not taken for a shorter one", () => {
    expect(parse("northwind.company")).toMatchObject({ ascii: "northwind", otherExtension: true });
  });
});

describe("internationalised names", () => {
  test.each([
    ["münchen", "xn--mnchen-3ya", "münchen"],
    ["MÜNCHEN.com", "xn--mnchen-3ya", "münchen"],
    ["mu\u0308nchen", "xn--mnchen-3ya", "münchen"],
    ["straße", "xn--strae-oqa", "straße"],
    ["पुणे", "xn--g2bn3eza", "पुणे"],
    ["日本語.com", "xn--wgv71a119e", "日本語"],
    ["مثال", "xn--mgbh0fb", "مثال"],
    ["https://xn--mnchen-3ya.com/", "xn--mnchen-3ya", "münchen"],
  ])("%s is registered as %s", (typed, ascii, shown) => {
    expect(parse(typed)).toMatchObject({ ascii, shown });
  });

  test("a broken encoding and mixed directions are refused", () => {
    expect(parse("xn--zzzzzzz-")).toHaveProperty("problem");
    expect(parse("xn--a")).toHaveProperty("problem");
    expect(parse("xn--")).toHaveProperty("problem");
    expect(parse("xn--abc-")).toHaveProperty("problem");
    expect(parse(`xn--${"9a".repeat(900)}`)).toHaveProperty("problem");
    expect(parse(`xn--${"9".repeat(500)}a`)).toHaveProperty("problem");
    expect(parse("xn--99999999")).toHaveProperty("problem");
    expect(parse("مثالabc")).toEqual({ problem: problems.characters });
  });
});

describe("refuses what cannot be registered", () => {
  test.each([
    ["", problems.empty],
    ["   ", problems.empty],
    ["https://", problems.empty],
    ["/", problems.empty],
    ["...", problems.empty],
    [".com", problems.onlyExtension],
    ["north wind", problems.space],
    ["north\twind.com", problems.space],
    ["-northwind", problems.hyphenEnds],
    ["northwind-", problems.hyphenEnds],
    ["northwind-.com", problems.hyphenEnds],
    ["-", problems.hyphenEnds],
    ["ab--cd", problems.hyphenPlaces],
    ["north_wind", problems.characters],
    ["north&wind", problems.characters],
    ["north'wind", problems.characters],
    ["100%", problems.characters],
    ["%20", problems.characters],
    ["north,wind", problems.characters],
    ["<script>alert(1)<", problems.characters],
    ["🚀", problems.characters],
    ["north🚀wind", problems.characters],
    ["👩‍💻", problems.characters],
    ["🇮🇳", problems.characters],
    ["1️⃣", problems.characters],
    ["xn--ls8h", problems.characters],
    ["❤️.com", problems.characters],
    ["192.168.0.1", problems.ipAddress],
    ["http://192.168.0.1/", problems.ipAddress],
  ])("%j", (typed, problem) => {
    expect(parse(typed)).toEqual({ problem });
  });

  test("up to 63 characters are a label, 64 are not", () => {
    expect(parse("a".repeat(63))).toMatchObject({ ascii: "a".repeat(63) });
    expect(parse("a".repeat(64))).toEqual({ problem: problems.tooLong });
    expect(parse(`${"a".repeat(64)}.com`)).toEqual({ problem: problems.tooLong });
  });

  test("what counts is the length of the encoded name", () => {
    expect(parse("ü".repeat(40))).toMatchObject({ shown: "ü".repeat(40) });
    expect(parse("語日本".repeat(20))).toEqual({ problem: problems.tooLong });
  });

  test("a flood of characters is refused at once", () => {
    expect(parse("ü".repeat(1_000_000))).toEqual({ problem: problems.tooLong });
  });
});
