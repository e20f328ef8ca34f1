import type { Project } from "./project";

export const projects: readonly Project[] = [
  {
    id: "shop-migration",
    title: "From two racks to containers in seven weeks",
    category: "Cloud Migration",
    client: "An online home-goods retailer",
    image: {
      alt: "One hundred squares stand for the old bill. Sixty stayed behind, switched off; forty moved to the cloud.",
      caption: "One square is one per cent of the old bill. Forty moved; sixty were switched off.",
    },
    description:
      "All that a shop runs on, out of the data centre before its contract ended: the back office as it was, the shop re-platformed to grow and shrink with its orders.",
    technologies: ["AWS", "Amazon EKS", "Amazon RDS", "CloudFront", "Terraform"],
    results: [
      "60% cost reduction, measured on the monthly bill",
      "7 weeks from the first list to the cutover",
      "Two rehearsals, one cutover; the way back was never needed",
    ],
    glyph: "migration",
    color: "blue",
    study: "retailer-cloud-migration",
  },
  {
    id: "hospital-night-watch",
    title: "Night-time security monitoring for hospitals",
    category: "Cybersecurity",
    client: "A group of private hospitals",
    image: {
      alt: "Seven nights from 18:00 to 08:00. Before, each alarm waits until 08:00, the middle one for nine hours. After, each wait is eleven minutes long.",
      caption: "Seven example nights. Each bar runs from the alarm to the first action, to scale.",
    },
    description:
      "Logs of wards, servers and sign-ins in one place, a person on shift who may act, and backups that an intruder cannot reach.",
    technologies: ["Microsoft Sentinel", "Defender for Endpoint", "Microsoft Entra ID", "Veeam"],
    results: [
      "11 min from a night alarm to the first action, was 9 h",
      "Records system restored in 3 h 20 min, in a drill",
      "4 of 4 restore drills held in the first year",
    ],
    glyph: "night-watch",
    color: "red",
    study: "hospitals-security-monitoring",
  },
  {
    id: "fraud-scoring",
    title: "A fraud score on every payment",
    category: "Software Development",
    client: "A payments company for small shops",
    image: {
      alt: "One thousand squares in front of a gate. 997 are stopped; three have passed through three holes in the gate.",
      caption: "One square is one fraud attempt. Of a thousand, three got through.",
    },
    description:
      "A scoring service in the payment’s own path. It decides the clear cases, hands the doubtful ones to a person, and shows its reasons to both.",
    technologies: ["Python", "XGBoost", "Apache Kafka", "Redis", "Amazon SageMaker"],
    results: [
      "99.7% fraud detection, counted before settlement",
      "1 payment in 125 held for review, was 1 in 40",
      "Six weeks of silent running before its first decision",
    ],
    glyph: "fraud-gate",
    color: "purple",
    study: "payments-fraud-detection",
  },
  {
    id: "three-zone-platform",
    title: "A payment platform that survives losing a zone",
    category: "Cloud Architecture",
    client: "A payments company for small shops",
    image: {
      alt: "Ten minutes of load, carried by three zones in equal parts. At minute three zone B is switched off. After 40 seconds the other two carry half each, until it returns at minute eight. The total stays the same.",
      caption: "Ten minutes at noon. One zone of three is switched off; the stack keeps its height.",
    },
    description:
      "Three zones that share every payment, queues between the parts, and no step that needs a person at a keyboard when one zone is gone.",
    technologies: ["Kubernetes", "Amazon Aurora", "Apache Kafka", "Route 53", "Terraform"],
    results: [
      "40 s to carry on without a whole zone, was 26 min by hand",
      "No payment lost in a drill at noon on payday",
      "The same drill every quarter, on a day of the client’s choice",
    ],
    glyph: "three-zones",
    color: "indigo",
    study: "payments-fraud-detection",
  },
  {
    id: "plant-warehouse",
    title: "A data warehouse for three plants",
    category: "Data Engineering",
    client: "A manufacturer of industrial pumps",
    image: {
      alt: "Records of three plants in bars of all lengths pass one definition and come out even. Below, two working days in 48 pieces of twenty minutes; the report takes one of them.",
      caption: "The old report took two working days, in pieces of 20 minutes. The new one takes the first.",
    },
    description:
      "Machine data and orders in one place, each number defined once and tested, and a Monday report that builds itself.",
    technologies: ["MQTT", "Apache Airflow", "dbt", "PostgreSQL", "Power BI"],
    results: [
      "20 min to build the Monday report, was 16 working hours",
      "2 h of copying by hand in a week, was 26 h",
      "1 definition of downtime, was 3",
    ],
    glyph: "three-plants",
    color: "green",
    study: "manufacturer-data-platform",
  },
  {
    id: "daylight-releases",
    title: "Daytime releases for an online shop",
    category: "DevOps",
    client: "An online home-goods retailer",
    image: {
      alt: "Before: one release from 22:00 to 02:00 on a Sunday night. After: nine releases of twelve minutes in a week, from Monday to Thursday between 10:00 and 18:00, none on Friday.",
      caption: "One scale, eight hours wide: a release before, and a week of releases after.",
    },
    description:
      "A pipeline that builds, tests and releases the shop in small steps, and takes a step back by itself when the error rate says so.",
    technologies: ["GitHub Actions", "Argo CD", "Helm", "Prometheus", "Grafana"],
    results: [
      "12 min for a release, was 4 h on a Sunday night",
      "9 releases in a normal week, was one a fortnight",
      "No releases on Fridays, by choice",
    ],
    glyph: "daily-release",
    color: "teal",
    study: "retailer-cloud-migration",
  },
];
