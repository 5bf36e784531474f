import clsx from "clsx";
import { buttonClass } from "../../../ui/Button.tsx";
import { usePaths } from "../../paths.ts";
import { AddressLink } from "./address.tsx";

/** The way back to the login page. */
export function OtherWay({ primary = false, children }: { primary?: boolean; children: string }) {
  const paths = usePaths();
  return (
    <AddressLink
      to={paths.login()}
      data-primary={primary ? "" : undefined}
      className={clsx(buttonClass({ variant: primary ? "primary" : "quiet", size: "lg" }), "w-full", primary ? "mt-6" : "mt-2")}
    >
      {children}
    </AddressLink>
  );
}
