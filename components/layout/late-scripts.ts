import { DRAFT } from "@/lib/forms/tab-storage";

/**
 * A page stands without its scripts: menus, forms, tabs and links are the browser's own, and React makes them
 * better. So the scripts of a static page are asked for when a visitor first turns to it (a pointer that moves, a
 * touch, a key, scrolling), and do not take line and processor from its first view. Some cannot wait: the address
 * names a part of the page, this tab has kept what was typed here, or whoever opens the log-in is logged in.
 */
const INTENTS = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];

/** The log-in leads on whoever is logged in (components/forms/use-after-login.ts). */
const LEADS_ON = "[data-user] [action='/user/login']";

/** Whether a page with a form needs them at once. */
const FORM_NEEDS = `var k=location.hash||d.querySelector("${LEADS_ON}");
try{k=k||Object.keys(sessionStorage).some(function(n){return n.indexOf("${DRAFT}")===0})}catch(x){}
if(k)g()`;

/**
 * What loads them, as the page's own script; lib/cli/finish-pages.ts puts it in their place.
 * @param sources their addresses, in the page's order.
 * @param hasForm whether the page has one: only then may something typed, or a log-in, need them at once.
 */
export const lateScripts = (sources: readonly string[], hasForm: boolean): string =>
  `(function(d,e,o){function g(){e.forEach(function(n){removeEventListener(n,g,o)});
${JSON.stringify(sources)}.forEach(function(s){var n=d.createElement("script");n.src=s;n.async=true;
n.onerror=function(){dispatchEvent(new Event("scriptlost"))};d.head.append(n)})}
e.forEach(function(n){addEventListener(n,g,o)});
${hasForm ? FORM_NEEDS : "if(location.hash)g()"}
})(document,${JSON.stringify(INTENTS)},{capture:true,passive:true})`.replaceAll("\n", "");
