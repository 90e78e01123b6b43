import { dedicatedTeam } from "@/content/dedicated-team";
import { contactSchema } from "./schemas";
import { teamDraft } from "./team-draft";

const emptyTeam = { engineers: "0", product: "0", quality: "0", devops: "0" };

test("a chosen team becomes the subject and the message of an enquiry", () => {
  const draft = teamDraft({ ...emptyTeam, engineers: "2", quality: "1", devops: "3" });
  expect(draft?.subject).toBe("Dedicated team");
  expect(draft?.message.split("\n")).toEqual([
    "We would like to talk about a team of 2 software engineers, 1 QA engineer and 3 DevOps engineers.",
    "",
    ...dedicatedTeam.team.draft.lines,
  ]);
  expect(contactSchema.parse({ name: "Aline", email: "aline@example.rw", ...draft })).toMatchObject(draft ?? {});
});

test.each([
  ["a team without people", emptyTeam],
  ["a role is missing", { engineers: "1" }],
  ["a number written in another way", { ...emptyTeam, engineers: "01" }],
  ["a role twice", { ...emptyTeam, engineers: ["1", "2"] }],
])("%s is no team", (_, query) => {
  expect(teamDraft(query)).toBe(undefined);
});
