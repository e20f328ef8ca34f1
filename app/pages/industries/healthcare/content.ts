import { fromProfessionalUp, outage } from "~/catalogue/promises/support";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { ClinicMetric } from "./before-after";
import type { ClinicService } from "./clinic-day";
import type { RecordViewProps } from "./record-view";
import type { ComplianceStandard } from "./standard-register";
import type { VisitStage } from "./visit-path";

export const meta: PageMeta = {
  title: "Technology for Healthcare",
  description: `Patient portals, records and telehealth with access rules, encryption and audit trails from the first day, and a ${outage.short}.`,
};

/** A clinical thermometer. */
export const ruler: RulerScale = {
  from: 35,
  to: 42,
  minor: 0.2,
  major: 1,
  format: (degrees) => `${degrees} °C`,
  markers: [{ at: 37, label: "Go home" }],
};

export const hero: PageHeroProps = {
  title: "Healthcare",
  lede: "When the system is down, the waiting room fills and somebody reaches for paper. We build and run clinical systems that stay up, show each person their part, and record who saw what.",
  primary: { label: "Describe your systems", to: "/contact" },
  secondary: { label: "Ask about patient data", to: "/contact" },
  facts: [
    { value: "100%", label: "Looks recorded" },
    { value: outage.figure, label: "To an engineer in an outage" },
  ],
};

export const record: RecordViewProps = {
  parts: [
    { name: "Appointment", value: "Tuesday, 10:40" },
    { name: "Contact", value: "Phone, next of kin" },
    { name: "Vital signs", value: "128/82, 71 bpm" },
    { name: "Diagnosis", value: "Mild asthma" },
    { name: "Medication", value: "Salbutamol" },
    { name: "Counselling", value: "Three sessions" },
    { name: "Insurance", value: "Two invoices" },
  ],
  roles: [
    {
      name: "Desk",
      reason: "finds the time and the person, not the illness.",
      rights: ["change", "change", "hidden", "hidden", "hidden", "hidden", "read"],
      trail: [
        { time: "10:31", what: "Appointment confirmed", outcome: "Allowed" },
        { time: "10:32", what: "Diagnosis asked for", outcome: "Refused" },
      ],
    },
    {
      name: "Nurse",
      reason: "measures and gives what is prescribed.",
      rights: ["read", "read", "change", "read", "read", "hidden", "hidden"],
      trail: [
        { time: "10:42", what: "Vital signs entered", outcome: "Allowed" },
        { time: "10:44", what: "Medication read", outcome: "Allowed" },
      ],
    },
    {
      name: "Doctor",
      reason: "treats the patient, and asks before reading the counsellor's notes.",
      rights: ["read", "read", "change", "change", "change", "hidden", "hidden"],
      trail: [
        { time: "10:51", what: "Medication changed", outcome: "Allowed" },
        { time: "10:52", what: "Counselling, no consent", outcome: "Refused" },
      ],
    },
    {
      name: "Billing",
      reason: "needs the code for the claim, and nothing that explains it.",
      rights: ["read", "read", "hidden", "hidden", "hidden", "hidden", "change"],
      trail: [
        { time: "16:05", what: "Claim code read", outcome: "Allowed" },
        { time: "16:06", what: "Invoice written", outcome: "Allowed" },
      ],
    },
  ],
};

export const solutionsSection: SectionCopy = {
  heading: "Solutions along one visit",
  lede: "Patients remember the queue, the form filled in twice, and the letter that never came.",
};

