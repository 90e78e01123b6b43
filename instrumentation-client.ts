// Runs before hydration.
import "@/lib/browser/figure-moves";
import "@/lib/browser/restore-page";
