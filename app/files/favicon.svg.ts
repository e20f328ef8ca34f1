import { logoSvg } from "~/drawings/logo-svg";

export const GET = () => new Response(logoSvg({ share: 1, paper: false, adaptive: true }));