export const stages: readonly VisitStage[] = [
  {
    name: "Before",
    note: "At home, with a phone",
    solutions: [
      {
        glyph: ["++.++.++", "........", "++.##.++", "........", "++.++.++"],
        title: "Patient portal and booking",
        description: "A free slot, a form filled in once, a reminder that can be answered.",
        features: [
          "Self-service booking and cancelling",
          "Forms that know the last visit",
          "Proxy access for carers",
        ],
        technologies: ["FHIR", "OpenID Connect", "SMS and WhatsApp"],
      },
      {
        glyph: ["#####...", "#####.++", "#####.++", "#####.++", "#####..."],
        title: "Telehealth",
        description: "A video visit that opens from a link, with the record beside the picture.",
        features: [
          "No app to install",
          "A waiting room with a real order",
          "Notes and prescription in one place",
        ],
        technologies: ["WebRTC", "TURN relays", "SMART on FHIR"],
      },
    ],
  },
  {
    name: "During",
    note: "In the room, with you",
    solutions: [
      {
        glyph: ["++++++++", "........", "#####...", "........", "+++++++."],
        title: "Electronic health records",
        description: "One record, each person's part of it, and the same answer in every ward.",
        features: [
          "Rights by role, ward and consent",
          "Emergency access with a reason",
          "Order sets and allergy warnings",
        ],
        technologies: ["HL7 v2", "FHIR R4", "SNOMED CT", "PostgreSQL"],
      },
      {
        glyph: ["--------", "-######-", "-#....#-", "-######-", "--------"],
        title: "Imaging and laboratory",
        description: "Scans and results arrive in the record by themselves, with the right name on them.",
        features: ["Viewer in the browser", "Results matched to orders", "Old scans on cold storage"],
        technologies: ["DICOMweb", "Orthanc", "LOINC", "Mirth Connect"],
      },
    ],
  },
  {
    name: "After",
    note: "At home again",
    solutions: [
      {
        glyph: ["..#.....", "..#..#..", "+##++##+", "...#.#..", "...#...."],
        title: "Remote monitoring",
        description: "Readings from home, sorted before they reach a nurse. Most of them are fine.",
        features: [
          "Devices by Bluetooth or by hand",
          "Limits set for each patient",
          "Alarms that go to a named person",
        ],
        technologies: ["MQTT", "TimescaleDB", "FHIR Observation"],
      },
      {
        glyph: ["++++++..", "........", "++++....", "........", "########"],
        title: "Billing and claims",
        description: "Codes come from the visit, claims are checked before they are sent, and not after.",
        features: [
          "Eligibility before the visit",
          "Rejections explained in words",
          "Patient invoices that add up",
        ],
        technologies: ["X12 EDI", "ICD-10", "FHIR Claim"],
      },
    ],
  },
];

export const servicesSection: SectionCopy = {
  heading: "Services, on the clinic's clock",
  lede: "Nothing that can disturb happens while the doors are open.",
  tone: "sand",
};

export const services: readonly ClinicService[] = [
  {
    title: "Watching and answering",
    description: `Systems and logins watched ${fromProfessionalUp.monitoring}. ${outage.sentence}`,
    link: { label: "24/7 Cloud Support", to: "/services/cloud/support" },
    shifts: [[0, 24]],
    when: "00:00 to 24:00",
  },
  {
    title: "Updates and patches",
    description: "One node after the other, tested on a copy first, with a way back.",
    link: { label: "DevOps", to: "/services/cloud/devops" },
    shifts: [[2, 4]],
    when: "02:00 to 04:00",
  },
  {
    title: "Backups, and restores that are tried",
    description:
      "Small copies all day, a full one at night. Business and Continuity keep one where ransomware cannot write.",
    link: { label: "Backup & Disaster Recovery", to: "/services/security/backup-dr" },
    shifts: [
      [0, 1.5],
      ...Array.from({ length: 90 }, (_, index) => [index / 4 + 1.5, index / 4 + 1.62] as const),
    ],
    when: "A full copy at midnight, changes every 15 minutes",
  },
  {
    title: "Integration of devices and registers",
    description: "Interfaces built with your staff while they work, switched over when they do not.",
    link: { label: "Custom Development", to: "/services/software-ai/development" },
    shifts: [
      [9.5, 12],
      [13, 16],
      [20, 21.5],
    ],
    when: "By day with your staff, switch-over at 20:00",
  },
  {
    title: "Security monitoring",
    description: "Who opened which record is data too. Unusual curiosity is reported, not only logged.",
    link: { label: "Security Monitoring", to: "/services/cybersecurity/monitoring" },
    shifts: [[0, 24]],
    when: "00:00 to 24:00",
  },
  {
    title: "Help for reading and coding",
    description: "Models that draft letters and suggest codes. A clinician signs; the model never does.",
    link: { label: "AI & Machine Learning", to: "/services/software-ai/ai-ml" },
    shifts: [[8, 18]],
    when: "While the clinic is open",
  },
];

