import type { DisciplinePage } from "../types";

export const page: DisciplinePage = {
  meta: {
    title: "Infrastructure provisioning with OpenTofu and Ansible",
    description:
      "Servers, networks and cloud accounts built from reviewed code, with batteries sized by measurement and the shutdown rehearsed before a power cut.",
    updated: "2026-11-25",
  },
  acronym: "IaC",
  acronymMeaning: "Infrastructure as code",
  title: "Infrastructure Provisioning",
  description:
    "Infrastructure as code (IaC): we build servers and cloud accounts from files you own, on power that has been measured, in a place the law allows.",
  imageSrc: "/share/sysadmin-infrastructure-provisioning.png",
  features: [
    {
      id: "placement",
      icon: "map-pin",
      tab: "Hosting",
      title: "Where to host each of your systems",
      description:
        "Before a machine is ordered, a table lists every system: which rack or region, how far from its users, and whether data protection law lets its records stay there.",
      additionalContent: [
        "Any permit to hold data abroad, filed with the server’s own papers",
        "Delay to each candidate host, measured from your office line with mtr",
        "Your own rack, a rented one and AWS Cape Town, priced over three years",
        "How each is paid: purchase order in francs, or a card in dollars",
      ],
    },
    {
      id: "power",
      icon: "zap",
      tab: "Power",
      title: "A clean shutdown in a power cut",
      description:
        "It is 2\u00a0a.m. in Kigali: the UPS takes the load, Network UPS Tools reads the battery, and virtual machines stop in order before it is empty. We test this by opening the breaker, at an hour you choose.",
      additionalContent: [
        "Watts measured at each socket first, batteries sized from the reading",
        "Applications stop before their database and start after it",
        "Nothing restarts until the battery could carry a second shutdown",
        "The minutes until the room overheats with the air conditioner dead",
      ],
    },
    {
      id: "server-code",
      icon: "git-pull-request",
      tab: "Server code",
      title: "Servers described in reviewed code",
      description:
        "OpenTofu describes machines, networks and DNS, and Ansible sets what runs on them. A second person reads each plan, and one that destroys anything needs two approvals.",
      additionalContent: [
        "State encrypted and locked in shared storage, off everyone’s laptop",
        "The plan rerun nightly against what is live; any drift opens a ticket",
        "One Proxmox module for the test, training and live machines",
        "Deletion protection on databases, versioning on storage buckets",
      ],
    },
    {
      id: "base-image",
      icon: "layers",
      tab: "Server images",
      title: "Servers replaced instead of repaired",
      description:
        "Packer makes a dated Debian image, hardened to the CIS Benchmark. When a machine misbehaves at night, your administrator replaces it from that image and studies the old one by day.",
      additionalContent: [
        "Packages come from a mirror in your room and survive a cut line",
        "CIS exceptions kept in the recipe, each with its reason",
        "Host name, disks and SSH keys set by cloud-init, nothing typed by hand",
        "Ports, clock and mounts tested on first boot with Testinfra",
      ],
    },
    {
      id: "cloud-account",
      icon: "credit-card",
      tab: "Cloud account",
      title: "Cloud accounts in the company’s name",
      description:
        "Many start-ups run on one founder’s email address and one bank card that can be declined. The company becomes the account’s owner before we build anything in it.",
      additionalContent: [
        "Separate accounts for production, tests and experiments",
        "Root login behind two hardware keys, kept in two buildings",
        "A budget alarm at half the month’s figure, sent to two people",
        "A second payment card on file for the day the first is refused",
      ],
    },
  ],
  brief: {
    arrangement: "run",
    title: "How we provision your infrastructure",
    forWhom:
      "Hospitals whose servers share a closet with the cleaning supplies, and start-ups whose production was clicked together in one night.",
    steps: [
      { when: "Week 1", description: "Two days on site with a power meter, or one in your cloud console." },
      { when: "Week 2", description: "You approve the paper that places each system." },
      { when: "Weeks 3 and 4", description: "We write the code against a spare machine." },
      { when: "Week 5", description: "The breaker is opened, at an hour you choose." },
    ],
    limit: {
      name: "Before anything is destroyed",
      value: "2 approvals",
      description:
        "This plan destroys 1 old server, which holds no data. Your administrator approved it at 14:05, our engineer at 14:20.",
    },
    youGet:
      "The OpenTofu and Ansible repository, the image recipe, a rack and power drawing, and the shutdown order printed inside the cabinet door.",
  },
  techStack: [
    "OpenTofu",
    "Ansible",
    "Packer",
    "Proxmox VE",
    "Debian",
    "cloud-init",
    "AWS",
    "Network UPS Tools",
    "CIS Benchmarks",
    "Testinfra",
  ],
  testimonial: {
    quote:
      "In the last long power cut the servers shut themselves down in the right order and came back when the battery had charged. Before, I would have driven in expecting dead disks.",
    author: "Systems administrator",
    position: "Teaching hospital, Zimbabwe",
    isSample: true,
  },
  cta: {
    title: "Could you rebuild your servers by Monday?",
    description:
      "List your servers or cloud services, without passwords. We will ask about what exists only in somebody’s memory, and reply with a safe way to send photos or exports.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
