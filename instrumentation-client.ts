// Runs before hydration.
import "@/components/layout/restore-page";
