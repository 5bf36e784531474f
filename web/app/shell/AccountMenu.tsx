import clsx from "clsx";
import { ChevronsUpDown, CircleUserRound, LogOut, PenLine, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { chooseColorMode, type ColorMode, useColorMode } from "../../ui/color-mode.ts";
import { lazy } from "../../ui/lazy.tsx";
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from "../../ui/Menu.tsx";
import { switchHotkeys, useAreHotkeysOn } from "../../ui/useHotkey.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useSession } from "../session/session.ts";
import { LANGUAGE_NAMES, LOCALES, type Locale } from "../i18n/locale.ts";
import { useLocale } from "../i18n/useLocale.ts";
import { usePaths } from "../paths.ts";
import { onlyWide, type SidebarForm } from "./form.ts";
import { useDigestSwitch } from "../session/useDigestSwitch.ts";
import { useLanguageChoice } from "../session/useLanguageChoice.ts";
import { useLogout } from "./useLogout.ts";

const NameDialog = lazy(() => import("./NameDialog.tsx"));

/** Initials of a user: from the name, else from the e-mail address. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@._-]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0)!).toLocaleUpperCase())
    .join("");
}

function AccountFace({ form }: { form: SidebarForm }) {
  const { t } = useTranslation("common");
  const { user } = useSession();
  const name = user.name || user.email;
  return (
    <>
      <span
        aria-hidden
        className="grid size-6 shrink-0 place-items-center rounded-control bg-accent-soft text-number font-semibold text-accent-ink"
      >
        {initialsOf(name)}
      </span>
      <span className="sr-only">{t(($) => $.account.open, { name })}</span>
      <span aria-hidden className={clsx("min-w-0 flex-1 truncate text-left text-control font-medium", onlyWide[form])}>
        {name}
      </span>
      <ChevronsUpDown aria-hidden className={clsx("size-4 shrink-0 stroke-[1.75] text-ink-3", onlyWide[form])} />
    </>
  );
}

/** Name, language, colours and sign-out. */
export function AccountMenu({ form }: { form: SidebarForm }) {
  const { t } = useTranslation("common");
  const { user, account } = useSession();
  const { chosen } = useColorMode();
  const hotkeys = useAreHotkeysOn();
  const speak = useLanguageChoice();
  const leave = useLogout();
  const switchDigest = useDigestSwitch();
  const [naming, setNaming] = useState<boolean>();
  const locale = useLocale();
  const paths = usePaths();

  return (
    <>
      <Menu
        align="start"
        side={form === "rail" ? "right" : "top"}
        trigger={
          <button type="button" className="flex h-8 w-full items-center gap-2 rounded-control px-1 tint hover:bg-nav phone:h-11">
            <AccountFace form={form} />
          </button>
        }
      >
        <p className="max-w-64 truncate px-2 pt-1 pb-1.5 text-caption text-ink-3">{user.email}</p>
        <MenuItem icon={<PenLine />} onSelect={() => setNaming(true)}>
          {t(($) => $.account.changeName)}
        </MenuItem>
        <MenuLink icon={<CircleUserRound />} to={paths.account()}>
          {t(($) => $.account.title)}
        </MenuLink>
        <MenuLink icon={<ShieldCheck />} to={paths.privacy()}>
          {t(($) => $.account.privacy)}
        </MenuLink>
        <MenuSeparator />
        <MenuChoice<Locale>
          label={t(($) => $.account.language)}
          value={locale}
          onChange={speak}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        />
        <MenuSeparator />
        <MenuChoice<ColorMode>
          label={t(($) => $.account.colors)}
          value={chosen}
          onChange={chooseColorMode}
          options={(["system", "light", "dark"] as const).map((value) => ({ value, label: t(($) => $.account[value]) }))}
        />
        <MenuSeparator />
        <MenuChoice<"on" | "off">
          label={t(($) => $.account.digest)}
          value={account.digest ? "on" : "off"}
          onChange={(value) => switchDigest(value === "on")}
          options={[
            { value: "on", label: t(($) => $.account.on) },
            { value: "off", label: t(($) => $.account.off) },
          ]}
        />
        <MenuSeparator />
        <MenuChoice<"on" | "off">
          label={t(($) => $.account.shortcuts)}
          value={hotkeys ? "on" : "off"}
          onChange={(value) => switchHotkeys(value === "on")}
          options={[
            { value: "on", label: t(($) => $.account.on) },
            { value: "off", label: t(($) => $.account.off) },
          ]}
        />
        <MenuSeparator />
        <MenuItem icon={<LogOut />} onSelect={leave}>
          {t(($) => $.account.logout)}
        </MenuItem>
      </Menu>
      {naming !== undefined && <NameDialog open={naming} onOpenChange={setNaming} />}
    </>
  );
}
