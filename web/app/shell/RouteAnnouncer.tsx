import { useEffect, useRef, useState } from "react";

/** Announces a newly opened page to screen readers and moves the focus to it. Browsers announce the first page themselves. */
export function RouteAnnouncer({ pathname }: { pathname: string }) {
  const [title, setTitle] = useState("");
  const last = useRef(pathname);

  useEffect(() => {
    const isNew = last.current !== pathname;
    last.current = pathname;
    const frame = requestAnimationFrame(() => {
      if (!isNew) return;
      setTitle(document.title);
      if (!location.hash) document.getElementById("main")?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
