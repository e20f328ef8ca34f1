import type { CaseStudy } from "./case-study";

export const studies: readonly CaseStudy[] = [
  {
    id: "retailer-cloud-migration",
    title: "Online retailer cuts its server bill by 60%",
    client: "An online home-goods retailer",
    industry: "E-commerce",
    challenge:
      "Two racks had been bought for the busiest week of the year. For the other fifty-one they stood mostly idle. The data-centre contract was about to end, and releases went out on Sunday nights because daytime releases were too risky.",
    solution:
      "We wrote down every server and what talked to it, switched off what was no longer used, moved the back office as it was and re-platformed the shop on containers that come and go with the orders. The cutover was rehearsed twice, and so was the way back. Then the same team built the pipeline that releases the shop by daylight.",
    technologies: ["AWS", "Amazon EKS", "Amazon RDS", "CloudFront", "Terraform", "GitHub Actions"],
    results: [
      {
        figure: "60%",
        label: "cost reduction",
        measured:
          "Infrastructure bill of the third month after the move, against the average of the year before.",
        drawing: {
          kind: "units",
          of: 100,
          filled: 40,
          filledLabel: "Still paid",
          emptyLabel: "No longer paid",
        },
      },
      {
        figure: "7 weeks",
        label: "from the first list to the cutover",
        measured: "One week under the plan, both rehearsals included.",
        drawing: {
          kind: "bars",
          before: { value: 8, label: "Planned: 8 weeks" },
          after: { value: 7, label: "Taken: 7 weeks" },
        },
      },
      {
        figure: "12 min",
        label: "for a release, in working hours",
        measured: "Median over the first quarter of the new pipeline.",
        drawing: {
          kind: "bars",
          before: { value: 240, label: "Before: 4 h, on a Sunday night" },
          after: { value: 12, label: "After: 12 min" },
        },
      },
    ],
    glyph: "smaller-bill",
    color: "blue",
    left: { of: "The monthly bill", share: 40, label: "40% left" },
  },
  {
    id: "hospitals-security-monitoring",
    title: "Hospital group acts on night alarms in 11 minutes",
    client: "A group of private hospitals",
    industry: "Healthcare",
    challenge:
      "Every alarm went to one mailbox, and the mailbox kept office hours. One stolen password on a Friday evening had become a weekend of paper forms. A full restore of the records system had never been tried.",
    solution:
      "Logs from wards, servers and sign-ins meet in one place, with a person on shift who may isolate a device without asking first. A second factor guards every account that reaches patient data. Backups lie where an intruder with an administrator’s password cannot delete them, and are restored for practice every quarter.",
    technologies: [
      "Microsoft Sentinel",
      "Defender for Endpoint",
      "Microsoft Entra ID",
      "Veeam",
      "MITRE ATT&CK",
    ],
    results: [
      {
        figure: "11 min",
        label: "from a night alarm to the first action",
        measured:
          "Median of the first six months. Before, a median night alarm waited nine hours for the morning.",
        drawing: {
          kind: "bars",
          before: { value: 540, label: "Before: 9 h" },
          after: { value: 11, label: "After: 11 min" },
        },
      },
      {
        figure: "3 h 20 min",
        label: "to restore the records system",
        measured: "Timed in the fourth drill, by the people who would do it.",
        drawing: {
          kind: "bars",
          before: { value: 1860, label: "First drill: 31 h" },
          after: { value: 200, label: "Fourth drill: 3 h 20 min" },
        },
      },
      {
        figure: "4 of 4",
        label: "restore drills held in the first year",
        measured: "One every quarter, none postponed. There had been none before.",
        drawing: {
          kind: "bars",
          before: { value: 4, label: "Planned: 4" },
          after: { value: 4, label: "Held: 4" },
        },
      },
    ],
    glyph: "night-watch",
    color: "red",
    left: { of: "The wait after an alarm", share: 2, label: "2% left" },
  },
  {
    id: "payments-fraud-detection",
    title: "Payments company stops fraud before the money moves",
    client: "A payments company for small shops",
    industry: "Fintech",
    challenge:
      "A hundred hand-written rules, each added after a loss, none ever removed. They held back so many honest payments that the reviewers waved most of them through, and the fraud with them. Proof came weeks later, as a chargeback.",
    solution:
      "A model scores each payment on its way through, beside the rules that still earned their place. It ran silently next to the old system for six weeks before it was allowed to decide anything. Between clearly good and clearly bad a person decides, and is shown why. The platform below runs in three zones, and any one of them may fail.",
    technologies: ["Python", "XGBoost", "Apache Kafka", "Redis", "Amazon SageMaker", "Kubernetes"],
    results: [
      {
        figure: "99.7%",
        label: "fraud detection",
        measured:
          "Of all fraud confirmed for the first quarter in service, the part that was flagged before settlement.",
        drawing: {
          kind: "units",
          of: 1000,
          filled: 997,
          filledLabel: "Flagged",
          emptyLabel: "Three in a thousand got through",
        },
      },
      {
        figure: "1 in 125",
        label: "payments held for a person to look at",
        measured: "Reviewers now have the time to read them.",
        drawing: {
          kind: "bars",
          before: { value: 25, label: "Before: 1 in 40" },
          after: { value: 8, label: "After: 1 in 125" },
        },
      },
      {
        figure: "40 s",
        label: "to carry on without a whole zone",
        measured: "A drill at noon on payday. Payments waited in the queue; none was lost.",
        drawing: {
          kind: "bars",
          before: { value: 1560, label: "Before: 26 min, by hand" },
          after: { value: 40, label: "After: 40 s" },
        },
      },
    ],
    glyph: "fraud-gate",
    color: "purple",
    left: { of: "Fraud that gets through", share: 0.3, label: "0.3% left" },
  },
  {
    id: "manufacturer-data-platform",
    title: "Manufacturer gets one set of numbers for its plants",
    client: "A manufacturer of industrial pumps",
    industry: "Manufacturing",
    challenge:
      "Each plant had its own spreadsheet and its own idea of what counts as downtime. The Monday report took until Tuesday evening, and the meeting about it began with an argument about whose number was right.",
    solution:
      "Machine data and orders of all three plants flow into one warehouse. Each number is defined once, in version control, with tests that stop a wrong number before it reaches a page. The report is ready when people arrive on Monday, made from the same definitions as the screens on the shop floor.",
    technologies: ["MQTT", "Apache Airflow", "dbt", "PostgreSQL", "Power BI", "Python"],
    results: [
      {
        figure: "20 min",
        label: "to build the Monday report",
        measured: "From the last shift’s data to a finished report, without manual work.",
        drawing: {
          kind: "bars",
          before: { value: 960, label: "Before: 16 working hours" },
          after: { value: 20, label: "After: 20 min" },
        },
      },
      {
        figure: "2 h",
        label: "of hand-copying a week",
        measured: "All three plants together. What is left is one supplier who sends paper.",
        drawing: {
          kind: "bars",
          before: { value: 26, label: "Before: 26 h" },
          after: { value: 2, label: "After: 2 h" },
        },
      },
      {
        figure: "1",
        label: "definition of downtime",
        measured: "Two pages long, and every plant signed it.",
        drawing: {
          kind: "bars",
          before: { value: 3, label: "Before: 3" },
          after: { value: 1, label: "After: 1" },
        },
      },
    ],
    glyph: "three-plants",
    color: "green",
    left: { of: "Work on a weekly report", share: 2, label: "2% left" },
  },
];
