/** The home page's second path; its canonical URL is `/`. */
export { default, metadata } from "../page";
