// Runs before hydration.
import "@/lib/browser/restore-page";
