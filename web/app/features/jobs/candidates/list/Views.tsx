import { Bookmark } from "lucide-react";
import { Button } from "../../../../../ui/Button.tsx";
import { Popover } from "../../../../../ui/Popover.tsx";
import { lazyWith } from "../../../../i18n/lazyWith.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import type { ListFilter } from "../../../../recruiting/search/filter.ts";

const ViewsPanel = lazyWith(["views"], () => import("./ViewsPanel.tsx"));

export interface ViewsProps {
  query: string;
  filter: ListFilter;
  onView: (query: string, filter: ListFilter) => void;
}

/** The account's saved views: filter, order and columns under a name. */
export function Views({ query, filter, onView }: ViewsProps) {
  const { t } = useTranslation("candidates");
  const title = t(($) => $.views.title);
  return (
    <Popover parts={[ViewsPanel]} label={title} trigger={<Button icon={<Bookmark aria-hidden />}>{title}</Button>}>
      {(close) => (
        <ViewsPanel
          query={query}
          filter={filter}
          onView={(nextQuery, next) => {
            onView(nextQuery, next);
            close();
          }}
        />
      )}
    </Popover>
  );
}
