import { runningTotals } from "@/content/running-totals";
import { sample } from "@/content/sample";
import type { ExpertiseWords, HeroFigureContent } from "@/content/types";

/** Rates are in Mbit/s, durations in seconds. */
export const networkMap = {
  kind: "Network map",
  highlight: { value: "9 s", label: "from the cut to the second line; 30 s were agreed" },
  firewall: "Firewall",
  /** Segments are networks that a firewall separates. */
  sites: [
    { name: "Head office", segments: ["Servers", "Staff", "Guests"] },
    { name: "Branch", segments: ["Counters", "Staff", "Printers"] },
  ],
  main: { name: "Line A, fibre", cut: { title: "Cut at 14:02", note: "by road works" } },
  second: { name: "Line B, radio link", rate: 20, unit: "Mbit/s" },
  /** What the second line takes of each, in the order in which it takes them. */
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
      says: "After 9 seconds, of 30 agreed, the second line carries 8 Mbit/s for counters, 6 for payments, 6 for email: all of its 20. Video meetings wait.",
    },
    {
      headline: "One line works, the other is ready",
      verdict: { tone: "good", text: "All on line A" },
      says: "The fibre carries everything between the two sites. The second line, from another provider, carries nothing yet.",
    },
    {
      headline: "Cut at 14:02, by road works",
      verdict: { tone: "bad", text: "Nothing gets through" },
      says: "Road works cut the fibre at 14:02. Until the second line takes over, everything between the two sites waits.",
    },
  ],
} as const satisfies HeroFigureContent & Record<string, unknown>;

export const serverNetwork: ExpertiseWords = {
  meta: {
    title: "Servers and networks: administration and records",
    description:
      "Proxmox hosts, separate networks and a second internet line, recorded so that the administrators you employ can run them.",
    updated: "2026-11-27",
  },
  acronym: "LAN",
  acronymMeaning: "Local area network",
  title: "Servers and Networks",
  description:
    "We set up your servers and your local area network (LAN), with two lines out of the building, and draw them so that your staff can run them.",
  imageSrc: "/share/sysadmin-server-network.png",
  features: [
    {
      id: "server-room",
      icon: "server",
      tab: "Server room",
      title: "Every server and cable on a map",
      description:
        "The first job is a map. Rack units and switch ports go into NetBox as we trace them, so that no cable is pulled on a guess.",
      additionalContent: [
        "Servers have two power supplies, on two separate feeds",
        "Import time decides which spares you keep",
        "A water sensor lies on the floor, a thermometer at the cold intake",
      ],
    },
    {
      id: "virtual-hosts",
      icon: "boxes",
      tab: "Virtual hosts",
      title: "Virtual servers that survive a hardware failure",
      description:
        "Your applications run on several Proxmox hosts with memory to spare. Before you accept the work we cut power to one of them and time the wait for the next page.",
      additionalContent: [
        "A small third machine votes on which of two hosts takes charge",
        "Free memory can carry everything from the largest host",
        "VMware guests move one by one, and the original stays switched off",
      ],
    },
    {
      id: "segments",
      icon: "network",
      tab: "Network segments",
      title: "Separate networks for staff, servers and guests",
      description:
        "On a flat office network an infected laptop or printer reaches payroll. VLANs separate them, and a firewall lists what may cross.",
      additionalContent: [
        "Management ports have a network of their own",
        "Each firewall rule names a requester and a review date",
        "Oxidized saves switch and router configurations to Git",
      ],
    },
    {
      id: "two-lines",
      icon: "split",
      tab: "Internet lines",
      title: "A second internet line that takes over",
      description:
        "An excavator cuts the duct, or a tower’s battery runs empty. A second provider takes over, and counters and payments get the thin line first.",
      additionalContent: [
        "Routes are followed to the manhole, since two brands may share a duct",
        "Reaching a far host decides failover, because a dead line can look up",
        "DNS and office logins are answered inside the building",
      ],
    },
    {
      id: "cloud-network",
      icon: "globe",
      tab: "Cloud network",
      title: "Networks for companies in the cloud",
      description:
        "A start-up’s network is a VPC and each engineer’s home line. Databases sit in private subnets, and staff come in through a VPN from known laptops.",
      additionalContent: [
        "Web ports face the internet; other rules name the caller they admit",
        "The company’s account holds its domain names, paid ahead",
        "The office router has a small UPS, and a SIM for hours without fibre",
      ],
    },
  ],
  approach: {
    kind: "timeline",
    title: "How we run servers and networks",
    forWhom: "Your IT staff also repair the printers, or your router came free with the internet contract.",
    steps: [
      { when: "Week 1", description: "We trace cables and read firewall rules." },
      { when: "From week 2", description: "Changes are made in a window you approve." },
      { when: "From the third change", description: "Your administrator types and we watch." },
      { when: "Before you accept", description: "We cut the power to one host and time the wait." },
    ],
    limit: {
      name: "Failover, agreed limit",
      value: "30 seconds",
      description: "Road works cut the fibre at 14:02. After 9 seconds the second line carried the traffic.",
    },
    effort: sample({
      duration: "6 to 10 weeks",
      durationNote:
        "A week to trace what is there, a change in most of your windows, and a day of acceptance with the power cut.",
      inputs:
        "Keys and floor plans, the contracts of both lines, maintenance windows, and your administrator’s time from the third change.",
      roles: "A network engineer and a systems engineer, at least one of them on site.",
    }),
    youGet: "A NetBox record with device configurations in Git, and a drawing that agrees with the cables.",
  },
  techStack: [
    "Proxmox VE",
    "ZFS",
    "Windows Server",
    "MikroTik RouterOS",
    "FortiGate",
    "WireGuard",
    "IEEE 802.1X",
    "NetBox",
    "Oxidized",
    "Unbound",
    "chrony",
  ],
  testimonial: {
    quote: "One cut fibre stops our branches. Show me that the second line takes over, with a stopwatch.",
    author: "Network administrator",
    position: "Insurance company, Harare",
    isSample: true,
  },
  cta: {
    title: "A second line for every office",
    description:
      "Tell us how many offices there are, and in which towns. Providers, streets and drawings are for later.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: networkMap,
  skyline: {
    values: runningTotals(networkMap.traffic.slice(0, -1).map(({ rate }) => rate)),
    limit: networkMap.second.rate,
    says: "What the second line carries as counters, payments and email are added, up to its limit.",
  },
};
