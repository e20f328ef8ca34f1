import { identity } from "../../identity.ts";
import { hoursText } from "../../lib/format/hours-text.ts";

/** "Mon–Fri 10:00 AM–6:00 PM". The hours themselves are in identity.ts. */
export const officeHours = hoursText(identity.office);

export const officeHoursAWeek =
  (identity.office.closesAt - identity.office.opensAt) * identity.office.daysPerWeek;

/** The same with the city whose clock counts, in brackets. */
export const officeHoursWithPlace = `${officeHours} (${identity.address.city})`;
