import * as z from "zod/mini";
import { dedicatedTeam } from "@/content/dedicated-team";
import { subjectOf } from "@/content/menus";
import type { EnquiryValues } from "./fields";

/** The page of the contact form with the draft of a message about the team that the query describes. */
export const teamDraftPath = "/contact-us/team";

const { roles, draft } = dedicatedTeam.team;

/** The schema has listed values only, so that a link cannot put words onto the page. */
const schema = z.record(z.enum(roles.map(({ name }) => name)), z.enum(roles.flatMap(({ counts }) => counts)));

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Drafts the subject and the message for the team in a query; undefined if it is malformed, or the team is empty. */
export function teamDraft(query: unknown): Pick<EnquiryValues, "subject" | "message"> | undefined {
  const { data } = schema.safeParse(query);
  if (!data) return undefined;
  const people = roles
    .map(({ name, one, many }) => ({ count: Number(data[name]), one, many }))
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`);
  if (people.length === 0) return undefined;
  const message = [`${draft.intro} ${list.format(people)}.`, "", ...draft.lines].join("\n");
  return { subject: subjectOf("/dedicated-team") ?? "", message };
}
