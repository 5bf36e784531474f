import { useEffect } from "react";
import { trustedData } from "../../trusted.ts";

/** Changes the content of a meta element while the caller is mounted, and restores it afterwards. */
export function useMeta(name: "description" | "robots", content: string | undefined): void {
  useEffect(() => {
    const meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
    if (!meta || content === undefined) return undefined;
    const before = meta.content;
    meta.content = content;
    return () => void (meta.content = before);
  }, [name, content]);
}

/** Adds structured data for search engines to the page's head while the caller is mounted. */
export function useStructuredData(data: object | undefined): void {
  const json = data && JSON.stringify(data);
  useEffect(() => {
    if (json === undefined) return undefined;
    const script = document.createElement("script");
    script.type = "application/ld+json";
    script.text = trustedData(json);
    document.head.append(script);
    return () => script.remove();
  }, [json]);
}
