import { useEffect } from "react";

/** Tells search engines whether to list the page, while the caller is mounted, and restores the former content afterwards. */
export function useRobots(content: string): void {
  useEffect(() => {
    const meta = document.head.querySelector<HTMLMetaElement>('meta[name="robots"]');
    if (!meta) return undefined;
    const before = meta.content;
    meta.content = content;
    return () => void (meta.content = before);
  }, [content]);
}
