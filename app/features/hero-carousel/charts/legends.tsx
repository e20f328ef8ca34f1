import { LegendItem } from "~/ui/legend-item";

/** What the colours of the hero charts mean, slide by slide. */
export const autoscaledDayLegend = (
  <>
    <LegendItem swatch="bg-tier-1">Always on</LegendItem>
    <LegendItem swatch="bg-tier-2">Working day</LegendItem>
    <LegendItem swatch="bg-tier-3">Busy</LegendItem>
    <LegendItem swatch="bg-tier-4">Peak</LegendItem>
  </>
);

export const gatesLegend = (
  <>
    <LegendItem swatch="area-cybersecurity bg-accent">Attempt</LegendItem>
    <LegendItem swatch="bg-blue">Stopped by a person</LegendItem>
    <LegendItem swatch="bg-tier-1">Your traffic</LegendItem>
  </>
);

export const sourcedAnswerLegend = (
  <>
    <LegendItem swatch="area-software-ai bg-accent/35">Record read</LegendItem>
    <LegendItem swatch="area-software-ai bg-accent">Source</LegendItem>
    <LegendItem swatch="bg-ink">Answer</LegendItem>
  </>
);

export const yearOfUptimeLegend = (
  <>
    <LegendItem swatch="area-hosting bg-accent">Service</LegendItem>
    <LegendItem swatch="border border-blue-text bg-blue-tint">Downtime that 99.9% allows</LegendItem>
  </>
);
