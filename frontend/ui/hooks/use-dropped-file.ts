import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Handles a dropped or pasted file. Text that is pasted or dropped is left alone. */
export function useDroppedFile(take: (file: File) => void) {
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
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      take(file);
    },
    onPaste(event: ClipboardEvent) {
      const [file] = event.clipboardData.files;
      if (!file) return;
      event.preventDefault();
      take(file);
    },
  };
}
