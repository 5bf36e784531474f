import { BriefcaseBusiness, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Bar } from "../../recruiting/selection/Bar.tsx";
import type { Selection } from "../../recruiting/selection/selection.ts";

const EraseMany = lazy(() => import("./EraseMany.tsx"));
const PutForward = lazy(() => import("./PutForward.tsx"));

/** Actions on the chosen CVs: put them forward for a job, or delete them. */
export default function SelectionBar({ selection }: { selection: Selection }) {
  const { t } = useTranslation("cvs");
  const [asks, setAsks] = useState<"forward" | "erase">();
  const close = () => setAsks(undefined);
  return (
    <>
      <Bar selection={selection}>
        <Button icon={<BriefcaseBusiness aria-hidden />} onClick={() => setAsks("forward")}>
          {t(($) => $.forward.action)}
        </Button>
        <Button icon={<Trash2 aria-hidden />} onClick={() => setAsks("erase")}>
          {t(($) => $.eraseMany.action)}
        </Button>
      </Bar>
      {asks === "forward" && <PutForward selection={selection} onClose={close} />}
      {asks === "erase" && <EraseMany selection={selection} onClose={close} />}
    </>
  );
}
