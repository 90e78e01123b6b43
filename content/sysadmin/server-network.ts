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
      says: "The second line took over after 9 seconds, where 30 were agreed. It carries 8 Mbit/s for counters, 6 for payments, 6 for email: all of its 20. Video meetings wait.",
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
    title: "Servers and networks: administration and records",
    description:
      "Proxmox hosts, separate networks and a second internet line, recorded so that the administrators you employ can run them.",
    updated: "2026-11-27",
  },
  acronym: "LAN",
  acronymMeaning: "Local area network",
  title: "Servers and Networks",
  description:
    "We set up your servers and your local area network (LAN), with two lines out of the building. Your staff get the drawings they need.",
  imageSrc: "/share/sysadmin-server-network.png",
  features: [
    {
      id: "server-room",
      icon: "server",
      tab: "Server room",
      title: "Every server and cable on a map",
      description:
        "First we draw a map. Rack units and switch ports go into NetBox as we trace them, so that no cable is pulled on a guess.",
      additionalContent: [
        "Servers have two power supplies, on two separate feeds",
        "You keep the spares that take longest to import",
        "A water sensor lies on the floor, a thermometer at the cold intake",
      ],
    },
    {
      id: "virtual-hosts",
      icon: "boxes",
      tab: "Virtual hosts",
      title: "Virtual servers that survive a hardware failure",
      description:
        "Your applications run on several hosts, with enough free memory to carry everything from the largest. We cut the power to a host in front of you and time the wait for the next page.",
      additionalContent: [
        "If there are two hosts, a small third machine votes on which takes charge",
        "VMware guests move one after the other; the originals stay switched off",
      ],
    },
    {
      id: "segments",
      icon: "network",
      tab: "Network segments",
      title: "Separate networks for staff, servers and guests",
      description:
        "On a flat office network an infected laptop or printer reaches payroll. We separate them, and a firewall lists what may cross.",
      additionalContent: [
        "Management ports have a network of their own",
        "A firewall rule has a requester and a review date",
        "Oxidized saves switch and router configurations to Git",
      ],
    },
    {
      id: "two-lines",
      icon: "split",
      tab: "Internet lines",
      title: "A second internet line that takes over",
      description: "An excavator cuts the duct, or a tower’s battery runs empty. A second provider takes over.",
      additionalContent: [
        "Routes are followed to the manhole: two brands may share a duct",
        "A line counts as down when a distant server no longer answers, even if the modem still shows a connection",
        "DNS and office log-ins work inside the building",
        "Counters and payments get the thin line first",
      ],
    },
    {
      id: "cloud-network",
      icon: "globe",
      tab: "Cloud network",
      title: "Networks for companies in the cloud",
      description:
        "A start-up’s network is a cloud account and the home lines of its engineers. Databases sit in private subnets, and staff come in through a VPN from known laptops.",
      additionalContent: [
        "The company’s account holds its domain names, paid ahead",
        "The office router has a small UPS, and a SIM for hours without fibre",
      ],
    },
  ],
  engagement: {
    youGet: "A NetBox record and device configurations in Git, with a drawing that agrees with the cables.",
    effort: sample({
      duration: "6 to 10 weeks",
      durationNote:
        "A week to trace what is there, then a change in most of your windows. Acceptance, with the power cut, takes a day.",
      inputs:
        "Keys, floor plans, the contracts of both lines and maintenance windows. From the third change, your administrator’s time.",
      roles: "A network engineer and a systems engineer. At least one is on site.",
    }),
    howItRuns:
      "We trace the cables and read the firewall rules, then make changes in windows you approve. From the third change on your administrator types and we watch.",
  },
  techStack: ["Proxmox VE", "Windows Server", "MikroTik RouterOS", "FortiGate", "WireGuard", "NetBox"],
  testimonial: {
    quote: "A cut fibre stops our branches. We pay for a second line, but nobody has ever seen it take over.",
    author: "Network administrator",
    position: "Insurance company, Harare",
    isSample: true,
  },
  cta: {
    title: "A second line for every office",
    description:
      "Tell us how many offices there are and in which towns. A network engineer answers with the lines that reach them.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: networkMap,
  art: "server-network",
  findings: [
    { text: "The second line takes over in 9 s, of 30 agreed" },
    { text: "After the cut, the branch is offline for 9 s", isBad: true },
  ],
};
