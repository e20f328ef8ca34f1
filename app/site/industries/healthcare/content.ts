import { fromProfessionalUp, outage } from "~/catalogue/promises/support.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { CaseStudyLinkProps } from "../case-study-link";
import type { ClinicMetric } from "./before-after";
import type { ClinicService } from "./clinic-day";
import type { PatientRecordContent } from "./patient-record.island";
import type { ComplianceStandard } from "./standard-register";
import type { VisitStage } from "./visit-path";

export const meta: PageMeta = {
  title: "Technology for Healthcare",
  description: `Patient portals, records and telehealth with access rules, encryption and audit trails from the first day, and a ${outage.short}.`,
};

export const hero: PageHeroProps = {
  title: "Healthcare",
  lede: "Clinical systems that stay up, show each person only their part of the record, and log who saw what. We build them and run them.",
  primary: { label: "Describe your systems", to: "/contact" },
  secondary: { label: "Ask about patient data", to: "/contact" },
  facts: [
    { value: "100%", label: "Record views logged" },
    { value: outage.figure, label: "To an engineer in an outage" },
  ],
};

export const record: PatientRecordContent = {
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
      reason: "sees the appointment and the person, never the illness.",
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
  heading: "Solutions before, during and after a visit",
  lede: "Fewer queues and forms for patients, and one record for staff.",
};

export const stages: readonly VisitStage[] = [
  {
    name: "Before",
    note: "At home, with a phone",
    solutions: [
      {
        glyph: "booking",
        title: "Patient portal and booking",
        description: "A free slot, a form filled in once, a reminder that can be answered.",
        features: [
          "Self-service booking and cancelling",
          "Forms prefilled from the last visit",
          "Proxy access for carers",
        ],
        technologies: ["FHIR", "OpenID Connect", "SMS and WhatsApp"],
      },
      {
        glyph: "telehealth",
        title: "Telehealth",
        description: "A video visit that opens from a link, with the record beside the picture.",
        features: ["No app to install", "Virtual waiting room", "Notes and prescription in one place"],
        technologies: ["WebRTC", "TURN relays", "SMART on FHIR"],
      },
    ],
  },
  {
    name: "During",
    note: "In the room, with you",
    solutions: [
      {
        glyph: "health-records",
        title: "Electronic health records",
        description: "One record for every ward, with each person seeing only their part.",
        features: [
          "Access by role, ward and consent",
          "Emergency access with a logged reason",
          "Order sets and allergy warnings",
        ],
        technologies: ["HL7 v2", "FHIR R4", "SNOMED CT", "PostgreSQL"],
      },
      {
        glyph: "imaging",
        title: "Imaging and laboratory",
        description: "Scans and results arrive in the record by themselves, with the right name on them.",
        features: ["Viewer in the browser", "Results matched to orders", "Archive storage for old scans"],
        technologies: ["DICOMweb", "Orthanc", "LOINC", "Mirth Connect"],
      },
    ],
  },
  {
    name: "After",
    note: "At home again",
    solutions: [
      {
        glyph: "vital-signs",
        title: "Remote monitoring",
        description: "Readings from home, sorted before they reach a nurse. Most of them are fine.",
        features: [
          "Readings by Bluetooth or by hand",
          "Limits set for each patient",
          "Alarms that go to a named person",
        ],
        technologies: ["MQTT", "TimescaleDB", "FHIR Observation"],
      },
      {
        glyph: "claims",
        title: "Billing and claims",
        description: "Codes come from the visit, and claims are checked before they're sent.",
        features: [
          "Eligibility check before the visit",
          "Rejections explained in plain English",
          "Clear patient invoices",
        ],
        technologies: ["X12 EDI", "ICD-10", "FHIR Claim"],
      },
    ],
  },
];

export const servicesSection: SectionCopy = {
  heading: "Services timed around clinic hours",
  lede: "Work that could disturb patients happens while the clinic is closed.",
  tone: "sand",
};

