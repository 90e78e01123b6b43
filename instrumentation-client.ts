// Next runs this file before hydration.
import "@/lib/browser/figure-moves";
import "@/lib/browser/restore-page";
