import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Handles dropped or pasted files. Text that is pasted or dropped is left alone. */
export function useDroppedFiles(take: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!hasFile(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave(event: DragEvent) {
      const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!isInside) setIsOver(false);
    },
    onDrop(event: DragEvent) {
      setIsOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    },
    onPaste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    },
  };
}
