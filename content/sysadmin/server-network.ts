import { sample } from "@/content/sample";
import type { ExpertiseWords, FigureContent } from "@/content/types";

/** The data of the network map. Rates are in Mbit/s, durations in seconds. */
export const networkMap = {
  kind: "Network map",
  firewall: "Firewall",
  /** The sites. Their segments are networks that a firewall separates. */
  sites: [
    { name: "Head office", segments: ["Servers", "Staff", "Guests"] },
    { name: "Branch", segments: ["Counters", "Staff", "Printers"] },
  ],
  main: { name: "Line A, fibre", cut: { title: "Cut at 14:02", note: "by road works" } },
  second: { name: "Line B, radio link", rate: 20, unit: "Mbit/s" },
  /** The traffic that the second line takes, in order of priority. */
  traffic: [
    { name: "Counters", rate: 8 },
    { name: "Payments", rate: 6 },
    { name: "Email", rate: 6 },
    { name: "Video", rate: 0 },
  ],
  waits: "waits",
  failover: { seconds: 9, agreed: 30 },
  texts: {
    ready: "Ready",
    timer: "Without a line",
    agreed: "Agreed:",
    spare: "to spare",
    running: "The clock runs",
    stopped: "0 s",
  },
  choice: {
    type: "radio",
    legend: "Choose a moment",
    options: ["Before 14:02", "Line cut", "9 s later"],
    order: [2, 3, 1],
  },
  states: [
    {
      headline: "On the second line in 9 seconds",
      verdict: { tone: "good", text: "Inside 30 s" },
      says: "The second line took over after 9 seconds, where 30 were agreed. It carries 8 Mbit/s for counters, 6 for payments, 6 for email: all of its 20, so video meetings wait.",
    },
    {
      headline: "One line works, one is ready",
      verdict: { tone: "good", text: "All on line A" },
      says: "The fibre carries everything between the two sites. The second line, from another provider, carries nothing yet.",
    },
    {
      headline: "Cut at 14:02, by road works",
      verdict: { tone: "bad", text: "Nothing gets through" },
      says: "Road works cut the fibre at 14:02. Until the second line takes over, everything between the two sites waits.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const serverNetwork: ExpertiseWords = {
  meta: {
    title: "Servers and networks: administration in Kigali",
    description:
      "Server and network administration in Rwanda: servers, separate networks and a second internet line, recorded so that your staff can run them.",
    updated: "2026-11-28",
  },
  acronym: "LAN",
  title: "Servers and Networks",
  description:
    "LAN and servers: we set up your local area network, in Kigali or a district town, with a second internet line that takes over. Your staff get the drawings to run it.",
  offer: "Servers, networks and a second internet line that takes over.",
  imageSrc: "/share/sysadmin-server-network.png",
  features: [
    {
      id: "server-room",
      icon: "server",
      tab: "Server room",
      title: "All servers and cables on a map",
      description: "We trace the cables and record them in NetBox, so that none is pulled on a guess.",
      additionalContent: [
        "Servers have two power supplies, on separate circuits",
        "You keep the spares that take longest to import",
      ],
    },
    {
      id: "virtual-hosts",
      icon: "boxes",
      tab: "Virtual hosts",
      title: "Virtual servers that survive a hardware failure",
      description:
        "Your applications run on several machines. If one fails, the others take over its work: we cut the power to one in front of you and time the wait for the next page.",
      additionalContent: [
        "If there are two machines, a small third one decides which takes charge",
        "VMware servers move one after the other; the originals are kept",
      ],
    },
    {
      id: "segments",
      icon: "network",
      tab: "Network segments",
      title: "Separate networks for staff, servers and guests",
      description:
        "If all devices share one network, an infected laptop reaches payroll. We separate them, and a firewall lists what may pass.",
      additionalContent: ["Administration has a network of its own", "Firewall rules have an owner and a review date"],
    },
    {
      id: "two-lines",
      icon: "split",
      tab: "Internet lines",
      title: "A second internet line that takes over",
      description: "When an excavator cuts the cable, the line of a second provider takes over.",
      additionalContent: [
        "We follow both routes to the manhole, because two providers may share a duct",
        "A line counts as down when a distant server no longer answers",
        "Office log-ins work without the internet",
        "Payments go before email on the slower line",
      ],
    },
    {
      id: "cloud-network",
      icon: "globe",
      tab: "Cloud network",
      title: "Networks for companies in the cloud",
      description:
        "A start-up’s network is a cloud account and the home lines of its engineers. Databases are closed to the internet, and staff connect by VPN from known laptops.",
      additionalContent: [
        "The company’s account holds its domain names",
        "The office router has a small battery, and a SIM for hours without fibre",
      ],
    },
  ],
  neighbour: {
    text: "Is it still open what runs in your building and what in a cloud?",
    path: "/sysadmin/infrastructure-provisioning",
  },
  engagement: {
    youGet: "A record of all devices and cables, with saved settings and a drawing.",
    effort: sample({
      duration: "6 to 10 weeks",
      durationNote:
        "One to trace what is there, then five to nine for the changes, the last day for acceptance, with the power cut.",
      inputs:
        "Keys, floor plans, the contracts of both lines, hours for the changes, and your administrator from the third change on.",
      roles: "A network engineer and a systems engineer, at least one of them on site.",
    }),
    howItRuns:
      "We make changes in hours you approve, and from the third one on your administrator types while we watch.",
  },
  techStack: ["Proxmox VE", "Windows Server", "MikroTik RouterOS", "FortiGate", "WireGuard", "NetBox"],
  testimonial: {
    quote: "A cut fibre stops our branches. We pay for a second line, but have never seen it take over.",
    author: "Network administrator",
    position: "Insurance company, Harare",
    isSample: true,
  },
  cta: {
    title: "Does a cut cable close your branches?",
    description: "Tell us how many offices there are and in which towns.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: networkMap,
  art: "server-network",
  findings: [
    { text: "The second line takes over in 9 s, where 30 s are allowed" },
    { text: "After the cut, the branch is offline for 9 s", isBad: true },
  ],
};
