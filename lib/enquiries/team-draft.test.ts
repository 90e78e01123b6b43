import { teamDraft } from "./team-draft";

const emptyTeam = { engineers: "0", product: "0", quality: "0", devops: "0" };

// The draft of a chosen team is tested in e2e/enquiries/team.spec.ts.
test.each([
  ["a team without people", emptyTeam],
  ["a role is missing", { engineers: "1" }],
  ["a number written in another way", { ...emptyTeam, engineers: "01" }],
  ["a role twice", { ...emptyTeam, engineers: ["1", "2"] }],
])("%s is not a team", (_, query) => {
  expect(teamDraft(query)).toBe(undefined);
});
