/** The charts of the slides that nobody sees at first, in one file: together they compress better. */
export { GatesChart } from "./gates-chart";
export { SourcedAnswerChart } from "./sourced-answer-chart";
export { YearOfUptimeChart } from "./year-of-uptime-chart";
