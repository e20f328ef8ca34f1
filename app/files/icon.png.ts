import type { APIRoute, GetStaticPaths } from "astro";

import { type Icon, iconPng } from "~/drawings/icon-png";

const icons: Record<string, Icon> = {
  "apple-touch-icon": { size: 180, share: 0.62, paper: true },
  "icon-192": { size: 192, share: 0.9, paper: false },
  "icon-512": { size: 512, share: 0.9, paper: false },
  // A platform may cut a maskable icon down to a circle of 80% of its size.
  "icon-maskable-512": { size: 512, share: 0.56, paper: true },
};

export const getStaticPaths = (() =>
  Object.entries(icons).map(([icon, props]) => ({
    params: { icon },
    props: { ...props },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Icon> = async ({ props }) => new Response(Buffer.from(await iconPng(props)));
