/** SOURCE_DATE_EPOCH, in seconds, lets a build be repeated later byte for byte: reproducible-builds.org. */
export function buildDate(): Date {
  const { SOURCE_DATE_EPOCH } = process.env;
  return SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
}
