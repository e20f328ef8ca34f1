/** What the dictionary allows and we do not write (“One spelling” in our voice), with what we write. */
export const houseSpelling: readonly (readonly [RegExp, string])[] = [
  [/\be-mail\w*/gi, "email"],
  [/\be-commerce\b/gi, "ecommerce"],
  [/\bhand-overs?\b/gi, "handover"],
  [/\bcut-overs?\b/gi, "cutover"],
  [/\bwi ?fi\b/gi, "Wi-Fi"],
  [/\b(?:an?|the|this|that|each|every|per|our|your|its|their|of|with|without) license\b/gi, "licence"],
  [/\bgray\w*/gi, "grey"],
  [/\baging\b/gi, "ageing"],
  [/\bartifacts?\b/gi, "artefact"],
  [/\bgotten\b/gi, "got"],
  [/\binquir(?:y|ies)\b/gi, "enquiry"],
  [/\bmultifactor\b/gi, "multi-factor"],
  [/\bplug-ins?\b/gi, "plugin"],
  [/\btoward\b/gi, "towards"],
];