export const services: readonly ClinicService[] = [
  {
    title: "Monitoring and outage support",
    description: `Systems and logins monitored ${fromProfessionalUp.monitoring}. ${outage.sentence}`,
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
    title: "Backups and restores",
    description:
      "From Business up: changes copied every 15 minutes or less, a full copy at night, and one that ransomware can't change.",
    link: { label: "Backup & Disaster Recovery", to: "/services/security/backup-dr" },
    shifts: [
      [0, 1.5],
      ...Array.from({ length: 90 }, (_, index) => [index / 4 + 1.5, index / 4 + 1.62] as const),
    ],
    when: "A full copy at midnight, changes every 15 minutes",
  },
  {
    title: "Integration of devices and registers",
    description: "Interfaces built with your staff by day, switched over in the evening.",
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
    description: `We watch who opens which record, ${fromProfessionalUp.monitoring}, and report unusual access.`,
    link: { label: "Security Monitoring", to: "/services/cybersecurity/monitoring" },
    shifts: [[0, 24]],
    when: "00:00 to 24:00",
  },
  {
    title: "AI help with letters and coding",
    description: "Models that draft letters and suggest codes. A clinician signs; the model never does.",
    link: { label: "AI & Machine Learning", to: "/services/software-ai/ai-ml" },
    shifts: [[8, 18]],
    when: "While the clinic is open",
  },
];

export const standardsSection: SectionCopy = {
  heading: "Compliance standards and the evidence they need",
  lede: "We build to these and prepare the evidence. The certificate, where there is one, comes from an auditor.",
  tone: "ink",
};

export const standards: readonly ComplianceStandard[] = [
  {
    standard: "HIPAA",
    scope: "United States",
    description: "Safeguards for health information at clinics, insurers and everyone who works for them.",
    evidence: "Risk analysis, access log, signed business associate agreements",
  },
  {
    standard: "GDPR",
    scope: "European Union",
    description:
      "Health data is a special category: a legal basis for each use, an impact assessment, answers on request.",
    evidence: "Record of processing, impact assessment, breach drill against the 72-hour limit",
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
    description: "Records that another hospital's system can read, so that patients can move between them.",
    evidence: "Published capability statement, validated sample messages",
  },
];

export const standardsLink = {
  label: "All frameworks, by industry",
  to: "/services/cybersecurity/compliance",
};

export const metricsSection: SectionCopy = {
  heading: "Impact metrics for clinics and hospitals",
  lede: "Each figure beside what it's measured against. All bars share one scale.",
};

export const metrics: readonly ClinicMetric[] = [
  {
    metric: "50%",
    title: "Less time at reception",
    description: "From arrival to waiting room, once forms are filled in at home.",
    bars: [
      { name: "On paper", share: 100 },
      { name: "With portal", share: 50 },
    ],
  },
  {
    metric: "30%",
    title: "Fewer missed appointments",
    description: "Reminders that can be answered free the slot for another patient.",
    bars: [
      { name: "Missed before", share: 100 },
      { name: "Missed after", share: 70 },
    ],
  },
  {
    metric: "95%",
    title: "Patients satisfied with the portal",
    description: "Asked after the visit, in one question, with a free field for the rest.",
    bars: [
      { name: "Answered", share: 100 },
      { name: "Satisfied", share: 95 },
    ],
  },
  {
    metric: "100%",
    title: "Record views in the audit trail",
    description: "Allowed or refused, with name, time and reason. There is no way round it.",
    bars: [
      { name: "All views", share: 100 },
      { name: "Logged", share: 100 },
    ],
  },
];

export const caseStudy: CaseStudyLinkProps = {
  heading: "Case study: a group of hospitals",
  text: "Private hospitals got monitored alarms at night, protected accounts and quarterly restore drills. See the times before and after.",
  study: "hospitals-security-monitoring",
};

export const banner: ClosingBannerProps = {
  heading: "Talk to us about your clinical systems",
  lede: "Tell us which system your staff restart most often, and who may see what in it.",
  primary: { label: "Talk about your clinic", to: "/contact" },
  steps: "industries",
};
