import type { MetadataRoute } from "next";
import colors from "@/colors.json";
import { company } from "@/content/company";
import { home } from "@/content/home";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.name,
    short_name: company.shortName,
    description: home.meta.description,
    start_url: "/",
    display: "browser",
    background_color: "#f9f9f9",
    theme_color: colors.green[800],
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
