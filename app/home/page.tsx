/** The home page's second address; it names the first as canonical. */
export { default, metadata } from "../page";
