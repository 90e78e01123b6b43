import { DRAFT } from "@/lib/forms/tab-storage";

/**
 * A page stands without its scripts: menus, forms, tabs and links are the browser's own, and React makes them
 * better. So the scripts of a static page are asked for when a visitor first turns to it (a pointer that moves, a
 * touch, a key, scrolling), and do not take line and processor from its first view. Some cannot wait: a part of the
 * page is useless without them (`data-needs-script`), the address names a part of it, or this tab has kept what
 * was typed here.
 */
const INTENTS = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];

/** Early enough for who comes to sign in, and after everything that is seen. */
const AT_ONCE = "[data-needs-script]";

/**
 * What loads them, as the page's own script; lib/cli/finish-pages.ts puts it in their place.
 * @param sources their addresses, in the page's order.
 */
export const lateScripts = (sources: readonly string[]): string =>
  `(function(d,e,o){function g(){e.forEach(function(n){removeEventListener(n,g,o)});
${JSON.stringify(sources)}.forEach(function(s){var n=d.createElement("script");n.src=s;n.async=true;
n.onerror=function(){dispatchEvent(new Event("scriptlost"))};d.head.append(n)})}
e.forEach(function(n){addEventListener(n,g,o)});
var k=!!location.hash;try{k=k||d.forms[0]&&Object.keys(sessionStorage).some(function(n){return n.indexOf("${DRAFT}")===0})}catch(x){}
if(k)g();else if(d.querySelector("${AT_ONCE}"))addEventListener("load",function(){setTimeout(g)})
})(document,${JSON.stringify(INTENTS)},{capture:true,passive:true})`.replaceAll("\n", "");
