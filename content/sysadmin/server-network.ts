import type { DisciplinePage } from "../types";

export const page: DisciplinePage = {
  meta: {
    title: "Servers and networks: administration and records",
    description:
      "Proxmox hosts, VLANs, firewalls and a second internet line, drawn, labelled and handed to the administrators you already employ.",
    updated: "2026-11-25",
  },
  acronym: "LAN",
  acronymMeaning: "Local area network",
  title: "Servers and Networks",
  description:
    "We set up your servers, the local area network (LAN) and two lines out of the building, drawn so that your own staff can run them.",
  imageSrc: "/share/sysadmin-server-network.png",
  features: [
    {
      id: "server-room",
      icon: "server",
      tab: "Server room",
      title: "Every server and cable on a map",
      description:
        "The first job is a map. Rack unit, switch port, power feed and serial number go into NetBox as we trace them, so nobody pulls a cable on a guess.",
      additionalContent: [
        "Servers with two power supplies, on two separate feeds",
        "Spares chosen by import time: a disk, a power supply, one switch",
        "Temperature sensors at the cold intake, a water sensor on the floor",
        "A door book, and two named people who hold the key",
      ],
    },
    {
      id: "virtual-hosts",
      icon: "boxes",
      tab: "Virtual hosts",
      title: "Virtual servers that survive a hardware failure",
      description:
        "Your applications run on several Proxmox hosts with memory to spare. Before you accept the work we cut power to one of them and time how long a clerk waits for the next page.",
      additionalContent: [
        "For a pair of hosts, a small third machine to vote on who takes charge",
        "Free memory reserved to carry everything from the largest host",
        "ZFS mirrors scrubbed monthly, and disk errors sent to a person",
        "VMware guests moved one by one, the original kept switched off",
      ],
    },
    {
      id: "segments",
      icon: "network",
      tab: "Network segments",
      title: "Separate networks for staff, servers and guests",
      description:
        "On a flat office network an infected laptop or printer reaches payroll. VLANs separate staff, servers, cameras, guests and printers, and a firewall lists what may cross.",
      additionalContent: [
        "Switch and server management ports on a network of their own",
        "Firewall rules with a requester, a reason and a review date",
        "802.1X at the wall socket, guest Wi-Fi for laptops nobody knows",
        "Switch and router configurations saved nightly to Git by Oxidized",
      ],
    },
    {
      id: "two-lines",
      icon: "split",
      tab: "Internet lines",
      title: "A second internet line that takes over",
      description:
        "An excavator cuts the duct, or a long power cut drains the tower’s battery. A second provider takes over, and counters and payments get the thin line first.",
      additionalContent: [
        "Routes followed to the manhole, since two brands may share a duct",
        "Failover decided by reaching a far host, because a dead line can look up",
        "DNS, DHCP and office logins answered inside the building",
        "WireGuard tunnels to branches over whichever line is alive",
      ],
    },
    {
      id: "cloud-network",
      icon: "globe",
      tab: "Cloud network",
      title: "Networks for companies in the cloud",
      description:
        "A start-up’s network is a VPC, a router under a desk and each engineer’s home line. Databases sit in private subnets, and staff come in through a VPN from known laptops.",
      additionalContent: [
        "Web ports face the internet; other rules name the caller they admit",
        "Domain names in the company’s account, locked and paid ahead",
        "NAT and cross-region traffic measured, because both are billed",
        "The office router on a small UPS, with a SIM for hours without fibre",
      ],
    },
  ],
  brief: {
    arrangement: "run",
    title: "How we run servers and networks",
    forWhom: "Your IT staff also repair the printers, or your router came free with the internet contract.",
    steps: [
      { when: "Week 1", description: "We trace cables and read firewall rules." },
      { when: "From week 2", description: "Changes are made at night, in a window you approve." },
      { when: "From the third change", description: "Your administrator types and we watch." },
      { when: "Before you accept", description: "We cut the power to one host and time the wait." },
    ],
    limit: {
      name: "Failover, agreed limit",
      value: "30 seconds",
      description: "Road works cut the fibre at 14:02. After 9 seconds the second line carried the traffic.",
    },
    youGet:
      "A NetBox record of racks, ports and addresses, device configurations in Git, a firewall rule book, and a drawing that agrees with the cables.",
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
    quote:
      "Road works cut our fibre on a Saturday. The branches moved to the other provider without a call to me, and only the video meetings stopped.",
    author: "Network administrator",
    position: "Insurance company, Harare",
    isSample: true,
  },
  cta: {
    title: "Could one cut cable take you offline?",
    description:
      "Two lines may share a duct. Tell us your providers and your street, and you get the questions to put to each of them about the route.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
