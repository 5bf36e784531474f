import { cloneElement, type ComponentType } from "react";
import type * as layer from "./layers/MenuLayer.tsx";
import type { MenuChoiceProps, MenuProps, MenuTogglesProps } from "./layers/MenuLayer.tsx";
import { lazy } from "./lazy.tsx";
import { useOpening } from "./useOpening.ts";

/** A part of a menu, loaded together with the menu. */
const part = <Props extends object>(pick: (parts: typeof layer) => ComponentType<Props>) =>
  lazy(async () => ({ default: pick(await import("./layers/MenuLayer.tsx")) }));

const MenuLayer = part((parts) => parts.MenuLayer);
export const MenuItem = part((parts) => parts.MenuItem);
export const MenuLink = part((parts) => parts.MenuLink);
export const MenuGroup = part((parts) => parts.MenuGroup);
export const MenuSeparator = part((parts) => parts.MenuSeparator);
const Choice = part((parts) => parts.MenuChoice<string>);
const Toggles = part((parts) => parts.MenuToggles<string>);

/** A choice of one value in a menu. */
export function MenuChoice<T extends string>(props: MenuChoiceProps<T>) {
  return <Choice {...(props as unknown as MenuChoiceProps<string>)} />;
}

/** A choice of several values in a menu. */
export function MenuToggles<T extends string>(props: MenuTogglesProps<T>) {
  return <Toggles {...(props as unknown as MenuTogglesProps<string>)} />;
}

/** A menu of actions, opened by a button. */
export function Menu(props: Omit<MenuProps, "isByKeyboard">) {
  const { isWanted, isByKeyboard, trigger } = useOpening(
    MenuLayer,
    MenuItem,
    MenuLink,
    MenuGroup,
    MenuSeparator,
    Choice,
    Toggles,
  );
  if (isWanted) return <MenuLayer {...props} isByKeyboard={isByKeyboard} />;
  return cloneElement(props.trigger, { "aria-haspopup": "menu", "aria-expanded": false, ...trigger });
}
