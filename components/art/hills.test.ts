import { source } from "./catalog";
import { fills, type Hill, hillGroup, nightHillsSvg, stepHillsSvg } from "./hills";

/** The design guide's final art, hill by hill. */
const groups = source("hills-home").match(/<g>(.*?)<\/g>/g) ?? [];
const BASE = 264;

describe("hillGroup draws the guide's own hills", () => {
  const forest: Hill = { x: 14, y: 7, mass: "#1C481B", rise: "#68B064", fall: "#3C8C3C", fill: fills.forest };
  const plain: Hill = { x: 11, y: 9, mass: "#3C8C3C", rise: "#FFFFFF", fall: "#C3E4C0", fill: fills.plain };
  const far: Hill = { x: 22.5, y: 0.5, mass: "#F0F9EF", rise: "#E2F2E0", fall: "#D3EAD0", fill: fills.far };
  test.each([
    ["forest", forest, 5],
    ["plain", plain, 7],
    ["far", far, 0],
  ])("%s", (_, hill, index) => {
    expect(`<g>${hillGroup(hill, BASE)}</g>`).toBe(groups[index]);
  });

  test("ink, with its lattice of rings and cores", () => {
    const ink: Hill = { x: 18.5, y: 1.5, mass: "#121212", rise: "#FFFFFF", fall: "#C9CBC9", fill: fills.inkDouble };
    const drawn = hillGroup(ink, BASE);
    const [mass, rise] = drawn.match(/d="[^"]+"/g) ?? [];
    expect(groups[4]).toContain(mass);
    // Ridges come first in the path, then the rings in the guide's order of diamonds.
    expect(rise?.slice(0, 120)).toBe(/fill="#FFFFFF" (d="[^"]+")/.exec(groups[4] ?? "")?.[1]?.slice(0, 120));
  });
});

test("scenes are drawn alike every time", () => {
  expect(nightHillsSvg()).toBe(nightHillsSvg());
  expect(stepHillsSvg().match(/<svg x=/g)).toHaveLength(5);
});
