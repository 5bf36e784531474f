import { useLocation } from "react-router-dom";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { ErrorPage, type Framed } from "./ErrorPages.tsx";

/** The address with its escapes decoded, if they are valid. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** No page has this address. */
export function NotFound({ inFrame }: Framed) {
  const { t } = useTranslation("common");
  const { pathname } = useLocation();
  const paths = usePaths();
  return (
    <ErrorPage
      {...(inFrame && { inFrame })}
      status={404}
      title={t(($) => $.error.notFound)}
      action={
        <LinkButton variant="primary" to={paths.jobs()}>
          {t(($) => $.error.toJobs)}
        </LinkButton>
      }
    >
      <p className="mb-2 font-medium break-all text-ink">{readable(pathname)}</p>
      <p>{t(($) => $.error.notFoundBody)}</p>
    </ErrorPage>
  );
}
