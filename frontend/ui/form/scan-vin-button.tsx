import { lazy, Suspense } from 'react';

/** Apart, because few browsers read bar codes. */
const VinScanner = lazy(async () => ({ default: (await import('./vin-scanner.tsx')).VinScanner }));

interface ScanVinButtonProps {
  readonly onRead: (vin: string) => void;
}

/** Reads the bar code of a VIN with the camera, in browsers that can; nothing in others. */
export function ScanVinButton({ onRead }: ScanVinButtonProps) {
  if (!('BarcodeDetector' in globalThis)) return null;
  return (
    <Suspense>
      <VinScanner onRead={onRead} />
    </Suspense>
  );
}