export const standardsSection: SectionCopy = {
  heading: "Compliance standards, and what to show for them",
  lede: "We build to these and prepare the evidence. The certificate, where there is one, comes from an auditor.",
  tone: "ink",
};

export const standards: readonly ComplianceStandard[] = [
  {
    standard: "HIPAA",
    scope: "United States",
    description:
      "Safeguards for health information, held by those who treat, those who pay and everyone who works for them.",
    evidence: "Risk analysis, access log, signed business associate agreements",
  },
  {
    standard: "GDPR",
    scope: "European Union",
    description:
      "Health data is a special category: a legal basis for each use, an impact assessment, answers on request.",
    evidence: "Record of processing, impact assessment, breach drill within 72 hours",
  },
  {
    standard: "DPDP Act",
    scope: "India",
    description:
      "Consent that can be given and taken back, in plain language, and data deleted when its purpose has ended.",
    evidence: "Consent ledger, erasure log, named grievance contact",
  },
  {
    standard: "ISO 27001",
    scope: "Worldwide",
    description:
      "A management system for information security: risks are listed, owned, treated and reviewed.",
    evidence: "Risk register, statement of applicability, internal audit",
  },
  {
    standard: "SOC 2",
    scope: "Asked for by partners",
    description: "An auditor's report on whether the controls that protect your data work, over months.",
    evidence: "Control list with owners, tickets and dates as samples",
  },
  {
    standard: "HL7 FHIR",
    scope: "Data exchange",
    description:
      "Records that another hospital's system can read, so that a patient is not a stranger next door.",
    evidence: "Published capability statement, validated sample messages",
  },
];

export const standardsLink = {
  label: "All frameworks, by industry",
  to: "/services/cybersecurity/compliance",
};

export const metricsSection: SectionCopy = {
  heading: "Impact metrics, beside what they are measured against",
  lede: "Each figure with its two bars. They share one scale.",
};

export const metrics: readonly ClinicMetric[] = [
  {
    metric: "50%",
    title: "Less time at the desk",
    description: "From arrival to waiting room, once forms are filled in at home.",
    bars: [
      { name: "On paper", share: 100 },
      { name: "With portal", share: 50 },
    ],
  },
  {
    metric: "30%",
    title: "Fewer missed appointments",
    description: "Reminders that can be answered free the slot for somebody else.",
    bars: [
      { name: "Missed before", share: 100 },
      { name: "Missed after", share: 70 },
    ],
  },
  {
    metric: "95%",
    title: "Patients content with the portal",
    description: "Asked after the visit, in one question, with a free field for the rest.",
    bars: [
      { name: "Answered", share: 100 },
      { name: "Content", share: 95 },
    ],
  },
  {
    metric: "100%",
    title: "Looks at a record on the audit trail",
    description: "Allowed or refused, with name, time and reason. There is no way round it.",
    bars: [
      { name: "All looks", share: 100 },
      { name: "On the trail", share: 100 },
    ],
  },
];

export const banner: ClosingBannerProps = {
  heading: "No patient should wait for a login.",
  lede: "Tell us which system your staff restart most often, and who may see what in it.",
  primary: { label: "Talk about your clinic", to: "/contact" },
};
