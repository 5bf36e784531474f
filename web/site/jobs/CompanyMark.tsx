import type { Logo } from "@candor/core/job/company/logo.info";

interface CompanyMarkProps {
  name: string;
  logo: Logo | undefined;
}

/** A company's logo, beside its name, or the name's first letter. Logos are drawn for paper: they lie on it in the dark, too. */
export function CompanyMark({ name, logo }: CompanyMarkProps) {
  return logo ? (
    <img
      src={logo.url}
      width={40}
      height={40}
      alt=""
      decoding="async"
      className="size-10 shrink-0 rounded-card border border-line bg-paper object-contain p-1"
    />
  ) : (
    <span
      aria-hidden
      className="grid size-10 shrink-0 place-items-center rounded-card border border-line bg-canvas text-section font-semibold text-ink-2"
    >
      {String.fromCodePoint(name.trim().codePointAt(0) ?? 0x2022).toLocaleUpperCase()}
    </span>
  );
}
