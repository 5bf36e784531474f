import { useEffect, useEffectEvent, useState } from "react";

/** True if files are dragged over the page, not text or a link. */
const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;

/** Accepts files dropped anywhere in the window. Returns true while files are dragged over it. */
export function usePageDrop(onDrop: (data: DataTransfer) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setDragging(true);
    };
    // Leaving one element for another tells where to; leaving the window does not.
    const leave = (event: DragEvent) => event.relatedTarget === null && setDragging(false);
    const dropped = (event: DragEvent) => {
      setDragging(false);
      if (!carriesFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      drop(event.dataTransfer);
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", dropped);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", dropped);
    };
  }, []);
  return isDragging;
}
