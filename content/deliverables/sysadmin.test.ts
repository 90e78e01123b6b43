import { restoreDrill } from "./backup-disaster-recovery";

test("restore drill: the steps add up to the recovery time, and both limits are kept", () => {
  const { lost, end, rpo, rto, spare, steps, title } = restoreDrill;
  const minutes = steps.reduce((total, step) => total + step.minutes, 0);
  const words = (duration: number) => `${Math.floor(duration / 60)} h ${duration % 60}`;
  expect(Object.values(title)).toEqual([`Back in ${words(minutes)} min`, `Back in ${words(minutes)}`]);
  expect(rpo.reached).toBeLessThanOrEqual(rpo.promised);
  expect(minutes).toBeLessThanOrEqual(rto.promised);
  expect(spare).toBe(`${words(rto.promised - minutes)} to spare`);
  expect([restoreDrill.start, end]).toEqual([lost.at - rpo.promised, lost.at + rto.promised]);
});
