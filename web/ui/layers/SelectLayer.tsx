import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select as Base } from "@base-ui/react/select";
import clsx from "clsx";
import { Check } from "lucide-react";
import type { ReactElement } from "react";
import { useLayer } from "../layers.ts";
import type { Option } from "../Select.tsx";

interface SelectLayerProps {
  trigger: ReactElement;
  value: string;
  onChange: (value: string) => void;
  options: readonly Option<string>[];
}

/** The open list with its trigger. */
export default function SelectLayer({ trigger, value, onChange, options }: SelectLayerProps) {
  const { container, height } = useLayer();
  return (
    <CSPProvider disableStyleElements>
      <Base.Root
        defaultOpen
        modal={false}
        items={options.map(({ value, label }) => ({ value, label }))}
        value={value}
        onValueChange={(next) => next !== null && onChange(next)}
      >
        <Base.Trigger render={trigger} />
        <Base.Portal container={container}>
          <Base.Backdrop className={clsx("fixed inset-0", height)} />
          <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className={clsx("outline-none", height)}>
            <Base.Popup className="appear max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto rounded-card border border-line-strong bg-raised p-1 shadow-2 outline-none">
              <Base.List>
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    className="flex min-h-8 cursor-default items-center gap-2 rounded-chip px-2 py-1 text-control outline-none data-highlighted:bg-hover phone:min-h-10 [&_svg]:size-4 [&_svg]:stroke-[1.75]"
                  >
                    {option.icon}
                    <Base.ItemText className="flex-1 pr-4">{option.label}</Base.ItemText>
                    {option.aside}
                    <Base.ItemIndicator>
                      <Check aria-hidden className="text-accent-ink" />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
