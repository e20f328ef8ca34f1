export interface DataCentreRegion {
  region: string;
  count: number;
}

export const dataCentres: readonly DataCentreRegion[] = [
  { region: "North America", count: 15 },
  { region: "Europe", count: 12 },
  { region: "Asia Pacific", count: 10 },
  { region: "Latin America", count: 6 },
];
