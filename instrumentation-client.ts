// Runs before hydration.
import "@/lib/browser/figure-moves";
import "@/lib/browser/figure-status";
import "@/lib/browser/restore-page";
