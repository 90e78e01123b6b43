export { takeBeacon } from "./beacon";
export { startVitals } from "./collector";
