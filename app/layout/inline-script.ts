import { reserveScript } from "~/enquiry/asks-for";
import startFrame from "~/frame/start.js?raw";
import { themeScript } from "~/lib/theme/theme-script";

/**
 * The inline script of every page, which the Content-Security-Policy allows by its hash. Before the first paint it sets the
 * theme and the room for what came along with an enquiry. Then it asks for the frame's script, whose address its element
 * names (`data-frame`), when the page is painted and loaded, or when it is first touched; the last thing pressed, sent or
 * typed as a shortcut before that script has come is done again.
 */
export const inlineScript = [themeScript, reserveScript, startFrame].join("\n");

export const frameFile = import.meta.env.DEV ? "/app/frame/frame.ts" : "/frame.js";
