import "sonner/dist/styles.css";
import "../toaster.css";
import { Check, Info, LoaderCircle, TriangleAlert } from "lucide-react";
import { Toaster } from "sonner";
import { useColorMode } from "../color-mode.ts";

const icon = "size-4 stroke-[1.75]";

/** Where toasts appear: 356 px, bottom right, at most three, four seconds, Alt+T; from phones' bottom edge. */
export default function Toasts({ label }: { label: string }) {
  const { shown } = useColorMode();
  return (
    <Toaster
      theme={shown}
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      gap={14}
      offset={24}
      mobileOffset={16}
      expand
      hotkey={["altKey", "KeyT"]}
      containerAriaLabel={label}
      className="candor-toaster"
      icons={{
        success: <Check className={`${icon} text-good`} />,
        info: <Info className={`${icon} text-accent-ink`} />,
        warning: <TriangleAlert className={`${icon} text-warn`} />,
        error: <TriangleAlert className={`${icon} text-bad`} />,
        loading: <LoaderCircle className={`${icon} animate-[turn_900ms_linear_infinite] text-ink-2`} />,
      }}
    />
  );
}
