import { CSPProvider } from "@base-ui/react/csp-provider";
import { Menu as Base } from "@base-ui/react/menu";
import clsx from "clsx";
import { Check } from "lucide-react";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { type To } from "react-router-dom";
import { useLayer } from "../layers.ts";
import { Link } from "../Link.tsx";

export interface MenuProps {
  /** The button that opens the layer. */
  trigger: ReactElement<Record<string, unknown>>;
  children: ReactNode;
  align?: "start" | "center" | "end";
  side?: "top" | "bottom" | "right";
  /** True if a key opened it. */
  isByKeyboard: boolean;
}

/** The open menu with its trigger. */
export function MenuLayer({ trigger, children, align = "end", side = "bottom", isByKeyboard }: MenuProps) {
  const { container, height } = useLayer();
  const popup = useFirstEntryFocused(isByKeyboard);
  return (
    <CSPProvider disableStyleElements>
      <Base.Root defaultOpen modal={false}>
        <Base.Trigger render={trigger} />
        <Base.Portal container={container}>
          {/* A press beside the menu closes it and does nothing else. The page behind is left as it is: to lock it costs a drawing of its own. */}
          <Base.Backdrop className={clsx("fixed inset-0", height)} />
          <Base.Positioner align={align} side={side} sideOffset={4} className={clsx("outline-none", height)}>
            <Base.Popup
              ref={popup}
              className="appear max-h-(--available-height) min-w-48 overflow-y-auto rounded-card border border-line-strong bg-raised p-1 shadow-2 outline-none"
            >
              {children}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

/** Moves the focus to the first entry after the opening that rendered this layer; the menu itself sees to every later one. */
function useFirstEntryFocused(isWanted: boolean) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    // The menu takes the focus itself in the frame in which it opens.
    const timer = setTimeout(() => popup.current?.querySelector<HTMLElement>("[role^=menuitem]")?.focus(), FOCUSED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return popup;
}

const FOCUSED_AFTER_MS = 50;

const item =
  "flex min-h-8 w-full cursor-default items-center gap-2 rounded-chip px-2 py-1 text-control text-ink outline-none select-none data-highlighted:bg-hover data-disabled:text-ink-3 phone:min-h-10 [&_svg]:size-4 [&_svg]:stroke-[1.75] [&_svg]:text-ink-2";

export interface MenuItemProps {
  icon?: ReactNode;
  /** The action destroys data. */
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, danger, disabled, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item disabled={disabled ?? false} onClick={onSelect} className={clsx(item, danger && "text-bad [&_svg]:text-bad")}>
      {icon}
      {children}
    </Base.Item>
  );
}

export type MenuLinkProps = { icon?: ReactNode; children: ReactNode } & (
  | { to: To }
  | { href: string; newTab?: boolean; download?: boolean }
);

/** A menu entry that is a link. `href` instead of `to` leaves the app (a file, a new tab). */
export function MenuLink({ icon, children, ...target }: MenuLinkProps) {
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  if ("to" in target) {
    return (
      <Base.LinkItem className={item} closeOnClick render={<Link to={target.to} />}>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.LinkItem
      className={item}
      closeOnClick
      href={target.href}
      {...(target.newTab && { target: "_blank", rel: "noopener" })}
      {...(target.download && { download: "" })}
    >
      {content}
    </Base.LinkItem>
  );
}

/** Entries with a common label. */
export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.Group>
      {children}
      <Base.GroupLabel className="max-w-56 px-2 pt-1 pb-1.5 text-caption text-ink-2">{label}</Base.GroupLabel>
    </Base.Group>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="my-1 h-px bg-line" />;
}

export interface MenuTogglesProps<T extends string> {
  label: string;
  chosen: readonly T[];
  options: readonly { value: T; label: string; icon?: ReactNode; aside?: string }[];
  onChange: (chosen: T[]) => void;
}

/** A choice of several values in a menu, which stays open. */
export function MenuToggles<T extends string>({ label, chosen, options, onChange }: MenuTogglesProps<T>) {
  return (
    <Base.Group>
      <Base.GroupLabel className="sr-only">{label}</Base.GroupLabel>
      {options.map(({ value, label: words, icon, aside }) => (
        <Base.CheckboxItem
          key={value}
          checked={chosen.includes(value)}
          onCheckedChange={(isChosen) => onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value))}
          className={item}
        >
          <span className="grid size-4 shrink-0 place-items-center">
            <Base.CheckboxItemIndicator>
              <Check aria-hidden className="text-accent-ink!" />
            </Base.CheckboxItemIndicator>
          </span>
          {icon}
          <span className="flex-1">{words}</span>
          {aside !== undefined && <span className="pl-4 text-caption text-ink-3 tabular-nums">{aside}</span>}
        </Base.CheckboxItem>
      ))}
    </Base.Group>
  );
}

export interface MenuChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string; icon?: ReactNode; lang?: string }[];
  onChange: (value: T) => void;
}

/** A choice of one value in a menu. */
export function MenuChoice<T extends string>({ label, value, options, onChange }: MenuChoiceProps<T>) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2 pt-2 pb-1 text-caption text-ink-3">{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={(next: T) => onChange(next)}>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} closeOnClick className={item} lang={option.lang}>
            {option.icon}
            <span className="flex-1">{option.label}</span>
            <Base.RadioItemIndicator>
              <Check aria-hidden className="text-accent-ink!" />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}
