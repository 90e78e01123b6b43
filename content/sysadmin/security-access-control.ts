import type { DisciplinePage } from "../types";

export const page: DisciplinePage = {
  meta: {
    title: "Security and access control with single sign-on",
    description:
      "One account per person, a second factor that works without signal, recorded admin sessions, and a checklist for people who leave.",
    updated: "2026-11-25",
  },
  acronym: "IAM",
  acronymMeaning: "Identity and access management",
  title: "Security and Access Control",
  description:
    "Identity and access management (IAM): we settle who can open which door, server and database today, and how that ends on the day they leave.",
  imageSrc: "/share/sysadmin-security-access-control.png",
  features: [
    {
      id: "one-account",
      icon: "id-card",
      tab: "Single sign-on",
      title: "One account per person, tied to a contract",
      description:
        "A shared password leaves nobody to ask. Keycloak or Microsoft Entra ID gives each person under contract one account, and your systems accept it through OpenID Connect or SAML.",
      additionalContent: [
        "An intern’s account ends on the contract’s last day, without a reminder",
        "Counter PCs lock within minutes, and each clerk signs in as themselves",
        "Accounts used by software have an owner, a purpose and no desktop login",
        "Managers go through the list of their people’s roles every quarter",
      ],
    },
    {
      id: "second-factor",
      icon: "rectangle-ellipsis",
      tab: "Second factor",
      title: "A login code that needs no phone signal",
      description:
        "An SMS code fails when the tower is down and can be stolen with a SIM swap. Staff use an authenticator app, administrators a security key, and neither waits for a signal.",
      additionalContent: [
        "Two FIDO2 keys per administrator: one carried, one in the safe",
        "Phone clocks checked, since a wrong clock makes wrong codes",
        "A lost phone replaced face to face, against an ID card",
        "For staff with basic phones, a hardware token on the badge cord",
      ],
    },
    {
      id: "admin-path",
      icon: "terminal",
      tab: "Admin access",
      title: "Administrator rights for one task at a time",
      description:
        "Administrators read email on an ordinary account. Root and domain rights are borrowed for one task through Teleport, which records the session from login to logout.",
      additionalContent: [
        "SSH certificates that expire the same day, in place of lasting keys",
        "Vendors connect by appointment while one of your staff watches",
        "Direct database changes made under a person’s name, logged by pgAudit",
        "A new administrator account raises an alarm in Wazuh, day or night",
      ],
    },
    {
      id: "break-glass",
      icon: "hammer",
      tab: "Emergency access",
      title: "A way in when the login server is down",
      description:
        "The login server is among the machines that stopped, and it will not let you in to start it. A sealed envelope and a local console account get the on-call person to a prompt.",
      additionalContent: [
        "The electric door tried without power: does it open or stay shut",
        "Envelopes in two safes, two signatures to open, a line in the book",
        "A cloud login outside single sign-on, which calls the director when used",
        "After each opening, a new password and a page on why",
      ],
    },
    {
      id: "last-day",
      icon: "log-out",
      tab: "Leavers",
      title: "Access that closes when somebody leaves",
      description:
        "HR starts the list: mail, VPN, cloud roles, door code, the administrators’ WhatsApp group. Every line is closed before the farewell lunch.",
      additionalContent: [
        "API keys the person made are replaced, production first",
        "App stores and domain registrars checked for their phone number",
        "BitLocker and FileVault recovery keys held by the company",
        "A laptop lost in a taxi is locked remotely and its sessions ended",
      ],
    },
  ],
  brief: {
    arrangement: "run",
    title: "How we set up access control",
    forWhom:
      "Institutions whose whole IT office shares one administrator login, and start-ups that keep the cloud password in a chat group.",
    steps: [
      { when: "Week 1", description: "Domain and cloud administrators move first." },
      { when: "Week 2", description: "Finance follows." },
      { when: "From week 3", description: "The counters move, one department a week." },
      { when: "At the end", description: "Shared passwords change, once nothing depends on them." },
    ],
    limit: {
      name: "Every exception ends within",
      value: "90 days",
      description: "Five are open today: the first ends at 18:00, the last on 13 February.",
    },
    youGet:
      "A register of people and roles, single sign-on for the systems that accept it, recorded admin sessions, sealed envelopes, and a last-day list that HR owns.",
  },
  techStack: [
    "Keycloak",
    "Microsoft Entra ID",
    "OpenID Connect",
    "SAML",
    "FIDO2",
    "Teleport",
    "OpenBao",
    "Wazuh",
    "pgAudit",
    "BitLocker",
    "NIST SP 800-63B",
  ],
  testimonial: {
    quote:
      "A former network engineer could still open our firewall from home, and I had forgotten it. When logins were tied to HR’s contract dates, his account closed by itself.",
    author: "IT security officer",
    position: "Pension fund, Kigali",
    isSample: true,
  },
  cta: {
    title: "Who still knows your old passwords?",
    description:
      "List the systems your staff log in to, but no passwords. We will say which account list to export first and what to look for in it.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
