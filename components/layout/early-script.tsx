import { errorMessages, errorTexts } from "@/content/errors";
import { fieldData } from "./field-data";

/**
 * What has to be right before the first paint, and stay right when no other script
 * arrives: the bar's transparency at the page's top (solid past 30 px), the visitor's
 * stored user, and the error screen for a script that did not load. That screen is put
 * above the page, which stays readable. The stored user follows the session: a cookie
 * says who is logged in while it lasts (lib/auth/session.ts), and what came from it goes
 * with it. Where the visit began is kept for an enquiry, which may tell which ad paid.
 *
 * A style sheet on its way holds this script up, so a script may have failed before anybody
 * listened: once all have come or failed, the browser's own record of them is read. After
 * that, React shows what fails.
 *
 * The page's one Trusted Types policy lets scripts be loaded from the build only, and lets
 * React make an empty script element, which it does by markup.
 */
const writeEarly = () =>
  `(function(d,h){h.dataset.js="";
self.trustedTypes&&trustedTypes.createPolicy("default",{createScriptURL:function(s){if(s.indexOf("/_next/")===0)return s},createHTML:function(s){if(!s||s==="<script>\\x3c/script>")return s}});
function s(){h.toggleAttribute("data-at-top",scrollY<=30)}
s();addEventListener("scroll",s,{passive:true});
function u(){var k="",l,c=/(?:^|; )user=([^;]*)/.exec(d.cookie);
try{if(c){c=decodeURIComponent(c[1]);k=JSON.parse(c).username}}catch(e){}
try{l=localStorage;if(c){l.setItem("user",c);l.setItem("user-session","1")}
else{if(l.getItem("user-session")){l.removeItem("user");l.removeItem("user-session")}
k=JSON.parse(l.getItem("user")).username}}catch(e){}
h.toggleAttribute("data-user",!!k)}
u();addEventListener("pageshow",u);addEventListener("newpath",u);
try{sessionStorage.visit||(sessionStorage.visit=JSON.stringify({landing:location.pathname+location.search,referrer:d.referrer}))}catch(e){}
function f(){if(d.querySelector("#chunk-failed,#crash"))return;
var b=d.createElement("section"),t=${JSON.stringify([errorMessages.heading, errorMessages.chunk, errorTexts.chunk.text, errorTexts.reload])};b.id="chunk-failed";b.className="on-light wrap";b.setAttribute("role","alert");
["h1","p","p","button"].forEach(function(n,i){n=d.createElement(n);n.textContent=t[i];b.append(n)});
b.lastChild.className="btn btn-primary";b.lastChild.onclick=function(){location.reload()};
d.querySelector("main").before(b)}
addEventListener("error",function(e){var r=d.readyState;if(e.target.tagName==="SCRIPT"&&r!=="complete")r==="loading"?addEventListener("DOMContentLoaded",f):f()},true);
addEventListener("scriptlost",f);
${fieldData}
addEventListener("load",function(){if(performance.getEntriesByType("resource").some(function(r){return r.initiatorType==="script"&&(r.responseStatus===0||r.responseStatus>399)}))f()})
})(document,document.documentElement)`.replaceAll("\n", "");

/** It has run before React comes. Where React draws the page anew, nothing is written: the policy would keep it out. */
export function EarlyScript() {
  const script = typeof window === "undefined" ? writeEarly() : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
