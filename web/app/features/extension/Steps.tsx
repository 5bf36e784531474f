import clsx from "clsx";
import { CircleCheck, CircleDashed, Download, ExternalLink } from "lucide-react";
import { type ReactNode, useState } from "react";
import { buttonClass } from "../../../ui/Button.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { pageDrawing } from "../../api/drawing.ts";
import { config } from "../../config.ts";
import { useFormats } from "../../i18n/format.ts";
import { rich } from "../../i18n/rich.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { ADDRESSES, BROWSERS, type BrowserName, browserOf, NAMES, storeOf } from "./browsers.ts";

/** Where the build puts the extension as a file. */
const FILE = "/extension/candor-extension.zip";

/** The way to a first CV: install, connect, send. `isConnected` is undefined while it is not known. */
export function Steps({ isConnected }: { isConnected: boolean | undefined }) {
  const { t } = useTranslation("extension");
  return (
    <ol className="mt-6 grid grid-cols-3 divide-x divide-line rounded-card border border-line narrow:grid-cols-1 narrow:divide-x-0 narrow:divide-y">
      <Install />
      <Step number={2} title={t(($) => $.connect.title)} foot={<Connected isConnected={isConnected} />}>
        <p>{t(($) => $.connect.body)}</p>
        <List items={[t(($) => $.connect.pin), t(($) => $.connect.press)]} />
      </Step>
      <Step number={3} title={t(($) => $.send.title)} foot={<Sample />}>
        <p>{t(($) => $.send.body)}</p>
        <p className="mt-3">{t(($) => $.send.link)}</p>
        <p className="mt-1.5">{t(($) => $.send.files)}</p>
      </Step>
    </ol>
  );
}

function Install() {
  const { t } = useTranslation("extension");
  const [browser, setBrowser] = useState(() => browserOf((pageDrawing() ?? navigator).userAgent));
  const store = storeOf(browser);
  const choice = (
    <Segmented
      size="sm"
      className="mt-3"
      label={t(($) => $.install.browser)}
      value={browser}
      onChange={setBrowser}
      options={BROWSERS.map((value) => ({ value, label: NAMES[value] }))}
    />
  );
  if (store) {
    const toStore = (
      <a className={buttonClass({ variant: "primary", size: "lg" })} href={store} target="_blank" rel="noreferrer">
        <ExternalLink aria-hidden />
        {t(($) => $.install.toStore)}
      </a>
    );
    return (
      <Step number={1} title={t(($) => $.install.title)} foot={toStore}>
        <p>{t(($) => $.install.fromStore)}</p>
        {choice}
      </Step>
    );
  }
  return (
    <Step number={1} title={t(($) => $.install.title)} foot={<DownloadFile />}>
      <p>{browser === "firefox" ? t(($) => $.install.temporary) : t(($) => $.install.byHand)}</p>
      {choice}
      <ByHand browser={browser} />
    </Step>
  );
}

function ByHand({ browser }: { browser: BrowserName }) {
  const { t } = useTranslation("extension");
  const address = ADDRESSES[browser];
  const open = (sentence: string) =>
    rich(sentence, {
      code: (words) => (
        <code className="rounded-chip bg-chip px-1.5 py-0.5 font-sans font-medium break-all text-ink select-all">{words}</code>
      ),
    });
  return browser === "firefox" ? (
    <List
      items={[open(t(($) => $.install.debugging, { address })), t(($) => $.install.loadTemporary), t(($) => $.install.again)]}
    />
  ) : (
    <List items={[t(($) => $.install.unpack), open(t(($) => $.install.developer, { address })), t(($) => $.install.load)]} />
  );
}

function DownloadFile() {
  const { t } = useTranslation("extension");
  const formats = useFormats();
  const { extension } = config;
  return (
    <>
      <a className={buttonClass({ variant: "primary", size: "lg" })} href={FILE} download>
        <Download aria-hidden />
        {t(($) => $.install.download)}
      </a>
      {extension && (
        <span className="text-caption text-ink-2">
          {t(($) => $.install.file, { version: extension.version, size: formats.fileSize(extension.bytes) })}
        </span>
      )}
    </>
  );
}

/** Opens a CV of an invented person in a tab, where the extension can be tried. */
function Sample() {
  const { t } = useTranslation("extension");
  const locale = useLocale();
  return (
    <a className="link text-control phone:py-2" href={`/extension/sample-cv-${locale}.pdf`} target="_blank" rel="noreferrer">
      {t(($) => $.send.sample)}
    </a>
  );
}

function Connected({ isConnected }: { isConnected: boolean | undefined }) {
  const { t } = useTranslation("extension");
  if (isConnected === undefined) return null;
  const Icon = isConnected ? CircleCheck : CircleDashed;
  return (
    <p className="flex items-center gap-2 text-control text-ink-2">
      <Icon aria-hidden className={isConnected ? "size-4 shrink-0 stroke-[1.75] text-good" : "size-4 shrink-0 stroke-[1.75]"} />
      {isConnected ? t(($) => $.connect.done) : t(($) => $.connect.not)}
    </p>
  );
}

function Step({ number, title, foot, children }: { number: number; title: string; foot?: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 flex-col p-5 phone:p-4">
      <h2 className="flex items-center gap-3 text-section font-semibold">
        <span
          aria-hidden
          className="grid size-[22px] shrink-0 place-items-center rounded-full border border-line-strong text-caption font-medium text-accent-ink"
        >
          {number}
        </span>
        {title}
      </h2>
      <div className={clsx("mt-2 text-control text-pretty text-ink-2", foot && "mb-5")}>{children}</div>
      {foot && <div className="mt-auto flex min-h-10 flex-wrap items-center gap-x-3 gap-y-2">{foot}</div>}
    </li>
  );
}

function List({ items }: { items: readonly ReactNode[] }) {
  return (
    <ol className="mt-3 list-decimal space-y-1.5 pl-5">
      {items.map((item, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- the steps never change their order
        <li key={position}>{item}</li>
      ))}
    </ol>
  );
}
