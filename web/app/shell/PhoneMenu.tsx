import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { InDialog } from "../../ui/layers.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { SidebarContent } from "./Sidebar.tsx";

/** The sidebar on phones: over the page, from the left. */
export default function PhoneMenu({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation("common");
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-(--z-scrim) bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-(--z-dialog) flex w-72 max-w-[85vw] flex-col bg-canvas pb-[env(safe-area-inset-bottom)] shadow-3 transition-transform duration-200 ease-out outline-none data-ending-style:-translate-x-full data-starting-style:-translate-x-full">
          <Dialog.Title className="sr-only">{t(($) => $.nav.menu)}</Dialog.Title>
          <Dialog.Close
            aria-label={t(($) => $.nav.closeMenu)}
            className="absolute top-2 right-2 grid size-10 place-items-center rounded-control"
          >
            <X aria-hidden className="size-5 stroke-[1.75]" />
          </Dialog.Close>
          <InDialog value={true}>
            <SidebarContent form="full" />
          </InDialog>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
