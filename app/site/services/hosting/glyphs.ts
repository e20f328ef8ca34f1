import type { Glyphs } from "~/figures/bar-glyph";

/** The drawings of this area's pages; their content calls them by name. */
export const glyphs = {
  // /services/hosting/shared
  "isolated-accounts": ["+++.###.+++.", "+++.###.+++.", "+++.###.+++.", "....###.....", "+++.....+++."],
  certificate: ["...######...", "..##....##..", "++++++++++++", "++++.##.++++", "++++++++++++"],
  mailbox: ["++++++++++++", "+.##....##.+", "+...####...+", "+..........+", "++++++++++++"],
  upgrade: [".........###", ".........###", "....+++..###", "....+++..###", "---.+++..###"],

  // /services/hosting/dedicated
  "whole-server": ["############", "############", "############", "############", "############"],
  console: ["++..........", "++++++......", "++++++++++..", "++++++......", "++....######"],
  "mirrored-drives": ["#####..#####", "#####..#####", "#####..-----", "#####..#####", "#####..#####"],
  "network-port": ["............", "++++........", "++++########", "++++........", "............"],
  licence: ["++++++++++++", "+..........+", "+...####...+", "+..........+", "++++++++++++"],
  technician: ["...##..##...", "...##..##...", "...######...", ".########...", "++++++++++++"],
} satisfies Glyphs;

export type Glyph = keyof typeof glyphs;

/** A small sign for each of the four products, by its page. */
export const productGlyphs: Glyphs = {
  "/services/hosting/vps": ["------------", "--########--", "--########--", "--########--", "------------"],
  "/services/hosting/dedicated": [
    "############",
    "############",
    "############",
    "############",
    "############",
  ],
  "/services/hosting/cloud": [".....###....", "...######...", "..########..", "############", "++++++++++++"],
  "/services/hosting/domains": [
    "............",
    "############",
    "############",
    "............",
    "++++++..++++",
  ],
};

/** How much of a machine each product gives, by its page: of 32 slots "#" is yours, "." another client's or empty. */
export const rackSlots = {
  "/services/hosting/shared": "...#.........#.......#....#.....",
  "/services/hosting/cloud": ".......#####........########....",
  "/services/hosting/vps": "........############............",
  "/services/hosting/dedicated": "################################",
  "/services/hosting/domains": "#########.###                   ",
};
