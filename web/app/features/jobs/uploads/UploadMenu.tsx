import { ChevronDown, Library, MonitorUp, Upload } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { PdfInput } from "../../../../ui/files/PdfInput.tsx";
import { Menu, MenuItem } from "../../../../ui/Menu.tsx";
import { useHotkey } from "../../../../ui/useHotkey.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";

interface UploadMenuProps {
  onChoose: (files: File[]) => void;
  onPool: () => void;
}

/** The choice between files of this computer and CVs of the account's pool. */
export function UploadMenu({ onChoose, onPool }: UploadMenuProps) {
  const { t } = useTranslation("uploads");
  const input = useRef<HTMLInputElement>(null);
  useHotkey("u", () => input.current?.click());
  return (
    <>
      <Menu
        trigger={
          <Button variant="primary" icon={<Upload aria-hidden />} className="phone:hidden">
            {t(($) => $.from.label)}
            <ChevronDown aria-hidden className="-mr-1 size-3.5!" />
          </Button>
        }
      >
        <MenuItem icon={<MonitorUp aria-hidden />} onSelect={() => input.current?.click()}>
          {t(($) => $.from.computer)}
        </MenuItem>
        <MenuItem icon={<Library aria-hidden />} onSelect={onPool}>
          {t(($) => $.from.pool)}
        </MenuItem>
      </Menu>
      <PdfInput ref={input} label={t(($) => $.from.computer)} multiple onChoose={onChoose} />
    </>
  );
}
