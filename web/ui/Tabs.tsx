import { createContext, type KeyboardEvent, type ReactNode, use, useId, useRef } from "react";

interface TabsProps<T extends string> {
  /** Accessible name of the tabs. */
  label: string;
  value: T;
  onChange: (value: T) => void;
  tabs: readonly { value: T; label: string; count?: ReactNode }[];
  /** The panels: `<TabPanel value="…">`. */
  children: ReactNode;
  /** Underlined in a row, or segments of one field that share its width. */
  look?: "line" | "segments";
  className?: string;
  listClassName?: string;
}

const LISTS = {
  line: "flex shrink-0 gap-5 overflow-x-auto border-b border-line",
  segments: "flex shrink-0 rounded-control border border-line-strong bg-sunken p-0.5",
};
const TABS = {
  line: "relative flex h-10 shrink-0 items-center gap-1.5 text-control font-medium whitespace-nowrap text-ink-2 -outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:text-ink aria-selected:text-ink aria-selected:after:bg-accent-ink forced-colors:aria-selected:after:bg-[Highlight] phone:h-11",
  segments:
    "flex h-9 min-w-0 flex-1 items-center justify-center rounded-chip px-1 text-control font-medium text-ink-2 aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-1 dark:aria-selected:bg-line-strong forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:aria-selected:forced-color-adjust-none",
};

const TabsContext = createContext({ id: "", value: "" });

/** Where a key leads among `count` tabs from the one at `index`, after the ARIA pattern. */
export function tabAfter(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** Views of one thing, one at a time. */
export function Tabs<T extends string>({
  label,
  value,
  onChange,
  tabs,
  children,
  look = "line",
  className,
  listClassName,
}: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent, index: number) => {
    const next = tabAfter(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.value);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <TabsContext value={{ id, value }}>
      <div className={className}>
        <div ref={list} role="tablist" aria-label={label} className={`${LISTS[look]} ${listClassName ?? ""}`}>
          {tabs.map((tab, index) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.value}`}
              aria-selected={tab.value === value}
              aria-controls={`${id}-panel-${tab.value}`}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onChange(tab.value)}
              onKeyDown={(event) => onKey(event, index)}
              className={TABS[look]}
            >
              {tab.label}
              {tab.count !== undefined && <span className="font-normal text-ink-3 tabular-nums">{tab.count}</span>}
            </button>
          ))}
        </div>
        {children}
      </div>
    </TabsContext>
  );
}

/** Content of a tab. Only the selected one is rendered; the others keep an empty panel, because the tabs refer to it. */
export function TabPanel({ value, children, className }: { value: string; children: ReactNode; className?: string }) {
  const tabs = use(TabsContext);
  const isShown = tabs.value === value;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      hidden={!isShown}
      {...(isShown && { tabIndex: 0 })}
      className={`-outline-offset-2 ${isShown ? (className ?? "") : ""}`}
    >
      {isShown && children}
    </div>
  );
}
