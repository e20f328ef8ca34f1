/** What we promise about security tests. 2–3 weeks on one page, 2–4 on the other: specification, catalogue 9. */
export const testing = {
  /** Why the two pages give two lengths. */
  length: "A penetration test takes 2–3 weeks of testing. With the report it's 2–4 weeks in all.",
  retest:
    "A retest after your fixes is included in Penetration Testing and Continuous Security. With a Vulnerability Assessment alone it isn't.",
} as const;
