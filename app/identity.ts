/**
 * Who the provider is. Everything that names the provider is in this file and nowhere else:
 * change it, build, and pages, metadata, structured data, manifest, robots and sitemap follow.
 * `npm run check:launch` says which of these are still placeholders.
 */
export const identity = {
  name: "Cirrivo",
  legalName: "Cirrivo Technologies Pvt. Ltd.",
  /** Public address of the site, without a slash at the end. */
  siteUrl: "https://www.cirrivo.example",
  /** One sentence for search engines, the manifest and share previews. */
  summary:
    "Managed cloud, cybersecurity, software and AI, hosting, business email and digital marketing from one team of engineers.",
  phones: {
    sales: "+91 00000 01420",
    support: "+91 00000 01421",
  },
  emails: {
    general: "hello@cirrivo.example",
    support: "support@cirrivo.example",
    privacy: "privacy@cirrivo.example",
    /** For people who found a weakness. Published in /.well-known/security.txt. */
    security: "security@cirrivo.example",
  },
  address: {
    street: "Office 402, Kharadi Knowledge Park, EON Road",
    city: "Pune",
    region: "Maharashtra",
    postalCode: "411014",
    country: "India",
    countryCode: "IN",
  },
  /** Where the map is centred, and the page it embeds. Its origin is the only one allowed in a frame. */
  map: {
    latitude: 18.5515,
    longitude: 73.9483,
    embedUrl:
      "https://www.openstreetmap.org/export/embed.html?bbox=73.9383%2C18.5445%2C73.9583%2C18.5585&layer=mapnik&marker=18.5515%2C73.9483",
    linkUrl: "https://www.openstreetmap.org/?mlat=18.5515&mlon=73.9483#map=16/18.5515/73.9483",
  },
  /** The office's clock. */
  office: {
    timeZone: "Asia/Kolkata",
    opensAt: 10,
    closesAt: 18,
    /** Monday to Friday. */
    daysPerWeek: 5,
  },
  /** Opens in a new tab from "Book a Meeting". */
  bookingUrl: "https://calendar.cirrivo.example/meet",
  /** For search engines only: the site itself links to nobody else. */
  social: [
    { name: "LinkedIn", url: "https://www.linkedin.com/company/cirrivo-example" },
    { name: "GitHub", url: "https://github.com/cirrivo-example" },
  ],
} as const;
