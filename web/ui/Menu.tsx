import { cloneElement, type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type { MenuChoiceProps, MenuItemProps, MenuLinkProps, MenuProps, MenuTogglesProps } from "./layers/MenuLayer.tsx";
import { useOpening } from "./useOpening.ts";

const load = () => import("./layers/MenuLayer.tsx");
const MenuLayer = lazy(() => load().then((layer) => ({ default: layer.MenuLayer })));

/** What a menu holds; its code is there when the menu is. */
export const MenuItem: ComponentType<MenuItemProps> = lazy(() => load().then((layer) => ({ default: layer.MenuItem })));
export const MenuLink: ComponentType<MenuLinkProps> = lazy(() => load().then((layer) => ({ default: layer.MenuLink })));
export const MenuGroup: ComponentType<{ label: ReactNode; children: ReactNode }> = lazy(() =>
  load().then((layer) => ({ default: layer.MenuGroup })),
);
export const MenuSeparator: ComponentType = lazy(() => load().then((layer) => ({ default: layer.MenuSeparator })));
const Choice: ComponentType<MenuChoiceProps<string>> = lazy(() =>
  load().then((layer) => ({ default: layer.MenuChoice<string> })),
);

/** One of a few values, inside a menu. */
export function MenuChoice<T extends string>(props: MenuChoiceProps<T>) {
  return <Choice {...(props as unknown as MenuChoiceProps<string>)} />;
}

const AnyOf: ComponentType<MenuTogglesProps<string>> = lazy(() =>
  load().then((layer) => ({ default: layer.MenuToggles<string> })),
);

/** Any of a few values, inside a menu. */
export function MenuToggles<T extends string>(props: MenuTogglesProps<T>) {
  return <AnyOf {...(props as unknown as MenuTogglesProps<string>)} />;
}

/** Actions behind a button. */
export function Menu(props: MenuProps) {
  const { isWanted, trigger } = useOpening(load);
  const closed = cloneElement(props.trigger, { "aria-haspopup": "menu", "aria-expanded": false, ...trigger });
  if (!isWanted) return closed;
  return (
    <Suspense fallback={closed}>
      <MenuLayer {...props} />
    </Suspense>
  );
}
