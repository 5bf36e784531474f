import clsx from "clsx";
import { ChevronLeft } from "lucide-react";
import { type ReactNode, use } from "react";
import { Link } from "./Link.tsx";
import { PageFrameContext } from "./page-frame.ts";

export interface Crumb {
  label: string;
  to: string;
}

interface PageProps {
  /** The page's name: title of the document and last crumb. */
  title: string;
  /** Shown on phones alone, below the title. */
  subtitle?: string | undefined;
  /** The way here, without the page itself. */
  crumbs?: readonly Crumb[];
  /** At most two buttons and a menu. */
  actions?: ReactNode;
  /** False when the page has a heading of its own below. */
  isHeading?: boolean;
  /** The header stays in view while the page scrolls; on phones there is no room for that. */
  isHeaderSticky?: boolean;
  /** Instead of page scrolling, the page fills the window and its parts scroll. */
  fill?: boolean;
  children: ReactNode;
}

/** A page of the dashboard: header of 52 px, then its content. */
export function Page({ title, subtitle, crumbs, actions, isHeading, isHeaderSticky, fill, children }: PageProps) {
  const { titled } = use(PageFrameContext);
  return (
    <div className={clsx("flex min-h-dvh min-w-0 flex-1 flex-col bg-surface", fill && "lg:h-dvh")}>
      <title>{titled(title)}</title>
      <PageHeader
        title={title}
        subtitle={subtitle}
        {...(crumbs && { crumbs })}
        actions={actions}
        isHeading={isHeading ?? true}
        isHeaderSticky={isHeaderSticky ?? false}
      />
      {children}
    </div>
  );
}

export function PageHeader({
  title,
  subtitle,
  crumbs = [],
  actions,
  isHeading = true,
  isHeaderSticky = false,
}: Omit<PageProps, "children" | "fill">) {
  const { menu, breadcrumb } = use(PageFrameContext);
  const parent = crumbs.at(-1);
  const Heading = isHeading ? "h1" : "span";
  return (
    <header
      className={clsx(
        "flex h-13 shrink-0 items-center gap-2 border-b border-line px-6 phone:px-2",
        isHeaderSticky && "bg-surface sm:sticky sm:top-0 sm:z-(--z-head)",
      )}
    >
      <div className="contents sm:hidden">
        {parent ? (
          <Link to={parent.to} aria-label={parent.label} className="grid size-10 shrink-0 place-items-center rounded-control">
            <ChevronLeft aria-hidden className="size-5 stroke-[1.75]" />
          </Link>
        ) : (
          menu
        )}
      </div>
      {crumbs.length > 0 && (
        <nav aria-label={breadcrumb} className="flex min-w-0 shrink items-center gap-2 text-control phone:hidden">
          {crumbs.map((crumb) => (
            <span key={crumb.to} className="flex min-w-0 items-center gap-2">
              <Link to={crumb.to} className="truncate rounded-chip text-ink-2 hover:text-ink hover:underline">
                {crumb.label}
              </Link>
              <span aria-hidden className="text-ink-3">
                /
              </span>
            </span>
          ))}
        </nav>
      )}
      <div className="min-w-0">
        <Heading
          tabIndex={isHeading ? -1 : undefined}
          className="block truncate text-control font-medium phone:text-section phone:font-semibold"
        >
          {title}
        </Heading>
        {subtitle && <p className="truncate text-caption text-ink-2 sm:hidden">{subtitle}</p>}
      </div>
      <div className="ml-auto flex shrink-0 items-center gap-2">{actions}</div>
    </header>
  );
}
