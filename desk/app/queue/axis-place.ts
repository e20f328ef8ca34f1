/**
 * Where the axis stands, in classes that are found whole. On a wide screen 24 px from the left, with 92 px at the right
 * for labels; on a phone 16 px from both sides. "Now" is 3.5 of 27.5 hours from its left end, and text begins 12 px after.
 */
export const wideAxisPlace = "absolute left-6 w-[calc(100%-116px)] overflow-visible max-md:hidden";
export const phoneAxisPlace = "absolute left-4 w-[calc(100%-32px)] overflow-visible md:hidden";
export const textPlace = "md:pl-[calc(36px+(100%-116px)*0.127273)]";
