import { sample } from "@/content/sample";
import type { ExpertiseWords, FigureContent } from "@/content/types";

/** The action of an infrastructure plan on a resource. */
export type Action = "add" | "change" | "destroy";

/** The tiers from the outside in: each one passes traffic to the next. */
const tiers: readonly Readonly<Record<string, Action>>[] = [
  { firewall: "change" },
  { balancer: "add" },
  { "app 1": "add", "app 2": "add", "app 3": "add", "old app": "destroy" },
  { data: "change", replica: "add", files: "add" },
];

/** The resources shown in each state: all, or those of one action. */
const shown: readonly (Action | undefined)[] = [undefined, "add", "change", "destroy"];

export const changePlan = {
  kind: "Plan of changes",
  tiers,
  shown,
  signs: { add: "+", change: "~", destroy: "–" },
  texts: { behind: "behind", cutOff: "cut off" },
  replaced: { title: "Replaced, not repaired", note: "no data on it" },
  approvals: {
    title: "Two approvals",
    given: [
      { by: "Your administrator", at: "14:05" },
      { by: "Our engineer", at: "14:20" },
    ],
  },
  choice: { type: "radio", legend: "Show on the plan", options: ["All 9", "Add 6", "Change 2", "Destroy 1"] },
  states: [
    {
      headline: "Adds 6, changes 2, destroys 1",
      verdict: { tone: "good", text: "Approved twice" },
      says: "The plan touches 9 resources; all others stay as they are. It destroys a server, so it needed two approvals, which are given.",
    },
    {
      headline: "6 are new, 3 of them servers",
      says: "The new parts are a load balancer, three application servers that share its requests, a second copy of the database and a store for files. A plan that only adds needs a single reader.",
    },
    {
      headline: "2 are updated in place",
      says: "The firewall gets a new rule and the database more room. Both are updated in place.",
    },
    {
      headline: "1 server goes, and it held no data",
      says: "The old application server, which holds no data, goes, and app 1 to 3 take over its traffic. Two people had to approve.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const infrastructureProvisioning: ExpertiseWords = {
  meta: {
    title: "Infrastructure provisioning in Rwanda, as code",
    description:
      "Infrastructure provisioning in Rwanda: servers and cloud accounts built from code that you own, and a shutdown rehearsed for power cuts.",
    updated: "2026-11-28",
  },
  acronym: "IaC",
  title: "Infrastructure Provisioning",
  description:
    "IaC, infrastructure as code: we build your servers and cloud accounts, in Rwanda or abroad, from files that you own. Then we cut the power to see what happens.",
  offer: "Servers and cloud accounts built from code that you own.",
  imageSrc: "/share/sysadmin-infrastructure-provisioning.png",
  features: [
    {
      id: "placement",
      icon: "map-pin",
      tab: "Hosting",
      title: "Where to host each of your systems",
      description:
        "Before any machine is ordered, we list how far each host is from its users, and whether the law lets the records leave the country.",
      additionalContent: [
        "The delay to each host is measured from your office line",
        "Your server room and AWS Cape Town are priced over three years",
      ],
    },
    {
      id: "power",
      icon: "zap",
      tab: "Power",
      title: "A clean shutdown when the power fails",
      description:
        "The battery (UPS) takes over, and the servers stop in order while there is still charge. We test this by cutting the power, at an hour you choose.",
      additionalContent: [
        "Batteries are sized by the power you use, as measured",
        "Applications stop before the database and start after it",
      ],
    },
    {
      id: "server-code",
      icon: "git-pull-request",
      tab: "Server code",
      title: "Servers described in reviewed code",
      description:
        "Code describes the machines, the networks and what runs on them. A second person reads the plan of a change; one that destroys anything needs two approvals.",
      additionalContent: [
        "The code is compared daily with what is live; a difference opens a ticket",
        "Databases and file stores are protected from deletion",
      ],
    },
    {
      id: "base-image",
      icon: "layers",
      tab: "Server images",
      title: "Servers replaced instead of repaired",
      description:
        "A dated image, secured by a public standard (CIS Benchmark), can replace any machine. When one misbehaves at night, your administrator replaces it and studies the old one by day.",
      additionalContent: [
        "Software comes from a copy in your building, so installing needs no internet",
        "A new machine is tested when it starts",
      ],
    },
    {
      id: "cloud-account",
      icon: "credit-card",
      tab: "Cloud account",
      title: "Cloud accounts in the company’s name",
      description:
        "Many start-ups run on a founder’s email address and bank card. We make the company the owner of the account, then build in it.",
      additionalContent: [
        "Two security keys guard the main account, in two buildings",
        "An alarm reaches two people at half the month’s budget",
      ],
    },
  ],
  neighbour: {
    text: "To have your releases automated too, choose the service.",
    path: "/services/cloud-devops",
  },
  engagement: {
    youGet: "The code for your servers, in OpenTofu and Ansible, and the shutdown order on paper.",
    effort: sample({
      duration: "5 weeks",
      durationNote:
        "For a server room or a cloud account: one to choose where systems run, three for the code, one to test it. Ordered hardware adds its delivery time.",
      inputs: "Two days in the server room or the console, last year’s invoices and a spare machine.",
      roles: "Two systems engineers, so that a second person reads each plan; your electrician for the power test.",
    }),
    howItRuns: "You approve where each system will run. We write the code, and test it at an hour you choose.",
  },
  techStack: ["OpenTofu", "Ansible", "Packer", "Proxmox VE", "Debian", "AWS"],
  testimonial: {
    quote: "When the power fails I drive in. The servers should stop in the right order without me.",
    author: "Systems administrator",
    position: "Teaching hospital, Zimbabwe",
    isSample: true,
  },
  cta: {
    title: "Is your set-up written down anywhere?",
    description: "How many machines are there, in your building or a cloud? We say what a survey would cost.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: changePlan,
  art: "infrastructure-provisioning",
  findings: [
    { text: "The plan adds 6 resources, changes 2, destroys 1" },
    { text: "Two people approved removing the old server" },
  ],
};
