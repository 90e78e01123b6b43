import { DRAFT } from "@/lib/forms/tab-storage";

/**
 * Until React comes, which keeps what is typed (use-draft.ts): a part of the early script, for a page whose scripts were
 * lost. `w()` keeps what stands in its forms, as React would find it, and `w(1)` puts it back where nothing stands yet.
 * A form has a draft if it says of what kind it is; fields that a visitor sees have ids.
 */
export const draftEarly = `function w(b){try{[].forEach.call(d.forms,function(n){var k=n.elements.kind,v={};if(!k)return;k="${DRAFT}"+k.value;
if(b)v=JSON.parse(sessionStorage.getItem(k))||v;
[].forEach.call(n.elements,function(e){if(!e.id||!e.name)return;if(!b){if(e.value)v[e.name]=e.value}else if(!e.value&&v[e.name])e.value=v[e.name]});
if(!b&&Object.keys(v).length)sessionStorage.setItem(k,JSON.stringify(v))})}catch(x){}}`;
