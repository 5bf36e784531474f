import { useEffect, useEffectEvent, useState } from "react";
import { toast, Toaster } from "../ui/Toaster.tsx";
import { addAddress, type Address, AddressContext, addressNow } from "./features/auth/address.tsx";
import { AuthFrame } from "./features/auth/AuthFrame.tsx";
import { LinkForm } from "./features/auth/LinkForm.tsx";
import { RedirectPage } from "./features/auth/RedirectPage.tsx";
import { Boundary } from "./features/errors/Boundary.tsx";
import { loadCatalogues, speak } from "./i18n/i18n.ts";
import { localeOf } from "./i18n/locale.ts";
import { LocaleContext } from "./i18n/useLocale.ts";
import { useTranslation } from "./i18n/useTranslation.ts";
import { takeFarewell } from "./session/farewell.ts";
import { OfflineNotice } from "./shell/OfflineNotice.tsx";
import { RouteAnnouncer } from "./shell/RouteAnnouncer.tsx";
import { SkipLink } from "./shell/SkipLink.tsx";
import { useNewBuild } from "./shell/useNewBuild.ts";
import { signInPageAt } from "./sign-in-pages.ts";

/** The pages of signing in, the first of them at the address `first`. */
export function SignIn({ first }: { first: Address }) {
  return (
    <LocaleContext value={localeOf(first.pathname)}>
      <Boundary>
        <Pages first={first} />
      </Boundary>
    </LocaleContext>
  );
}

function Pages({ first }: { first: Address }) {
  const { t } = useTranslation("common");
  const { address, open } = useAddresses(first);
  useNewBuild();
  useEffect(() => {
    const farewell = takeFarewell();
    if (farewell) toast.success(farewell.title, { description: farewell.description });
  }, []);
  const page = signInPageAt(address.pathname);
  return (
    <LocaleContext value={localeOf(address.pathname)}>
      <AddressContext value={{ ...address, open }}>
        <SkipLink />
        <AuthFrame>{page === "redirect" ? <RedirectPage /> : <LinkForm key={page} intent={page ?? "login"} />}</AuthFrame>
        <OfflineNotice />
        <Toaster label={t(($) => $.notifications)} />
        <RouteAnnouncer pathname={address.pathname} />
      </AddressContext>
    </LocaleContext>
  );
}

/** The address that is shown, and how to open another. It changes once the words of its language have come. */
function useAddresses(first: Address) {
  const [address, setAddress] = useState(first);
  const [failure, setFailure] = useState<{ error: unknown }>();
  if (failure) throw failure.error;
  const show = async () => {
    const locale = localeOf(location.pathname);
    try {
      await loadCatalogues(locale, ["auth"]);
      await speak(locale);
      setAddress(addressNow());
    } catch (error) {
      setFailure({ error });
    }
  };
  const onBack = useEffectEvent(() => void show());
  useEffect(() => {
    const back = () => onBack();
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, []);
  return {
    address,
    open: (to: string, email = "") => {
      addAddress(to, email);
      scrollTo(0, 0);
      void show();
    },
  };
}
