import ipaddr from "ipaddr.js";

/** Whether a host name or address, as in a URL or a setting, is this machine only. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, "");
  if (address === "localhost") return true;
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}
