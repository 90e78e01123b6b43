import { readFileSync } from "node:fs";
import path from "node:path";
import { fills, type Hill, hillGroup } from "./hills";

const guide = readFileSync(path.join(__dirname, "sources/hills-home.svg"), "utf8");
const groups = [...guide.matchAll(/<g id="hill-\d+">(.*?)<\/g>/g)].map(([, paths]) => paths);
const BASE = 264;

describe("a hill equals the design guide's", () => {
  const forest: Hill = { x: 14, y: 7, mass: "#1C481B", rise: "#68B064", fall: "#3C8C3C", fill: fills.forest };
  const plain: Hill = { x: 11, y: 9, mass: "#3C8C3C", rise: "#FFFFFF", fall: "#C3E4C0", fill: fills.plain };
  const far: Hill = { x: 22.5, y: 0.5, mass: "#F0F9EF", rise: "#E2F2E0", fall: "#D3EAD0", fill: fills.far };
  test.each([
    ["forest", forest, 5],
    ["plain", plain, 7],
    ["far", far, 0],
  ])("%s", (_, hill, index) => {
    expect(hillGroup(hill, BASE)).toBe(groups[index]);
  });

  test("ink, with a lattice of rings", () => {
    const ink: Hill = { x: 18.5, y: 1.5, mass: "#121212", rise: "#FFFFFF", fall: "#C9CBC9", fill: fills.inkDouble };
    const drawn = hillGroup(ink, BASE);
    const [mass, rise] = drawn.match(/d="[^"]+"/g) ?? [];
    expect(groups[4]).toContain(mass);
    // The guide lists the rings in another order; the ridges before them are equal.
    expect(rise?.slice(0, 120)).toBe(/fill="#FFFFFF" (d="[^"]+")/.exec(groups[4] ?? "")?.[1]?.slice(0, 120));
  });
});
