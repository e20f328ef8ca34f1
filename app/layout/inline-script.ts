import { reserveScript } from "~/enquiry/subject/asks-for-subject";
import startFrame from "~/frame/start.js?raw";
import setTheme from "~/features/theme/set-theme.js?raw";

/**
 * The inline script of every page, which the Content-Security-Policy allows by its hash. Before the first paint it sets the
 * theme and the room for the subject of an enquiry. Then it asks for the frame's script, whose address its element
 * names (`data-frame`), when the page is painted and loaded, or when it is first touched. The last thing that was pressed or
 * sent before that script has come is done again, the search's shortcut included (features/search/search-shortcut.ts says which
 * keys), and a menu opens that the mouse is still on.
 */
export const inlineScript = [setTheme, reserveScript, startFrame].join("\n");

export const frameFile = import.meta.env.DEV ? "/app/frame/frame.ts" : "/frame.js";
