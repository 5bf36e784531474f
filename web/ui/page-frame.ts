import { createContext, type ReactNode } from "react";

/** Values from the frame around a page: the title's suffix and the button of the menu on phones. */
interface PageFrame {
  titled: (title: string) => string;
  breadcrumb: string;
  menu: ReactNode;
}

export const PageFrameContext = createContext<PageFrame>({ titled: (title) => title, breadcrumb: "", menu: null });
